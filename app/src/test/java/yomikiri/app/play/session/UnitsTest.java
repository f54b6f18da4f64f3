package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.VerdictDisplay;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** No value is told without what it counts. */
final class UnitsTest {
  private static final Verdict ESTIMATE = new Verdict.Estimate(-77, Bound.EXACT);

  private static GameUi ui(String id) {
    return GAME_LIST.stream().filter(ui -> ui.id().equals(id)).findFirst().orElseThrow();
  }

  private static Texts texts(GameUi ui, Language language) {
    return new Texts(
        List.of("/yomikiri/app/text", ui.words()), new SimpleObjectProperty<>(language));
  }

  private static Verdict verdict(String kind) {
    return switch (kind) {
      case "points" -> new Verdict.Points(-3, false);
      case "selective" -> new Verdict.Points(-3, false).at(95);
      case "estimate" -> ESTIMATE;
      case "rate" -> new Verdict.WinRate(0.62, 50);
      case "margin" -> new Verdict.Learnt(0.6, OptionalLong.empty(), 10);
      case "learnt" -> new Verdict.Learnt(0.6, 7);
      default -> throw new IllegalArgumentException(kind);
    };
  }

  private static String summary(GameUi ui, Language language, Verdict... verdicts) {
    List<RankedMove> moves = new ArrayList<>();
    for (Verdict verdict : verdicts) {
      moves.add(new RankedMove(moves.size(), verdict));
    }
    SearchReport report = new SearchReport(3, 10, 10, moves);
    PositionAnalysis analysis = PositionAnalysis.of(move -> "m", 0, 0, report, true);
    int players = ui.kit().game().players();
    Seating seating = new Seating(ui, Collections.nCopies(players, new SeatSetup.Human()), 0);
    return new AnalysisWords(texts(ui, language)).best(analysis, seating);
  }

  @Test
  void noMoveIsCalledTheBestWhereOthersAreAsGood() {
    Verdict draw = new Verdict.Points(0, true);
    Verdict limit = new Verdict.Points(0, Bound.AT_MOST, true);
    GameUi ui = ui("tictactoe");
    assertThat(summary(ui, Language.ENGLISH, draw, draw, draw, limit))
        .isEqualTo("Best: m and 2 more");
    assertThat(summary(ui, Language.JAPANESE, draw, draw, draw, limit)).isEqualTo("最善は m ほか 2 手");
    assertThat(summary(ui, Language.ENGLISH, draw, limit)).isEqualTo("Best: m");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mattix-6 | points | about −3 points | およそ −3 点",
        "othello-8 | points | about −3 discs | およそ −3 石",
        "othello-8 | selective | about −3 discs (95%) | およそ −3 石（95%）",
        "tron-2 | selective | a loss (95%) | 負け（95%）",
        "maze-5x5x3 | points | points expected | 点の見込み",
        "tron-2 | points | a loss | 負け",
        "trapez | points | a loss | 負け",
        "tron-2 | estimate | evaluation about −77 | 評価値およそ −77",
        "othello-8 | estimate | evaluation about −77 | 評価値およそ −77",
        "othello-8 | margin | learnt margin +2.0 (discs) | 学習した最終の差 +2.0（石）",
        "othello-8 | rate | wins 62% | 勝率 62%",
        "trapez | learnt | chance of winning 60% | 勝率 60%",
      })
  void theSummarySaysIt(String game, String kind, String english, String japanese) {
    GameUi ui = ui(game);
    assertThat(summary(ui, Language.ENGLISH, verdict(kind))).contains(english);
    assertThat(summary(ui, Language.JAPANESE, verdict(kind))).contains(japanese);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "points | Looked 3 moves ahead in | 3 手先まで、",
        "selective | Read to the end (95%) in | 終局まで（95%）、",
      })
  void whatASelectiveSearchReadIsNotCalledSolved(String kind, String english, String japanese) {
    SearchReport report = new SearchReport(3, 10, 10, List.of(new RankedMove(0, verdict(kind))));
    PositionAnalysis analysis = PositionAnalysis.of(move -> "m", 0, 0, report, true);
    GameUi ui = ui("othello-8");
    assertThat(new AnalysisWords(texts(ui, Language.ENGLISH)).effort(analysis)).contains(english);
    assertThat(new AnalysisWords(texts(ui, Language.JAPANESE)).effort(analysis)).contains(japanese);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "false | 24 | From the opening book, searched 24 moves ahead | 定石集による（24 手先まで探索済み）",
        "false | 0 | From the opening book | 定石集による",
        "true | 24 | From the opening book ✓ | 定石集による ✓",
      })
  void whatABookSaysIsNotCalledASearch(
      boolean isProven, int depth, String english, String japanese) {
    RankedMove move = new RankedMove(0, new Verdict.Points(-3, isProven));
    SearchReport report = new SearchReport(depth, 0, 10, List.of(move), true);
    PositionAnalysis analysis = PositionAnalysis.of(any -> "m", 0, 0, report, true);
    GameUi ui = ui("othello-8");
    assertThat(new AnalysisWords(texts(ui, Language.ENGLISH)).effort(analysis)).isEqualTo(english);
    assertThat(new AnalysisWords(texts(ui, Language.JAPANESE)).effort(analysis))
        .isEqualTo(japanese);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mattix-6 | points | −3 points:",
        "othello-8 | points | −3 discs:",
        "othello-8 | selective | the player that found it takes 95% of such values to be right",
        "tron-2 | points | 1 is a win",
        "tictactoe | points | 1 is a win",
        "tron-4 | estimate | Evaluation −77:",
        "tron-4 | estimate | usually counts 1 to 10 points",
        "othello-8 | estimate | not scored in the game",
        "othello-8 | margin | +2.0 discs:",
        "othello-8 | rate | 62%:",
        "trapez | learnt | 60%:",
      })
  void soDoesWhatIsToldOfAValueOnTheBoard(String game, String kind, String words) {
    GameUi ui = ui(game);
    Verdict reported = verdict(kind);
    VerdictDisplay display =
        VerdictDisplay.of(
            texts(ui, Language.ENGLISH), ui.presenter(), reported, reported, Judge.of(ui.kit()));
    assertThat(display.explained()).contains(words);
  }
}
