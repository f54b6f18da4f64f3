package yomikiri.engine.games.mattix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.mattix.Mattix.MattixTileSet;

final class MattixTest {
  private static int sum(int size) {
    int sum = 0;
    for (byte tile : MattixTileSet.of(size)) {
      sum += tile;
    }
    return sum;
  }

  @Test
  void tileSetsAreTheOfficialOnes() {
    assertThat(MattixTileSet.of(4)).hasSize(15);
    assertThat(sum(4)).isEqualTo(64);
    assertThat(MattixTileSet.of(6)).hasSize(35);
    assertThat(sum(6)).isEqualTo(45);
    assertThat(MattixTileSet.count(6, -3)).isEqualTo(2);
    assertThat(MattixTileSet.count(6, -4)).isEqualTo(1);
    assertThat(MattixTileSet.count(6, 0)).isZero();
  }

  @Test
  void theLargeBoardHasEachOfThemUpToTwiceAsOften() {
    assertThat(MattixTileSet.of(8)).hasSize(63);
    assertThat(sum(8)).isEqualTo(80);
    for (int value = -10; value <= 10; value++) {
      int few = MattixTileSet.count(6, value);
      int many = MattixTileSet.count(8, value);
      assertThat(many).isBetween(few, 2 * few);
    }
  }

  @Test
  void onlyThreeSizesExist() {
    assertThatThrownBy(() -> Mattix.ofSize(5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Mattix.ofSize(10)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void everyDealUsesEachTileOnce(int size) {
    byte[] official = MattixTileSet.of(size);
    Arrays.sort(official);
    for (long seed = 0; seed < 500; seed++) {
      MattixPosition position = Mattix.ofSize(size).newPosition(seed);
      byte[] dealt = new byte[official.length];
      int count = 0;
      for (int cell = 0; cell < size * size; cell++) {
        assertThat(position.hasTile(cell)).isEqualTo(cell != position.cross());
        if (position.hasTile(cell)) {
          dealt[count++] = (byte) position.tile(cell);
        }
      }
      Arrays.sort(dealt);
      assertThat(dealt).isEqualTo(official);
    }
  }

  @Test
  void seedsDealTheSameLayoutsForEver() {
    assertThat(text(4, 7)).isEqualTo("6,7,8,2/5,7,4,1/5,2,1,3/4,6,x,3 r 0:0");
    assertThat(text(6, 7))
        .isEqualTo(
            "8,3,5,-4,-3,7/-2,-8,-3,-9,9,6/2,2,1,4,5,-1/2,7,-2,-7,9,10/-1,1,4,1,3,-6/3,-10,8,-5,x,6"
                + " r 0:0");
  }

  private static String text(int size, long seed) {
    Mattix game = Mattix.ofSize(size);
    return game.notation().positionText(game.newPosition(seed));
  }

  /** Chi-square of where neighbouring seeds put the cross and the 10; 35 degrees of freedom. */
  @Test
  void neighbouringSeedsDealIndependently() {
    int deals = 36_000;
    int[] crosses = new int[36];
    int[] tens = new int[36];
    int[] sameAsBefore = new int[2];
    Set<String> layouts = new HashSet<>();
    int lastCross = -1;
    for (long seed = 0; seed < deals; seed++) {
      MattixPosition position = Mattix.ofSize(6).newPosition(seed);
      crosses[position.cross()]++;
      for (int cell = 0; cell < 36; cell++) {
        if (position.hasTile(cell) && position.tile(cell) == 10) {
          tens[cell]++;
        }
      }
      sameAsBefore[position.cross() == lastCross ? 1 : 0]++;
      lastCross = position.cross();
      layouts.add(Mattix.ofSize(6).notation().positionText(position));
    }
    assertThat(chiSquare(crosses, deals)).isLessThan(66.6); // p = 0.001
    assertThat(chiSquare(tens, deals)).isLessThan(66.6);
    assertThat(sameAsBefore[1]).isBetween(870, 1130); // 1000 expected, 4 standard deviations
    assertThat(layouts).hasSize(deals);
  }

  private static double chiSquare(int[] counts, int total) {
    double expected = (double) total / counts.length;
    double sum = 0;
    for (int count : counts) {
      sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
  }

  @Test
  void theFirstTakesInTheRowAndTheSecondInTheColumn() throws NotationException {
    Mattix game = Mattix.ofSize(4);
    GameSession<MattixPosition> session =
        new GameSession<>(
            game, game.notation().parsePosition("5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"));
    assertThat(session.legalMoves(0)).containsExactly(8, 9, 11);
    session.play(0, 9);
    assertThat(session.score(0)).isEqualTo(4);
    assertThat(session.position().cross()).isEqualTo(9);
    assertThat(session.legalMoves(1)).containsExactly(1, 5, 13);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void everyGameEndsInTheStartColumnAfterTheFirstPlayersMove(int size) {
    Mattix game = Mattix.ofSize(size);
    SplittableRandom random = new SplittableRandom(2026);
    for (long seed = 0; seed < 5_000; seed++) {
      GameSession<MattixPosition> session = new GameSession<>(game, game.newPosition(seed));
      int startColumn = session.position().cross() % size;
      while (!session.isOver()) {
        int[] legal = session.legalMoves(session.ply() % 2);
        session.play(session.ply() % 2, legal[random.nextInt(legal.length)]);
      }
      MattixPosition end = session.position();
      assertThat(end.turn()).isEqualTo(1);
      assertThat(session.ply() % 2).isEqualTo(1);
      assertThat(session.ply()).isGreaterThanOrEqualTo(2 * size - 1);
      assertThat(end.cross() % size).isEqualTo(startColumn);
      for (int row = 0; row < size; row++) {
        assertThat(end.hasTile(row * size + startColumn)).isFalse();
      }
    }
  }

  @Test
  void keyKnowsTheLineButNotTheCellOrTheScores() throws NotationException {
    var notation = Mattix.ofSize(4).notation();
    long key = notation.parsePosition("x,5,.,./.,.,.,./.,.,.,./.,.,.,7 r 0:0").key();
    assertThat(notation.parsePosition(".,5,x,./.,.,.,./.,.,.,./.,.,.,7 r 3:9").key())
        .isEqualTo(key);
    assertThat(notation.parsePosition(".,5,x,./.,.,.,./.,.,.,./.,.,.,7 c 0:0").key())
        .isNotEqualTo(key);
    assertThat(notation.parsePosition(".,6,x,./.,.,.,./.,.,.,./.,.,.,7 r 0:0").key())
        .isNotEqualTo(key);
    assertThat(notation.parsePosition(".,5,.,./x,.,.,./.,.,.,./.,.,.,7 r 0:0").key())
        .isNotEqualTo(key);
  }

  @Test
  void equalTotalsAreADraw() throws NotationException {
    MattixPosition end =
        Mattix.ofSize(4).notation().parsePosition("x,.,.,./.,.,.,./.,.,.,./.,.,.,7 r 5:5");
    assertThat(end.isOver()).isTrue();
    assertThat(end.reward(0)).isEqualTo(0.5);
    assertThat(end.reward(1)).isEqualTo(0.5);
  }
}
