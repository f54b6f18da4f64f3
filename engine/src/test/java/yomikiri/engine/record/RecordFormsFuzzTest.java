package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.NotationException;

/**
 * Files of every form, damaged by chance: what is wrong is said as that, and nothing else comes.
 */
final class RecordFormsFuzzTest {
  private static final int ROUNDS = Integer.getInteger("yomikiri.rounds", 100_000);

  private static final List<byte[]> SAMPLES =
      List.of(
          text("[Game \"othello-8\"]\n[Layout \"---------------------------OX------XO---\"]\n\n"),
          text("[Black \"a\"]\n[Date \"2020.01.02\"]\n\n1. f5 d6 2. c3 (d3) {x} 33-31\n"),
          text("f5d6c3d3\n1. f5 d6 2. c3\n"),
          text(
              "2 (;GM[Othello]BO[4 -----O*--*O----- *]RE[+2.000:r]B[a2/1.5/3]W[a1];)(;GM[Othello]"),
          text("(;GM[2]SZ[4]RE[B+2]AB[aa:ba]PL[B]C[x\\]y];B[ca]TE[1](;W[cb]CR[aa])(;W[]))"),
          text("{\"players\":[{\"name\":\"a\"}],\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"}]}"),
          HexFormat.of()
              .parseHex(
                  "140102030100000000 00cf0708001600000001000200" // header, game
                          .replace(" ", "")
                      + "2021"
                      + "382e2342221913".repeat(8)
                      + "0000000000"));

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] damaged(byte[] sample, SplittableRandom random) {
    byte[] bytes = sample.clone();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(bytes.length);
      switch (random.nextInt(5)) {
        case 0 -> bytes[at] = (byte) random.nextInt(256);
        case 1 -> bytes[at] = sample[random.nextInt(sample.length)];
        case 2 -> bytes = Arrays.copyOf(bytes, 1 + at);
        case 3 -> System.arraycopy(bytes, at, bytes, 0, bytes.length - at);
        default -> bytes[at] = (byte) "()[];{}\\/:\"".charAt(random.nextInt(11));
      }
    }
    return bytes;
  }

  @Test
  void onlyFaultsComeOfDamagedFiles() throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    int read = 0;
    int faulty = 0;
    for (int i = 0; i < ROUNDS; i++) {
      byte[] bytes = damaged(SAMPLES.get(i % SAMPLES.size()), random);
      try (RecordReader reader =
          RecordReader.of(new ByteArrayInputStream(bytes), Optional.empty(), CATALOG)) {
        for (Optional<RawRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
          try {
            GameRecord<?> record = game.get().read(CATALOG);
            if (i % 8 == 0) {
              assertThat(GameRecord.parse(record.text(), CATALOG).text()).isEqualTo(record.text());
            }
            read++;
          } catch (NotationException e) {
            assertThat(e.sentence()).isNotBlank();
            faulty++;
          }
        }
      }
    }
    assertThat(read).isGreaterThan(ROUNDS / 100);
    assertThat(faulty).isGreaterThan(ROUNDS / 100);
  }
}
