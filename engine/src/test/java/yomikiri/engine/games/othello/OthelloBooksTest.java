package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.othello.OthelloBooks.Found;
import yomikiri.engine.games.othello.search.OpeningBook;
import yomikiri.engine.games.othello.search.SearchedBook;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class OthelloBooksTest {
  private static final Othello GAME = new Othello(8);
  private static final ResourceCache RESOURCES =
      new ResourceCache(OthelloBooksTest.class::getResourceAsStream);
  private static final long NODES = 5_000_300; // of the two positions of the book below

  /** After f5: f6 is worth a disc less than it seemed, d6 as much as f6 was. */
  private static final String BOOK =
      """
      f5 14 5000000 -3.20 f6 0.40 d6 -0.40
      f5f6 15 300 -64.00 e6 0.60
      """;

  private static OthelloBooks books(String text) throws IOException {
    return new OthelloBooks(
        GAME,
        new OpeningBook(8),
        SearchedBook.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))),
        0);
  }

  private static OthelloPosition after(String... moves) throws NotationException {
    OthelloPosition position = GAME.newPosition(0);
    for (String move : moves) {
      position.play(GAME.notation().readMove(move));
    }
    return position;
  }

  private static SearchContext within(Budget budget, boolean everyMove) {
    return new SearchContext(TimeKeeper.start(budget, new FakeTicker(1)), everyMove, report -> {});
  }

  private static Optional<Found> found(Budget budget, int threads)
      throws IOException, NotationException {
    return books(BOOK).find(after("f5"), within(budget, false), threads);
  }

  @Test
  void movesAreWorthWhatTheBookSays() throws IOException, NotationException {
    Found found = found(Budget.ofNodes(1), 1).orElseThrow();
    assertThat(found.depth()).isEqualTo(14);
    List<String> moves = new ArrayList<>();
    for (RankedMove move : found.moves()) {
      moves.add(GAME.notation().moveText(move.move()) + " " + move.verdict());
    }
    assertThat(moves)
        .containsExactly(
            "d6 " + new Verdict.Points(0, false),
            "f6 " + new Verdict.Points(-1, false),
            "f4 " + new Verdict.Points(-3, Bound.AT_MOST, false));
    RankedMove f6 = found.moves().get(1);
    assertThat(books(BOOK).line(after("f5"), f6).stream().map(GAME.notation()::moveText))
        .containsExactly("f6", "e6");
  }

  @Test
  void aSearchThatMayFindMoreIsLeftToItself() throws IOException, NotationException {
    assertThat(found(Budget.ofDepth(14), 1)).isPresent();
    assertThat(found(Budget.ofDepth(15), 1)).isEmpty();
    assertThat(found(Budget.ofNodes(NODES), 1)).isPresent();
    assertThat(found(Budget.ofNodes(NODES + 1), 1)).isEmpty();
    assertThat(found(Budget.ofTime(Duration.ofMillis(500)), 1)).isPresent();
    assertThat(found(Budget.ofTime(Duration.ofMillis(501)), 1)).isEmpty();
    assertThat(found(Budget.ofTime(Duration.ofMillis(251)), 2)).isEmpty();
    assertThat(found(Budget.ofNodes(NODES + 1).and(Budget.ofDepth(3)), 1)).isPresent();
    assertThat(found(Budget.UNLIMITED, 1)).isEmpty();
  }

  @Test
  void theBookIsSilentWhereItKnowsTooLittle() throws IOException, NotationException {
    Budget least = Budget.ofNodes(1);
    OthelloBooks books = books(BOOK);
    assertThat(books.find(after("f5"), within(least, true), 1)).isEmpty();
    assertThat(books.find(after("f5", "d6"), within(least, false), 1)).isEmpty();
    assertThat(books.find(new Othello(6).newPosition(0), within(least, false), 1)).isEmpty();
    OthelloBooks missing = books("f5 14 1000 0.50 f6 0.40\n");
    assertThat(missing.find(after("f5"), within(least, false), 1)).isEmpty();
  }

  @Test
  void chanceChoosesAmongMovesOfEqualDiscs() throws IOException, NotationException {
    OthelloBooks books = books("f5 14 1000 -64.00 f6 0.40 d6 -0.40 f4 -0.60\n");
    Set<String> played = new TreeSet<>();
    for (int seed = 0; seed < 20; seed++) {
      books.begin(seed);
      int first = first(books);
      played.add(GAME.notation().moveText(first));
      books.begin(seed);
      assertThat(first(books)).isEqualTo(first);
    }
    assertThat(played).containsExactly("d6", "f6");
  }

  private static int first(OthelloBooks books) throws NotationException {
    return books
        .find(after("f5"), within(Budget.ofNodes(1), false), 1)
        .orElseThrow()
        .moves()
        .getFirst()
        .move();
  }

  /** A player of the shipped book answers from it until it ends, and searches from there on. */
  @Test
  void thePlayerKnowsTheShippedOpenings() throws NotationException {
    GameKit<OthelloPosition> kit = Othello.kit(8, RESOURCES);
    Player<OthelloPosition> player = kit.build(kit.parseSpec("expert:nodes=2000,book=yes"), 0);
    OthelloPosition position = GAME.newPosition(0);
    List<Long> nodes = new ArrayList<>();
    for (int ply = 0; ply < 30; ply++) {
      List<SearchReport> reports = new ArrayList<>();
      SearchContext context =
          new SearchContext(
              TimeKeeper.start(Budget.ofNodes(2000), new FakeTicker(1)), false, reports::add);
      int move = player.choose(GAME.copyOf(position), position.turn(), context);
      assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
      nodes.add(reports.getLast().nodes());
      assertThat(reports.getLast().isFromBook()).isEqualTo(reports.getLast().nodes() == 0);
      position.play(move);
    }
    int known = (int) nodes.stream().takeWhile(count -> count == 0).count();
    assertThat(known).isBetween(6, 24);
    assertThat(IntStream.range(known, 30).mapToLong(nodes::get)).allMatch(count -> count > 0);
  }

  /** A search of half the depth, all by itself, finds little to object to. */
  @Test
  void shippedOpeningsStandUpToAShorterSearch() throws NotationException {
    GameKit<OthelloPosition> kit = Othello.kit(8, RESOURCES);
    Player<OthelloPosition> alone = kit.build(kit.parseSpec("expert:depth=8"), 0);
    OthelloBooks books = new OthelloBooks(GAME, new OpeningBook(8), Othello.openings(RESOURCES), 0);
    List<Integer> losses = new ArrayList<>();
    for (int seed = 0; seed < 5; seed++) {
      books.begin(seed);
      OthelloPosition position = GAME.newPosition(0);
      for (Optional<Found> found = books.find(position, within(Budget.ofNodes(1), false), 1);
          found.isPresent();
          found = books.find(position, within(Budget.ofNodes(1), false), 1)) {
        RankedMove best = found.get().moves().getFirst();
        List<SearchReport> reports = new ArrayList<>();
        alone.choose(
            GAME.copyOf(position),
            position.turn(),
            new SearchContext(
                TimeKeeper.start(Budget.ofDepth(8), new FakeTicker(1)), true, reports::add));
        SearchReport searched = reports.getLast();
        losses.add(
            points(searched.best().orElseThrow().verdict())
                - points(searched.verdictOf(best.move()).orElseThrow()));
        position.play(best.move());
      }
    }
    assertThat(losses).hasSizeGreaterThan(40);
    assertThat(losses.stream().mapToInt(discs -> discs).average().orElseThrow()).isLessThan(1);
  }

  private static int points(Verdict verdict) {
    return ((Verdict.Points) verdict).value();
  }
}
