package yomikiri.engine.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.function.IntUnaryOperator;

/**
 * Whole numbers in few bytes, most of them small or 0: each as a variable-length integer with its
 * sign in the lowest bit; a 0 is followed by how many more zeros come.
 */
final class VarInts {
  private static final int PAYLOAD = 7; // bits of a byte
  private static final int MORE = 1 << PAYLOAD;

  private VarInts() {}

  /** Takes a number. */
  @FunctionalInterface
  interface Taker {
    void take(int index, int value);
  }

  static void write(DataOutput out, int count, IntUnaryOperator values) throws IOException {
    int i = 0;
    while (i < count) {
      int value = values.applyAsInt(i++);
      writeUnsigned(out, value << 1 ^ value >> Integer.SIZE - 1);
      if (value == 0) {
        int first = i;
        while (i < count && values.applyAsInt(i) == 0) {
          i++;
        }
        writeUnsigned(out, i - first);
      }
    }
  }

  static void read(DataInput in, int count, Taker taker) throws IOException {
    int i = 0;
    while (i < count) {
      int code = readUnsigned(in);
      taker.take(i++, code >>> 1 ^ -(code & 1));
      if (code == 0) {
        int zeros = readUnsigned(in);
        if (zeros < 0 || zeros > count - i) {
          throw new CorruptDataException("more numbers than expected");
        }
        for (int end = i + zeros; i < end; ) {
          taker.take(i++, 0);
        }
      }
    }
  }

  private static void writeUnsigned(DataOutput out, int value) throws IOException {
    int left = value;
    while ((left & -MORE) != 0) {
      out.writeByte(left & MORE - 1 | MORE);
      left >>>= PAYLOAD;
    }
    out.writeByte(left);
  }

  private static int readUnsigned(DataInput in) throws IOException {
    int value = 0;
    for (int shift = 0; shift < Integer.SIZE; shift += PAYLOAD) {
      int next = in.readUnsignedByte();
      value |= (next & MORE - 1) << shift;
      if (next < MORE) {
        return value;
      }
    }
    throw new CorruptDataException("a number is too long");
  }

  /** Bytes that were not written as something learnt. */
  static final class CorruptDataException extends IOException {
    private static final long serialVersionUID = 1;

    CorruptDataException(String sentence) {
      super(sentence);
    }
  }
}
