package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.session.AnalysisBoard;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.BoardMark.Color;
import yomikiri.engine.game.BoardMark.Shape;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.MoveGlyph;

/** Taking back undoes whatever was done last, be it a note or a move. */
final class UndoneNotesTest extends PlayFixture {
  private static final BoardMark MARK = BoardMark.on("a1", Shape.CIRCLE, Color.RED);

  private final PlayViewModel game = model(setup("mattix-4", human(), human()));
  private final Notes notes = game.notes();

  private static int ply(PlayViewModel game) {
    return game.now().live().session().ply();
  }

  @Test
  void aNoteMadeAfterAMoveIsUndoneBeforeIt() {
    playFirstLegal(game);
    notes.toggle(MARK);
    game.takeBack();
    assertThat(game.now().board().marks()).isEmpty();
    assertThat(ply(game)).isEqualTo(1);
    assertThat(game.event().get()).contains(new PlayEvent.NoteUndone(false));
    game.takeBack();
    assertThat(ply(game)).isZero();
    game.redo();
    assertThat(ply(game)).isEqualTo(1);
    assertThat(game.now().board().marks()).isEmpty();
    game.redo();
    assertThat(game.now().board().marks()).containsExactly(MARK);
    assertThat(game.event().get()).contains(new PlayEvent.NoteUndone(true));
    assertThat(game.now().can(PlayAction.REDO)).isFalse();
  }

  @Test
  void aMoveMadeAfterANoteIsTakenBackBeforeIt() {
    notes.toggle(MoveGlyph.GOOD); // of no move
    notes.setComment("before the first move");
    playFirstLegal(game);
    game.takeBack();
    assertThat(ply(game)).isZero();
    assertThat(game.now().note().annotation()).isEqualTo(Annotation.of("before the first move"));
    game.takeBack();
    assertThat(game.now().note().annotation()).isEqualTo(Annotation.NONE);
    assertThat(game.now().can(PlayAction.TAKE_BACK)).isFalse();
  }

  @Test
  void wordsWrittenInOneGoAreOneChange() {
    notes.hold(true);
    Stream.of("a", "a ", "a t").forEach(notes::setComment);
    notes.hold(false);
    notes.hold(true);
    Stream.of("a th", "a thought").forEach(notes::setComment);
    notes.hold(false);
    game.takeBack();
    assertThat(game.now().note().annotation()).isEqualTo(Annotation.of("a t"));
    game.takeBack();
    assertThat(game.now().note().annotation()).isEqualTo(Annotation.NONE);
    assertThat(game.now().can(PlayAction.TAKE_BACK)).isFalse();
  }

  @Test
  void whatWasNotedElsewhereIsUndoneWhereItWasAndShown() {
    for (int i = 0; i < 3; i++) {
      playFirstLegal(game);
    }
    game.show(1);
    notes.setComment("here");
    game.replay().live();
    game.takeBack();
    assertThat(ply(game)).isEqualTo(3);
    assertThat(game.now().shownPly()).isEqualTo(1);
    assertThat(game.now().note().annotation()).isEqualTo(Annotation.NONE);
    assertThat(game.now().can(PlayAction.TAKE_BACK)).as("a move, from elsewhere").isFalse();
  }

