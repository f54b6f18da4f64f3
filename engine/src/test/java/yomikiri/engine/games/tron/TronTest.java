package yomikiri.engine.games.tron;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.games.tron.board.Arena;

final class TronTest {
  private static final Tron<TronPosition.Duel> TWO = Tron.duel(new Arena(4, 3));
  private static final Tron<TronPosition.Several> THREE = Tron.several(new Arena(4, 3), 3);
  private static final Tron<TronPosition.Joint> JOINT = Tron.joint(new Arena(4, 3));

  private static String moves(TurnPosition position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    return moves(legal);
  }

  private static String moves(Moves legal) {
    StringBuilder text = new StringBuilder();
    IntStream.of(legal.toArray()).forEach(move -> text.append("UDLR".charAt(move)));
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "A.../..../...B 1 -, DR",
    "aA../..../...B 1 -, DR",
    "..../.A../...B 1 -, UDLR",
    "Aa../a.../...B 1 -, UDLR",
    "..../..../...B 2 1, UL",
  })
  void aCycleMovesToFreeCellsOrMustCrash(String text, String moves) throws NotationException {
    assertThat(moves(TWO.notation().parsePosition(text))).isEqualTo(moves);
  }

  @Test
  void whoCrashesBetweenTwoHasLost() throws NotationException {
    TronPosition.Duel position = TWO.notation().parsePosition("Aa../a.../...B 1 -");
    position.play(Arena.UP);
    assertThat(position.isOver()).isTrue();
    assertThat(position.reward(0)).isZero();
    assertThat(position.reward(1)).isEqualTo(1);
    assertThat(position.score(1) - position.score(0)).isEqualTo(1);
    assertThat(TWO.notation().positionText(position)).isEqualTo("..../..../...B 2 1");
  }

  @Test
  void theTrailOfOneWhoIsOutIsFreeForTheOthers() throws NotationException {
    TronPosition.Several position = THREE.notation().parsePosition("Aabb/aabB/...C 1 -");
    position.play(Arena.UP);
    assertThat(THREE.notation().positionText(position)).isEqualTo("..bb/..bB/...C 2 1");
    position.play(Arena.UP);
    assertThat(THREE.notation().positionText(position)).isEqualTo("..../..../...C 3 12");
    assertThat(position.reward(0)).isZero();
    assertThat(position.reward(1)).isEqualTo(0.5);
    assertThat(position.reward(2)).isEqualTo(1);
  }

  @Test
  void aSeatThatIsOutIsNeverToMoveAgain() throws NotationException {
    TronPosition.Several position = THREE.notation().parsePosition("A.../..../B..C 3 -");
    position.withdraw(0);
    position.play(Arena.UP);
    assertThat(position.turn()).isEqualTo(1);
    position.play(Arena.UP);
    assertThat(position.turn()).isEqualTo(2);
    position.withdraw(2);
    assertThat(position.isOver()).isTrue();
    assertThat(position.reward(1)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "A.B./..../.... - -, 3, 2, 0.5, 0.5, ..../..../.... - 1=2",
    "A..B/..../.... - -, 3, 2, , , aABb/..../.... - -",
    "AabB/aabb/.... - -, 0, 0, 0.5, 0.5, ..../..../.... - 1=2",
    "Aab./aabB/.... - -, 0, 0, 0, 1, ..bB/..bb/.... - 1",
    "AB../aabb/.... - -, 0, 3, 0, 1, .bB./..bb/.... - 1",
  })
  void twoAtOnceBothCrashWhereTheyMeet(
      String before, int first, int second, Double reward, Double other, String after)
      throws NotationException {
    TronPosition.Joint position = JOINT.notation().parsePosition(before);
    position.play(new int[] {first, second});
    assertThat(JOINT.notation().positionText(position)).isEqualTo(after);
    assertThat(position.isOver()).isEqualTo(reward != null);
    if (reward != null) {
      assertThat(position.reward(0)).isEqualTo(reward);
      assertThat(position.reward(1)).isEqualTo(other);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "A.../..../...B 1 -, 3",
    "aA../..../...B 1 -, 3",
    "..../a.../A..B 1 -, 3",
    "...a/...A/..B. 1 -, 1",
    "..../.aA./...B 1 -, 3",
    "..../.aAb/.b.B 1 -, 0",
    "Aa../ab../...B 1 -, 0",
  })
  void whoPressesNothingGoesStraightOnOrToTheRoomierSide(String text, int move)
      throws NotationException {
    TronPosition.Duel position = TWO.notation().parsePosition(text);
    assertThat(TWO.idleMove().orElseThrow().of(position, 0)).isEqualTo(move);
  }

  @Test
  void onlyOneWhoIsInCanLeave() throws NotationException {
    var session = new GameSession<>(THREE, THREE.notation().parsePosition("Aabb/aabB/...C 1 -"));
    session.play(0, Arena.UP);
    assertThat(session.canWithdraw(0)).isFalse();
    assertThat(session.canWithdraw(1)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "A.A./..../...B 1 -; 3; tron.two-heads",
        "a.../..../...B 1 -; 1; tron.no-head",
        "..../..../...B 1 -; 15; tron.no-head",
        "A.../..../...B 1 1; 1; tron.out-cells",
        "A.../...../...B 1 -; 6; tron.row-length",
        "A.../..../..B 1 -; 11; tron.row-length",
        "A.../..../...B/.... 1 -; 15; tron.blank",
        "A.../..B.; 10; tron.row",
        "A.../..x./...B 1 -; 8; tron.cell",
        "A.../..c./...B 1 -; 8; tron.cell",
        "A.../..../...B 3 -; 16; tron.turn",
        "A.../..../...B - -; 16; tron.turn",
        "..../..../...B 1 1; 16; tron.turn-out",
        "A.../..../...B 1 3; 18; tron.out",
        "..../..../...B 2 11; 19; tron.out-twice",
        "..../..../.... 1 12; 19; tron.all-out",
        "A.../..../...B 1 - x; 19; tron.rest",
        "A.../..../...B 1; 17; tron.blank",
      })
  void whatIsWrongIsToldWithItsPlace(String text, int column, String fault) {
    NotationException wrong =
        catchThrowableOfType(NotationException.class, () -> TWO.notation().parsePosition(text));
    assertThat(wrong).isNotNull();
    assertThat(wrong.sentence()).startsWith("line 1, column " + column + ": ");
    assertThat(wrong.fault()).isEqualTo(fault);
  }

  @Test
  void atOnceOutIsKnownWhereAllMoveAtOnceOnly() throws NotationException {
    assertThat(JOINT.notation().parsePosition("..../..../.... - 1=2").reward(0)).isEqualTo(0.5);
    assertThat(
            catchThrowableOfType(
                    NotationException.class,
                    () -> TWO.notation().parsePosition("..../..../.... 1 1=2"))
                .column())
        .isEqualTo(19);
  }

  @Test
  void wrongTextsAreRefusedAndNeverMisread() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 3_000; round++) {
      StringBuilder text = new StringBuilder("Aab./.ab./..BC 2 -");
      for (int i = 0; i <= random.nextInt(3); i++) {
        text.setCharAt(
            random.nextInt(text.length()), "abcdABCD./ 123-=".charAt(random.nextInt(16)));
      }
      try {
        TronPosition.Several read = THREE.notation().parsePosition(text.toString());
        assertThat(THREE.notation().positionText(read)).isEqualTo(text.toString());
      } catch (NotationException wrong) {
        assertThat(wrong.column()).isBetween(1, text.length() + 1);
      }
    }
  }

  @Test
  void thePositionsOfTheCavesAreReadAndWritten() throws IOException, NotationException {
    for (Cave cave : Cave.all()) {
      assertThat(Tron.duel(Tron.ARENA).notation().positionText(cave.position()))
          .isEqualTo(cave.text());
    }
  }

  @Test
  void fairStartsGiveEverySeatAboutAsMuch() {
    for (Tron<?> game : List.of(Tron.duel(Tron.ARENA), Tron.joint(Tron.ARENA))) {
      assertThat(game.fairSeed(1)).isLessThan(1_000);
    }
    assertThat(Tron.several(Tron.ARENA, 4).fairSeed(1)).isLessThan(100_000);
  }
}
