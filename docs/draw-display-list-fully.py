"""Draws the frames of a display list with Pillow, as frame-00000.png and so on in this folder:

timeline-dump toast --format display-list | python3 docs/draw-display-list-fully.py
"""
import base64, io, json, math, sys
import numpy
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

FINE = 3  # a pixel is drawn as 3 x 3 smaller ones, whose colours are then averaged

def inside(shape, m, pen=None):  # white in the shape, or along its outline with a pen
    lines, turns = [], numpy.zeros(size[::-1])
    for letter, *numbers in shape["steps"]:
        points = [tuple((m @ [x, y, 1])[:2] - 0.5) for x, y in zip(numbers[::2], numbers[1::2])]
        if letter == "M":
            lines.append(points)
        elif letter == "Z":
            lines[-1].append(lines[-1][0])
        else:  # a Bezier curve of degree 1, 2 or 3
            ends, n = numpy.array([lines[-1][-1], *points]), len(points)
            for t in [i / 16 for i in range(1, 17)]:
                weights = [math.comb(n, i) * t**i * (1 - t)**(n - i) for i in range(n + 1)]
                lines[-1].append(tuple(weights @ ends))
    for line in lines:
        part = Image.new("L", size)
        if pen:
            ImageDraw.Draw(part).line(line, 1, round(pen["width"] * scale(m)), "curve")
            for end in [line[0], line[-1]] if pen["ends"] == "round" else []:
                ImageDraw.Draw(part).circle(end, pen["width"] * scale(m) / 2, 1)
        else:
            ImageDraw.Draw(part).polygon(line, 1)
        area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(line, [*line[1:], line[0]]))
        turns += numpy.array(part) * (1 if area > 0 or pen else -1)
    within = turns % 2 if shape.get("fill_rule") == "evenodd" and not pen else turns != 0
    return Image.fromarray((within * 255).astype("uint8"))

def ink(paint, m):  # a colour or a gradient all over the canvas
    if "color" in paint:
        return Image.new("RGBA", size, tuple(round(255 * c) for c in paint["color"]))
    start, end = [(m @ [*paint[key], 1])[:2] for key in ("start", "end")]
    y, x = numpy.mgrid[:size[1], :size[0]] + 0.5
    (dx, dy), stops = end - start, paint["stops"]
    offset = ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy)
    channels = [numpy.interp(offset, [s["offset"] for s in stops], [s["color"][i] for s in stops])
                for i in range(4)]
    return Image.fromarray((numpy.dstack(channels) * 255 + 0.5).astype("uint8"))

def through(backdrop, below, m):  # what lies below, blurred, tinted, and blended
    image = below.filter(ImageFilter.GaussianBlur(backdrop["blur_radius"] * scale(m)))
    image.alpha_composite(ink({"color": backdrop["tint"]}, m))
    blends = {"color-dodge": lambda b, d: min(1, b / (1 - d)) if d < 1 else 1,
              "overlay": lambda b, d: 2 * b * d if b < 0.5 else 1 - 2 * (1 - b) * (1 - d)}
    if backdrop["blend"]:
        blend, color = blends[backdrop["blend"]["mode"]], backdrop["blend"]["color"]
        table = [round(255 * blend(b / 255, d)) for d in color[:3] for b in range(256)]
        image = image.point(table + list(range(256)))
    return image

def draw(elements, m, canvas):
    for e in elements:
        mask = Image.new("L", size, 255)
        if e["type"] == "fill":
            layer, mask = ink(e["paint"], m), inside(e["shape"], m)
        elif e["type"] == "stroke":
            layer, mask = ink(e["paint"], m), inside(e["shape"], m, pen=e)
        elif e["type"] == "text":
            layer, mask = ink(e, m), Image.new("L", size)
            name = "DejaVuSans-Bold.ttf" if e["weight"] > 500 else "DejaVuSans.ttf"
            anchor = {"leading": "ls", "center": "ms", "trailing": "rs"}[e["alignment"]]
            ImageDraw.Draw(mask).text((m @ [e["x"], e["y"], 1])[:2], e["string"], 255,
                                      ImageFont.truetype(name, e["size"] * scale(m)), anchor)
        elif e["type"] == "image":
            image = images.get(e["name"], Image.new("RGBA", (1, 1), "#E5E5EA"))  # grey for none
            a, d = e["width"] / image.width, e["height"] / image.height
            back = numpy.linalg.inv(m @ matrix(a, 0, 0, d, e["x"], e["y"]))[:2].flatten()
            layer = image.transform(size, Image.Transform.AFFINE, back, Image.Resampling.BILINEAR)
        elif e["type"] == "group":
            here = m @ matrix(*e["transform"])
            layer = draw(e["elements"], here, Image.new("RGBA", size))
            mask = mask.point(lambda white: white * e["opacity"])
            if e["mask"]:
                mask = ImageChops.multiply(mask, inside(e["mask"]["shape"], here))
                mask = ImageChops.multiply(mask, ink(e["mask"]["paint"], here).getchannel("A"))
        elif e["type"] == "backdrop":
            mask = inside(e["shape"], m).point(lambda white: white * e["weight"])
            canvas.paste(through(e, canvas, m), mask=mask)
            continue
        layer.putalpha(ImageChops.multiply(layer.getchannel("A"), mask))
        canvas.alpha_composite(layer)
    return canvas

def matrix(a, b, c, d, x, y):
    return numpy.array([[a, c, x], [b, d, y], [0, 0, 1]])

def scale(m):  # how much longer lines become
    return float(abs(numpy.linalg.det(m)) ** 0.5)

run = json.loads(sys.stdin.readline())
images = {image["name"]: Image.open(io.BytesIO(base64.b64decode(image["png"]))).convert("RGBA")
          for image in run["images"]}
fine = run["px_per_pt"] * FINE
for line in sys.stdin:
    frame = json.loads(line)
    size = (math.ceil(frame["width_pt"] * fine), math.ceil(frame["height_pt"] * fine))
    points, background = matrix(fine, 0, 0, fine, 0, 0), {"color": run["background"]}
    screen = draw(frame["elements"], points, ink(background, points)).reduce(FINE)
    size = (run["width_px"], run["height_px"])
    picture = ink(background, points)
    picture.paste(screen, (round(run["x_px"]), round(run["y_px"])))
    picture.save(f"frame-{frame['frame']:05}.png")
