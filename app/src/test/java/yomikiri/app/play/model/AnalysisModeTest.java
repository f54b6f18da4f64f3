package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.play.session.AnalysisBoard;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.MoveGlyph;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

final class AnalysisModeTest extends PlayFixture {
  private static final long SECOND = 1_000_000_000;

  private static void analyse(PlayViewModel model) {
    PlaySnapshot now = model.now();
    AnalysisBoard<?> board =
        AnalysisBoard.of(now.shown(), now.shown().session().nodeAt(now.shownPly()));
    model.open(board.copy().get());
    model.analysis().start();
    model.analysis().complete(board);
  }

  private PlayViewModel begun(String game) {
    PlayViewModel model =
        model(dealt(kit(game), Collections.nCopies(kit(game).game().players(), human())));
    analyse(model);
    return model;
  }

  private static GameTree.Node root(PlayViewModel model) {
    return model.now().live().session().tree().root();
  }

  private static int other(PlayViewModel model, int move) {
    return model.now().board().legal().stream()
        .filter(one -> one != move)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aCopyWithAllItsNotesIsAnalysedAndTheGameComesBackAsItWas() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    PlaySession<?> played = model.now().live();
    GameTree.Node first = root(model).children().getFirst();
    first.annotate(first.annotation().withComment("a plan"));
    model.show(1);
    analyse(model);
    assertThat(model.now().mode().analysing()).isTrue();
    assertThat(model.now().shownPly()).isEqualTo(1);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(1));
    assertThat(root(model).children().getFirst().annotation().comment()).isEqualTo("a plan");
    assertThat(
            Stream.of(PlayAction.RESIGN, PlayAction.SWAP, PlayAction.REPEAT_LAYOUT)
                .filter(model.now()::can))
        .isEmpty();
    model.play(
        other(model, model.now().live().moveOf(model.now().moves().get(1).text()).orElseThrow()));
    assertThat(root(model).children().getFirst().children()).hasSize(2);
    assertThat(model.now().can(PlayAction.MOVE_NOW)).as("no CPU moves").isFalse();
    model.bringBack();
    assertThat(model.now().live()).isSameAs(played);
    assertThat(played.session().tree().root().children().getFirst().children()).hasSize(1);
    assertThat(model.now().mode().analysing()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mattix-4",
        "tictactoe",
        "othello-4",
        "trapez",
        "tron-3",
        "tron-joint",
        "maze-5x5x3"
      })
  void theGameStandsWhereOneLooksAndAMoveThereIsAVariation(String game) {
    PlayViewModel model = begun(game);
    int players = model.now().live().setup().seats().size();
    for (int i = 0; i < 2 * players; i++) {
      playFirstLegal(model);
    }
    int length = model.now().length();
    model.show(0);
    assertThat(model.now().livePly()).isZero();
    assertThat(model.now().moves()).as("none is taken back").noneMatch(MoveRow::takenBack);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    int before = root(model).children().size();
    while (model.now().livePly() == 0) {
      model.play(model.now().board().legal().getLast());
    }
    assertThat(root(model).children()).hasSize(before + 1);
    assertThat(root(model).mainLine()).as("stays as it was").hasSize(length);
    model.replay().show(root(model).mainLine().getLast());
    assertThat(model.now().livePly()).isEqualTo(length);
    assertThat(model.now().isAway()).isFalse();
  }

  @Test
  void aGameThatIsOverIsOnlyLookedAt() {
    PlayViewModel model = begun("tictactoe");
    while (model.now().board().mover().isPresent()) {
      playFirstLegal(model);
    }
    assertThat(model.now().can(PlayAction.RUN)).isFalse();
    model.replay().back();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.HumanToMove.class);
    assertThat(model.now().can(PlayAction.RUN)).isTrue();
  }

  @Test
  void linesAreLookedAheadInsertedAndFollowed() {
    PlayViewModel model = begun("mattix-4");
    letCpusAnswer();
    RankedMove best = model.analysis().lines().getFirst();
    RankedMove second = model.analysis().lines().get(1);
    assertThat(best.verdict().proven()).isTrue();
    assertThat(model.analysis().ahead(best, 2))
        .get()
        .extracting(board -> board.line().size())
        .isEqualTo(2);
    assertThat(root(model).children()).as("looking adds nothing").isEmpty();
    model.analysis().insert(best);
    assertThat(model.now().livePly()).isZero();
    assertThat(root(model).mainLine()).hasSize(best.line().size());
    model.analysis().insert(second);
    assertThat(root(model).children()).hasSize(2);
    model.analysis().follow(second, 2);
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(model.now().shownPly()).isEqualTo(2);
    model.analysis().count().set(1);
    letCpusAnswer();
    assertThat(model.analysis().lines()).hasSize(1);
  }

  @Test
  void bothSeatsOfAJointStepAreAnalysedInTurnAndALineIsPlayedWhole() {
    PlayViewModel model = begun("tron-joint");
    List<Integer> step =
        List.of(
            model.now().live().session().legalMoves(0)[0],
            model.now().live().session().legalMoves(1)[0]);
    thinker.report(
        report(0, 5, new RankedMove(step.getFirst(), new Verdict.WinRate(0.6, 5), step)));
    assertThat(model.now().analyses().analysing())
        .get()
        .extracting(search -> search.seat())
        .isEqualTo(0);
    RankedMove line = model.analysis().lines().getFirst();
    assertThat(model.analysis().ahead(line, 2))
        .get()
        .extracting(board -> board.line().size())
        .isEqualTo(1);
    model.play(model.now().board().legal().getFirst());
    assertThat(model.now().analyses().analysing())
        .get()
        .extracting(search -> search.seat())
        .isEqualTo(1);
  }

  private static SearchReport report(int depth, long nodes, RankedMove... moves) {
    return new SearchReport(depth, nodes, nodes, List.of(moves));
  }

  private static SearchReport report(PlayViewModel model, int depth) {
    int move = model.now().board().legal().getFirst();
    return report(depth, depth, new RankedMove(move, new Verdict.Points(depth, false)));
  }

  private static Optional<Integer> depth(PlayViewModel model) {
    return model.now().analyses().known().map(PositionAnalysis::report).map(SearchReport::depth);
  }

  @Test
  void itRunsOnWithTwiceTheTimeUntilItIsStopped() {
    PlayViewModel model = begun("mattix-6");
    assertThat(thinker.budget().nanos()).isEqualTo(2 * SECOND);
    thinker.beginOne();
    thinker.report(report(model, 9));
    now += 2 * SECOND;
    thinker.choose(model.now().board().legal().getFirst());
    assertThat(thinker.budget().nanos()).isEqualTo(4 * SECOND);
    thinker.report(report(model, 3));
    assertThat(depth(model)).as("the deeper one stays").contains(9);
    model.analysis().toggle();
    assertThat(thinker.alive()).isZero();
    assertThat(model.now().mode().running()).isFalse();
    model.analysis().toggle();
    thinker.beginOne();
    thinker.report(report(model, 11));
    thinker.choose(model.now().board().legal().getFirst());
    assertThat(thinker.alive()).as("ended before its time: nothing more to be found").isZero();
    assertThat(depth(model)).contains(11);
  }

  @Test
  void whatWasFoundIsThereAtOnceWhenOneComesBack() {
    PlayViewModel model = begun("mattix-6");
    thinker.report(report(model, 9));
    playFirstLegal(model);
    assertThat(depth(model)).isEmpty();
    assertThat(thinker.alive()).as("the other position alone").isOne();
    model.show(0);
    assertThat(depth(model)).contains(9);
    assertThat(thinker.budget())
        .isEqualTo(yomikiri.engine.think.Budget.ofTime(Duration.ofSeconds(2)));
  }

  @Test
  void anotherPlayerBeginsAnew() {
    PlayViewModel model = begun("mattix-6");
    thinker.report(report(model, 9));
    model.analysis().setPlayer(model.analysis().players().get(1).spec());
    assertThat(depth(model)).isEmpty();
    assertThat(thinker.alive()).isOne();
    assertThat(thinker.budget().nodes()).as("without its own limits").isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void anyPlayerMayAnalyseWithinItsLimitsAndIsRememberedForItsGame() throws NotationException {
    PlayViewModel model = begun("mattix-6");
    AnalysisMode mode = model.analysis();
    int atHand = mode.players().size();
    PlayerSpec other = kit("mattix-6").parseSpec("mcts:playouts=1000");
    mode.setPlayer(other);
    assertThat(thinker.budget().nodes()).isEqualTo(1000);
    assertThat(thinker.budget().nanos()).isEqualTo(2 * SECOND);
    assertThat(mode.players()).hasSize(atHand + 1).last().extracting(Level::spec).isEqualTo(other);
    assertThat(mode.chosen().get()).isEqualTo(Map.of("mattix-6", other.toString()));
    PlayViewModel next = begun("mattix-6");
    next.analysis().chosen().set(mode.chosen().get());
    assertThat(next.analysis().player()).isEqualTo(other);
    next.analysis().setPlayer(kit("mattix-6").adviser());
    assertThat(next.analysis().chosen().get()).isEmpty();
    assertThat(next.analysis().players()).hasSize(atHand);
  }

  @Test
  void whoIsToAnalyseManyGamesIsForgottenInTheOrderOfChoice() {
    PlayViewModel model = begun("tictactoe");
    Map<String, String> many = new LinkedHashMap<>();
    for (int i = 0; i < AnalysisMode.MOST_CHOSEN; i++) {
      many.put("maze-" + i, "no player of today");
    }
    many.put("tictactoe", "no player of today");
    model.analysis().chosen().set(many);
    assertThat(model.analysis().player()).isEqualTo(kit("tictactoe").adviser());
    model.analysis().setPlayer(kit("tictactoe").levels().getFirst().spec());
    assertThat(model.analysis().chosen().get())
        .hasSize(AnalysisMode.MOST_CHOSEN)
        .containsEntry("tictactoe", model.analysis().player().toString())
        .doesNotContainKey("maze-0");
  }

  @Test
  void aBoardIsBegunFromASetupWithThePeopleOfAForeignGameByName() {
    GameSetup<?> setup =
        setup("othello-4", new SeatSetup.Human("Tamenori"), new SeatSetup.Human("Rose"));
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    model.open(AnalysisBoard.begun(setup));
    assertThat(model.now().mode().analysing()).isTrue();
    assertThat(model.now().live().setup().seats()).isEqualTo(setup.seats());
    assertThat(model.now().length()).isZero();
    analyse(model);
    assertThat(model.now().live().setup().seats()).isEqualTo(setup.seats());
    PlayViewModel cpus = model(setup("othello-4", cpu(0), new SeatSetup.Human("Rose")));
    analyse(cpus);
    assertThat(cpus.now().live().setup().seats())
        .containsExactly(new SeatSetup.Human(), new SeatSetup.Human("Rose"));
  }

  @Test
  void aPlayerThatHasNothingToSayIsNotAskedAgain() {
    PlayViewModel model = begun("mattix-4");
    thinker.beginOne();
    thinker.choose(model.now().board().legal().getFirst());
    assertThat(thinker.alive()).isZero();
    assertThat(model.now().mode().running()).isFalse();
  }

  @Test
  void glyphsAreCopied() {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    playFirstLegal(model);
    GameTree.Node first = root(model).children().getFirst();
    first.annotate(first.annotation().withGlyph(Optional.of(MoveGlyph.VERY_POOR)));
    analyse(model);
    assertThat(root(model).children().getFirst().annotation()).isEqualTo(first.annotation());
  }
}
