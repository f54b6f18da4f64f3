package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlaySnapshot.Pace;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SavedGame;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Verdict;

/** Games from the board to their records and back. */
final class SavedGameTest extends PlayFixture {
  private static final LocalDate TODAY = LocalDate.of(2026, 5, 4);
  private static final AvailableGames STOCK = new AvailableGames(CATALOG.kits(), List.of());
  private static final String FOREIGN =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Event "Kitchen table"]
      [Player1 "Grandmother"]
      [Player2 "mcts:playouts=77"]
      [Date "1999-12-31"]
      [Result "0:0"]
      [Termination "the cat walked over the board"]

      1. b2 {no comment} a1 {61.2%, 1000 playouts, 12 ms} 2. a2
      """;

  private static SavedGame<?> read(String text) {
    try {
      return GameRestorer.read(text, STOCK);
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  private static GameRecord<?> played(PlayViewModel model) {
    return transcript(model).saved().get();
  }

  private static String whole(PlayViewModel model) {
    return transcript(model).whole(model.now().resumeState()).get().text();
  }

  private static SessionRecorder<?> transcript(PlayViewModel model) {
    return new SessionRecorder<>(model.now().live(), TODAY);
  }

  @Test
  void aRecordTellsWhoPlayedWhenAndHowTheCpuSawItsMoves() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(2)));
    playFirstLegal(model);
    letCpusAnswer();
    GameRecord<?> record = played(model);
    assertThat(record.tags())
        .containsExactly(
            new Tag("Player1", "human"),
            new Tag("Player2", "perfect:time=1s"),
            new Tag("Date", "2026-05-04"),
            GameRecord.resultOf(record.session()),
            new Tag("Termination", "unterminated"));
    assertThat(record.entries().getFirst().comment()).isEmpty();
    MoveComment seen = MoveComment.parse(record.entries().getLast().comment()).orElseThrow();
    assertThat(seen.verdict()).isInstanceOf(Verdict.Points.class).matches(Verdict::proven);
  }

  @Test
  void aFinishedGameComesBackWithItsResultAndTheValuesOfItsMoves() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(1)));
    letCpusAnswer();
    model.reviewer().begin();
    letCpusAnswer();
    GameRecord<?> record = played(model);
    assertThat(record.tag("Termination")).contains("normal");
    PlayViewModel other = model(setup("tictactoe", human(), human()));
    other.open(read(record.text()).restored());
    assertThat(other.now().status()).isEqualTo(model.now().status());
    assertThat(other.now().seats()).hasSameSizeAs(model.now().seats());
    assertThat(other.now().moves()).extracting(MoveRow::verdict).allMatch(Optional::isPresent);
    assertThat(played(other).text()).isEqualTo(record.text());
  }

  @Test
  void variationsAndNotesOfARecordAreWrittenAgainHoweverTheGameGoesOn() {
    String text =
        """
        [Game "tictactoe"]
        [Layout ".../.../... x"]
        [Player1 "human"]
        [Player2 "human"]
        [Date "1999-12-31"]
        [Result "0:0"]
        [Termination "unterminated"]

        {a lesson} 1. b2 $1 {[%csl Gb2] the middle} (1. a1 {a corner} c3 (1... b2)) 1...
        a1 2. a2
        """;
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.open(read(text).restored());
    assertThat(played(model).text()).isEqualTo(text);
    assertThat(whole(model)).contains(text.substring(text.indexOf("{a lesson}")));
    model.takeBack();
    model.play(2);
    assertThat(played(model).moveText()).isEqualTo("b2 a1 c1");
    assertThat(played(model).text()).contains("(1. a1 {a corner} c3 (1... b2)) 1...\na1 2. c1");
  }

  @Test
  void whoPlaysIntoAVariationOfARecordLosesNoneOfItsWords() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    String head = "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n\n";
    model.open(read(head + "1. b2 {middle} (1. a1 {a corner} c3 {another}) a1").restored());
    model.takeBack();
    model.takeBack();
    model.play(0);
    assertThat(whole(model)).endsWith("1. a1 {a corner} (1. b2 {middle} a1) 1... c3 {another}\n");
  }

  @Test
  void whatTheAppDoesNotKnowOfARecordIsWrittenAgain() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.open(read(FOREIGN).restored());
    assertThat(model.now().status()).isEqualTo(new PlayStatus.CpuToMove(1));
    assertThat(model.now().seats().get(1).setup())
        .isInstanceOfSatisfying(
            SeatSetup.Cpu.class, cpu -> assertThat(cpu.spec()).hasToString("mcts:playouts=77"));
    assertThat(model.now().moves().get(1).verdict())
        .contains(new Verdict.WinRate(0.612, 1000, false));
    assertThat(played(model).text()).isEqualTo(FOREIGN);
    letCpusAnswer();
    GameRecord<?> later = played(model);
    assertThat(later.tags())
        .contains(
            new Tag("Event", "Kitchen table"),
            new Tag("Player1", "Grandmother"),
            new Tag("Date", "1999-12-31"),
            new Tag("Termination", "unterminated"));
    assertThat(later.entries()).hasSize(4);
    assertThat(later.entries().getFirst().comment()).isEqualTo("no comment");
  }

  @Test
  void aLearntPlayerWhoseFileIsGoneKeepsItsNameAndSavingLooksForNoFile() throws Exception {
    AtomicInteger looks = new AtomicInteger();
    ResourceCache gone =
        new ResourceCache(
            name -> {
              looks.incrementAndGet();
              return null;
            });
    AvailableGames availableGames = new AvailableGames(Catalog.of(gone).kits(), List.of());
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.open(
        GameRestorer.read(
                FOREIGN.replace("mcts:playouts=77", "learnt:file=a.learnt"), availableGames)
            .restored());
    assertThat(model.now().seats().get(1).setup())
        .isInstanceOfSatisfying(
            SeatSetup.Cpu.class, cpu -> assertThat(cpu.spec()).hasToString("learnt:file=a.learnt"));
    assertThat(played(model).tag("Player2")).contains("learnt:file=a.learnt");
    assertThat(whole(model)).contains("[Player2 \"learnt:file=a.learnt\"]");
    assertThat(looks).hasValue(0);
  }

  @Test
  void commentsOnMovesThatWereReplacedAreGone() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.open(read(FOREIGN.replace("mcts:playouts=77", "human")).restored());
    model.keepsTakenBack().set(false);
    model.show(0);
    model.playOnFromHere();
    model.playText("c3");
    assertThat(played(model).text()).endsWith("\n\n1. c3\n");
  }

  @Test
  void everyLevelIsKnownAgainByItsSpecAndItsTime() {
    SeatSetup.Cpu timed = new SeatSetup.Cpu(kit("mattix-6").levels().get(1), Duration.ofSeconds(3));
    PlayViewModel model = model(setup("mattix-6", timed, cpu(2)));
    SavedGame<?> saved = read(whole(model));
    assertThat(saved.setup().seats()).containsExactly(timed, cpu(2));
  }

  @Test
  void anyPlayerIsKnownAgainWithItsSettingsAndPlaysTheNextGameToo() throws NotationException {
    PlayerSpec spec = kit("mattix-6").parseSpec("mcts:playouts=50,c=0.7");
    SeatSetup.Cpu player = new SeatSetup.Cpu(new Level(spec.toString(), spec));
    PlayViewModel model = model(setup("mattix-6", human(), player));
    assertThat(played(model).tag("Player2")).contains("mcts:playouts=50,c=0.7");
    assertThat(read(whole(model)).setup().seats()).containsExactly(human(), player);
    model.dealing().again();
    assertThat(model.now().live().setup().seats()).containsExactly(human(), player);
  }

  @Test
  void cpusOfAMatchGoByWhatTheyAreWhateverBecomesOfTheGame() {
    String match =
        """
        [Game "mattix-4"]
        [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]
        [Round "3"]
        [Player1 "perfect:time=100ms"]
        [Player2 "alphabeta:depth=1"]

        1. b3
        """;
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    SavedGame<?> saved = read(match);
    List<String> names = List.of("perfect:time=100ms", "alphabeta:depth=1");
    assertThat(saved.setup().seats()).extracting(SavedGameTest::level).isEqualTo(names);
    model.open(saved.restored());
    assertThat(read(whole(model)).setup().seats())
        .extracting(SavedGameTest::level)
        .isEqualTo(names);
    model.dealing().again();
    assertThat(played(model).tag("Round")).as("another game").isEmpty();
    assertThat(read(whole(model)).setup().seats())
        .extracting(SavedGameTest::level)
        .isEqualTo(names);
  }

  private static String level(SeatSetup seat) {
    return ((SeatSetup.Cpu) seat).level().name();
  }

  @Test
  void aGameGoesOnWhereItStoodWithTheMovesThatWereTakenBack() {
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    for (int i = 0; i < 4; i++) {
      playFirstLegal(model);
    }
    model.takeBack();
    model.takeBack();
    model.show(1);
    model.setValuesShown(true);
    PlayViewModel other = model(setup("tictactoe", human(), human()));
    other.open(read(whole(model)).restored());
    assertThat(other.now().livePly()).isEqualTo(2);
    assertThat(other.now().shownPly()).isEqualTo(1);
    assertThat(other.now().length()).isEqualTo(4);
    assertThat(other.now().mode().valuesShown()).isTrue();
    other.replay().live();
    other.redo();
    assertThat(other.now().livePly()).isEqualTo(3);
    assertThat(played(other).tag("Ply")).as("as it stands, not as it came").contains("3");
    other.redo();
    assertThat(played(other).tags()).extracting(Tag::name).doesNotContain("Ply", "Shown");
  }

  @ParameterizedTest
  @CsvSource({"true, Paused", "false, CpuToMove"})
  void watchingGoesOnPausedOrNot(boolean paused, String status) {
    PlayViewModel model = model(setup("mattix-4", cpu(0), cpu(0)));
    model.setPace(Pace.USUAL.withWatching(Duration.ofSeconds(3)));
    if (paused) {
      model.togglePause();
    }
    PlayViewModel other = model(setup("mattix-4", human(), human()));
    other.open(read(whole(model)).restored());
    assertThat(other.now().status().getClass().getSimpleName()).isEqualTo(status);
    assertThat(other.now().mode().pace().watching()).isEqualTo(Duration.ofSeconds(3));
    assertThat(other.now().mode().pace().answering()).isEqualTo(Pace.USUAL.answering());
  }

  @Test
  void aMomentThatMakesNoSenseIsPassedOver() {
    String odd = FOREIGN.replace("[Event", "[Ply \"9\"]\n[Shown \"x\"]\n[Paused \"\"]\n[Event");
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    model.open(read(odd).restored());
    assertThat(model.now().livePly()).isEqualTo(3);
    assertThat(model.now().shownPly()).isEqualTo(3);
  }

  @Test
  void whatSeatsOfAJointGameThoughtIsKnownAgain() {
    PlayViewModel model = model(dealt(kit("maze-duel"), List.of(jointCpu(), jointCpu())));
    letCpusAnswer();
    GameRecord<?> record = played(model);
    PlayViewModel other = model(setup("mattix-4", human(), human()));
    other.open(read(record.text()).restored());
    assertThat(other.now().moves()).isEqualTo(model.now().moves());
    assertThat(played(other).text()).isEqualTo(record.text());
  }

  private static SeatSetup jointCpu() {
    return new SeatSetup.Cpu(kit("maze-duel").levels().getFirst());
  }

  @Test
  void theGameBeforeIsBroughtBackAsItWas() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    assertThat(model.now().can(PlayAction.BRING_BACK)).isFalse();
    playFirstLegal(model);
    letCpusAnswer();
    String before = boardText(model);
    model.open(read(FOREIGN).restored());
    assertThat(model.now().can(PlayAction.BRING_BACK)).isTrue();
    model.bringBack();
    assertThat(boardText(model)).isEqualTo(before);
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    assertThat(model.event().get()).contains(new PlayEvent.BroughtBack());
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isTrue();
    model.bringBack();
    assertThat(model.now().length()).as("and the other one again").isEqualTo(3);
    model.dealing().again();
    model.dealing().again();
    model.bringBack();
    assertThat(model.now().length()).as("past a game without a move").isEqualTo(3);
  }
}
