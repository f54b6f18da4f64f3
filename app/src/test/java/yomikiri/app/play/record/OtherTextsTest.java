package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.play.DirectOpener;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.record.RecordsViewModel.GameChoice;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.store.UserFiles;
import yomikiri.app.store.Workers;
import yomikiri.app.text.Language;
import yomikiri.app.text.TestNotices;
import yomikiri.app.text.Texts;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.learn.LearntPlayer;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;

/** Games and positions go to other programs and come from there as texts. */
final class OtherTextsTest extends PlayFixture {
  private static final AvailableGames STOCK = new AvailableGames(CATALOG.kits(), List.of());
  private static final String AFTER_TWO =
      "---------------------------OX------OXX-----O--------------------";

  private static final long SECOND = 1_000_000_000; // nanoseconds

  @TempDir private Path folder = Path.of("");
  private final List<GameChoice> choices = new ArrayList<>();
  private final TestNotices notices = new TestNotices();

  private RecordsViewModel records(PlayViewModel model) {
    Workers workers =
        new Workers(Runnable::run, Runnable::run, later -> {}, late -> {}, Runnable::run);
    return new RecordsViewModel(
        model,
        new DirectOpener(model),
        STOCK,
        new UserFiles(workers, new WholeFile(Disk.REAL), STOCK),
        new FileExecutor(Runnable::run, Runnable::run),
        Clock.systemUTC(),
        choices::add,
        notices);
  }

  @Test
  void aPlayerWhoseFileIsGoneKeepsItsSeatInAPositionThatIsPasted() {
    PlayerSpec gone = LearntPlayer.spec("gone.learnt");
    SeatSetup cpu = new SeatSetup.Cpu(new Level(gone.toString(), gone));
    PlayViewModel model = model(setup("tictactoe", human(), cpu));
    records(model).paste("o../.x./... x");
    assertThat(model.now().board().position().isOver()).isFalse();
    assertThat(model.now().seats().get(0).setup()).isEqualTo(human());
    assertThat(model.now().seats().get(1).setup()).isEqualTo(cpu);
  }

  private PlayViewModel table(String game) {
    return model(setup(game, human(), human()));
  }

