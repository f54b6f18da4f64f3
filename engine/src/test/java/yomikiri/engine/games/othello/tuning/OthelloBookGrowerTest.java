package yomikiri.engine.games.othello.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.games.othello.search.SearchedBook;
import yomikiri.engine.games.othello.search.SearchedBook.Next;
import yomikiri.engine.games.othello.search.SearchedBook.Page;
import yomikiri.engine.think.BookBuilder;

final class OthelloBookGrowerTest {
  private static final int PLIES = 2;
  private static final int POSITIONS = 30;
  private static final double ROUNDED = 0.006; // to hundredths

  /** Quarters of a disc for each move more, so that values differ by more than whole discs. */
  private static int byMobility(long own, long other) {
    int moves = Long.bitCount(Bitboards.moves(own, other));
    return DiscEvaluator.UNIT / 4 * (moves - Long.bitCount(Bitboards.moves(other, own)));
  }

  /** The lines that are added to what is known. */
  private static List<String> made(List<String> known, int threads)
      throws BookBuilder.Fault, InterruptedException, ExecutionException {
    List<String> lines = new ArrayList<>();
    new OthelloBookGrower(
            OthelloBookGrowerTest::byMobility,
            ProbCut.NONE,
            new BookBuilder.Plan(POSITIONS, PLIES, 7))
        .run(String.join("", known), threads, new LineCollector(lines));
    return lines;
  }

  /** What plain minimax comes to, in discs. */
  private static double minimax(long own, long other, int plies) {
    long moves = Bitboards.moves(own, other);
    if (moves == 0) {
      return Bitboards.moves(other, own) == 0
          ? Bitboards.score(own, other, 64)
          : -minimax(/* own= */ other, /* other= */ own, plies);
    }
    if (plies == 0) {
      return (double) byMobility(own, other) / DiscEvaluator.UNIT;
    }
    double best = Double.NEGATIVE_INFINITY;
    for (Next next : Next.all(own, other)) {
      best = Math.max(best, worth(next, plies - 1));
    }
    return best;
  }

  private static double worth(Next next, int plies) {
    double value = minimax(next.own(), next.other(), plies);
    return next.hasPassed() ? value : -value;
  }

  /** The book before a line has the values of that line's search, since nothing follows it. */
  @Test
  void valuesAreThoseOfMinimax() throws Exception {
    SearchedBook book = new SearchedBook();
    List<String> lines = made(List.of(), 1);
    assertThat(lines).hasSize(POSITIONS + 1);
    assertThat(lines.getFirst())
        .isEqualTo("# yomikiri bench book --game othello-8 --plies 2 --seed 7\n");
    for (String line : lines.subList(1, lines.size())) {
      SearchedBook alone = new SearchedBook();
      assertThat(alone.add(line.strip())).isTrue();
      assertThat(book.add(line.strip())).isTrue();
      Next at = after(line);
      Page page = alone.page(at.position()).orElseThrow();
      assertThat((Long.bitCount(at.own() | at.other()) + page.plies()) % 2).isZero();
      for (Next next : Next.all(at.own(), at.other())) {
        double value = worth(next, page.plies() - 1);
        Double known = page.moves().get(next.position());
        if (known == null) {
          assertThat(value).as(line).isLessThan(page.rest() + ROUNDED);
        } else {
          assertThat(Math.abs(value - known)).as(line).isLessThan(ROUNDED);
        }
      }
    }
    assertThat(book.size()).isEqualTo(POSITIONS);
  }

  private static Next after(String line) {
    Next at = Next.START;
    for (int i = 0; line.charAt(i) != ' ' && line.charAt(0) != '-'; i += 2) {
      int square = line.charAt(i) - 'a' + 8 * (line.charAt(i + 1) - '1');
      at = Next.of(square, at.own(), at.other());
    }
    return at;
  }

  @Test
  void threadsAndBreaksChangeNothing() throws Exception {
    List<String> lines = made(List.of(), 1);
    assertThat(made(List.of(), 3)).isEqualTo(lines);
    for (int known : List.of(1, 2, 8, 9, 10, 20, POSITIONS)) {
      List<String> begun = lines.subList(0, known);
      assertThat(made(begun, 1))
          .as("from %d on", known)
          .isEqualTo(lines.subList(known, lines.size()));
      List<String> torn = new ArrayList<>(begun);
      torn.add(lines.get(known).substring(0, 5));
      assertThat(made(torn, 1)).as("torn").isEqualTo(lines.subList(known, lines.size()));
    }
    assertThat(made(lines, 1)).isEmpty();
  }

  @Test
  void aBookOfAnotherPlanIsLeftAlone() throws Exception {
    List<String> lines = new ArrayList<>(made(List.of(), 1));
    List<String> swapped = new ArrayList<>(lines);
    swapped.set(3, lines.get(4));
    assertThatThrownBy(() -> made(swapped, 1))
        .isInstanceOf(BookBuilder.Fault.class)
        .hasMessageStartingWith("line 4: expected the position after ");
    lines.set(0, "# yomikiri bench book --game othello-8 --plies 3 --seed 7\n");
    assertThatThrownBy(() -> made(lines, 1))
        .isInstanceOf(BookBuilder.Fault.class)
        .hasMessage(
            "line 1: expected \"# yomikiri bench book --game othello-8 --plies 2 --seed 7\","
                + " found \"# yomikiri bench book --game othello-8 --plies 3 --seed 7\"");
  }
}
