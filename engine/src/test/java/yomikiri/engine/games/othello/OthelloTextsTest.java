package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Notation.ExportFormat;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.record.GameRecord;

/** Games and positions as other programs write them. */
final class OthelloTextsTest {
  private static final String START =
      "---------------------------OX------XO--------------------------- X";

  private static GameSession<OthelloPosition> read(int size, String text) throws NotationException {
    return new Othello(size).notation().parseOther(text).orElseThrow();
  }

  private static String moves(GameSession<OthelloPosition> played) {
    Notation<OthelloPosition> notation = played.game().notation();
    return played.line().stream()
        .map(step -> notation.moveText(((Step.Single) step).move()))
        .collect(Collectors.joining(" "));
  }

  private static ExportFormat<OthelloPosition> form(
      GameSession<OthelloPosition> played, String form) {
    return played.game().notation().otherForm(form).orElseThrow();
  }

  private static String written(String form, GameSession<OthelloPosition> played, int ply) {
    return form(played, form).writer().text(played, ply, Map.of());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3d3",
        "F5D6C3D3",
        "  f5 d6 c3 d3\n",
        "1. f5 d6 2. c3 d3",
        "1.f5d6\r\n2.c3d3\r\n",
        "1 F5\n2 D6\n3 C3\n4 D3",
        "1: f5 2: d6 3: c3 4: d3",
        "% from elsewhere\n\nf5d6c3d3",
        START + " f5d6c3d3",
        START + "\nF5 D6 C3 D3",
        START + "; f5:+0; d3:+0;\nf5d6c3d3",
        START + "; f5:+0; d3:+0; % a comment; with f5:+2;\nf5d6c3d3",
        START + "; f5:+0 % a comment\n% another\nf5d6c3d3",
        START + "; +0;\nf5d6c3d3",
        "f5d6 % the usual\n# and then\nc3d3",
        "f5d6c3d3 3-6",
        "1. f5 d6\n3. c3 d3\n5. 38-26\n",
        "f5d6c3d3 1/2-1/2",
        "f5d6c3d3*",
        "\uFEFFf5\u00A0d6\u3000c3\td3\r",
        "f5\rd6\r\nc3\u2028d3",
        "１．ｆ５　Ｄ６　２．ｃ３　ｄ３",
        """
        --------
        --------
        --------
        ---ox---
        ---xo---
        --------
        --------
        --------
        x
        f5d6c3d3\
        """,
      })
  void movesAreReadHoweverTheyAreWritten(String text) throws NotationException {
    assertThat(moves(read(8, text))).isEqualTo("f5 d6 c3 d3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "d4",
        "--d4",
        "-- d4",
        "pass d4",
        "1. PASS 2. d4",
        "PAd4",
        "ps D4",
        "pd4",
        "@@ d4",
        "PPd4",
        "パスd4",
        "−− d4",
        "d4 -- --",
        "--d4PAPA",
        "d4pppp",
        "d4 pass pass 15-1",
        "d4@@ 16-0"
      })
  void passesMayBeWrittenOrLeftOut(String moves) throws NotationException {
    assertThat(moves(read(4, "XXXXXXXXXXXXXXO- O " + moves))).isEqualTo("-- d4");
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void whatIsWrittenIsReadAgain(int size) throws NotationException {
    Othello game = new Othello(size);
    SplittableRandom random = new SplittableRandom(size);
    int passes = 0;
    for (int i = 0; i < 60; i++) {
      GameSession<OthelloPosition> whole = random(game, game.newPosition(0), random);
      int from = random.nextInt(whole.ply());
      GameSession<OthelloPosition> rest = random(game, whole.positionAt(from), random);
      for (GameSession<OthelloPosition> played : List.of(whole, rest)) {
        String transcript = written("transcript", played, played.length());
        assertThat(transcript.substring(transcript.lastIndexOf(' ') + 1)).doesNotContain("-", " ");
        passes += moves(played).contains("--") ? 1 : 0;
        assertThat(moves(read(size, transcript))).isEqualTo(moves(played));
        int ply = random.nextInt(played.length());
        OthelloPosition shown = played.positionAt(ply);
        assertThat(text(game, read(size, written("obf", played, ply)).position()))
            .isEqualTo(text(game, shown));
        assertThat(text(game, game.notation().parsePosition(transcript)))
            .isEqualTo(text(game, played.positionAt(played.length())));
      }
    }
    assertThat(passes).as("games with passes").isGreaterThan(5);
  }

  /** A transcript breaks off anywhere, behind a pass too. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void aTranscriptLeadsToThePlyAskedFor(int size) throws NotationException {
    Othello game = new Othello(size);
    SplittableRandom random = new SplittableRandom(size);
    int passes = 0;
    for (int i = 0; i < 30; i++) {
      GameSession<OthelloPosition> whole = random(game, game.newPosition(0), random);
      GameSession<OthelloPosition> rest =
          random(game, whole.positionAt(random.nextInt(whole.ply())), random);
      for (GameSession<OthelloPosition> played : List.of(whole, rest)) {
        for (int ply = 1; ply <= played.length(); ply++) {
          GameSession<OthelloPosition> read = read(size, written("transcript", played, ply));
          assertThat(read.line()).isEqualTo(played.line().subList(0, ply));
          passes += moves(read).endsWith("--") ? 1 : 0;
        }
      }
    }
    assertThat(passes).as("transcripts that end with a pass").isGreaterThan(5);
  }

  private static String text(Othello game, OthelloPosition position) {
    return game.notation().positionText(position);
  }

  private static GameSession<OthelloPosition> random(
      Othello game, OthelloPosition start, SplittableRandom random) {
    GameSession<OthelloPosition> played = new GameSession<>(game, start);
    while (!played.isOver()) {
      int turn = played.position().turn();
      int[] legal = played.legalMoves(turn);
      played.play(turn, legal[random.nextInt(legal.length)]);
    }
    return played;
  }

  @Test
  void aTranscriptEndsAtThePlyAskedFor() throws NotationException {
    assertThat(written("transcript", read(8, "f5d6c3d3c4"), 3)).isEqualTo("f5d6c3");
    assertThat(written("obf", read(8, "f5d6"), 0)).isEqualTo(START + ";");
  }

  @Test
  void scoresStandBehindAnObfLineAndAreReadOver() throws NotationException {
    GameSession<OthelloPosition> played = read(4, "XXXXXXXXXXXXXXO- O --");
    Map<Integer, Integer> scores = new LinkedHashMap<>();
    scores.put(15, 16);
    scores.put(16, -2);
    scores.put(0, 0);
    String line = form(played, "obf").writer().text(played, 0, scores);
    assertThat(line).isEqualTo("XXXXXXXXXXXXXXO- O; d4:+16; ps:-2; a1:+0;");
    assertThat(read(4, line).line()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        "a1ternative",
        "password",
        "8 games",
        "x.o/.../... x",
        "b2:3",
        "[Game"
      })
  void otherTextsAreNoGames(String text) throws NotationException {
    assertThat(new Othello(8).notation().parseOther(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5d6c3d3c4a8     | line 1, column 11: move 6, a8, is not allowed there; allowed: b3, f3,"
            + " f4, b5, g5, g6",
        "f5d6--           | line 1, column 5: move 3, --, is not allowed there; allowed: c3, c4,"
            + " c5, c6, c7",
        "f5 d6 k9         | line 1, column 7: expected a square from a1 to h8 or -- for a pass,"
            + " found \"k9\"",
        "f5 d6 or so      | line 1, column 7: expected a square from a1 to h8 or -- for a pass,"
            + " found \"or\"",
      })
  void namesTheMoveThatIsWrong(String text, String sentence) {
    assertThat(fault(8, text).sentence()).isEqualTo(sentence);
  }

  /** The squares tell on which of the boards a game was played. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "D3D4D5D6   | line 1, column 3: move 2, D4, is not allowed there; allowed: c3, e3, c5",
        "d3c5d4c4b5 | line 1, column 5: move 3, d4, is not allowed there; allowed: b6, c6, d6, e6,"
            + " f6",
        "d3d4c4a1   | line 1, column 7: move 4, a1, is not allowed there; allowed: d2, b4",
        "f5d6 k9    | line 1, column 6: expected a square from a1 to h8 or -- for a pass, found"
            + " \"k9\"",
      })
  void aMistakeIsToldInTheTermsOfTheBoardThatWasPlayedOn(String text, String sentence) {
    assertThat(
            catchThrowableOfType(
                    NotationException.class, () -> GameRecord.parse(text, TestCatalog.CATALOG))
                .sentence())
        .isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6, true",
    "1. F5, true",
    "1 d3, true",
    "2. f5, false",
    "d6, false",
    "hello, false"
  })
  void aGameBeginsWithAMoveThatMayBeTheFirst(String line, boolean begins) {
    assertThat(new Othello(8).notation().beginsOther(line)).isEqualTo(begins);
    assertThat(new Othello(8).notation().beginsOther(START)).isTrue();
  }

  @Test
  void linesAreCountedInALongText() {
    assertThat(fault(8, "% a game\n1. f5 d6\n2. f5 c3").sentence())
        .startsWith("line 3, column 4: move 3, f5, is not allowed there; allowed: ");
  }

  @Test
  void nothingFollowsTheEnd() {
    assertThat(fault(4, "XXXX----OO------ X d4").sentence())
        .isEqualTo("line 1, column 20: the game is over, but \"d4\" follows");
  }

  @Test
  void twoPositionsAreNoGame() {
    assertThat(fault(8, START + ";\n" + START + ";").sentence())
        .isEqualTo("line 2, column 1: expected moves, but another position begins here");
  }

  private static NotationException fault(int size, String text) {
    NotationException e = catchThrowableOfType(NotationException.class, () -> read(size, text));
    assertThat(e).as("must not be readable").isNotNull();
    return e;
  }

  @Test
  void aFaultNamesAPlaceInTheTextHoweverItIsSpoilt() {
    String good = START + "; f5:+0; % easy\nf5d6 1. c3 -- d3 3-6";
    String letters = "xo-XO-;:.% \n\r0189abfhp-+@*#\u00A0\uFEFF\uFF0D\uFF15パス";
    SplittableRandom random = new SplittableRandom(13);
    int wrong = 0;
    for (int i = 0; i < 3000; i++) {
      StringBuilder spoilt = new StringBuilder(good.substring(random.nextInt(12)));
      for (int j = random.nextInt(4); j >= 0; j--) {
        int at = random.nextInt(spoilt.length());
        char letter = letters.charAt(random.nextInt(letters.length()));
        switch (random.nextInt(3)) {
          case 0 -> spoilt.setCharAt(at, letter);
          case 1 -> spoilt.insert(at, letter);
          default -> spoilt.deleteCharAt(at);
        }
      }
      String text = spoilt.toString();
      try {
        new Othello(8).notation().parseOther(text);
      } catch (NotationException e) {
        wrong++;
        String[] lines = PlainText.of(text).split("\n", -1);
        assertThat(e.line()).as(text).isBetween(1, lines.length);
        assertThat(e.column()).as(text).isBetween(1, lines[e.line() - 1].length() + 1);
      }
    }
    assertThat(wrong).isGreaterThan(1000);
  }
}
