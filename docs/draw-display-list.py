import base64, io, json, sys
from PIL import Image, ImageDraw, ImageFont

def bend(p, t):  # a coordinate of a Bezier curve
    return bend([a + (b - a) * t for a, b in zip(p, p[1:])], t) if p[1:] else p[0]

def inside(shape, white, width):  # how much of each pixel is seen in a shape, or along its outline
    seen, lines = Image.new("L", size), []
    for letter, *ends in shape["steps"]:
        lines += [[]] if letter == "M" else []
        curve = lines[-1][-2:] + ([end * scale for end in ends] or lines[-1][:2])
        lines[-1] += [bend(curve[axis::2], i / 16) for i in range(17) for axis in (0, 1)]
    for line in lines:
        pen = ImageDraw.Draw(seen)
        pen.line(line, white, width, "curve") if width else pen.polygon(line, white)
    return seen

def ink(paint):  # of a gradient, the mean of its colours
    colors = [stop["color"] for stop in paint.get("stops", [paint])]
    return tuple(round(255 * sum(c) / len(colors)) for c in zip(*colors))

def draw(elements, picture):
    for e in elements:
        x, y, *sides = [round(e.get(key, 0) * scale) for key in ("x", "y", "width", "height")]
        layer, shape = picture.copy(), (e.get("mask") or e).get("shape")
        white = round(255 * (e["weight"] if e["type"] == "backdrop" else e.get("opacity", 1)))
        width = max(1, sides[0]) if e["type"] == "stroke" else 0
        seen = inside(shape, white, width) if shape else Image.new("L", size, white)
        if e["type"] == "group":
            draw(e["elements"], layer)
        elif e["type"] == "image":
            drawn = images.get(e["name"], Image.new("RGBA", (1, 1), "#E5E5EA")).resize(sides)
            layer.paste(drawn, (x, y), drawn)
        elif e["type"] == "text":
            font = ImageFont.load_default(e["size"] * scale)
            ImageDraw.Draw(layer).text((x, y), e["string"], ink(e), font, anchors[e["alignment"]])
        else:
            paint = e.get("paint") or {"color": e["tint"]}
            layer.alpha_composite(Image.new("RGBA", size, ink(paint)))
        picture.paste(layer, mask=seen)

run = json.loads(sys.stdin.readline())
images = {i["name"]: Image.open(io.BytesIO(base64.b64decode(i["png"]))) for i in run["images"]}
anchors = {"leading": "ls", "center": "ms", "trailing": "rs"}
scale = 2 * run["px_per_pt"]  # twice as fine as the picture, for smooth edges
for frame in map(json.loads, sys.stdin):
    size = [round(frame[side] * scale) for side in ("width_pt", "height_pt")]
    screen = Image.new("RGBA", size, ink({"color": run["background"]}))
    draw(frame["elements"], screen)
    screen.reduce(2).save(f"frame-{frame['frame']:05}.png")
