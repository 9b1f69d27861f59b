import Export
import Testing
import Timeline

struct FrameFormatErrorTests {
  @Test(
    arguments: [
      (
        .frameNotDrawable(width: 0, height: .nan),
        "A frame of 0 by nan points cannot be drawn; both lengths have to be finite and above 0."
      ),
      (
        .scaleOutOfRange(0.00005),
        "The scale 0.00005 cannot be drawn; a scale is in 0.0009765625…1024 pixels per point."
      ),
      (
        .frameTooLarge(width: 32768, height: 0.5, scale: 1, columns: 32768, rows: 1),
        "A frame of 32768 by 0.5 points at the scale 1 is 32768 by 1 pixels large; a picture has at "
          + "most 32767 pixels a side and 67108864 in all."
      ),
      (
        .frameNotCentered(width: 1e16, height: 1, scale: 1.5),
        "A frame of 10000000000000000 by 1 points at the scale 1.5 is too large to be centred; its sides "
          + "have at most 9007199254740992 pixels."
      ),
      (
        .pictureTooLarge(columns: 8193, rows: 8192),
        "A picture of 8193 by 8192 pixels is too large; a picture has at most 32767 pixels a side and "
          + "67108864 in all."
      ),
      (
        .frameCountOutOfRange(format: "apng", count: 0, greatest: 7),
        "A file in the format apng holds 1…7 frames, but there are 0."
      ),
      (
        .frameRateOutOfRange(format: "apng", .fps60, greatestPart: 59),
        "A file in the format apng shows each frame for a fraction of seconds whose numbers are at most "
          + "59, but the frame rate is 60."
      ),
    ] as [(FrameFormatError, String)])
  func `each error is one sentence with what was given and what is accepted`(
    error: FrameFormatError, sentence: String
  ) {
    #expect(error.description == sentence)
  }
}