  private static String id(PlayViewModel model) {
    return model.now().board().kit().game().id();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mattix-4  | f5d6c3           | othello-8 | 3",
        "othello-4 | 1. F5 D6 2. C3   | othello-8 | 3",
        "mattix-4  | d3               | othello-8 | 1",
        "othello-4 | d3               | othello-4 | 1",
        "othello-8 | b3               | othello-6 | 1",
        "tictactoe | -----O--XO------ X c1 | othello-4 | 1",
      })
  void aPastedTranscriptIsAGameOfTheTableOrOfTheLargestBoardItFits(
      String here, String text, String game, int moves) {
    PlayViewModel model = table(here);
    records(model).paste(text);
    assertThat(id(model)).isEqualTo(game);
    assertThat(model.now().moves()).hasSize(moves);
    assertThat(notices.shown).isEmpty();
  }

  @Test
  void aPastedObfLineIsPlayedFrom() {
    PlayViewModel model = table("othello-8");
    records(model).paste(AFTER_TWO.toLowerCase(Locale.ROOT) + " X; c3:+0; c4:-2;\n");
    assertThat(boardText(model)).isEqualTo(AFTER_TWO + " X");
    assertThat(model.now().moves()).isEmpty();
    GameSetup<?> before = model.now().live().setup();
    assertThat(before.seats()).allMatch(human()::equals);
  }

  @Test
  void aTranscriptInAFileIsOpened() throws IOException {
    PlayViewModel model = table("mattix-4");
    records(model).open(Files.writeString(folder.resolve("game.txt"), "f5 d6\nc3 d3\n"));
    assertThat(id(model)).isEqualTo("othello-8");
    assertThat(model.now().moves()).hasSize(4);
  }

  @Test
  void aPositionInAFileIsOpened() throws IOException {
    PlayViewModel model = table("mattix-4");
    String line = "% found elsewhere\n" + AFTER_TWO + " X; c3:+0; c4:-2;\n";
    records(model).open(Files.writeString(folder.resolve("one.obf"), line));
    assertThat(boardText(model)).isEqualTo(AFTER_TWO + " X");
  }

  @Test
  void aPositionOfAnyGameInAFileIsOpenedAsItIsPasted() throws IOException {
    PlayViewModel model = table("mattix-4");
    records(model).open(Files.writeString(folder.resolve("three.txt"), "o../.x./... x\n"));
    assertThat(id(model)).isEqualTo("tictactoe");
    assertThat(boardText(model)).isEqualTo("o../.x./... x");
    assertThat(notices.shown).isEmpty();
  }

  @Test
  void aFileThatIsNeitherAGameNorAPositionChangesNothing() throws IOException {
    PlayViewModel model = table("mattix-4");
    records(model).open(Files.writeString(folder.resolve("letter.txt"), "Dear friend,\n"));
    assertThat(id(model)).isEqualTo("mattix-4");
    assertThat(notices.shown.toString()).contains("letter.txt").contains("record.no-game");
  }

  @Test
  void aDownloadOfAnotherProgramIsAGameBetweenPeople() {
    String game = "[Site \"PlayOK\"]\n[Black \"kuro\"]\n[White \"random\"]\n\n1. f5 d6 2. c3 6-1\n";
    PlayViewModel model = table("mattix-4");
    records(model).paste(game);
    assertThat(id(model)).isEqualTo("othello-8");
    assertThat(model.now().moves()).hasSize(3);
    List<SeatSetup> people = List.of(new SeatSetup.Human("kuro"), new SeatSetup.Human("random"));
    assertThat(model.now().live().setup().seats()).isEqualTo(people);
    List<String> copied = new ArrayList<>();
    records(model).recordText(copied::add);
    assertThat(copied.getFirst()).contains("[Player1 \"kuro\"]\n[Player2 \"random\"]\n");
    records(model).paste(copied.getFirst());
    assertThat(model.now().live().setup().seats()).isEqualTo(people);
    assertThat(notices.shown).isEmpty();
  }

  @Test
  void ofSeveralPastedTranscriptsOneIsChosen() {
    PlayViewModel model = table("mattix-4");
    records(model).paste("f5d6c3\nf5f6e6f4\nf5 x\n");
    assertThat(choices)
        .singleElement()
        .satisfies(
            several -> {
              assertThat(several.games()).hasSize(3);
              assertThat(several.games().get(1).tags()).extracting("value").contains("othello-8");
              assertThat(several.games().get(2).fault()).isPresent();
              several.open().accept(several.games().get(1));
            });
    assertThat(model.now().moves()).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH  | Line 1, column 1: this seems to be XML, which cannot be read; the app reads its"
            + " own game records and, for Othello, moves such as f5 d6 c3, OBF, SGF, GGF, PGN,"
            + " Othello Quest, WTHOR.",
        "JAPANESE | 1 行目の 1 文字目：XML のようですが、この形式は読めません。読めるのは、このアプリの棋譜と、"
            + "オセロの着手（f5 d6 c3 など）、OBF、SGF、GGF、PGN、Othello Quest、WTHOR です。",
      })
  void aTextInAFormThatIsNotReadIsNamed(Language language, String sentence) {
    PlayViewModel model = table("othello-8");
    records(model).paste("<?xml version='1.0'?><game/>");
    Texts texts = new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(language));
    assertThat(notices.reported(texts)).containsExactly(texts.get("notice.cannot-paste", sentence));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH  | f5d6a8 | Line 1, column 5: move 3, a8, is not allowed there; allowed: c3, c4,"
            + " c5, c6, c7.",
        "JAPANESE | f5d6a8 | 1 行目の 5 文字目：3 手目の a8 には打てません。打てる手：c3, c4, c5, c6, c7。",
        "ENGLISH  | ---OX------XO------- X | Line 1, column 21: expected 64 squares, found 20.",
        "JAPANESE | ---OX------XO---- X | 1 行目の 18 文字目：マスは 64 個のはずですが、17 個あります。",
      })
  void whatIsWrongWithATranscriptIsTold(Language language, String text, String sentence) {
    PlayViewModel model = table("othello-8");
    records(model).paste(text);
    assertThat(model.now().moves()).isEmpty();
    Texts texts =
        new Texts(
            List.of("/yomikiri/app/text", "/yomikiri/app/board/othello"),
            new SimpleObjectProperty<>(language));
    assertThat(notices.reported(texts)).containsExactly(texts.get("notice.cannot-paste", sentence));
  }

  /** Its fault is that move: it is not said to be no record. */
  @Test
  void ofARecordPastedTheMoveThatIsWrongIsTold() {
    records(table("othello-8"))
        .paste("[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n\n1. a1 b1 2. a1 b2\n");
    assertThat(notices.reported())
        .containsExactly(
            "The pasted text cannot be read. Line 4, column 13: move 3, a1, is not allowed there.");
  }

  @Test
  void gamesAreCopiedAsOtherProgramsWriteThem() {
    PlayViewModel model = table("othello-8");
    RecordsViewModel records = records(model);
    records.paste("f5d6c3");
    model.replay().back();
    assertThat(records.otherText("transcript")).as("the whole game").isEqualTo("f5d6c3");
    assertThat(records.otherText("obf")).as("the position shown").isEqualTo(AFTER_TWO + " X;");
  }

  @Test
  void anObfLineBearsTheScoresThatAreProven() {
    PlayViewModel model = table("othello-4");
    RecordsViewModel records = records(model);
    records.paste("XOO-OOXOXXXO-OX- X");
    assertThat(records.otherText("obf")).isEqualTo("XOO-OOXOXXXO-OX- X;");
    model.setValuesShown(true);
    letCpusAnswer();
    assertThat(records.otherText("obf")).isEqualTo("XOO-OOXOXXXO-OX- X; a4:+4; d1:-4;");
  }

  @Test
  void whatIsOnlyExpectedIsNoScore() {
    DirectSearchExecutor hasty = new DirectSearchExecutor(() -> now += SECOND);
    PlayViewModel model =
        new PlayViewModel(
            setup("othello-8", human(), human()),
            () -> hasty,
            delays,
            () -> now,
            () -> 1,
            new DirectBackground());
    RecordsViewModel records = records(model);
    model.setValuesShown(true);
    hasty.finishOne();
    assertThat(model.now().board().verdicts()).isNotEmpty();
    assertThat(records.otherText("obf")).endsWith(" X;");
  }

  @Test
  void onlyGamesThatOtherProgramsKnowAreCopiedForThem() {
    PlayViewModel model = table("mattix-4");
    RecordsViewModel records = records(model);
    assertThat(records.otherForms()).containsExactly("transcript", "obf");
    assertThat(records.has("transcript").get()).isFalse();
    model.newGame(setup("othello-6", human(), human()));
    assertThat(records.has("transcript").get()).isTrue();
  }
}