  @Test
  void aNoteMadeWhileACpuThoughtIsUndoneBeforeTheMoves() {
    PlayViewModel against = model(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(against);
    against.notes().setComment("let us see");
    letCpusAnswer();
    assertThat(ply(against)).isEqualTo(2);
    against.takeBack();
    assertThat(ply(against)).isEqualTo(2);
    assertThat(against.now().shownPly()).isEqualTo(1);
    assertThat(against.now().note().annotation()).isEqualTo(Annotation.NONE);
    against.replay().live();
    against.takeBack();
    assertThat(ply(against)).isZero();
    against.redo();
    assertThat(ply(against)).isEqualTo(2);
    against.redo();
    assertThat(against.now().note().annotation()).isEqualTo(Annotation.of("let us see"));
  }

  @Test
  void anotherNoteTakesTheOneUndoneAway() {
    notes.toggle(MARK);
    game.takeBack();
    notes.setComment("instead");
    assertThat(game.now().can(PlayAction.REDO)).isFalse();
  }

  @Test
  void whatWasNotedOfMovesDeletedIsLeftAlone() {
    playFirstLegal(game);
    GameTree.Node deleted = game.now().live().session().node();
    notes.setComment("gone");
    game.takeBack();
    game.redo();
    game.takeBack();
    game.takeBack();
    game.play(game.now().board().legal().getLast());
    game.edits().make(TreeEdits.Edit.DELETE, deleted);
    game.takeBack();
    assertThat(ply(game)).isZero();
    assertThat(game.now().can(PlayAction.TAKE_BACK)).isFalse();
  }

  @Test
  void anotherGameKnowsNothingOfTheNotesOfTheLast() {
    notes.setComment("old");
    game.newGame(setup("mattix-4", human(), human()));
    assertThat(game.now().can(PlayAction.TAKE_BACK)).isFalse();
    game.bringBack();
    game.takeBack();
    assertThat(game.now().note().annotation()).isEqualTo(Annotation.NONE);
  }

  @Test
  void onAnAnalysisBoardANoteIsTheLastThingDoneWhereverOneLooks() {
    PlayViewModel board = model(setup("mattix-4", human(), human()));
    board.open(
        AnalysisBoard.of(board.now().shown(), board.now().shown().session().nodeAt(0))
            .copy()
            .get());
    playFirstLegal(board);
    playFirstLegal(board);
    board.notes().setComment("here");
    board.replay().back();
    board.takeBack();
    assertThat(board.now().shownPly()).isEqualTo(2);
    assertThat(board.now().note().annotation()).isEqualTo(Annotation.NONE);
  }

  /** Of random acts, each undone leads to what was before it, and each redone to what was after. */
  @Test
  void allThatWasDoneIsUndoneInTurnAndRedone() {
    Random random = new Random(11);
    for (int run = 0; run < 40; run++) {
      game.newGame(setup("mattix-4", human(), human()));
      List<List<Object>> states = new ArrayList<>(List.of(state()));
      for (int act = 0; act < 12; act++) {
        List<Object> before = state();
        act(random);
        if (!state().equals(before)) {
          states.add(state());
        }
      }
      for (int i = states.size() - 2; i >= 0; i--) {
        game.takeBack();
        assertThat(state()).isEqualTo(states.get(i));
      }
      assertThat(game.now().can(PlayAction.TAKE_BACK)).isFalse();
      for (List<Object> later : states.subList(1, states.size())) {
        game.redo();
        assertThat(state()).isEqualTo(later);
      }
      assertThat(game.now().can(PlayAction.REDO)).isFalse();
    }
  }

  private void act(Random random) {
    switch (random.nextInt(5)) {
      case 0 -> notes.toggle(BoardMark.on("b" + (1 + random.nextInt(4)), Shape.CROSS, Color.BLUE));
      case 1 -> notes.toggle(List.of(MoveGlyph.values()).get(random.nextInt(6)));
      case 2 -> {
        notes.hold(true);
        notes.setComment("words " + random.nextInt(3));
        notes.hold(false);
      }
      default -> {
        List<Integer> legal = game.now().board().legal();
        if (!legal.isEmpty()) {
          game.play(legal.get(random.nextInt(legal.size())));
        }
      }
    }
  }

  /** Where the game stands and what is noted on the way there. */
  private List<Object> state() {
    List<Object> state = new ArrayList<>(List.of(ply(game)));
    GameTree.Node root = game.now().live().session().nodeAt(0);
    Stream.concat(Stream.of(root), game.now().live().session().node().path().stream())
        .map(GameTree.Node::annotation)
        .forEach(state::add);
    return state;
  }

  @Test
  void marksClearedComeBackToo() {
    notes.toggle(MARK);
    Runnable back = notes.clearMarks();
    game.takeBack();
    assertThat(game.now().board().marks()).containsExactly(MARK);
    back.run();
    assertThat(game.now().board().marks()).containsExactly(MARK);
  }
}
