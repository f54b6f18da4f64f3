package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.BoardMark.Color;
import yomikiri.engine.game.BoardMark.Shape;
import yomikiri.engine.game.MoveGlyph;

/** What people note of the moves of a game. */
final class NotesTest extends PlayFixture {
  private final PlayViewModel game = model(setup("mattix-4", human(), human()));
  private final Notes notes = game.notes();

  @Test
  void marksBelongToThePositionShown() {
    notes.toggle(notes.mark("a1", Optional.empty(), Optional.empty()));
    BoardMark circle = BoardMark.on("a1", Shape.CIRCLE, Color.GREEN);
    assertThat(game.now().board().marks()).containsExactly(circle);
    playFirstLegal(game);
    assertThat(game.now().board().marks()).isEmpty();
    game.show(0);
    assertThat(game.now().board().marks()).containsExactly(circle);
  }

  @Test
  void aMarkTakesThePlaceOfOneInAnotherColourAndLeavesWhenDrawnAgain() {
    BoardMark red = BoardMark.arrow("a1", "b2", Color.RED);
    BoardMark blue = BoardMark.arrow("a1", "b2", Color.BLUE);
    BoardMark back = BoardMark.arrow("b2", "a1", Color.BLUE);
    List.of(red, back, blue).forEach(notes::toggle);
    assertThat(game.now().board().marks()).containsExactlyInAnyOrder(blue, back);
    notes.toggle(blue);
    assertThat(game.now().board().marks()).containsExactly(back);
  }

  @Test
  void aMarkHasTheShapeAndColourChosenUnlessAKeySaysOtherwise() {
    notes.shape().set(Shape.TRIANGLE);
    notes.color().set(Color.YELLOW);
    assertThat(notes.mark("a1", Optional.empty(), Optional.empty()))
        .isEqualTo(BoardMark.on("a1", Shape.TRIANGLE, Color.YELLOW));
    assertThat(notes.mark("a1", Optional.of("a2"), Optional.of(Color.RED)))
        .isEqualTo(BoardMark.arrow("a1", "a2", Color.RED));
  }

  @Test
  void marksThatWereClearedComeBackBesideNewOnes() {
    BoardMark old = BoardMark.on("a1", Shape.CROSS, Color.RED);
    BoardMark later = BoardMark.on("a2", Shape.SQUARE, Color.BLUE);
    notes.toggle(old);
    Runnable back = notes.clearMarks();
    assertThat(game.now().board().marks()).isEmpty();
    notes.toggle(later);
    playFirstLegal(game);
    back.run();
    game.show(0);
    assertThat(game.now().board().marks()).containsExactlyInAnyOrder(old, later);
  }

  @Test
  void aCommentStandsAtItsMoveAndBeforeTheFirst() {
    notes.setComment("before");
    playFirstLegal(game);
    assertThat(game.now().note().annotation()).isEqualTo(Annotation.NONE);
    notes.setComment("after");
    assertThat(game.now().note()).isEqualTo(new PlaySnapshot.Note(1, Annotation.of("after")));
    game.show(0);
    assertThat(game.now().note()).isEqualTo(new PlaySnapshot.Note(0, Annotation.of("before")));
  }

  @Test
  void wordsBegunForAMoveStayWithItWhileTheGameGoesOn() {
    playFirstLegal(game);
    notes.hold(true);
    notes.setComment("a th");
    playFirstLegal(game);
    notes.setComment("a thought");
    assertThat(game.now().note()).isEqualTo(new PlaySnapshot.Note(1, Annotation.of("a thought")));
    notes.hold(false);
    assertThat(game.now().note()).isEqualTo(new PlaySnapshot.Note(2, Annotation.NONE));
  }

  @Test
  void whoLooksAtAnotherPositionNotesSomethingOfThat() {
    playFirstLegal(game);
    notes.hold(true);
    game.show(0);
    notes.setComment("the beginning");
    assertThat(game.now().note().ply()).isZero();
    notes.hold(true);
    game.takeBack();
    assertThat(game.now().note().ply()).isZero();
  }

  @Test
  void aMoveThatIsTakenBackIsNotHeld() {
    playFirstLegal(game);
    notes.hold(true);
    game.takeBack();
    notes.setComment("again");
    assertThat(game.now().note()).isEqualTo(new PlaySnapshot.Note(0, Annotation.of("again")));
  }

  @Test
  void signsAreTypedOneAfterTheOther() {
    playFirstLegal(game);
    assertThat(typed("!")).contains(MoveGlyph.GOOD);
    assertThat(typed("!")).contains(MoveGlyph.VERY_GOOD);
    assertThat(typed("!")).isEmpty();
    assertThat(typed("?")).contains(MoveGlyph.POOR);
    assertThat(typed("!")).contains(MoveGlyph.DUBIOUS);
    assertThat(typed("?")).contains(MoveGlyph.POOR);
    assertThat(typed("?")).contains(MoveGlyph.VERY_POOR);
    assertThat(typed("!")).contains(MoveGlyph.GOOD);
    assertThat(typed("?")).contains(MoveGlyph.INTERESTING);
  }

  private Optional<MoveGlyph> typed(String sign) {
    notes.type(sign);
    return game.now().note().annotation().glyph();
  }

  @Test
  void aGlyphChosenAgainIsTakenAwayAndNoneStandsBeforeTheFirstMove() {
    notes.toggle(MoveGlyph.GOOD);
    assertThat(game.now().note().annotation()).isEqualTo(Annotation.NONE);
    playFirstLegal(game);
    notes.toggle(MoveGlyph.GOOD);
    assertThat(game.now().note().annotation().glyph()).contains(MoveGlyph.GOOD);
    notes.toggle(MoveGlyph.GOOD);
    assertThat(game.now().note().annotation()).isEqualTo(Annotation.NONE);
  }

  @Test
  void aNoteIsWorthStoringButTheSameOneAgainIsNot() {
    long before = game.changes().get();
    notes.setComment("words");
    assertThat(game.changes().get()).isEqualTo(before + 1);
    notes.setComment("words");
    assertThat(game.changes().get()).isEqualTo(before + 1);
  }
}
