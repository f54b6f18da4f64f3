package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.search.RandomPlayer;
import yomikiri.engine.think.Broken;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

final class PlayCommandTest {
  private static final String DEFAULT_FILE = "yomikiri-mattix-4-20261120-130509.ykr";

  @TempDir private Path folder = Path.of("");

  /** Plays from the known layout: human v {@code second}, typing {@code lines}. */
  private CommandRun play(String second, String... lines) {
    return CommandRun.inFolder(
        folder,
        String.join("\n", lines) + "\n",
        "play",
        "--game",
        "mattix-4",
        "--second",
        second,
        "--position",
        CommandRun.LAYOUT);
  }

  private GameRecord<?> saved(String name) throws IOException, NotationException {
    return GameRecord.parse(Files.readString(folder.resolve(name)), CATALOG);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static List<String> moves(GameRecord<?> record) {
    List<String> moves = new ArrayList<>();
    for (Step step : record.steps()) {
      moves.add(record.game().notation().moveText(((Step.Single) step).move()));
    }
    return moves;
  }

  @Test
  void showsBoardScoresAndWhoseTurnItIs() {
    assertThat(play("normal", "d3").out())
        .startsWith(
            """

                 a    b    c    d
            1    5    5    1    6
            2    6    2    3    2
            3   [1]  [4]   x   [4]
            4    3    7    7    8
            Player 1 (human) 0, Player 2 (normal) 0. Player 1 (human) to move.

            Player 1> Player 1 (human) plays d3

                 a    b    c    d
            1    5    5    1   [6]
            2    6    2    3   [2]
            3    1    4    .    x
            4    3    7    7   [8]
            Player 1 (human) 4, Player 2 (normal) 0. Player 2 (normal) to move.

            Player 2 (normal) plays d4 (+4, depth 1, 0 ms)
            """);
  }

  @Test
  void aHumanWhoTriesEveryCellPlaysToTheEnd() throws IOException, NotationException {
    List<String> typed = new ArrayList<>();
    for (int move = 0; move < 8; move++) {
      for (char column = 'a'; column <= 'd'; column++) {
        for (int row = 1; row <= 4; row++) {
          typed.add("" + column + row);
        }
      }
    }
    typed.add("save over.ykr");
    CommandRun run = play("normal", typed.toArray(String[]::new));
    assertThat(run.out()).containsAnyOf(" wins.\n", "A draw.\n");
    assertThat(run.status()).isZero();
    GameRecord<?> record = saved("over.ykr");
    assertThat(record.session().isOver()).isTrue();
    assertThat(record.tag(GameRecord.Tag.TERMINATION)).contains("normal");
    assertThat(record.tag(GameRecord.Tag.RESULT)).contains(score(record));
    assertThat(files()).containsExactly("over.ykr");
  }

  private static String score(GameRecord<?> record) {
    return record.session().score(0) + ":" + record.session().score(1);
  }

  @Test
  void theRecordNamesThePlayersAndHowTheCpuSawItsMoves() throws IOException, NotationException {
    play("strongest", "d3", "save game.ykr", "quit");
    GameRecord<?> record = saved("game.ykr");
    assertThat(record.tag("Player1")).contains("human");
    assertThat(record.tag("Player2")).contains("perfect:time=1s");
    assertThat(record.tag(GameRecord.Tag.DATE)).contains("2026-11-20");
    assertThat(record.tag(GameRecord.Tag.TERMINATION)).contains("unterminated");
    assertThat(record.entries()).hasSize(2);
    assertThat(record.entries().get(0).comment()).isEmpty();
    assertThat(MoveComment.parse(record.entries().get(1).comment()))
        .hasValueSatisfying(comment -> assertThat(comment.verdict().proven()).isTrue());
  }

  @Test
  void aBadMoveIsAskedForAgain() {
    CommandRun run = play("normal", "q9", "a1", "d3 now", "\u001b", "d3", "quit");
    assertThat(run.out())
        .contains(
            "Expected a cell from a1 to d4, found \"q9\". You may play: a3 b3 d3. Type help for the"
                + " commands.\n",
            "a1 is not allowed here. You may play: a3 b3 d3.\n",
            "Expected a cell from a1 to d4, found \"d3 now\".",
            "found \"\u25A1\".",
            "Player 1 (human) plays d3\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void undoTakesTheAnswerBackTooAndRedoPlaysBothAgain() throws IOException, NotationException {
    play("normal", "d3", "save before.ykr", "undo", "redo", "save redone.ykr", "quit");
    assertThat(moves(saved("redone.ykr"))).hasSize(2).isEqualTo(moves(saved("before.ykr")));
    assertThat(saved("redone.ykr").entries()).isEqualTo(saved("before.ykr").entries());
    play("normal", "d3", "undo", "b3", "undo", "d3", "undo", "a3", "save other.ykr", "quit");
    assertThat(moves(saved("other.ykr"))).hasSize(2).startsWith("a3");
  }

  @Test
  void playingTheSameMoveAgainKeepsWhatCanBeRedone() throws IOException, NotationException {
    CommandRun run =
        CommandRun.inFolder(
            folder,
            "d3\nd4\nc4\nundo\nundo\nundo\nd3\nredo\nredo\nsave g.ykr\nquit\n",
            "play",
            "--game",
            "mattix-4",
            "--second",
            "human",
            "--position",
            CommandRun.LAYOUT);
    assertThat(run.status()).isZero();
    assertThat(moves(saved("g.ykr"))).containsExactly("d3", "d4", "c4");
  }

  @Test
  void withoutAMoveThereIsNothingToUndoOrRedo() {
    assertThat(play("normal", "undo", "redo", "quit").out())
        .contains("There is no move of yours to take back.\n", "Nothing was taken back.\n");
  }

  @Test
  void undoNeverTakesBackOnlyTheOpponentsFirstMove() {
    CommandRun run =
        CommandRun.inFolder(
            folder,
            "undo\nquit\n",
            "play",
            "--game",
            "mattix-4",
            "--first",
            "normal",
            "--second",
            "human",
            "--seed",
            "1");
    assertThat(run.out()).contains("There is no move of yours to take back.\n");
  }

  @Test
  void theEndCanBeTakenBack() {
    String last = ".,.,x,1/.,.,.,./.,.,.,./.,.,.,. r 0:0";
    CommandRun run =
        CommandRun.inFolder(
            folder,
            "d1\nmoves\nhint\nd1\nundo\nmoves\nquit\n",
            "play",
            "--game",
            "mattix-4",
            "--position",
            last);
    assertThat(run.out())
        .contains(
            "Player 1 (human) 1, Player 2 (normal) 0. Player 1 (human) wins.\n",
            "> The game is over.\n",
            "> The game is over: expected undo, redo, board, save FILE, help or quit.\n",
            "Player 1> You may play: d1.\n");
  }

  @Test
  void aHintTellsTheBestMoveWithItsVerdict() {
    assertThat(play("normal", "hint", "quit").out())
        .containsPattern("Hint: b3 \\(\\+2 proven, depth \\d+, 0 ms\\)\n");
  }

  @Test
  void aHintIsTheAdvisersWhateverTheStrongestLevelIs() {
    GameKit<?> kit = advised(TicTacToe.kit(), PlayerSpec.of("alphabeta").with("depth", "2"));
    CommandRun run =
        CommandRun.of(
            kit,
            folder,
            new ByteArrayInputStream("hint\n".getBytes(StandardCharsets.UTF_8)),
            "play",
            "--game",
            "tictactoe");
    assertThat(run.out()).contains("Hint: a1 (0, depth 2, 0 ms)\n");
  }

  private static <P extends Position> GameKit<P> advised(GameKit<P> kit, PlayerSpec adviser) {
    return new GameKit<>(kit.game(), kit.players(), kit.levels(), adviser);
  }

  @Test
  void endOfInputSaves() throws IOException, NotationException {
    CommandRun run = play("normal", "d3");
    assertThat(run.status()).isZero();
    assertThat(run.out()).endsWith("Player 1> \nSaved to " + DEFAULT_FILE + ".\n");
    assertThat(moves(saved(DEFAULT_FILE))).hasSize(2).startsWith("d3");
    CommandRun again = play("normal", "d3");
    assertThat(again.out()).endsWith("Saved to yomikiri-mattix-4-20261120-130509-2.ykr.\n");
  }

  @Test
  void endOfInputSavesNothingTwiceAndNoEmptyGame() throws IOException {
    assertThat(play("normal", "d3", "save a.ykr").status()).isZero();
    assertThat(play("normal", "help").status()).isZero();
    assertThat(files()).containsExactly("a.ykr");
  }

  @Test
  void theFileOfTheCommandLineIsWrittenHoweverTheGameIsLeft()
      throws IOException, NotationException {
    for (String end : List.of("quit", "moves")) {
      CommandRun run =
          CommandRun.inFolder(
              folder,
              "d3\n" + end + "\n",
              "play",
              "--game",
              "mattix-4",
              "--save",
              "mine.ykr",
              "--position",
              CommandRun.LAYOUT);
      assertThat(run.status()).isZero();
      assertThat(moves(saved("mine.ykr"))).hasSize(2);
    }
    assertThat(files()).containsExactly("mine.ykr");
  }

  @Test
  void quittingSaysThatNothingIsSaved() throws IOException {
    assertThat(play("normal", "d3", "quit").out()).endsWith("The game is not saved.\n");
    assertThat(files()).isEmpty();
  }

  @Test
  void savingInPlaceOfAnotherFileIsSaid() throws IOException, NotationException {
    Files.writeString(folder.resolve("old.txt"), "old");
    CommandRun run = play("normal", "d3", "save old.txt", "quit");
    assertThat(run.out()).contains("Saved to old.txt, replacing what was there.\n");
    assertThat(moves(saved("old.txt"))).hasSize(2);
    assertThat(files()).containsExactly("old.txt");
  }

  @Test
  void aFileThatCannotBeWrittenIsSaidAndTheGameGoesOn() {
    CommandRun run = play("normal", "save", "save .", "save no/x.ykr", "d3", "quit");
    assertThat(run.out())
        .contains(
            "Not saved: expected the name of a file, found \"\".\n",
            "Not saved: .: expected a file, found a folder.\n",
            "Not saved: no/x.ykr: there is no folder ",
            "Player 1 (human) plays d3\n");
  }

  @Test
  void playersPlayByThemselvesAndAlwaysAlike() throws IOException, NotationException {
    List<String> texts = new ArrayList<>();
    for (String file : List.of("a.ykr", "b.ykr")) {
      CommandRun run =
          CommandRun.inFolder(
              folder,
              "",
              "play",
              "--game",
              "mattix-4",
              "--first",
              "random",
              "--second",
              "greedy",
              "--seed",
              "5",
              "--save",
              file);
      assertThat(run.status()).isZero();
      assertThat(saved(file).session().isOver()).isTrue();
      texts.add(saved(file).text());
    }
    assertThat(texts.get(0)).isEqualTo(texts.get(1));
  }

  @Test
  void aPlayerThatBreaksDownIsOneSentenceAndTheGameIsKept() throws IOException, NotationException {
    GameKit<?> kit = Broken.OVERFLOWS.kit(CATALOG.kit("mattix-4").orElseThrow(), null);
    CommandRun run =
        CommandRun.of(
            kit,
            folder,
            new ByteArrayInputStream("hint\nd3\n".getBytes(StandardCharsets.UTF_8)),
            "play",
            "--game",
            "mattix-4",
            "--position",
            CommandRun.LAYOUT);
    assertThat(run.out())
        .contains("No hint: the player ran out of stack.\n")
        .endsWith("Saved to " + DEFAULT_FILE + ".\n");
    assertThat(run.err()).isEqualTo("the player ran out of stack\n");
    assertThat(run.status()).isEqualTo(1);
    assertThat(moves(saved(DEFAULT_FILE))).containsExactly("d3");
  }

  @Test
  void everySeatOfAJointGameChoosesBeforeAnyChoiceIsShown() {
    PlayerType<TestGames.Pennies> random =
        new PlayerType<>("random", List.of(), List.of(), (spec, seed) -> new RandomPlayer<>(seed));
    GameKit<?> kit =
        new GameKit<>(
            TestGames.PENNIES,
            List.of(random),
            List.of(new Level("normal", PlayerSpec.of("random"))),
            PlayerSpec.of("random"));
    CommandRun run =
        CommandRun.of(
            kit,
            folder,
            new ByteArrayInputStream(
                "heads\nedge\nheads\nundo\ntails\ntails\nquit\n".getBytes(StandardCharsets.UTF_8)),
            "play",
            "--game",
            "pennies",
            "--second",
            "human");
    assertThat(run.out())
        .contains(
            "Player 1> Player 2> Expected heads or tails, found \"edge\".",
            "Player 1 (human) plays heads, Player 2 (human) plays heads\n",
            "Player 1 (human) plays tails, Player 2 (human) plays tails\n",
            "Player 1 (human) 1, Player 2 (human) 0.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--first foo            | --first, column 1: mattix-4 has no player \"foo\", only"
            + " {players}; also human",
        "--second minimax:depth=0 | --second, column 15: depth needs a whole number from 1 to 1000,"
            + " found \"0\"",
        "--position 1,2         | --position, column 4: row 1 ends after 2 of 4 cells",
        "--save .               | .: expected a file, found a folder",
        "--seed 1.5             | Invalid value for option '--seed': expected a whole number, found"
            + " \"1.5\"; see yomikiri play --help",
      })
  void aWrongRequestIsOneSentence(String options, String sentence) {
    String[] args = ("play --game mattix-4 " + options).split(" ");
    assertThat(CommandRun.inFolder(folder, "quit\n", args))
        .isEqualTo(new CommandRun(2, "", CommandRun.filledIn(sentence, "mattix-4") + "\n"));
  }
}
