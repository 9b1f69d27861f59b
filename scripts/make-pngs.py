#!/usr/bin/env python3
"""Writes PNG files of every kind that Pillow, ImageMagick and ffmpeg can write, and what these read.

Usage: make-pngs.py FOLDER [--decode]

The files are the seeds of scripts/fuzz-png.sh; with --decode, tests compare our decoder with:
  NAME.pillow  eight bits of R, G, B, A a pixel (of samples of 16 bits the higher byte)
  NAME.magick  16 bits, the higher byte first, of R, G, B, A a pixel
  NAME.ffmpeg  as Pillow, or, where samples have 16 bits, as ImageMagick
"""
import pathlib
import random
import struct
import subprocess
import sys

from PIL import Image

SIZE = (37, 23)


def sample(x, y, channel):
    """A picture with flat parts, slopes and noise, which the filters of the encoders differ on."""
    if x < 9:
        return 0 if y < 12 else 255
    if y < 9:
        return (x * 7 + y * (channel + 1)) % 256
    return random.Random((x * 64 + y) * 4 + channel).randrange(256)


def picture(mode, channels):
    width, height = SIZE
    data = bytes(sample(x, y, c) for y in range(height) for x in range(width) for c in range(channels))
    return Image.frombytes(mode, SIZE, data)


def by_pillow(folder):
    rgba, rgb = picture("RGBA", 4), picture("RGB", 3)
    gray, gray_alpha = picture("L", 1), picture("LA", 2)
    wide = Image.frombytes(
        "I;16", SIZE, b"".join(struct.pack("<H", sample(x, y, 0) << 8 | sample(y, x, 1))
                               for y in range(SIZE[1]) for x in range(SIZE[0])))
    saved = {
        "rgba": (rgba, {}), "rgb": (rgb, {}), "l": (gray, {}), "la": (gray_alpha, {}),
        "1": (gray.point(lambda v: 255 if v > 99 else 0).convert("1"), {}), "i16": (wide, {}),
        "rgb-key": (rgb, {"transparency": rgb.getpixel((20, 3))}),
        "l-key": (gray, {"transparency": gray.getpixel((20, 3))}),
        "rgba-0": (rgba, {"compress_level": 0}), "rgb-9": (rgb, {"optimize": True}),
        "rgba-fixed": (rgba, {"compress_type": 4}), "rgba-runs": (rgba, {"compress_type": 3}),
        "rgb-huffman": (rgb, {"compress_type": 2}),
    }
    for bits, colors in ((1, 2), (2, 4), (4, 16), (8, 200)):
        indexed = rgb.quantize(colors)
        saved[f"p{bits}"] = (indexed, {"bits": bits})
        saved[f"p{bits}-key"] = (indexed, {"bits": bits, "transparency": colors - 1})
        alphas = bytes(i * 97 % 256 for i in range(colors))
        saved[f"p{bits}-alphas"] = (indexed, {"bits": bits, "transparency": alphas})
    for name, (image, options) in saved.items():
        image.save(folder / f"pillow-{name}.png", **options)
    frames = [rgba, rgba.rotate(180)]
    frames[0].save(folder / "pillow-apng.png", save_all=True, append_images=frames[1:],
                   default_image=False)
    # Many chunks of image data: Pillow ends one where its buffer is full.
    big = Image.effect_noise((300, 300), 90).convert("RGB")
    big.save(folder / "pillow-big.png")


