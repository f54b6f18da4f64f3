package yomikiri.app.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.practice.PracticeFixture.HOLD;
import static yomikiri.app.practice.PracticeFixture.WIN;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.practice.Attempt.Stage;
import yomikiri.app.practice.PracticeSnapshot.Page;
import yomikiri.engine.teach.PracticeEvent.What;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.Rating;
import yomikiri.engine.teach.ReasonQuestion;
import yomikiri.engine.teach.RepetitionSchedule.Grade;

final class PracticeViewModelTest {
  @TempDir private Path folder = Path.of("");
  private PracticeFixture fixture = new PracticeFixture(folder);

  @BeforeEach
  void place() {
    fixture = new PracticeFixture(folder);
  }

  private PracticeViewModel open(Puzzle... puzzles) {
    PracticeViewModel model = fixture.open(puzzles);
    model.shown();
    return model;
  }

  private static ExerciseSnapshot exercise(PracticeViewModel model) {
    return model.snapshot().get().exercise().orElseThrow();
  }

  private static Rating rating(PracticeViewModel model) {
    return model.snapshot().get().rating();
  }

  // ---- puzzles

  @Test
  void theRightMoveOfAPuzzleIsKnownAtOnceAndItsLineCanBePlayedThrough() {
    PracticeViewModel model = open(HOLD);
    assertThat(exercise(model).stage()).isEqualTo(Stage.ASKED);
    assertThat(exercise(model).board().playable()).isTrue();
    model.play("b1");
    ExerciseSnapshot now = exercise(model);
    assertThat(now.stage()).isEqualTo(Stage.RIGHT);
    assertThat(now.steps()).containsExactly("b1", "b3");
    assertThat(now.ply()).isEqualTo(1);
    assertThat(now.board().playable()).isFalse();
    model.goTo(2);
    assertThat(exercise(model).board().line()).hasSize(2);
    model.goTo(9);
    assertThat(exercise(model).ply()).isEqualTo(2);
  }

  @Test
  void aWrongMoveIsAnsweredOnTheBoardByTheLineThatPunishesIt() {
    PracticeViewModel model = open(HOLD);
    model.play("a2");
    assertThat(exercise(model).stage()).isEqualTo(Stage.CHECKING);
    fixture.searched();
    ExerciseSnapshot now = exercise(model);
    assertThat(now.stage()).isEqualTo(Stage.WRONG);
    assertThat(now.steps()).startsWith("a2").hasSizeGreaterThan(1);
    assertThat(now.ply()).isEqualTo(2);
    assertThat(now.tried().flatMap(ExerciseSnapshot.Tried::worth)).isPresent();
    model.again();
    assertThat(exercise(model).stage()).isEqualTo(Stage.ASKED);
    assertThat(exercise(model).ply()).isZero();
    model.play("b1");
    assertThat(exercise(model).stage()).isEqualTo(Stage.RIGHT);
  }

  @Test
  void theFirstTryAloneMovesTheRating() {
    PracticeViewModel model = open(HOLD);
    model.play("a2");
    assertThat(rating(model)).isEqualTo(Rating.NEW);
    fixture.searched();
    Rating once = Rating.NEW.after(List.of(new Rating.Game(HOLD.rating(), 0)));
    assertThat(rating(model)).isEqualTo(once);
    model.again();
    model.play("b1");
    model.next();
    model.play("b1");
    assertThat(rating(model)).isEqualTo(once);
    assertThat(rating(open(HOLD))).isEqualTo(once); // the next time
  }

  @Test
  void aPuzzleSolvedWithAHintIsNotSolvedAtOnce() {
    PracticeViewModel model = open(HOLD);
    model.hint();
    assertThat(exercise(model).candidates()).hasSize(3).contains("b1");
    assertThat(exercise(model).board().hint()).isEmpty();
    model.hint();
    assertThat(exercise(model).board().hint()).isPresent();
    model.hint();
    assertThat(exercise(model).hints()).isEqualTo(2);
    model.play("b1");
    assertThat(exercise(model).grade()).contains(Grade.HARD);
    assertThat(rating(model).value()).isLessThan(1500);
  }

