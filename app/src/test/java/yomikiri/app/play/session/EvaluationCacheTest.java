package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** What follows for one seat from what is known to another. */
final class EvaluationCacheTest {
  private static final Verdict WORTH_THREE = new Verdict.Points(3, true);

  @Test
  void forTwoWhatOneWinsTheOtherLoses() {
    EvaluationCache cache = cache(2);
    assertThat(cache.seen(WORTH_THREE, 0, 1)).contains(new Verdict.Points(-3, true));
    assertThat(cache.seen(WORTH_THREE, 1, 1)).contains(WORTH_THREE);
  }

  @Test
  void amongMoreNothingFollows() {
    EvaluationCache cache = cache(3);
    assertThat(cache.seen(WORTH_THREE, 0, 1)).isEmpty();
    assertThat(cache.seen(WORTH_THREE, 2, 2)).contains(WORTH_THREE);
  }

  @Test
  void whatAnAnalysisSaysComesBeforeWhatThePlayerThoughtUnlessThatIsProven() {
    Verdict thorough = new Verdict.WinRate(0.4, 9000);
    Verdict hasty = new Verdict.WinRate(0.9, 10);
    List<GameTree.Node> nodes = played("mattix-4", 2);
    EvaluationCache cache = cache(2);
    cache.chose(nodes.get(1), 0, Optional.of(new MoveComment(hasty, 0, 1)));
    cache.chose(nodes.get(2), 1, Optional.of(new MoveComment(WORTH_THREE, 5, 1)));
    assertThat(verdictOf(cache, nodes.get(1))).contains(hasty);
    cache.keep(nodes.get(0), analysis(nodes.get(1), thorough));
    cache.keep(nodes.get(1), analysis(nodes.get(2), thorough));
    assertThat(verdictOf(cache, nodes.get(1))).contains(thorough);
    assertThat(verdictOf(cache, nodes.get(2))).contains(WORTH_THREE);
  }

  @Test
  void whatOneOfTwoThoughtWhoMovedAtOnceIsStillItsOwnWhenTheRecordIsRead() {
    Verdict seen = new Verdict.WinRate(0.512, 13);
    for (int thinker = 0; thinker < 2; thinker++) {
      GameTree.Node played = played("maze-duel", 1).getLast();
      EvaluationCache cache = cache(2);
      cache.chose(played, thinker, Optional.of(new MoveComment(seen, 0, 2)));
      String comment = cache.comment(played);
      GameTree.Node again = played("maze-duel", 1).getLast();
      EvaluationCache read = read(again, comment, List.of());
      assertThat(read.verdictOf(again, thinker, 0, Optional.empty())).contains(seen);
      assertThat(read.verdictOf(again, 1 - thinker, 0, Optional.empty())).isEmpty();
      assertThat(read.comment(again)).isEqualTo(comment);
      assertThat(again.annotation().comment()).isEmpty();
    }
  }

  @Test
  void aCommentThatDoesNotSayWhoseItIsIsThatOfTheOnlyOneWhoThinks() {
    GameTree.Node node = played("maze-duel", 1).getLast();
    EvaluationCache read = read(node, "51.2%, 13 playouts, 2 ms", List.of(1));
    assertThat(read.verdictOf(node, 1, 0, Optional.empty()))
        .contains(new Verdict.WinRate(0.512, 13));
    assertThat(read.verdictOf(node, 0, 0, Optional.empty())).isEmpty();
  }

  @Test
  void whatPeopleWriteIsNeverAPlayersRemarkHoweverItLooks() {
    Random random = new Random(5);
    List<String> pieces =
        List.of(
            "+3 proven, depth 11, 140 ms", "51.2%, 13 playouts, 2 ms", "; ", " ", "\n", "a move");
    for (String game : List.of("mattix-4", "maze-duel")) {
      for (int i = 0; i < 2000; i++) {
        StringBuilder words = new StringBuilder();
        for (int piece = random.nextInt(5); piece >= 0; piece--) {
          words.append(pieces.get(random.nextInt(pieces.size())));
        }
        GameTree.Node node = played(game, 1).getLast();
        node.annotate(Annotation.of(words.toString()));
        EvaluationCache cache = cache(2);
        Optional<MoveComment> seen =
            Optional.of(new MoveComment(WORTH_THREE, 5, 1)).filter(any -> random.nextBoolean());
        cache.chose(node, 0, seen);
        GameTree.Node again = played(game, 1).getLast();
        EvaluationCache read = read(again, cache.comment(node), List.of());
        assertThat(again.annotation().comment()).isEqualTo(words.toString());
        assertThat(read.verdictOf(again, 0, -1, Optional.empty()))
            .isEqualTo(seen.map(MoveComment::verdict));
      }
    }
  }

  /** Of a game in which no position is met twice. */
  private static EvaluationCache cache(int seats) {
    return new EvaluationCache(seats, node -> new MetPosition(node.ply(), List.of(0, 0), Set.of()));
  }

  /** The root, and what leads to each position of a game so many steps long. */
  private static List<GameTree.Node> played(String game, int steps) {
    return nodes(PlayFixture.kit(game).game(), steps);
  }

  private static <P extends Position> List<GameTree.Node> nodes(Game<P> game, int steps) {
    GameSession<P> session = new GameSession<>(game, game.newPosition(7));
    while (session.ply() < steps) {
      IntStream.range(0, 2)
          .filter(session::isAwaited)
          .forEach(seat -> session.play(seat, session.legalMoves(seat)[0]));
    }
    return IntStream.rangeClosed(0, steps).mapToObj(session::nodeAt).toList();
  }

  private static EvaluationCache read(GameTree.Node node, String comment, List<Integer> thinkers) {
    node.annotate(Annotation.of(comment));
    EvaluationCache read = cache(2);
    read.read(node.parent().orElseThrow(), thinkers, (at, found) -> Optional.empty());
    return read;
  }

  private static Optional<Verdict> verdictOf(EvaluationCache cache, GameTree.Node node) {
    Step.Single step = (Step.Single) node.step();
    return cache.verdictOf(node, step.seat(), step.move(), Optional.empty());
  }

  private static PositionAnalysis analysis(GameTree.Node next, Verdict verdict) {
    Step.Single step = (Step.Single) next.step();
    SearchReport report = new SearchReport(0, 20, 1, List.of(new RankedMove(step.move(), verdict)));
    List<PositionAnalysis.Row> rows = List.of(new PositionAnalysis.Row(step.move(), "a1", verdict));
    return new PositionAnalysis(
        next.ply() - 1,
        step.seat(),
        report,
        rows,
        List.of(),
        true,
        PositionAnalysis.Source.UNKNOWN);
  }
}
