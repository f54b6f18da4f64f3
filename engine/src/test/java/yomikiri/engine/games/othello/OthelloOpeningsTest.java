package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.OpeningNames;
import yomikiri.engine.game.OpeningNames.Name;

final class OthelloOpeningsTest {
  private final OpeningNames<OthelloPosition> names = new Othello(8).openingNames().orElseThrow();

  private String reached(String moves) {
    GameSession<OthelloPosition> played = OthelloOpenings.played(moves);
    return names.reached(played, played.ply()).map(Name::english).orElse("none");
  }

  /** Playing a line checks every move. */
  @Test
  void everyLineIsLegalAndNoPositionHasTwoNames() {
    assertThat(OthelloOpenings.LINES).hasSizeGreaterThanOrEqualTo(40);
    assertThat(OthelloOpenings.LINES)
        .extracting(line -> OthelloOpenings.played(line.moves()).position().canonicalKey())
        .doesNotHaveDuplicates();
    assertThat(OthelloOpenings.LINES).extracting(line -> line.name()).doesNotHaveDuplicates();
    for (OthelloOpenings.Line line : OthelloOpenings.LINES) {
      assertThat(names.of(OthelloOpenings.played(line.moves()).position())).contains(line.name());
    }
  }

  /** The board turned by half, and mirrored at either diagonal: the four first moves. */
  @Test
  void linesTurnedAndMirroredHaveTheSameName() {
    for (OthelloOpenings.Line line : OthelloOpenings.LINES) {
      StringBuilder halfTurned = new StringBuilder();
      StringBuilder mirrored = new StringBuilder();
      for (int i = 0; i < line.moves().length(); i += 2) {
        int column = line.moves().charAt(i) - 'a';
        int row = line.moves().charAt(i + 1) - '1';
        halfTurned.append((char) ('h' - column)).append((char) ('8' - row));
        mirrored.append((char) ('a' + row)).append((char) ('1' + column));
      }
      assertThat(names.of(OthelloOpenings.played(halfTurned.toString()).position()))
          .contains(line.name());
      assertThat(names.of(OthelloOpenings.played(mirrored.toString()).position()))
          .contains(line.name());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', none",
    "f5, none",
    "f5d6, Perpendicular",
    "f5d6c3d3c4, Tiger",
    "f5d6c4d3c3, Tiger", // by another way
    "c4e3f6e6f5, Tiger", // turned
    "f5d6c3d3c4f4c5b3c2b4e3e6c6f6, Central Rose-Bill",
    "d3c5d6e3f4c6f5c3, Rabbit", // turned, and left then,
  })
  void theLongestNamedLineIsFound(String moves, String name) {
    assertThat(reached(moves.strip())).isEqualTo(name);
  }

  @Test
  void aGameKeepsTheNameOfItsOpening() {
    GameSession<OthelloPosition> played = OthelloOpenings.played("f5f6e6f4e3");
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 30; i++) {
      int turn = played.position().turn();
      int[] legal = played.legalMoves(turn);
      played.play(turn, legal[random.nextInt(legal.length)]);
    }
    assertThat(names.reached(played, 5).flatMap(Name::japanese)).hasValue("牛定石");
    assertThat(names.reached(played, played.ply())).isPresent();
    assertThat(names.reached(played, 1)).isEmpty();
    assertThat(new Othello(6).openingNames()).isEmpty();
  }
}
