import base64, io, json, sys
from PIL import Image, ImageDraw, ImageFont

def bend(p, t):  # a point of a Bezier curve
    return bend([a + (b - a) * t for a, b in zip(p, p[1:])], t) if p[1:] else p[0]

def outlines(shape):  # each a list of points in pixels
    lines = []
    for letter, *n in shape["steps"]:
        ends = [complex(x, y) * scale for x, y in zip(n[::2], n[1::2])]
        if letter == "M":
            lines.append(ends)
        else:
            curve = lines[-1][-1:] + (ends or lines[-1][:1])
            lines[-1] += [bend(curve, i / 16) for i in range(1, 17)]
    return [[(point.real, point.imag) for point in line] for line in lines]

def ink(paint):  # of a gradient, the mean of its colours
    colors = [stop["color"] for stop in paint.get("stops", [paint])]
    return tuple(round(255 * sum(c) / len(colors)) for c in zip(*colors))

def draw(elements, picture):
    for e in elements:
        layer, seen = Image.new("RGBA", picture.size), Image.new("L", picture.size, 255)
        pen, lines = ImageDraw.Draw(layer), outlines(e["shape"]) if "shape" in e else []
        for line in lines:
            if e["type"] == "stroke":
                pen.line(line, ink(e["paint"]), round(e["width"] * scale), "curve")
            else:
                pen.polygon(line, ink(e.get("paint") or {"color": e["tint"]}))
        if e["type"] == "text":
            anchor = {"leading": "ls", "center": "ms", "trailing": "rs"}[e["alignment"]]
            font = ImageFont.load_default(e["size"] * scale)
            pen.text((e["x"] * scale, e["y"] * scale), e["string"], ink(e), font, anchor)
        elif e["type"] == "image":
            x, y, *sides = [round(e[key] * scale) for key in ("x", "y", "width", "height")]
            drawn = images.get(e["name"], Image.new("RGBA", (1, 1), "#E5E5EA"))  # grey for none
            layer.paste(drawn.resize(sides), (x, y))
        elif e["type"] == "group":
            draw(e["elements"], layer)
            if e["mask"]:
                seen = Image.new("L", picture.size)
                ImageDraw.Draw(seen).polygon(outlines(e["mask"]["shape"])[0], 255)
            seen = seen.point(lambda white: white * e["opacity"])
        picture.paste(Image.alpha_composite(picture, layer), mask=seen)

run = json.loads(sys.stdin.readline())
images = {i["name"]: Image.open(io.BytesIO(base64.b64decode(i["png"]))) for i in run["images"]}
scale = 2 * run["px_per_pt"]  # twice as fine as the picture, for smooth edges
for frame in map(json.loads, sys.stdin):
    size = round(frame["width_pt"] * scale), round(frame["height_pt"] * scale)
    screen = Image.new("RGBA", size, ink({"color": run["background"]}))
    draw(frame["elements"], screen)
    screen.reduce(2).save(f"frame-{frame['frame']:05}.png")
