package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.AnalysisBoard;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.MatchTerms.TimeLimit;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.play.session.ResumeState;
import yomikiri.app.store.Store;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** How the app goes on with what it was left on. */
final class RestartTest extends AutosaverFixture {
  @Test
  void aGameGivenUpIsFinishedInTheLibraryAndAfterARestart() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    model.resigning().ask();
    model.resigning().answer(true);
    assertThat(library())
        .singleElement()
        .matches(
            game ->
                game.concession()
                    .equals(Optional.of(new Concession(0, Concession.Reason.RESIGNED))));
    PlayViewModel later = started(setup("mattix-4", human(), cpu(0)));
    assertThat(later.now().status())
        .isInstanceOfSatisfying(
            PlayStatus.Over.class, over -> assertThat(over.winner()).hasValue(1));
    assertThat(library()).hasSize(1);
  }

  @Test
  void theGameOfASecondWindowIsInTheLibraryOnceThatIsClosed() {
    Store first = newStore();
    assertThat(first.autosave().load(text -> text)).isEmpty();
    for (int time = 0; time < 2; time++) {
      Store second = newStore();
      PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
      second
          .autosave()
          .<RestoredGame<?>>load(text -> GameRestorer.restored(text, STOCK).restored())
          .ifPresent(model::open);
      GameAutosaver autosaver =
          new GameAutosaver(model, second.autosave(), second.library(), CLOCK);
      autosaver.begin();
      if (time == 0) {
        playFirstLegal(model);
        letCpusAnswer();
      }
      assertThat(model.now().livePly()).isEqualTo(2);
      autosaver.end();
      second.close();
      assertThat(library()).singleElement().matches(game -> game.entries().size() == 2);
    }
  }

  @Test
  void theAppGoesOnWithTheGameItWasLeftOn() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    playFirstLegal(model);
    assertThat(model.now().status()).isInstanceOf(PlayStatus.CpuToMove.class);
    String left = boardText(model);
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    assertThat(boardText(later)).isEqualTo(left);
    assertThat(later.now().seats().get(1).thinking()).as("it thinks again").isTrue();
    letCpusAnswer();
    later.takeBack();
    PlayViewModel again = started(setup("tictactoe", human(), human()));
    assertThat(again.now().livePly()).isEqualTo(2);
    assertThat(again.now().length()).isEqualTo(4);
  }

  @Test
  void aGameFinishedBeforeTheAppWasLeftIsNotKeptAgain() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playOut(model);
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    assertThat(later.now().status()).isInstanceOf(PlayStatus.Over.class);
    later.dealing().again();
    assertThat(library()).hasSize(1);
  }

  @Test
  void theTimeLeftIsKeptAndWaitsForThePersonToComeBack() {
    Store store = store();
    PlayViewModel model = model(withClocks(kit("mattix-4")));
    GameAutosaver autosaver = new GameAutosaver(model, store.autosave(), store.library(), CLOCK);
    autosaver.begin();
    playFirstLegal(model);
    now += 21_300_000_000L;
    delays.pass();
    autosaver.end();
    model.close();
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    assertThat(later.now().status()).isEqualTo(new PlayStatus.Paused(1));
    assertThat(clock(later, 0).left()).isEqualTo(Duration.ofSeconds(60));
    assertThat(clock(later, 1).left()).isEqualTo(Duration.ofMillis(38_700));
    later.dealing().again();
    assertThat(library()).singleElement().matches(game -> game.tag("Clock").isPresent());
    assertThat(clock(later, 1).left()).isEqualTo(Duration.ofSeconds(60));
  }

  private static <P extends Position> GameSetup<P> withClocks(GameKit<P> kit) {
    TimeLimit minute = new TimeLimit.WholeGame(Duration.ofMinutes(1), Duration.ZERO);
    return new GameSetup<>(
        kit,
        kit.game().newPosition(7),
        List.of(human(), human()),
        new MatchTerms(1, false, List.of(), Optional.empty(), Optional.of(minute)));
  }

  @Test
  void lookingThroughAGameWritesNothingAndThePlaceIsKeptInTheEnd() {
    Store store = store();
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    GameAutosaver autosaver = new GameAutosaver(model, store.autosave(), store.library(), CLOCK);
    autosaver.begin();
    for (int i = 0; i < 4; i++) {
      playFirstLegal(model);
    }
    List<Number> changes = new ArrayList<>();
    model.changes().addListener((value, before, now) -> changes.add(now));
    for (int ply = 0; ply < 4; ply++) {
      model.show(ply);
    }
    model.hint();
    model.replay().back();
    assertThat(model.now().shownPly()).isEqualTo(2);
    assertThat(changes).isEmpty();
    assertThat(folder.resolve("board").resolve("1.ykr")).content().contains("[Shown \"4\"]");
    autosaver.end();
    model.close();
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    assertThat(later.now().shownPly()).isEqualTo(2);
    assertThat(later.now().livePly()).isEqualTo(4);
  }

  @Test
  void aMatchOfTwoRoundsIsOneGameOfTheLibrary() {
    PlayViewModel model = started(ofTwoRounds(kit("mattix-4")));
    playOut(model);
    assertThat(library())
        .singleElement()
        .matches(game -> game.rounds().size() == 1)
        .matches(game -> game.tag("RoundOver").equals(Optional.of("1")));
    int first = model.now().length();
    model.nextRound();
    playFirstLegal(model);
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    playOut(later);
    assertThat(library())
        .singleElement()
        .matches(game -> game.rounds().size() == 2)
        .matches(game -> game.tag("RoundOver").isEmpty());
    assertThat(library().getFirst().tag("Moves"))
        .contains(Integer.toString(first + later.now().length()));
    assertThat(library().getFirst().tag("Termination")).contains("normal");
  }

  private static <P extends Position> GameSetup<P> ofTwoRounds(GameKit<P> kit) {
    return new GameSetup<>(
        kit,
        kit.game().newPosition(7),
        List.of(human(), human()),
        new MatchTerms(2, false, List.of()));
  }

  @Test
  void anAnalysisBoardComesBackWithItsVariationsAndIsInTheLibraryOnceMovesWereTried() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    model.open(AnalysisBoard.copy(new RestoredGame<>(model.now().live(), state(model))));
    assertThat(library()).as("the game before").hasSize(1);
    model.show(0);
    model.play(model.now().board().legal().getLast());
    String left = boardText(model);
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    assertThat(boardText(later)).isEqualTo(left);
    assertThat(later.now().mode().analysing()).isTrue();
    assertThat(later.now().mode().running()).as("before it is asked to").isFalse();
    GameTree.Node root = later.now().live().session().tree().root();
    assertThat(root.children()).hasSize(2);
    assertThat(root.mainLine()).hasSize(2);
    later.newGame(setup("tictactoe", human(), human()));
    assertThat(library()).hasSize(2);
    assertThat(library())
        .anySatisfy(
            game -> {
              assertThat(game.entries()).hasSize(2);
              assertThat(game.entries().getFirst().variations()).hasSize(1);
              assertThat(game.tag("Analysis")).contains("yes");
            });
    later.bringBack();
    later.newGame(setup("tictactoe", human(), human()));
    assertThat(library()).as("nothing more was tried").hasSize(2);
  }

  private static ResumeState state(PlayViewModel model) {
    return model.now().resumeState();
  }
}
