// The other encoders, and the decoder that checks all of them.

import CDeflate
import CPNG
import Raster

/// The bytes of a picture's samples as other encoders take them: packed before the clock starts.
struct PackedPicture {
  let width: Int
  let height: Int
  let bytesPerPixel: Int
  /// Rows without a filter.
  var rows: [UInt8] = []
  /// Rows that begin with a 0, PNG's number for no filter.
  var unfiltered: [UInt8] = []

  init(_ picture: SamplePicture) {
    (width, height) = (picture.bitmap.size.width, picture.bitmap.size.height)
    bytesPerPixel = picture.isOpaque ? 3 : 4
    for (index, pixel) in Picture(picture.bitmap).pixels.enumerated() {
      if index % width == 0 { unfiltered.append(0) }
      for place in 0..<bytesPerPixel {
        let byte = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * place))
        rows.append(byte)
        unfiltered.append(byte)
      }
    }
  }
}

enum Peer {
  /// Bytes that libpng writes to.
  private final class Output {
    var bytes: [UInt8] = []
  }

  /// A file by libpng with its own choice of filters.
  static func libpng(_ picture: PackedPicture, level: Int32) -> [UInt8] {
    let output = Output()
    output.bytes.reserveCapacity(1 << 20)
    var png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
    var info = png_create_info_struct(png)
    png_set_write_fn(
      png, Unmanaged.passUnretained(output).toOpaque(),
      { png, data, count in
        guard let data, let pointer = png_get_io_ptr(png) else { return }
        let output = Unmanaged<Output>.fromOpaque(pointer).takeUnretainedValue()
        output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
      }, nil)
    png_set_compression_level(png, level)
    png_set_IHDR(
      png, info, UInt32(picture.width), UInt32(picture.height), 8,
      picture.bytesPerPixel == 3 ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
    png_write_info(png, info)
    picture.rows.withUnsafeBufferPointer { rows in
      let rowBytes = picture.width * picture.bytesPerPixel
      for row in 0..<picture.height {
        png_write_row(png, rows.baseAddress.map { $0 + row * rowBytes })
      }
    }
    png_write_end(png, nil)
    png_destroy_write_struct(&png, &info)
    return output.bytes
  }

  /// A zlib stream of unfiltered rows by libdeflate.
  static func libdeflate(_ picture: PackedPicture, level: Int32) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(level)
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, picture.unfiltered.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = libdeflate_zlib_compress(
        compressor, picture.unfiltered, picture.unfiltered.count, output.baseAddress, bound)
    }
  }

  /// The bytes that libdeflate unpacks a zlib stream to; none if it is damaged or has another length.
  static func unpacked(_ stream: [UInt8], count: Int) -> [UInt8] {
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let result = libdeflate_zlib_decompress(
      decompressor, stream, stream.count, &bytes, count, nil)
    return result == LIBDEFLATE_SUCCESS ? bytes : []
  }

  /// The pixels that libpng decodes a file to; none if it is damaged.
  static func decoded(_ file: [UInt8]) -> [UInt32] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else { return [] }
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var pixels = [UInt32](repeating: 0, count: Int(image.width) * Int(image.height))
    return png_image_finish_read(&image, nil, &pixels, 0, nil) == 0 ? [] : pixels
  }

  /// Whether libpng decodes a file to a picture's pixels.
  static func decodes(_ file: [UInt8], to picture: SamplePicture) -> Bool {
    decoded(file) == Picture(picture.bitmap).pixels
  }
}
