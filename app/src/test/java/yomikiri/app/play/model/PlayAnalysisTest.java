package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

final class PlayAnalysisTest extends PlayFixture {
  @Test
  void valuesAreProvenAndFollowThePositionShown() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.setValuesShown(true);
    assertThat(model.now().analyses().analysing()).isPresent();
    letCpusAnswer();
    BoardSnapshot<?> board = model.now().board();
    assertThat(board.verdicts().keySet()).containsExactlyInAnyOrderElementsOf(board.legal());
    assertThat(board.verdicts().values()).allMatch(Verdict::proven);
    playFirstLegal(model);
    assertThat(model.now().board().verdicts()).isEmpty();
    letCpusAnswer();
    assertThat(model.now().board().verdicts()).isNotEmpty();
    model.show(0);
    assertThat(thinker.alive()).as("already known").isZero();
    assertThat(model.now().board().verdicts()).isEqualTo(board.verdicts());
    assertThat(model.now().moves().getFirst().verdict()).isPresent();
    model.setValuesShown(false);
    assertThat(model.now().board().verdicts()).isEmpty();
  }

  @Test
  void hintPointsAtTheBestMoveUntilOneIsPlayed() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.hint();
    assertThat(model.now().board().hint()).isEmpty();
    letCpusAnswer();
    BoardSnapshot<?> board = model.now().board();
    assertThat(board.hint()).isPresent();
    assertThat(board.verdicts()).containsOnlyKeys(board.hint().getAsInt());
    model.play(board.hint().getAsInt());
    assertThat(model.now().board().hint()).isEmpty();
  }

  @Test
  void anAnalysisThatBreaksDownIsSaidAndTheGameGoesOn() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.setValuesShown(true);
    thinker.breakOne();
    assertThat(model.event().get()).containsInstanceOf(PlayEvent.AnalysisFailed.class);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
  }

  @Test
  void theAdviserGivesTheValuesWhateverTheStrongestLevelIs() {
    PlayViewModel model = model(dealt(advised(TicTacToe.kit()), List.of(human(), human())));
    model.setValuesShown(true);
    letCpusAnswer();
    assertThat(model.now().board().verdicts().values())
        .isNotEmpty()
        .allMatch(verdict -> verdict instanceof Verdict.WinRate);
  }

  /** The game with an adviser that tells nothing but its guess. */
  private static <P extends Position> GameKit<P> advised(GameKit<P> kit) {
    PlayerSpec guessing = PlayerSpec.of("guessing");
    List<PlayerType<P>> players = new ArrayList<>(kit.players());
    players.add(
        new PlayerType<>(
            guessing.name(),
            List.of(),
            List.of(),
            (spec, seed) ->
                (position, seat, context) -> {
                  RankedMove guess = new RankedMove(0, new Verdict.WinRate(0.5, 1));
                  context.progress().accept(new SearchReport(0, 1, 0, List.of(guess)));
                  return 0;
                }));
    return new GameKit<>(kit.game(), players, kit.levels(), guessing, kit.solver());
  }

  @Test
  void hintShowsTheVerdictOfTheBestMoveOnly() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.hint();
    letCpusAnswer();
    BoardSnapshot<?> board = model.now().board();
    assertThat(board.verdicts()).containsOnlyKeys(board.hint().getAsInt());
    model.setValuesShown(true);
    assertThat(model.now().board().verdicts()).hasSameSizeAs(board.legal());
  }

  @Test
  void reviewFindsOutTheValuesOfTheWholeGame() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    letCpusAnswer();
    model.reviewer().begin();
    letCpusAnswer();
    assertThat(model.now().moves())
        .allMatch(
            row -> row.verdict().orElseThrow().proven() && row.judgement().orElseThrow().proven());
    assertThat(thinker.alive()).isZero();
    assertThat(model.now().can(PlayAction.PAUSE)).isFalse();
    model.show(3);
    assertThat(model.now().analyses().known().orElseThrow().ply()).isEqualTo(3);
  }

  @Test
  void switchingValuesOffEndsTheAnalysis() {
    PlayViewModel model = model(setup("mattix-6", human(), human()));
    model.setValuesShown(true);
    assertThat(thinker.alive()).isEqualTo(1);
    model.setValuesShown(false);
    assertThat(thinker.alive()).isZero();
    assertThat(model.now().analyses().analysing()).isEmpty();
  }

  @Test
  void valuesAreWorkedOutWhileACpuThinks() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    model.setValuesShown(true);
    assertThat(thinker.alive()).as("a CPU and an analysis").isEqualTo(2);
    assertThat(model.now().analyses().cpuSearch()).isPresent();
    model.show(0);
    assertThat(thinker.alive()).as("a CPU and another analysis").isEqualTo(2);
    model.close();
    assertThat(thinker.alive()).isZero();
  }

  @Test
  void aReportThatIsNotTheLastChangesNeitherTheListOfMovesNorWhatIsKept() {
    PlayViewModel model = model(dealt(kit("mattix-6"), List.of(human(), human())));
    playFirstLegal(model);
    model.show(0);
    List<String> events = new ArrayList<>();
    model.changes().addListener((value, before, now) -> events.add("kept"));
    model
        .snapshot()
        .addListener(
            (value, before, now) -> {
              note(events, "moves", before.moves(), now.moves());
              note(events, "seats", before.seats(), now.seats());
              note(events, "known", before.analyses(), now.analyses());
              note(events, "board", before.board(), now.board());
            });
    model.setValuesShown(true);
    events.clear();
    thinker.finishOne();
    assertThat(events.subList(0, events.size() - 6))
        .hasSizeGreaterThan(4)
        .containsOnly("known", "board");
    assertThat(events).filteredOn("kept"::equals).hasSize(1);
    assertThat(events.getLast()).isEqualTo("kept");
  }

  @Test
  void aChangeIsOneSnapshot() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    List<PlaySnapshot> seen = new ArrayList<>();
    model.snapshot().addListener((value, before, now) -> seen.add(now));
    playFirstLegal(model);
    assertThat(seen).as("a move").hasSize(1);
    PlaySnapshot moved = seen.getLast();
    model.show(0);
    assertThat(seen).as("another position").hasSize(2);
    assertThat(model.now().moves()).isSameAs(moved.moves());
    assertThat(model.now().mode()).isSameAs(moved.mode());
    model.setValuesShown(true);
    assertThat(seen).as("values").hasSize(3);
    assertThat(model.now().seats()).isSameAs(seen.get(1).seats());
    model.takeBack();
    assertThat(seen).as("nothing while another position is shown").hasSize(3);
    model.replay().live();
    model.takeBack();
    assertThat(seen).as("taken back").hasSize(5);
    model.newGame(setup("mattix-4", human(), human()));
    assertThat(seen).as("another game").hasSize(6);
  }

  /** Notes that a part is another object than before. */
  @SuppressWarnings("ReferenceEquality") // views compare so
  private static void note(List<String> events, String part, Object before, Object now) {
    if (before != now) {
      events.add(part);
    }
  }

  @Test
  void whatAPlayerThinksIsNotWhatIsKnown() {
    PlayViewModel model = model(setup("mattix-6", cpu(0), cpu(0)));
    model.setValuesShown(true);
    thinker.finishOne();
    assertThat(model.now().analyses().ofCpu().orElseThrow().moves())
        .noneMatch(row -> row.verdict().proven());
    assertThat(model.now().analyses().known()).isEmpty();
    assertThat(model.now().board().verdicts()).isEmpty();
    thinker.finishOne();
    assertThat(model.now().board().verdicts().values()).isNotEmpty().allMatch(Verdict::proven);
    assertThat(model.now().analyses().ofCpu().orElseThrow().moves())
        .noneMatch(row -> row.verdict().proven());
  }

  @Test
  void twoCpusWatchedWithoutPausingFillTheGraph() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    PlaySession<?> session = model.now().live();
    thinker.finishOne();
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(1);
    looks.finishLate();
    assertThat(session.analysis(0))
        .as("a step does not break off the look at what was")
        .isPresent();
    letCpusAnswer();
    assertThat(model.now().moves()).allMatch(row -> MoveRow.proven(row.verdict()).isPresent());
  }

  @Test
  void aPersonsGameIsLookedAtOnlyWhileValuesAreShown() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    assertThat(looks.alive()).isZero();
    model.setValuesShown(true);
    assertThat(looks.alive()).isEqualTo(1);
  }

  @Test
  void aLookAtALineThatWasReplacedIsForgotten() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    playFirstLegal(model);
    model.takeBack();
    model.setValuesShown(true);
    assertThat(looks.alive()).as("at what was taken back").isEqualTo(1);
    model.play(model.now().board().legal().getLast());
    looks.finishLate();
    assertThat(model.now().live().analysis(1)).isEmpty();
  }

  @Test
  void aLookThatFindsNothingIsNotBegunAgain() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    looks.breakOne();
    assertThat(looks.alive()).isZero();
    thinker.finishOne();
    delays.pass();
    assertThat(looks.alive()).isZero();
    assertThat(model.now().livePly()).isEqualTo(1);
  }
}