  @Test
  void theSolutionIsShownToWhoeverGivesUpOnceAsWrong() {
    PracticeViewModel model = open(HOLD);
    model.solve();
    assertThat(exercise(model).stage()).isEqualTo(Stage.SHOWN);
    assertThat(exercise(model).steps()).containsExactly("b1", "b3");
    double fallen = rating(model).value();
    assertThat(fallen).isLessThan(1500);
    model.play("b1");
    model.solve();
    assertThat(rating(model).value()).isEqualTo(fallen);
  }

  @Test
  void puzzlesAboutAsHardAsOneIsStrongComeFirstAndNoneTwiceUntilAllWereTried() {
    PracticeViewModel model =
        open(
            HOLD,
            PracticeFixture.puzzle(
                "xo./.../... x", Kind.ONLY_WIN, List.of("a3"), new Rating(3000, 50, 0.06)),
            WIN);
    assertThat(model.snapshot().get().left()).isEqualTo(3);
    for (int left = 2; left >= 0; left--) {
      model.solve();
      assertThat(model.snapshot().get().left()).isEqualTo(left);
      model.next();
      assertThat(exercise(model).stage()).isEqualTo(Stage.ASKED);
    }
  }

  @Test
  void onlyWhatIsWantedIsAsked() {
    PracticeViewModel model = open(HOLD, WIN);
    model.wantKind(Optional.of(Kind.ONLY_WIN));
    assertThat(exercise(model).best()).isEqualTo("c2");
    assertThat(model.snapshot().get().left()).isEqualTo(1);
    assertThat(model.snapshot().get().games()).containsExactly("tictactoe");
    model.wantGame(Optional.of("trapez"));
    assertThat(model.snapshot().get().exercise()).isEmpty();
    assertThat(model.snapshot().get().wanted().kind()).isEmpty();
    model.wantGame(Optional.empty());
    assertThat(model.snapshot().get().kinds()).containsExactly(Kind.ONLY_WIN, Kind.HOLD_DRAW);
  }

  @Test
  void thePuzzlesOfADayAreDoneOnceEach() {
    PracticeViewModel model = open(HOLD, WIN);
    model.show(Page.TODAY);
    assertThat(model.snapshot().get().today())
        .extracting(PracticeSnapshot.Daily::puzzle)
        .containsExactly(WIN, HOLD); // from easy to hard
    assertThat(exercise(model).best()).isEqualTo("c2");
    model.play("c2");
    model.next();
    model.solve();
    assertThat(model.snapshot().get().today())
        .extracting(PracticeSnapshot.Daily::solved)
        .containsExactly(Optional.of(true), Optional.of(false));
    model.next();
    assertThat(model.snapshot().get().exercise()).isEmpty();
  }

  // ---- mistakes

  private static PracticeViewModel.Addition mistake(String position, String played, String better) {
    return new PracticeViewModel.Addition("tictactoe", position, new What.Added(1, played, better));
  }

  private PracticeViewModel withMistake() {
    PracticeViewModel model = open();
    model.add(List.of(mistake("x../.o./..x o", "a3", "b1")));
    model.show(Page.MISTAKES);
    return model;
  }

  @Test
  void aMistakeIsAskedUntilItIsRecalledAndMetAgainTheNextDay() {
    PracticeViewModel model = withMistake();
    assertThat(exercise(model).stage()).isEqualTo(Stage.ASKED);
    model.play("a3"); // which loses; every edge draws
    fixture.searched();
    assertThat(exercise(model).stage()).isEqualTo(Stage.WRONG);
    assertThat(model.snapshot().get().queue().laterToday()).isEqualTo(1);
    model.next();
    assertThat(model.snapshot().get().exercise()).isEmpty();
    fixture.pass(Duration.ofDays(1));
    PracticeViewModel tomorrow = open();
    tomorrow.show(Page.MISTAKES);
    assertThat(tomorrow.snapshot().get().queue().due()).hasSize(1);
    tomorrow.play("b1");
    assertThat(exercise(tomorrow).grade()).contains(Grade.GOOD);
    assertThat(tomorrow.snapshot().get().queue().due()).isEmpty();
    assertThat(tomorrow.snapshot().get().queue().next()).hasSize(1);
  }

