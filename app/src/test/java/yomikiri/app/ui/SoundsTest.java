package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.List;
import javax.sound.sampled.LineUnavailableException;
import org.junit.jupiter.api.Test;

class SoundsTest {
  @Test
  void theKnockIsLoudAtFirstAndEndsInSilence() {
    ShortBuffer samples =
        ByteBuffer.wrap(Sounds.samples()).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
    int length = samples.limit();
    assertThat(loudest(samples, 0, length / 4)).isBetween(4_000, 16_000);
    assertThat(loudest(samples, length / 2, length)).isLessThan(1_500);
    assertThat(loudest(samples, length - 4, length)).isLessThan(60);
  }

  @Test
  void aMachineWithoutSoundIsToldOfOnce() {
    List<String> reported = new ArrayList<>();
    Sounds sounds =
        new Sounds(
            () -> {
              throw new LineUnavailableException();
            },
            Runnable::run,
            () -> reported.add("unheard"));
    sounds.move();
    sounds.move();
    assertThat(reported).containsExactly("unheard");
  }

  private static int loudest(ShortBuffer samples, int from, int to) {
    int most = 0;
    for (int i = from; i < to; i++) {
      most = Math.max(most, Math.abs(samples.get(i)));
    }
    return most;
  }
}
