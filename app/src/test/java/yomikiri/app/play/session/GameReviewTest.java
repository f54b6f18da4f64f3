package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameReviewer.ReviewProgress;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.Verdict;

/** What a review says of the moves of a game. */
final class GameReviewTest extends PlayFixture {
  private static final Judge DUEL = new Judge(LossBands.POINTS, false, false);

  /** Whoever is to move takes the smallest tile. */
  private PlayViewModel playedBadly() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      model.play(model.now().board().legal().getLast());
    }
    return model;
  }

  @Test
  void reviewShowsThePositionOfTheFirstMistakeAndLeadsToTheOthers() {
    PlayViewModel model = playedBadly();
    model.reviewer().begin();
    assertThat(model.now().shownPly()).isZero();
    letCpusAnswer();
    GameReview review = model.now().review();
    assertThat(review.all().isWhole()).isTrue();
    assertThat(review.mistakes()).hasSizeGreaterThan(1);
    List<Integer> from = review.mistakes().stream().map(row -> row.ply() - 1).toList();
    assertThat(model.now().shownPly()).isEqualTo(from.getFirst());
    assertThat(model.now().can(PlayAction.PREVIOUS_MISTAKE)).isFalse();
    model.reviewer().next();
    assertThat(model.now().shownPly()).isEqualTo(from.get(1));
    model.reviewer().previous();
    assertThat(model.now().shownPly()).isEqualTo(from.getFirst());
    model.show(Integer.MAX_VALUE);
    assertThat(model.now().can(PlayAction.NEXT_MISTAKE)).isFalse();
  }

  @Test
  void aReviewIsStoppedAndGoesOn() {
    PlayViewModel model = playedBadly();
    GameReviewer reviewer = model.reviewer();
    reviewer.begin();
    looks.finishOne();
    thinker.finishOne();
    reviewer.stopOrGoOn();
    GameReview half = model.now().review();
    assertThat(half.all().judged()).hasSizeBetween(1, half.all().moves() - 1);
    assertThat(reviewer.progress().looked())
        .isPositive()
        .isLessThan(reviewer.progress().positions());
    assertThat(reviewer.progress().state()).isEqualTo(ReviewProgress.State.STOPPED);
    assertThat(looks.alive()).isZero();
    reviewer.stopOrGoOn();
    assertThat(looks.alive()).isEqualTo(1);
    letCpusAnswer();
    GameReview all = model.now().review();
    assertThat(all.all().isWhole()).isTrue();
    assertThat(reviewer.progress().state()).isEqualTo(ReviewProgress.State.DONE);
  }

  @Test
  void aReviewTellsHowLongItGoesOn() {
    PlayViewModel model = model(setup("othello-8", human(), human()));
    List.of("f5", "d6", "c3").forEach(model::playText);
    model.reviewer().begin();
    GameReview begun = model.now().review();
    ReviewProgress progress = model.reviewer().progress();
    long each = kit("othello-8").adviser().budget().nanos();
    assertThat(progress.nanosLeft())
        .as("never longer than the player asked would take")
        .hasValue(4 * each);
    Texts texts =
        new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
    assertThat(new ReviewWords(texts).found(begun, progress, seating(model)))
        .isEqualTo("0 of 4 positions looked at · about 8 s left");
  }

  private static Seating seating(PlayViewModel model) {
    PlaySession<?> session = model.now().live();
    return session.seating(GameUi.of(session.setup().kit(), GAME_LIST));
  }

  @Test
  void aReviewMarksTheMoveThatWasMadeAndTheOneThatWasBetter() {
    PlayViewModel model = playedBadly();
    model.reviewer().begin();
    letCpusAnswer();
    MoveRow mistake = model.now().review().mistakes().getFirst();
    assertThat(model.now().board().mistake()).isEqualTo(model.now().live().moveOf(mistake.text()));
    assertThat(model.now().board().hint())
        .hasValue(model.now().analyses().known().orElseThrow().moves().getFirst().move());
    model.show(Integer.MAX_VALUE);
    assertThat(model.now().board().mistake()).isEmpty();
    assertThat(model.now().board().hint()).isEmpty();
    model.show(mistake.ply() - 1);
    model.dealing().again();
    assertThat(model.now().board().mistake()).isEmpty();
  }

  @Test
  void aMistakeIsWhatTheValuesOfItsPositionSay() {
    PlayViewModel model = playedBadly();
    model.reviewer().begin();
    letCpusAnswer();
    for (MoveRow mistake : model.now().review().mistakes()) {
      model.show(mistake.ply() - 1);
      PositionAnalysis analysis = model.now().analyses().known().orElseThrow();
      int best = points(analysis.moves().getFirst().verdict());
      int made =
          analysis.moves().stream()
              .filter(row -> row.text().equals(mistake.text()))
              .mapToInt(row -> points(row.verdict()))
              .findFirst()
              .orElseThrow();
      assertThat(mistake.judgement().orElseThrow().loss()).isEqualTo(best - made);
    }
  }

  private static int points(Verdict verdict) {
    return ((Verdict.Points) verdict).value();
  }

  @Test
  void whoLooksAboutIsNotLedAway() {
    PlayViewModel model = playedBadly();
    model.reviewer().begin();
    model.show(2);
    letCpusAnswer();
    assertThat(model.now().shownPly()).isEqualTo(2);
  }

  private static MoveRow row(int ply, Verdict verdict, boolean analysed) {
    Optional<Verdict> known = Optional.of(verdict);
    return new MoveRow(
        ply,
        (ply - 1) % 2,
        "c4",
        0,
        known,
        Optional.empty(),
        analysed ? known : Optional.empty(),
        false);
  }

  @Test
  void marginsExpectedAreDrawnApartFromThoseProvenAndEndAtTheFirst() {
    List<MoveRow> rows =
        List.of(
            row(1, new Verdict.WinRate(0.9, 10), false),
            row(2, new Verdict.Points(4, false), true),
            row(3, new Verdict.Points(-6, false), true),
            row(4, new Verdict.Points(7, false), false),
            row(5, new Verdict.Points(-5, false), true),
            row(6, new Verdict.Points(8, true), true),
            row(7, new Verdict.Points(-8, true), true));
    EvaluationCurve curve = EvaluationCurve.of(rows, new PlayStatus.HumanToMove(1), 2, DUEL);
    assertThat(curve.scale()).isEqualTo(EvaluationCurve.Scale.MARGIN);
    assertThat(curve.expected())
        .extracting(EvaluationCurve.Point::ply, EvaluationCurve.Point::value)
        .containsExactly(tuple(2, -4.0), tuple(3, -6.0), tuple(5, -5.0), tuple(6, -8.0));
    assertThat(curve.lines().getFirst())
        .extracting(EvaluationCurve.Point::ply)
        .containsExactly(6, 7);
    assertThat(rows).noneMatch(MoveRow::isMistake);
  }

  @Test
  void whereOnlyUnitsOfAnEvaluationAreKnownTheCurveIsOfChances() {
    List<MoveRow> rows =
        List.of(
            row(1, new Verdict.Estimate(100, Bound.EXACT), true),
            row(2, new Verdict.Estimate(100, Bound.EXACT), true),
            row(3, new Verdict.Estimate(300, Bound.AT_LEAST), true),
            row(4, new Verdict.Points(-1, true), true));
    Judge judge = new Judge(LossBands.POINTS.scaled(100), false, false);
    EvaluationCurve curve = EvaluationCurve.of(rows, new PlayStatus.HumanToMove(1), 2, judge);
    assertThat(curve.scale()).isEqualTo(EvaluationCurve.Scale.WIN_RATE);
    double won = Math.E / (1 + Math.E);
    assertThat(curve.expected())
        .extracting(EvaluationCurve.Point::ply)
        .as("a bound says no value")
        .containsExactly(1, 2, 4);
    assertThat(curve.expected().get(0).value()).isCloseTo(won, within(1e-9));
    assertThat(curve.expected().get(1).value()).isCloseTo(1 - won, within(1e-9));
    assertThat(curve.lines().getFirst()).containsExactly(new EvaluationCurve.Point(4, 1, false));
  }

  @Test
  void theCurveOfAGameGivenUpDoesNotEndOnThePointsOfThatMoment() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    playFirstLegal(model);
    playFirstLegal(model);
    model.resigning().ask();
    model.resigning().answer(true);
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
    EvaluationCurve curve = EvaluationCurve.of(model.now().moves(), model.now().status(), 2, DUEL);
    assertThat(curve.scale()).isEqualTo(EvaluationCurve.Scale.MARGIN);
    assertThat(curve.lines().getFirst()).isEmpty();
  }

  @Test
  void whatIsReadOutIsLookedAtBeforeWhatIsOnlyEstimated() {
    PlayViewModel model = model(setup("othello-6", human(), human()));
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      playFirstLegal(model);
    }
    PlaySession<?> session = model.now().live();
    int first =
        IntStream.range(0, session.session().length())
            .filter(session::isReadOut)
            .findFirst()
            .orElseThrow();
    assertThat(first).isPositive();
    model.reviewer().begin();
    assertThat(model.reviewer().now().get().orElseThrow().ply()).isEqualTo(first);
  }

  @Test
  void nothingIsReadOutWhereNobodyLooks() {
    AtomicInteger asked = new AtomicInteger();
    PlayViewModel model = model(dealt(counting(kit("mattix-4"), asked), List.of(human(), human())));
    for (int i = 0; i < 3; i++) {
      playFirstLegal(model);
    }
    assertThat(asked).hasValue(0);
    model.reviewer().begin();
    assertThat(asked).hasPositiveValue();
  }

  /** The same game, which counts how often it is asked what can be read out. */
  private static <P extends Position> GameKit<P> counting(GameKit<P> kit, AtomicInteger asked) {
    Predicate<P> reaches = position -> asked.incrementAndGet() > 0;
    return new GameKit<>(
        kit.game(),
        kit.players(),
        kit.levels(),
        kit.adviser(),
        Optional.of(new Solver<>(kit.adviser(), reaches)));
  }

  @Test
  void aGameWithoutMistakesIsSaidToBeOne() {
    PlayViewModel model = model(setup("mattix-4", cpu(2), cpu(2)));
    letCpusAnswer();
    model.reviewer().begin();
    letCpusAnswer();
    assertThat(model.now().review().mistakes()).isEmpty();
    assertThat(model.event().get()).contains(new PlayEvent.NoMistake(true));
    assertThat(model.now().shownPly()).isZero();
  }

  @Test
  void mistakesAreNotToldWhileAPersonPlaysWithoutValues() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.setValuesShown(true);
    letCpusAnswer();
    model.play(model.now().analyses().known().orElseThrow().moves().getLast().move());
    letCpusAnswer();
    assertThat(model.now().review().all().judged()).hasSize(1);
    model.setValuesShown(false);
    assertThat(model.now().review()).isEqualTo(GameReview.NOTHING);
  }

  @Test
  void mistakesAreFoundInWhatARecordSays() {
    Verdict worthThree = new Verdict.Points(3, true);
    MoveRow row =
        new MoveRow(
            2,
            1,
            "c3",
            1,
            Optional.of(new Verdict.Points(-5, true)),
            DUEL.judge(worthThree, new Verdict.Points(-5, true)),
            Optional.empty(),
            false);
    assertThat(row.judgement().orElseThrow().loss()).isEqualTo(8);
    GameReview review = GameReview.of(List.of(row), Set.of(1));
    assertThat(review.all().provenLoss()).isEqualTo(8);
    assertThat(review.next(0)).isEqualTo(OptionalInt.of(1));
    assertThat(GameReview.of(List.of(row), Set.of(0)).next(0)).isEmpty();
  }

  @Test
  void theCurveEndsOnTheValueShown() {
    Verdict moved = new Verdict.WinRate(0.9, 10);
    Verdict now = new Verdict.WinRate(0.4, 1000);
    MoveRow row =
        new MoveRow(1, 0, "R", 1, Optional.of(moved), Optional.empty(), Optional.of(now), false);
    EvaluationCurve curve =
        EvaluationCurve.of(List.of(row), new PlayStatus.HumanToMove(0), 2, DUEL);
    assertThat(curve.lines().getFirst()).containsExactly(new EvaluationCurve.Point(1, 0.4, false));
  }

  @Test
  void theCurveOfAJointGameAgreesWithTheValuesOfThePositionShown() {
    PlayViewModel model = model(dealt(kit("maze-duel"), List.of(human(), human())));
    for (int choice = 0; choice < 4; choice++) {
      playFirstLegal(model);
    }
    PlaySession<?> session = model.now().live();
    keep(session, 1, new Verdict.WinRate(0.7, 50));
    keep(session, 2, new Verdict.WinRate(0.25, 80));
    EvaluationCurve curve = EvaluationCurve.of(session.rows(), model.now().status(), 2, DUEL);
    assertThat(curve.lines().getFirst())
        .extracting(EvaluationCurve.Point::value)
        .containsExactly(0.7, 0.25);
  }

  private static void keep(PlaySession<?> session, int ply, Verdict verdict) {
    SearchReport report = new SearchReport(0, 20, 1, List.of(new RankedMove(0, verdict)));
    session
        .cache()
        .keep(
            session.session().nodeAt(ply),
            PositionAnalysis.of(session::moveText, ply, 0, report, true));
  }

  @Test
  void playoutsOfAnEarlierSearchAreToldApart() {
    PlayViewModel model = model(dealt(kit("maze-duel"), List.of(human(), human())));
    PlaySession<?> session = model.now().live();
    List<RankedMove> moves =
        List.of(
            new RankedMove(0, new Verdict.WinRate(0.5, 700)),
            new RankedMove(1, new Verdict.WinRate(0.4, 300)));
    assertThat(analysis(session, 400, moves).earlier()).isEqualTo(600);
    assertThat(analysis(session, 1000, moves).earlier()).isZero();
  }

  private static PositionAnalysis analysis(
      PlaySession<?> session, long nodes, List<RankedMove> moves) {
    SearchReport report = new SearchReport(0, nodes, 1, moves);
    return PositionAnalysis.of(session::moveText, 0, 0, report, true);
  }

  @Test
  void theSameLayoutIsOfferedOnlyWhereThereAreOthers() throws NotationException {
    assertThat(model(setup("mattix-4", human(), human())).now().can(PlayAction.REPEAT_LAYOUT))
        .isTrue();
    assertThat(model(setup("tictactoe", human(), human())).now().can(PlayAction.REPEAT_LAYOUT))
        .isFalse();
    GameSetup<?> begun = typed(kit("tictactoe"), "x../.../... o");
    assertThat(model(begun).now().can(PlayAction.REPEAT_LAYOUT)).isTrue();
  }

  private static <P extends Position> GameSetup<P> typed(GameKit<P> kit, String position)
      throws NotationException {
    return new GameSetup<>(
        kit, kit.game().notation().parsePosition(position), List.of(human(), human()));
  }

  @Test
  void whatCannotBePlayedIsExplainedByTheTurnFirst() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    model.playText("z9");
    assertThat(model.event().get()).contains(PlayEvent.Refused.of("z9"));
    playFirstLegal(model);
    model.playText("z9");
    assertThat(model.event().get())
        .contains(new PlayEvent.NotNow(new PlayStatus.CpuToMove(1), false));
    letCpusAnswer();
    model.show(0);
    model.playText("z9");
    assertThat(model.event().get())
        .contains(new PlayEvent.NotNow(new PlayStatus.HumanToMove(0), true));
  }
}
