package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.MatchTerms.TimeLimit;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.TaughtMove;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.RankedMove;

final class TutorTest extends PlayFixture {
  private PlayViewModel taught(GameSetup<?> setup) {
    PlayViewModel model = model(setup);
    model.tutor().games().set(setup.kit(), true);
    return model;
  }

  private PlayViewModel againstCpu() {
    return taught(setup("mattix-4", human(), cpu(0)));
  }

  private static Optional<TaughtMove> move(PlayViewModel model) {
    return model.now().lessons().move();
  }

  private static Optional<MoveRow> mistake(PlayViewModel model) {
    return model.now().lessons().mistake();
  }

  /** All moves of the position before the first, as the adviser ranks them. */
  private static List<Integer> ranked(PlayViewModel model) {
    PlaySession<?> live = model.now().live();
    return live.analysis(0).orElseThrow().report().moves().stream().map(RankedMove::move).toList();
  }

  /** The worst first move, which a search in the background has found out. */
  private int worst(PlayViewModel model) {
    assertThat(thinker.finishOne()).isTrue();
    return ranked(model).getLast();
  }

  @Test
  void aMoveThatGivesSomethingAwayIsToldBeforeAnybodyAnswers() {
    PlayViewModel model = againstCpu();
    assertThat(thinker.alive()).as("the position is searched while one thinks").isEqualTo(1);
    assertThat(model.now().analyses().analysing()).as("unseen").isEmpty();
    model.play(worst(model));
    MoveRow row = mistake(model).orElseThrow();
    assertThat(row.ply()).isEqualTo(1);
    assertThat(row.judgement().orElseThrow().proven()).isTrue();
    assertThat(row.judgement().orElseThrow().isMistake()).isTrue();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.CpuToMove(1));
    assertThat(thinker.alive()).as("no CPU thinks").isZero();
    assertThat(delays.pending()).isEmpty();
    assertThat(model.now().allowed())
        .contains(PlayAction.TAKE_BACK, PlayAction.GO_ON, PlayAction.WHY, PlayAction.MOVE_NOW)
        .doesNotContain(PlayAction.HINT, PlayAction.PLAY);
  }

  @Test
  void itCanBeTakenBackAndTriedAgain() {
    PlayViewModel model = againstCpu();
    int worst = worst(model);
    model.play(worst);
    model.takeBack();
    assertThat(move(model)).isEmpty();
    assertThat(model.now().livePly()).isZero();
    assertThat(model.now().can(PlayAction.PLAY)).isTrue();
    model.play(worst);
    assertThat(mistake(model)).isPresent();
    model.takeBack();
    model.redo();
    assertThat(move(model)).as("whoever redoes it means it").isEmpty();
    assertThat(thinker.alive()).isEqualTo(1);
  }

  @Test
  void theCpuAnswersOnceThePersonGoesOn() {
    PlayViewModel model = againstCpu();
    model.play(worst(model));
    model.tutor().goOn();
    assertThat(move(model)).isEmpty();
    assertThat(model.now().analyses().cpuSearch()).isPresent();
    letCpusAnswer();
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(model.now().can(PlayAction.PLAY)).isTrue();
  }

  @Test
  void theBestMoveIsAnsweredAtOnce() {
    PlayViewModel model = againstCpu();
    assertThat(thinker.finishOne()).isTrue();
    model.play(ranked(model).getFirst());
    assertThat(move(model)).isEmpty();
    assertThat(model.now().analyses().cpuSearch()).isPresent();
  }

  @Test
  void aMoveMadeBeforeTheSearchEndedIsJudgedWhenItDoes() {
    int worst = worst(againstCpu());
    PlayViewModel model = againstCpu();
    model.play(worst);
    assertThat(move(model)).isPresent();
    assertThat(mistake(model)).isEmpty();
    assertThat(model.now().analyses().cpuSearch()).isEmpty();
    assertThat(delays.pending()).containsExactly(Tutor.PATIENCE);
    assertThat(thinker.finishOne()).isTrue();
    assertThat(mistake(model)).isPresent();
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void whereTheSearchKnowsTooLittleNothingIsClaimedAndTheGameGoesOn() {
    PlayViewModel model = taught(setup("othello-6", human(), othelloCpu()));
    playFirstLegal(model);
    assertThat(move(model)).isPresent();
    delays.pass(); // the second is over, though the search has had no time
    assertThat(thinker.finishOne()).isTrue();
    assertThat(move(model)).isEmpty();
    assertThat(model.now().analyses().cpuSearch()).isPresent();
  }

  private static SeatSetup othelloCpu() {
    return new SeatSetup.Cpu(kit("othello-6").levels().getFirst());
  }

  @Test
  void aSearchThatBreaksDownHoldsUpNothing() {
    PlayViewModel model = againstCpu();
    playFirstLegal(model);
    thinker.breakOne();
    assertThat(model.event().get()).isPresent();
    assertThat(move(model)).isEmpty();
    assertThat(model.now().analyses().cpuSearch()).isPresent();
  }

  @Test
  void whateverIsDoneDuringAJudgementDropsIt() {
    PlayViewModel model = againstCpu();
    playFirstLegal(model);
    model.takeBack();
    assertThat(move(model)).isEmpty();
    assertThat(model.now().can(PlayAction.PLAY)).isTrue();
    playFirstLegal(model);
    model.newGame(setup("mattix-4", human(), cpu(0)));
    thinker.finishLate();
    delays.pass();
    assertThat(move(model)).isEmpty();
    assertThat(model.now().livePly()).isZero();
    playFirstLegal(model);
    model.resigning().ask();
    model.resigning().answer(true);
    assertThat(move(model)).isEmpty();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
    model.bringBack();
    assertThat(model.now().status()).isInstanceOf(PlayStatus.CpuToMove.class);
    assertThat(model.now().analyses().cpuSearch()).isPresent();
    model.close();
    assertThat(thinker.alive()).isZero();
  }

  @Test
  void aPositionLookedAtMeanwhileChangesNothing() {
    int worst = worst(againstCpu());
    PlayViewModel model = againstCpu();
    model.play(worst);
    model.show(0);
    assertThat(thinker.finishOne()).isTrue();
    assertThat(mistake(model)).isPresent();
    assertThat(model.now().isAway()).isTrue();
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isFalse();
    model.tutor().goOn();
    letCpusAnswer();
    assertThat(model.now().livePly()).isEqualTo(2);
  }

  @Test
  void whoeverPlaysNextGoesOnWithoutBeingAsked() {
    PlayViewModel model = taught(setup("mattix-4", human(), human()));
    model.play(worst(model));
    assertThat(mistake(model)).isPresent();
    assertThat(model.now().can(PlayAction.PLAY)).isTrue();
    playFirstLegal(model);
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(move(model).map(TaughtMove::ply)).isNotEqualTo(Optional.of(1));
  }

  @Test
  void whyIsAnsweredWithReasonsOrTheMovesExpected() {
    PlayViewModel model = againstCpu();
    model.play(worst(model));
    model.tutor().explain();
    assertThat(model.now().can(PlayAction.WHY)).isFalse();
    assertThat(move(model).orElseThrow().why().orElseThrow().isKnown()).isFalse();
    assertThat(background.finishOne()).isTrue();
    TaughtMove.Why why = move(model).orElseThrow().why().orElseThrow();
    assertThat(why.isKnown()).isTrue();
    assertThat(why.reasons().isEmpty() && why.line().size() < 2).isFalse();
    model.takeBack();
    assertThat(background.finishOne()).isFalse();
  }

  @Test
  void aBrokenExplanationSaysThatNoneIsKnown() {
    PlayViewModel model = againstCpu();
    model.play(worst(model));
    model.tutor().explain();
    background.breakOne();
    TaughtMove.Why why = move(model).orElseThrow().why().orElseThrow();
    assertThat(why.isKnown()).isTrue();
    assertThat(why.reasons()).isEmpty();
  }

  @Test
  void switchedOffItAsksNoMore() {
    PlayViewModel model = againstCpu();
    int worst = worst(model);
    model.play(worst);
    model.tutor().toggle();
    assertThat(model.now().lessons().on()).isFalse();
    assertThat(move(model)).isEmpty();
    assertThat(model.now().analyses().cpuSearch()).isPresent();
    model.takeBack();
    model.play(worst);
    assertThat(move(model)).isEmpty();
  }

  @Test
  void noGameThatCannotWaitIsTaught() {
    PlayViewModel watched = taught(setup("mattix-4", cpu(0), cpu(0)));
    assertThat(watched.now().can(PlayAction.TEACH)).isFalse();
    PlayViewModel timed =
        taught(
            with(
                kit("mattix-4"),
                new MatchTerms(
                    1,
                    false,
                    List.of(),
                    Optional.empty(),
                    Optional.of(new TimeLimit.EachMove(Duration.ofSeconds(9))))));
    assertThat(timed.now().can(PlayAction.TEACH)).isFalse();
    PlayViewModel joint = taught(dealt(kit("maze-duel"), List.of(human(), mazeCpu())));
    assertThat(joint.now().can(PlayAction.TEACH)).isFalse();
    PlayViewModel analysed = taught(with(kit("mattix-4"), MatchTerms.ANALYSIS));
    assertThat(analysed.now().can(PlayAction.TEACH)).isFalse();
    assertThat(List.of(watched, timed, joint, analysed))
        .noneMatch(model -> model.now().lessons().on());
  }

  private static SeatSetup mazeCpu() {
    return new SeatSetup.Cpu(kit("maze-duel").levels().getFirst());
  }

  private static <P extends Position> GameSetup<P> with(GameKit<P> kit, MatchTerms terms) {
    return new GameSetup<>(kit, kit.game().newPosition(7), List.of(human(), human()), terms);
  }
}