  @Test
  void anythingAsGoodAsTheBestPassesOnceTheSearchHasEnded() {
    PracticeViewModel model = withMistake();
    model.play("c2"); // which draws, too
    assertThat(exercise(model).stage()).isEqualTo(Stage.CHECKING);
    fixture.searched();
    assertThat(exercise(model).stage()).isEqualTo(Stage.RIGHT);
    assertThat(exercise(model).steps()).startsWith("c2");
  }

  @Test
  void aMoveOfWhichNothingIsFoundOutIsNotCalledWrong() {
    PracticeViewModel model = withMistake();
    model.play("a3");
    fixture.search.breakOne();
    assertThat(exercise(model).stage()).isEqualTo(Stage.UNJUDGED);
    assertThat(exercise(model).grade()).isEmpty();
    model.solve();
    assertThat(exercise(model).grade()).isEmpty();
    assertThat(model.snapshot().get().queue().due()).hasSize(1); // it is asked again
    assertThat(fixture.notices.shown).hasSize(2); // that one was added, and what broke down
  }

  @Test
  void noneIsAddedTwiceNorInAnotherOrientationNorAfterItWasRemoved() {
    PracticeViewModel model = withMistake();
    model.add(List.of(mistake("x../.o./..x o", "a3", "b1"), mistake("..x/.o./x.. o", "c3", "b1")));
    assertThat(model.snapshot().get().queue().size()).isEqualTo(1);
    assertThat(fixture.notices.reported())
        .containsExactly(
            "1 mistake added to your practice.",
            "Nothing to add: all these mistakes are practised already.");
    model.remove();
    model.add(List.of(mistake("x../.o./..x o", "a3", "b1")));
    assertThat(model.snapshot().get().queue().size()).isZero();
  }

  @Test
  void afterTheMoveTheReasonIsAskedAndScoredApart() {
    PracticeViewModel model = withMistake();
    fixture.background.finishOne();
    assertThat(model.snapshot().get().why().question()).isEmpty(); // before a move is made
    model.play("b1");
    ReasonQuestion question = model.snapshot().get().why().question().orElseThrow();
    assertThat(question.choices())
        .hasSizeBetween(3, 4)
        .extracting(ReasonQuestion.Choice::id)
        .contains(question.reason().id());
    model.explain(question.reason().id());
    assertThat(model.snapshot().get().why().isAsked()).isFalse();
    model.explain("general.allows-win-at-once");
    assertThat(model.snapshot().get().days().getFirst().explained()).isEqualTo(1);
    assertThat(model.snapshot().get().days().getFirst().understood()).isEqualTo(1);
    assertThat(exercise(model).grade()).contains(Grade.GOOD);
  }

  @Test
  void whatWasRemovedCanBeBroughtBack() {
    PracticeViewModel model = withMistake();
    model.remove();
    assertThat(model.snapshot().get().exercise()).isEmpty();
    fixture.notices.shown.getLast().undo().orElseThrow().action().run();
    assertThat(exercise(model).stage()).isEqualTo(Stage.ASKED);
    PracticeViewModel next = open();
    assertThat(next.snapshot().get().queue().size()).isEqualTo(1);
  }

  @Test
  void leavingEndsTheSearch() {
    PracticeViewModel model = withMistake();
    assertThat(fixture.search.alive()).isEqualTo(1);
    model.close();
    assertThat(fixture.search.alive()).isZero();
    assertThat(fixture.search.isClosed()).isTrue();
  }
}
