package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.learn.VarInts.CorruptDataException;
import yomikiri.engine.think.TupleFeatures;

/** Networks: what they add up, how they learn, how they are kept. */
final class TupleNetworkTest {
  private static final int WEIGHTS = 40;

  /** Of positions as picks only; with a full margin it is learnt by margins. */
  private record Picks(int fullMargin) implements TupleFeatures<ChainGame.Chain> {
    @Override
    public int weights() {
      return WEIGHTS;
    }

    @Override
    public int count() {
      return 3;
    }

    @Override
    public void read(ChainGame.Chain position, int[] into, int from) {
      throw new UnsupportedOperationException();
    }
  }

  private static TupleNetwork<ChainGame.Chain> network(int fullMargin) {
    return new TupleNetwork<>(new Picks(fullMargin));
  }

  private static TupleNetwork<ChainGame.Chain> learnt(int fullMargin) {
    TupleNetwork<ChainGame.Chain> network = network(fullMargin);
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 200; i++) {
      int[] picks = random.ints(3, 0, WEIGHTS / 2).toArray();
      network.learn(picks, 0, random.nextDouble(-1, 1), 0.5);
    }
    return network;
  }

  private static byte[] written(TupleNetwork<ChainGame.Chain> network, boolean isWhole)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    network.write(new DataOutputStream(out), isWhole);
    return out.toByteArray();
  }

  private static TupleNetwork<ChainGame.Chain> read(byte[] bytes) throws IOException {
    TupleNetwork<ChainGame.Chain> network = network(0);
    network.read(new DataInputStream(new ByteArrayInputStream(bytes)));
    return network;
  }

  @ParameterizedTest
  @CsvSource({"0, 0.7", "64, 0.7", "0, -0.95"})
  void everyPositionIsWorthWhatItIsFilledWith(int fullMargin, double worth) {
    TupleNetwork<ChainGame.Chain> network = network(fullMargin);
    network.fill(worth);
    assertThat(network.worth(new int[] {9, 4, 39}, 0)).isCloseTo(worth, within(1e-6));
  }

  @Test
  void aMarginIsLearntByTheShareOfWhatIsMissing() {
    TupleNetwork<ChainGame.Chain> network = network(64);
    int[] picks = {-1, 5, 6, 7};
    network.learn(picks, 1, 0.8, 0.5);
    assertThat(network.worth(picks, 1)).isCloseTo(0.4, within(1e-6));
    network.learn(picks, 1, 0.8, 0.5);
    assertThat(network.worth(picks, 1)).isCloseTo(0.6, within(1e-6));
    assertThat(network.worth(new int[] {5, 8, 9}, 0)).isCloseTo(0.2, within(1e-6));
  }

  /** The change of the sum is the step times the slope of x / √(1 + x²), which is (1 - w²)^1.5. */
  @Test
  void aChanceToWinIsLearntAlongTheSlope() {
    TupleNetwork<ChainGame.Chain> network = network(0);
    network.fill(0.6); // a sum of 0.75
    int[] picks = {5, 6, 7};
    network.learn(picks, 0, 1, 0.5);
    double sum = 0.75 + 0.5 * 0.4 * Math.pow(0.64, 1.5);
    assertThat(network.worth(picks, 0)).isCloseTo(sum / Math.hypot(1, sum), within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({"6, 8, 0.75, 0.75", "-6, 8, -0.75, -0.75", "20, 8, 1, 1", "6, 0, 1, 1", "0, 0, 0, 0"})
  void anEndIsWorthItsMarginOrItsReward(int margin, int fullMargin, double light, double worth) {
    ChainGame game = new ChainGame(List.of(0), margin);
    ChainGame.Chain end = game.newPosition(0);
    end.play(0);
    assertThat(network(fullMargin).end(end, 0)).isEqualTo(light);
    assertThat(network(fullMargin).end(end, 1)).isEqualTo(0 - worth);
  }

  @Test
  void aWholeNetworkIsReadToTheLastBit() throws IOException {
    TupleNetwork<ChainGame.Chain> network = learnt(64);
    byte[] whole = written(network, true);
    assertThat(written(read(whole), true)).isEqualTo(whole).hasSize(5 + 4 * WEIGHTS);
  }

  @Test
  void aShortNetworkIsReadRounded() throws IOException {
    TupleNetwork<ChainGame.Chain> network = learnt(0);
    byte[] small = written(network, false);
    TupleNetwork<ChainGame.Chain> again = read(small);
    assertThat(again.rounded()).isEqualTo(network.rounded());
    assertThat(written(again, false)).isEqualTo(small);
    assertThat(small.length).isLessThan(5 + 2 * WEIGHTS);
    for (int pick = 0; pick < WEIGHTS; pick++) {
      int[] thrice = {pick, pick, pick};
      assertThat(again.worth(thrice, 0))
          .isCloseTo(network.worth(thrice, 0), within(3.0 / TupleNetwork.PARTS));
    }
  }

  @ParameterizedTest
  @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY})
  void whatIsNoNumberIsRefused(float weight) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(out);
    data.writeBoolean(true);
    data.writeInt(WEIGHTS);
    for (int i = 0; i < WEIGHTS; i++) {
      data.writeFloat(i == 7 ? weight : 0);
    }
    assertThatThrownBy(() -> read(out.toByteArray()))
        .isInstanceOf(CorruptDataException.class)
        .hasMessage("a weight is no number");
  }

  @Test
  void anotherNumberOfWeightsIsRefused() throws IOException {
    byte[] bytes = written(learnt(0), false);
    bytes[4]++;
    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(CorruptDataException.class)
        .hasMessage("another number of weights");
  }
}
