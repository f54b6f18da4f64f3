package yomikiri.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;

/**
 * A right search has no wrong node; a fault planted in one is found at its node, and not before.
 */
final class TraceCheckTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "tictactoe minimax:depth=5",
        "tictactoe alphabeta:depth=9",
        "mattix-4 minimax:depth=3",
        "mattix-4 alphabeta:depth=6",
        "mattix-6 alphabeta:depth=4",
        "othello-4 alphabeta:depth=6",
        "othello-6 alphabeta:depth=4,eval=mobility",
        "trapez alphabeta:depth=1",
        "tictactoe pvs:depth=9",
        "mattix-4 pvs:depth=8",
        "mattix-6 pvs:depth=6",
        "othello-4 pvs:depth=7",
        "othello-6 pvs:depth=5,eval=mobility",
        "trapez pvs:depth=2,eval=groups",
        "tron-2 pvs:depth=5,eval=voronoi",
        "tron-2 alphabeta:depth=3",
        "tictactoe mcts:playouts=1500",
        "mattix-4 mcts:playouts=600",
        "tron-3 mcts:playouts=200",
        "maze-5x5x3 mcts:playouts=200",
        "maze-duel duct:playouts=500",
        "maze-31x11x100 beam:width=4,depth=8",
        "maze-31x11x100 chokudai:width=2,rounds=5,depth=6",
        "maze-5x5x3 beam:width=100,depth=9",
        "maze-5x5x3 chokudai:width=3,rounds=9,depth=9",
      })
  void aSearchOfOursHasNoWrongNode(String game, String player) throws NotationException {
    for (long seed = 1; seed <= 3; seed++) {
      RecordedSearch<?> search = Recorded.of(CATALOG.kit(game).orElseThrow(), seed, player);
      TraceCheck.Outcome outcome = TraceCheck.check(search, () -> false);
      assertThat(outcome.first().map(TraceCheck.WrongNode::sentence)).isEmpty();
      String text = TraceWriter.write(search);
      RecordedSearch<?> read = Recorded.read(text);
      assertThat(TraceWriter.write(read)).isEqualTo(text);
      assertThat(TraceCheck.check(read, () -> false)).isEqualTo(outcome);
      assertThat(TraceDifference.first(search, read)).isEmpty();
    }
  }

  @Test
  void everyValueOfASmallGameIsReadOut() throws NotationException {
    TraceCheck.Outcome outcome = Recorded.check(Recorded.text("mattix-4", 1, "alphabeta:depth=8"));
    assertThat(outcome.checked()).isGreaterThan(200);
    assertThat(outcome.unchecked()).isZero();
  }

  /** Plants a fault in the nth line that holds {@code where}, and says what was found. */
  private static String planted(
      String game, String player, String where, int nth, String from, String to)
      throws NotationException {
    List<String> lines = Recorded.text(game, 2, player).lines().toList();
    int at = -1;
    for (int i = 0, count = 0; i < lines.size() && at < 0; i++) {
      boolean matches = lines.get(i).contains(where) && lines.get(i).matches(".*" + from + ".*");
      count += matches ? 1 : 0;
      at = matches && count == nth ? i : at;
    }
    assertThat(at).as("a line with " + where).isPositive();
    String faulty = Recorded.with(lines, at, lines.get(at).replaceFirst(from, to));
    TraceCheck.WrongNode wrong = Recorded.check(faulty).first().orElseThrow();
    RecordedSearch<?> whole = Recorded.read(faulty);
    assertThat(TraceWriter.step(whole, wrong.depth(), wrong.step()))
        .as("the step found is the one planted: " + wrong.sentence())
        .endsWith(faulty.lines().toList().get(at));
    return wrong.fault();
  }

  @Test
  void aWrongSignIsFoundAtItsNode() throws NotationException {
    assertThat(planted("mattix-4", "minimax:depth=3", "\"leave\"", 9, "e\":([1-9])", "e\":-$1"))
        .isIn("trace.value", "trace.leaf");
    assertThat(
            planted(
                "mattix-4", "alphabeta:depth=5", "\"best\"", 4, "e\":([1-9]),\"be", "e\":-$1,\"be"))
        .isEqualTo("trace.value");
  }

  @Test
  void aWrongBoundIsFoundAtItsNode() throws NotationException {
    assertThat(
            planted("mattix-4", "alphabeta:depth=5", "\"best\"", 20, ",\"bound\":\"at-most\"", ""))
        .isIn("trace.value", "trace.unsupported");
    assertThat(planted("mattix-4", "alphabeta:depth=5", "\"best\"", 7, "at-least", "at-most"))
        .isIn("trace.value", "trace.unsupported");
  }

  /** Even where it is true by chance, a bound that the moves below do not bear out is wrong. */
  @Test
  void aValueThatIsTrueByChanceIsFound() throws NotationException {
    assertThat(
            planted("tictactoe", "alphabeta:depth=4", "\"best\"", 60, ",\"bound\":\"at-\\w+\"", ""))
        .isIn("trace.unsupported", "trace.value");
  }

  @Test
  void aWindowThatWasNotNarrowedIsFoundAtItsNode() throws NotationException {
    assertThat(planted("mattix-4", "alphabeta:depth=4", "\"alpha\"", 25, ",\"alpha\":-?\\d+", ""))
        .isEqualTo("trace.wide");
    assertThat(
            planted(
                "mattix-4", "alphabeta:depth=4", "\"beta\"", 12, "\"beta\":-?\\d+", "\"beta\":900"))
        .isEqualTo("trace.wide");
    assertThat(
            planted(
                "mattix-4", "alphabeta:depth=4", "\"beta\"", 12, "\"beta\":-?\\d+", "\"beta\":-90"))
        .isEqualTo("trace.narrow");
  }

  @Test
  void aValueThatComesFromAnotherMoveIsFoundAtItsNode() throws NotationException {
    List<String> lines = Recorded.text("tictactoe", 1, "minimax:depth=3").lines().toList();
    int at = -1;
    for (int i = 0; i < lines.size(); i++) {
      at = lines.get(i).contains("\"enter\",\"move\":\"c2\"") && i > 400 && at < 0 ? i : at;
    }
    String faulty = Recorded.with(lines, at, lines.get(at).replace("c2", "b2"));
    Optional<TraceCheck.WrongNode> wrong = Recorded.check(faulty).first();
    assertThat(wrong.map(TraceCheck.WrongNode::fault)).hasValue("trace.twice");
  }

  @Test
  void aHorizonOnePlyOffIsFoundAtItsNode() throws NotationException {
    String text = Recorded.text("tictactoe", 1, "minimax:depth=3");
    assertThat(Recorded.check(text.replace("\"depth\":3", "\"depth\":2")).first())
        .hasValueSatisfying(wrong -> assertThat(wrong.fault()).isEqualTo("trace.deeper"));
    assertThat(Recorded.check(text.replace("\"depth\":3", "\"depth\":4")).first())
        .hasValueSatisfying(wrong -> assertThat(wrong.fault()).isEqualTo("trace.horizon"));
  }

  @Test
  void aCutThatIsNotBorneOutIsFoundAtItsNode() throws NotationException {
    assertThat(
            planted(
                "mattix-4", "alphabeta:depth=4", "\"cut\"", 9, "limit\":(-?\\d+)", "limit\":9$1"))
        .isEqualTo("trace.cut");
  }

  @Test
  void visitsThatDoNotAddUpAreFoundAtTheirNode() throws NotationException {
    assertThat(planted("tictactoe", "mcts:playouts=300", "\"tree\"", 77, "\\[\\[(\\d+),", "[[1$1,"))
        .isEqualTo("trace.visits");
    assertThat(planted("maze-duel", "duct:playouts=300", "\"tree\"", 7, "\\[\\[5", "[[4"))
        .isEqualTo("trace.visits");
  }

  @Test
  void rewardsOfTheOtherSeatAreFoundAtTheirNode() throws NotationException {
    assertThat(
            planted(
                "tictactoe",
                "mcts:playouts=300",
                "\"tree\"",
                60,
                "\\[(\\d+),([0-9.]+),((?!\\2)[0-9.]+)\\]\\]",
                "[$1,$3,$2]]"))
        .isEqualTo("trace.sum");
    assertThat(
            planted(
                "tictactoe", "mcts:playouts=300", "\"playout\"", 60, "\\[1.0,0.0\\]", "[1.0,1.0]"))
        .isIn("trace.reward-sum", "trace.reward-end");
  }

  @Test
  void aVisitThatGoesElsewhereIsFoundAtItsNode() throws NotationException {
    String text = Recorded.text("tictactoe", 1, "mcts:playouts=300");
    TraceCheck.WrongNode wrong =
        Recorded.check(text.replace("\"exploration\":1.0", "\"exploration\":0.01"))
            .first()
            .orElseThrow();
    assertThat(wrong.fault()).isEqualTo("trace.select");
  }

  @Test
  void whatIsProvenWrongIsFoundAtItsNode() throws NotationException {
    assertThat(
            planted(
                "tictactoe",
                "mcts:playouts=3000,expand=1",
                "\"proven\"",
                1,
                "\\[1.0,0.0\\]",
                "[0.0,1.0]"))
        .isEqualTo("trace.proven");
  }

  @Test
  void aLayerThatIsNotOneIsFoundAtItsNode() throws NotationException {
    String beam = "beam:width=4,depth=7";
    assertThat(planted("maze-31x11x100", beam, "candidate", 30, "value\":", "value\":1"))
        .isEqualTo("trace.leaf");
    assertThat(planted("maze-31x11x100", beam, "becomes", 15, "kept", "twin"))
        .isEqualTo("trace.twin");
    assertThat(planted("maze-31x11x100", beam, "becomes", 20, "kept", "ended"))
        .isEqualTo("trace.not-over");
  }

  @Test
  void aCheckCanBeStopped() throws NotationException {
    RecordedSearch<?> search = Recorded.read(Recorded.text("mattix-4", 1, "minimax:depth=3"));
    int[] asked = {0};
    assertThatThrownBy(() -> TraceCheck.check(search, () -> ++asked[0] > 2))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void theFirstDifferenceOfTwoSearchesIsFound() throws NotationException {
    String text = Recorded.text("mattix-4", 3, "alphabeta:depth=4");
    List<String> lines = new ArrayList<>(text.lines().toList());
    RecordedSearch<?> one = Recorded.read(text);
    int at = lines.size() * 2 / 3;
    while (!lines.get(at).contains("\"leave\"")) {
      at++;
    }
    RecordedSearch<?> other =
        Recorded.read(Recorded.with(lines, at, lines.get(at).replace("value\":", "value\":1")));
    TraceDifference difference = TraceDifference.first(one, other).orElseThrow();
    assertThat(difference.text(one)).hasValue(lines.get(at));
    assertThat(difference.text(other)).hasValue(lines.get(at).replace("value\":", "value\":1"));
    assertThat(
            TraceDifference.areComparable(
                one, Recorded.read(Recorded.text("mattix-4", 4, "minimax:depth=1"))))
        .isFalse();
  }
}
