package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.match.SuiteOpening;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.study.run.StudyArchive;

/** Studies whose games begin with the openings of a file. */
final class OpeningsFileTest {
  private static final String START =
      "---------------------------OX------XO--------------------------- X";
  private static final String OBF =
      "--------------------------XXX------XO--------------------------- O";

  @TempDir private Path folder = Path.of("");

  private CommandRun run(String openings, String... more) throws IOException {
    Files.writeString(folder.resolve("suite.txt"), openings);
    String[] args = {
      "study",
      "--game",
      "othello-8",
      "--players",
      "random greedy",
      "--out",
      "a",
      "--openings",
      "suite.txt"
    };
    String[] all = Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return CommandRun.inFolder(folder, "", all);
  }

  @Test
  void eachOfThemIsPlayedFromBothSidesAndTheFirstFollowsTheLast()
      throws IOException, StudyException {
    String record = "[Game \"othello-8\"]\n[Layout \"" + START + "\"]\n\n1. d3 c3\n";
    CommandRun run = run(record, "--games", "4");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    Study study = StudyArchive.open(folder.resolve("a"), CATALOG::kit).study();
    assertThat(study.openings()).containsExactly(START + " | d3 c3");
    assertThat(study.opening()).isZero();
    StudySchedule schedule = new StudySchedule(study);
    for (int number = 0; number < 4; number++) {
      Schedule.Fixture fixture = schedule.fixture(number);
      assertThat(fixture.seating()).isEqualTo(number % 2 == 0 ? List.of(0, 1) : List.of(1, 0));
      assertThat(fixture.from()).contains(new SuiteOpening(START, "d3 c3"));
    }
    assertThat(StudyArchive.open(folder.resolve("a"), CATALOG::kit).game(3).orElseThrow().text())
        .contains("Player1 \"greedy\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5d6c3; f5f6e6f4 | f5 d6 c3, f5 f6 e6 f4",
        OBF + " % C3:+0;" + OBF + " | ,",
      })
  void transcriptsAndPositionsAreOpenings(String lines, String moves)
      throws IOException, StudyException {
    CommandRun run = run(lines.replaceAll("; ?", "\n") + "\n", "--games", "2");
    assertThat(run.err()).isEmpty();
    List<SuiteOpening> suite =
        StudyArchive.open(folder.resolve("a"), CATALOG::kit).study().openings().stream()
            .map(SuiteOpening::parse)
            .toList();
    assertThat(suite).extracting(SuiteOpening::start).containsOnly(moves.equals(",") ? OBF : START);
    assertThat(String.join(", ", suite.stream().map(SuiteOpening::moves).toList()).strip())
        .isEqualTo(moves);
  }

  @Test
  void whatCannotBeUsedIsTold() throws IOException {
    assertThat(run("[Game \"othello-6\"]\n\n").err()).startsWith("suite.txt, line ");
    assertThat(run("f5d6zz\n").err()).startsWith("suite.txt, line 1, column ");
    assertThat(run("f5d6c3\n", "--no-swap").err())
        .isEqualTo("openings: expected neither fair nor swap = false beside it\n");
    assertThat(folder.resolve("a")).doesNotExist();
  }

  @Test
  void whatCanBeChangedInAStudyIsAndNothingElse() throws IOException, StudyException {
    assertThat(run("f5d6c3\n", "--games", "2").status()).isZero();
    CommandRun changed =
        CommandRun.inFolder(folder, "", "study", "--out", "a", "--change", "--games", "6");
    assertThat(changed.out()).isEqualTo("a: changed; to play: yomikiri study --out a\n");
    assertThat(CommandRun.inFolder(folder, "", "study", "--out", "a").status()).isZero();
    assertThat(StudyArchive.open(folder.resolve("a"), CATALOG::kit).findings().games())
        .isEqualTo(6);
    assertThat(
            CommandRun.inFolder(folder, "", "study", "--out", "a", "--change", "--seed", "6").err())
        .isEqualTo("--change: expected --games, --sprt or --jobs beside it, and nothing else\n");
  }
}
