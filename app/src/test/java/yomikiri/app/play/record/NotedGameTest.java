package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.play.model.Notes;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.MoveGlyph;

/** What becomes of people's notes in what is written down. */
final class NotedGameTest extends AutosaverFixture {
  private static final List<String> WORDS =
      List.of(
          "+3 proven, depth 11, 140 ms",
          "[%csl Ga1] x",
          "{ } \\ }",
          "悪手\n\n 2. ",
          "; ",
          "\n",
          " ",
          "+3 proven, depth 11, 140 ms; +2 proven, depth 3, 1 ms");

  @ParameterizedTest
  @ValueSource(strings = {"mattix-4", "tictactoe", "othello-6", "tron-joint", "trapez"})
  void allThatIsNotedIsThereAtTheNextStart(String game) {
    SeatSetup player = new SeatSetup.Cpu(kit(game).levels().getFirst());
    for (int seed = 0; seed < 5; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      PlayViewModel model = started(setup(game, human(), player));
      model.newGame(setup(game, human(), player));
      for (int turn = 0; turn < 6 && !(model.now().status() instanceof PlayStatus.Over); turn++) {
        letCpusAnswer();
        playFirstLegal(model);
        letCpusAnswer();
        note(model, random);
        if (random.nextInt(3) == 0 && model.now().can(PlayAction.TAKE_BACK)) {
          takeMoveBack(model);
          List<Integer> legal = model.now().board().legal();
          assertThat(legal).isNotEmpty();
          model.play(legal.get(random.nextInt(legal.size())));
          letCpusAnswer();
          note(model, random);
        }
      }
      List<Annotation> noted = annotations(model);
      assertThat(annotations(started(setup("mattix-6", human(), human())))).isEqualTo(noted);
    }
  }

  /** What was noted after the move goes first. */
  private static void takeMoveBack(PlayViewModel model) {
    int ply = model.now().livePly();
    while (model.now().livePly() == ply && model.now().can(PlayAction.TAKE_BACK)) {
      model.takeBack();
      model.replay().live();
    }
  }

  private static void note(PlayViewModel model, SplittableRandom random) {
    Notes notes = model.notes();
    model.show(random.nextInt(model.now().length() + 1));
    String words = "";
    for (int i = random.nextInt(3); i > 0; i--) {
      words += WORDS.get(random.nextInt(WORDS.size()));
    }
    notes.setComment(words);
    MoveGlyph.of(1 + random.nextInt(6)).ifPresent(notes::toggle);
    notes.toggle(notes.mark("a" + (1 + random.nextInt(3)), Optional.empty(), Optional.empty()));
    notes.toggle(notes.mark("a1", Optional.of("b2"), Optional.of(BoardMark.Color.RED)));
    model.replay().live();
  }

  private static List<Annotation> annotations(PlayViewModel model) {
    return model.now().live().session().tree().root().all().stream()
        .map(GameTree.Node::annotation)
        .toList();
  }

  @Test
  void theLibraryHasWhatIsNotedOfAFinishedGame() {
    GameSetup<?> setup = setup("tictactoe", human(), human());
    PlayViewModel model = started(setup);
    playOut(model);
    model.show(3);
    model.notes().setComment("the turning point");
    assertThat(library()).hasSize(1);
    assertThat(library().getFirst().text()).contains("{the turning point}");
    model.notes().toggle(model.notes().mark("b2", Optional.empty(), Optional.empty()));
    assertThat(library().getFirst().text()).contains("{[%csl Gb2] the turning point}");
  }

  @Test
  void theLibraryHasAGameFromElsewhereOfWhichSomethingWasNoted() {
    PlayViewModel model = started(setup("tictactoe", human(), human()));
    model.playText("b2");
    model.newGame(setup("mattix-4", human(), human()));
    model.open(GameRestorer.of(library().getFirst(), STOCK).restored());
    model.notes().setComment("the middle");
    model.newGame(setup("mattix-4", human(), human()));
    assertThat(library()).anyMatch(record -> record.text().contains("{the middle}"));
  }
}
