import base64, io, json, sys
import numpy
from PIL import Image, ImageChops, ImageDraw, ImageFont

def bend(p, t):  # a point of a Bezier curve
    return bend([a + (b - a) * t for a, b in zip(p, p[1:])], t) if p[1:] else p[0]

def inside(shape, pen=None):  # white in a shape, or along its outline
    mask, lines = Image.new("L", size), []
    for letter, *n in shape["steps"]:
        points = [complex(*xy) * scale for xy in zip(n[::2], n[1::2])]
        lines += [points] if letter == "M" else []
        curve = lines[-1][-1:] + (points or lines[-1][:1])
        lines[-1] += [bend(curve, i / 8) for i in range(1, 9)]
    for line in [[(p.real, p.imag) for p in line] for line in lines]:
        draw = ImageDraw.Draw(mask)
        draw.line(line, 255, round(pen * scale), "curve") if pen else draw.polygon(line, 255)
    return mask

def ink(paint):  # a colour, or a gradient, all over
    if "color" in paint:
        return Image.new("RGBA", size, tuple(round(255 * c) for c in paint["color"]))
    start, end = [complex(*paint[key]) * scale for key in ("start", "end")]
    y, x = numpy.mgrid[:size[1], :size[0]]
    offset, at = ((x + 1j * y - start) / (end - start)).real, [s["offset"] for s in paint["stops"]]
    bands = zip(*[[255 * c for c in s["color"]] for s in paint["stops"]])
    return Image.fromarray(numpy.dstack([numpy.interp(offset, at, b) for b in bands]).astype("u1"))

def draw(elements, layer):
    for e in elements:
        mask = inside(e["shape"], e.get("width")) if "shape" in e else Image.new("L", size)
        if e["type"] == "group":
            picture = draw(e["elements"], Image.new("RGBA", size))
            mask = inside(e["mask"]["shape"]) if e["mask"] else Image.new("L", size, 255)
            mask = mask.point(lambda white: white * e["opacity"])
        elif e["type"] == "image":
            x, y, *sides = [round(e[key] * scale) for key in ("x", "y", "width", "height")]
            picture = Image.new("RGBA", size)
            picture.paste(images[e["name"]].resize(sides), (x, y))
            mask = picture.getchannel("A")
        elif e["type"] == "text":
            picture, font = ink(e), ImageFont.load_default(e["size"] * scale)
            anchor = {"leading": "ls", "center": "ms", "trailing": "rs"}[e["alignment"]]
            place = (e["x"] * scale, e["y"] * scale)
            ImageDraw.Draw(mask).text(place, e["string"], 255, font, anchor)
        else:
            picture = ink(e["paint"] if "paint" in e else {"color": e["tint"]})
        picture.putalpha(ImageChops.multiply(picture.getchannel("A"), mask))
        layer.alpha_composite(picture)
    return layer

run = json.loads(sys.stdin.readline())
images = {i["name"]: Image.open(io.BytesIO(base64.b64decode(i["png"]))) for i in run["images"]}
scale = 2 * run["px_per_pt"]  # twice as fine as the picture
for frame in map(json.loads, sys.stdin):
    size = round(frame["width_pt"] * scale), round(frame["height_pt"] * scale)
    screen = draw(frame["elements"], ink({"color": run["background"]}))
    screen.reduce(2).save(f"frame-{frame['frame']:05}.png")
