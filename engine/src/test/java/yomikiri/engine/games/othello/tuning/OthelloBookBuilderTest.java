package yomikiri.engine.games.othello.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.othello.OthelloPosition;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.think.BookBuilder;

final class OthelloBookBuilderTest {
  private static final int SIZE = 4;
  private static final Othello GAME = new Othello(SIZE);

  /** The lines that are added to what is known. */
  private static List<String> made(List<String> known, int plies, int threads)
      throws BookBuilder.Fault, InterruptedException, ExecutionException {
    OthelloPosition start = GAME.newPosition(0);
    List<String> lines = new ArrayList<>();
    new OthelloBookBuilder(
            SIZE,
            (own, other) -> 0,
            CanonicalPosition.of(SIZE, start.discs(0), start.discs(1)),
            plies)
        .run(String.join("", known), threads, new LineCollector(lines));
    return lines;
  }

  private static int valueOfEveryLineOfPlay(OthelloPosition position) {
    if (position.isOver()) {
      return position.margin(position.turn());
    }
    int best = -SIZE * SIZE;
    Moves moves = new Moves();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      OthelloPosition after = GAME.copyOf(position);
      after.play(moves.get(i));
      best = Math.max(best, -valueOfEveryLineOfPlay(after));
    }
    return best;
  }

  @Test
  void scoresAreWhatEveryLineOfPlayComesTo()
      throws BookBuilder.Fault, InterruptedException, ExecutionException, NotationException {
    List<String> lines = made(List.of(), 6, 2);
    assertThat(lines).hasSizeGreaterThan(300).doesNotHaveDuplicates();
    for (String line : lines) {
      String[] parts = line.strip().split(" ", -1);
      OthelloPosition position = GAME.notation().parsePosition(parts[0] + " X");
      assertThat(Integer.parseInt(parts[1])).as(line).isEqualTo(valueOfEveryLineOfPlay(position));
    }
  }

  @Test
  void goesOnWhereItStopped() throws BookBuilder.Fault, InterruptedException, ExecutionException {
    List<String> whole = made(List.of(), 4, 1);
    List<String> begun = whole.subList(0, 12);
    assertThat(made(begun, 4, 2)).isEqualTo(whole.subList(12, whole.size()));
    assertThat(made(whole, 4, 1)).isEmpty();
    assertThat(made(whole, 5, 1)).doesNotContainAnyElementsOf(whole).isNotEmpty();
  }

  @Test
  void wrongScoreIsFoundOut() throws BookBuilder.Fault, InterruptedException, ExecutionException {
    List<String> lines = made(List.of(), 4, 1);
    lines.set(3, lines.get(3).replaceFirst(" -?\\d+", " 1"));
    assertThatThrownBy(() -> made(lines, 5, 1))
        .isInstanceOf(BookBuilder.Fault.class)
        .hasMessageMatching(
            "expected the score -?\\d+ by the moves of a position, found \"[XO-]{16} 1\"");
  }
}
