package yomikiri.app.draw;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;

/** Writes pictures without transparency as PNG (W3C, 2003), since JavaFX cannot. */
final class Png {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final int DEPTH = 8;
  private static final int RGB = 2;
  private static final byte UP = 2; // each line tells the difference from the one above

  private Png() {}

  /** The picture as a file. */
  @UiThread
  @WorkerThread
  static byte[] bytes(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(SIGNATURE);
    ByteBuffer header = ByteBuffer.allocate(13);
    header.putInt(width).putInt(height).put((byte) DEPTH).put((byte) RGB);
    chunk(file, "IHDR", header.array());
    chunk(file, "IDAT", compressed(lines(image, width, height)));
    chunk(file, "IEND", new byte[0]);
    return file.toByteArray();
  }

  private static byte[] lines(Image image, int width, int height) {
    byte[] lines = new byte[height * (1 + 3 * width)];
    int[] above = new int[width];
    int[] line = new int[width];
    int at = 0;
    for (int y = 0; y < height; y++) {
      image
          .getPixelReader()
          .getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), line, 0, width);
      lines[at++] = UP;
      for (int x = 0; x < width; x++) {
        for (int shift = 16; shift >= 0; shift -= 8) {
          lines[at++] = (byte) ((line[x] >> shift) - (above[x] >> shift));
        }
      }
      System.arraycopy(line, 0, above, 0, width);
    }
    return lines;
  }

  private static byte[] compressed(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] part = new byte[1 << 16];
    Deflater deflater = new Deflater();
    try {
      deflater.setInput(bytes);
      deflater.finish();
      while (!deflater.finished()) {
        out.write(part, 0, deflater.deflate(part));
      }
    } finally {
      deflater.end();
    }
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream file, String type, byte[] data) {
    ByteBuffer chunk = ByteBuffer.allocate(data.length + 12);
    chunk.putInt(data.length).put(type.getBytes(StandardCharsets.US_ASCII)).put(data);
    CRC32 crc = new CRC32();
    crc.update(chunk.array(), 4, data.length + 4);
    chunk.putInt((int) crc.getValue());
    file.writeBytes(chunk.array());
  }
}