def by_imagemagick(folder):
    """Every colour type and depth, with and without interlace, from sources that have them."""
    deep = folder / "source.rgba"
    deep.write_bytes(b"".join(struct.pack(">4H", *(sample(x, y, c) << 8 | sample(y, x, c)
                                                   for c in range(4)))
                              for y in range(SIZE[1]) for x in range(SIZE[0])))
    read = ["-size", "x".join(map(str, SIZE)), "-depth", "16", f"rgba:{deep}"]
    kinds = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
    command = ["convert"]
    for color_type, depths in kinds.items():
        for depth in depths:
            reduce = {0: ["-alpha", "off", "-colorspace", "Gray", "-depth", str(depth)],
                      3: ["-alpha", "off", "+dither", "-colors", str(2 ** depth),
                          # The background would be one more colour of the palette.
                          "-define", "png:exclude-chunks=bKGD"],
                      4: ["-colorspace", "Gray"]}.get(color_type, [])
            if color_type == 2:
                reduce = ["-alpha", "off"]
            for interlace in ("None", "PNG"):
                # The filter goes through 0 to 4 and the one that adapts; levels change with it.
                quality = 10 * (1 + depth % 9) + (depth + color_type + (interlace == "PNG")) % 6
                command += ["("] + read + reduce + [
                    "-define", f"png:color-type={color_type}", "-define", f"png:bit-depth={depth}",
                    "-interlace", interlace, "-quality", str(quality), "-write",
                    str(folder / f"magick-{color_type}-{depth}-{interlace}.png"), ")"]
    for depth in (1, 2, 4, 8):  # transparency of one grey, and of one colour
        command += ["("] + read + [
            "-alpha", "off", "-colorspace", "Gray", "-depth", str(depth), "-transparent", "black",
            "-define", "png:color-type=0", "-define", f"png:bit-depth={depth}", "-write",
            str(folder / f"magick-0-{depth}-key.png"), ")"]
    command += ["("] + read + [
        "-alpha", "off", "-transparent", "black", "-define", "png:color-type=2", "-define",
        "png:bit-depth=8", "-write", str(folder / "magick-2-8-key.png"), ")"]
    subprocess.run(command + ["null:"], check=True)
    deep.unlink()


def by_ffmpeg(folder):
    formats = ("rgb24", "rgba", "rgb48be", "rgba64be", "pal8", "gray", "ya8", "gray16be", "ya16be",
               "monob")
    command = ["ffmpeg", "-v", "error", "-i", str(folder / "pillow-rgba.png")]
    for index, pixels in enumerate(formats):
        prediction = ("none", "sub", "up", "avg", "paeth", "mixed")[index % 6]
        command += ["-pix_fmt", pixels, "-pred", prediction, str(folder / f"ffmpeg-{pixels}.png")]
    command += ["-pix_fmt", "rgba", "-flags", "+ildct", str(folder / "ffmpeg-interlaced.png")]
    subprocess.run(command, check=True)


def pillow_pixels(path):
    image = Image.open(path)
    if image.mode.startswith("I"):  # 16 bits of grey, in two or four bytes, the lowest first
        high = image.tobytes()[1::2 if image.mode == "I;16" else 4]
        return Image.frombytes("L", image.size, high).convert("RGBA").tobytes()
    return image.convert("RGBA").tobytes()


def decode(folder):
    magick, ffmpeg, outputs = ["convert"], ["ffmpeg", "-v", "error"], []
    for index, path in enumerate(sorted(folder.glob("*.png"))):
        path.with_suffix(".pillow").write_bytes(pillow_pixels(path))
        magick += ["(", str(path), "-depth", "16", "-endian", "MSB", "-write",
                   f"rgba:{path.with_suffix('.magick')}", ")"]
        ffmpeg += ["-i", str(path)]
        pixels = "rgba64be" if path.read_bytes()[24] == 16 else "rgba"
        outputs += ["-map", str(index), "-frames:v", "1", "-pix_fmt", pixels, "-f", "rawvideo",
                    str(path.with_suffix(".ffmpeg"))]
    subprocess.run(magick + ["null:"], check=True)
    subprocess.run(ffmpeg + outputs, check=True)


if __name__ == "__main__":
    target = pathlib.Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    by_pillow(target)
    by_imagemagick(target)
    by_ffmpeg(target)
    if "--decode" in sys.argv:
        decode(target)
