package yomikiri.engine.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.file.FailingDisk;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.ResourceCache;

/** The list of engines, and how players' specs name them. */
final class EngineListTest {
  @TempDir private Path folder = Path.of("");

  private EngineList list() {
    return new EngineList(folder.resolve("settings").resolve(EngineList.FILE));
  }

  private static EngineEntry entry(String name, String... arguments) {
    return new EngineEntry(
        name,
        "/opt/a program/bin",
        "bot.py",
        List.of(arguments),
        "/tmp",
        EngineEntry.Protocol.NBOARD,
        List.of("othello-8", "othello-6"),
        true);
  }

  @Test
  void whatIsPutIsReadAndWhatIsRemovedIsGone() throws IOException, NotationException {
    EngineEntry one = entry("one", "-x", " two words ", "a=b", "");
    EngineEntry other = entry("other");
    assertThat(list().read()).isEmpty();
    list().put(one);
    list().put(other);
    assertThat(list().read()).containsExactly(one, other);
    EngineEntry changed = entry("one", "-y");
    list().put(changed);
    assertThat(list().read()).containsExactly(changed, other);
    assertThat(list().remove("one")).isTrue();
    assertThat(list().remove("one")).isFalse();
    assertThat(list().read()).containsExactly(other);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "program = x | line 1, column 1: expected [name] and below",
        "[a]%program = x%speed = 3 | line 3, column 1: expected one of program, script",
        "[a]%program = x%protocol = uci | line 3, column 11: expected one of gtp, ugi, nboard",
        "%[a]%protocol = gtp | line 2, column 1: the engine a needs a program",
        "[a b]%program = x | line 1, column 1: expected a name of letters",
        "[a]%program = x%argument = “x” | line 1, column 1: expected plain quotation marks",
      })
  void whatIsWrongIsSaidWithItsPlace(String text, String says) {
    assertThatThrownBy(() -> EngineList.parse(text.replace('%', '\n')))
        .isInstanceOfSatisfying(
            NotationException.class,
            e ->
                assertThat("line " + e.line() + ", column " + e.column() + ": " + e.getMessage())
                    .startsWith(says));
  }

  @Test
  void aPlayerNamesAnEngineOfTheListForItsGames() throws IOException, NotationException {
    list().put(entry("edax"));
    Engines engines = new Engines(list(), Leftovers.UNNOTED, () -> 0);
    Catalog catalog = Catalog.of(ResourceCache.NONE).with(engines::added);
    GameKit<?> othello = catalog.kit("othello-8").orElseThrow();
    assertThat(othello.parseSpec("engine:name=edax,depth=8").budget().depth()).isEqualTo(8);
    assertThat(othello.isRepeatable(othello.parseSpec("engine:name=edax"))).isFalse();
    assertThatThrownBy(() -> othello.parseSpec("engine:name=ntest"))
        .hasMessageContaining("there is no engine \"ntest\"");
    assertThatThrownBy(() -> catalog.kit("mattix-6").orElseThrow().parseSpec("engine:name=edax"))
        .hasMessage("the engine edax is not set up for mattix-6");
    assertThatThrownBy(() -> othello.parseSpec("engine"))
        .hasMessageContaining("engine needs at least one of");
    assertThat(catalog.kit("maze-duel").orElseThrow().players())
        .noneMatch(type -> type.name().equals(Engines.TYPE));
  }

  @Test
  void itStandsWhereTheSystemKeepsSettings() {
    Map<String, String> none = Map.of();
    assertThat(EngineList.settings("Linux", "/home/a", none))
        .isEqualTo(Path.of("/home/a", ".config", "yomikiri"));
    assertThat(
            EngineList.settings(
                "Linux", "/home/a", Map.of("XDG_CONFIG_HOME", folder.toAbsolutePath().toString())))
        .isEqualTo(folder.toAbsolutePath().resolve("yomikiri"));
    assertThat(EngineList.settings("Mac OS X", "/Users/a", none))
        .isEqualTo(Path.of("/Users/a", "Library", "Preferences", "yomikiri"));
  }

  /** As a program leaves it that was killed: noted, and without the one that started it. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatAKilledProgramHasLeftIsFoundAndEnded() throws IOException, InterruptedException {
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    Process left = new ProcessBuilder("sleep", "1000").start();
    Leftovers ours = new Leftovers(folder);
    ours.add(left.toHandle());
    Path note = folder.resolve(ProcessHandle.current().pid() + ".running");
    assertThat(ours.sweep()).as("of a program that still runs").isZero();
    List<String> lines = Files.readAllLines(note);
    Files.write(folder.resolve("1.running"), List.of(gone.pid() + " 1", lines.getLast()));
    assertThat(ours.sweep()).isOne();
    assertThat(left.waitFor()).isNotZero();
    assertThat(folder.resolve("1.running")).doesNotExist();
    ours.remove(left.toHandle());
    assertThat(note).doesNotExist();
  }

  /** As under a parent that takes its time to see that a program was killed. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aProgramThatHasEndedUnseenByItsParentRunsNoMore() throws IOException, InterruptedException {
    Process parent = new ProcessBuilder("sh", "-c", "sleep 0.1 & exec sleep 1000").start();
    List<ProcessHandle> ended = List.of();
    while (ended.isEmpty()) {
      ended = parent.children().filter(child -> child.info().command().isEmpty()).toList();
    }
    Leftovers ours = new Leftovers(folder);
    ours.add(ended.getFirst());
    ours.add(parent.toHandle());
    Path note = folder.resolve(ProcessHandle.current().pid() + ".running");
    List<String> lines = Files.readAllLines(note);
    Files.write(note, lines.subList(1, lines.size()));
    assertThat(ours.sweep()).isOne();
    assertThat(parent.waitFor()).isNotZero();
    assertThat(note).doesNotExist();
  }

  /** As where a program is killed, or the disk is full, while it notes one more. */
  @Test
  void aNoteThatIsCutShortLeavesTheOneBefore() throws IOException {
    ProcessHandle one = ProcessHandle.current();
    new Leftovers(folder).add(one);
    Path note = folder.resolve(one.pid() + ".running");
    List<String> lines = Files.readAllLines(note);
    for (FailingDisk.Step step : List.of(FailingDisk.Step.WRITE, FailingDisk.Step.REPLACE)) {
      Leftovers cut = new Leftovers(folder, new FailingDisk(step, 3));
      cut.add(one);
      cut.add(ProcessHandle.of(1).orElse(one));
      assertThat(Files.readAllLines(note)).isEqualTo(lines);
    }
  }
}
