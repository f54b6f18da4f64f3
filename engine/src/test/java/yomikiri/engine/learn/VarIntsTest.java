package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.learn.VarInts.CorruptDataException;

/** Whole numbers written in few bytes. */
final class VarIntsTest {
  private static byte[] written(int... values) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    VarInts.write(new DataOutputStream(out), values.length, i -> values[i]);
    return out.toByteArray();
  }

  private static int[] read(byte[] bytes, int count) throws IOException {
    int[] values = new int[count];
    Arrays.fill(values, -77);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    VarInts.read(in, count, (i, value) -> values[i] = value);
    assertThat(in.read()).as("what is left").isEqualTo(-1);
    return values;
  }

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    for (int run = 0; run < 500; run++) {
      int[] values = new int[random.nextInt(30)];
      for (int i = 0; i < values.length; i++) {
        values[i] = random.nextInt(3) == 0 ? random.nextInt() >> random.nextInt(32) : 0;
      }
      assertThat(read(written(values), values.length)).isEqualTo(values);
    }
    int[] ends = {Integer.MIN_VALUE, Integer.MAX_VALUE, 0, -1};
    assertThat(read(written(ends), ends.length)).isEqualTo(ends);
  }

  @Test
  void smallNumbersAndRowsOfZerosTakeAByteOrTwo() throws IOException {
    assertThat(written(1, -1, 63, -64)).containsExactly(2, 1, 126, 127);
    assertThat(written(new int[100])).containsExactly(0, 99);
    assertThat(written(64)).hasSize(2);
  }

  @Test
  void whatNobodyWroteIsRefused() {
    assertThatThrownBy(() -> read(new byte[] {2, 0, 1}, 2))
        .isInstanceOf(CorruptDataException.class)
        .hasMessage("more numbers than expected");
    byte[] endless = new byte[6];
    Arrays.fill(endless, (byte) -1);
    assertThatThrownBy(() -> read(endless, 1))
        .isInstanceOf(CorruptDataException.class)
        .hasMessage("a number is too long");
    assertThatThrownBy(() -> read(written(5, 300), 3)).isInstanceOf(EOFException.class);
  }
}
