package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ConvertCommandTest {
  private static final String GGF =
      "(;GM[Othello]PB[a]PW[b]TY[8]RE[?]BO[8 -------- -------- -------- ---O*--- ---*O---"
          + " -------- -------- -------- *]B[f5//1.5]W[d6/-0.50]B[c3];)\n";
  private static final String TREE = "(;GM[2]PB[a]C[early];B[fe](;W[df]C[well];B[cc])(;W[ff]))";
  private static final String MATTIX =
      """
      [Game "mattix-4"]
      [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]

      1. d3 d4
      """;

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void writeGames() throws IOException {
    Files.writeString(folder.resolve("a.ggf"), GGF);
    Files.writeString(folder.resolve("b.sgf"), TREE);
    Files.writeString(folder.resolve("c.ykr"), MATTIX);
    Files.writeString(folder.resolve("bad.txt"), "f5d6c3\nf5a1\n");
  }

  private CommandRun run(String line) {
    return CommandRun.inFolder(folder, "f5d6\n", line.split(" +", -1));
  }

  @Test
  void gamesAreWrittenOneAfterTheOther() {
    assertThat(run("convert a.ggf b.sgf - --to transcript"))
        .isEqualTo(
            new CommandRun(
                0,
                "f5d6c3\nf5d6c3\nf5d6\n",
                "left out, as transcript has no place for them: 1 variation, 4 comments\n"));
    assertThat(run("convert a.ggf --to ggf").out()).isEqualTo(GGF);
    assertThat(run("convert b.sgf --to ykr").out())
        .isEqualTo(
            """
            [Game "othello-8"]
            [Layout "---------------------------OX------XO--------------------------- X"]
            [Player1 "a"]
            [Names "people"]
            [Result "5:2"]
            [Termination "unterminated"]

            {early} 1. f5 d6 {well} (1... f6) 2. c3

            """);
  }

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    CommandRun all = run("convert a.ggf b.sgf c.ykr --to ykr --out all.ykr");
    assertThat(all).isEqualTo(new CommandRun(0, "", ""));
    assertThat(run("check all.ykr").out())
        .isEqualTo("all.ykr: mattix-4 and othello-8, 3 games, 0 finished, 8 moves\n");
    String before = Files.readString(folder.resolve("all.ykr"));
    assertThat(run("convert all.ykr --to ykr -o all.ykr").status()).isZero();
    assertThat(folder.resolve("all.ykr")).hasContent(before);
  }

  @Test
  void aPositionIsThatAtTheEndOrAtAPly() {
    String start = "---------------------------OX------XO--------------------------- X;\n";
    assertThat(run("convert a.ggf --to obf --at 0").out()).isEqualTo(start);
    assertThat(run("convert a.ggf --to obf").out())
        .isEqualTo(run("convert a.ggf --to obf --at 3").out())
        .isEqualTo(run("convert a.ggf --to obf --at 60").out())
        .endsWith(" O;\n");
  }

  @Test
  void gamesOfOtherKindsAreCounted() {
    assertThat(run("convert c.ykr c.ykr a.ggf --to ggf"))
        .isEqualTo(
            new CommandRun(
                0, GGF, "left out, as ggf has no place for them: 2 games of other kinds\n"));
  }

  @Test
  void aFaultyGameHidesNoOther() {
    CommandRun run = run("convert bad.txt none.txt a.ggf --to transcript");
    assertThat(run.out()).isEqualTo("f5d6c3\nf5d6c3\n");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().lines())
        .satisfiesExactly(
            bad -> assertThat(bad).startsWith("bad.txt, game 2, line 2, column 3: move 2, a1,"),
            none -> assertThat(none).isEqualTo("none.txt: there is no such file"),
            lost -> assertThat(lost).endsWith(": 2 comments"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "convert a.ggf --to pgn                | --to: expected one of ykr, ggf, transcript, obf,"
            + " found \"pgn\"",
        "convert a.ggf --to ggf --at 3         | --at says which position: expected --to obf",
        "convert a.ggf                         | Missing required option: '--to=FORM'",
        "convert --to ggf                      | Missing required parameter: 'FILE'",
        "convert a.ggf --to ggf --out no/x.ggf | no/x.ggf: there is no folder",
      })
  void aBadRequestIsOneSentence(String line, String sentence) {
    CommandRun run = run(line);
    assertThat(run.err()).startsWith(sentence);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.status()).isEqualTo(2);
  }
}
