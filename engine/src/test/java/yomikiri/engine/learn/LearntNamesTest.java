package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.file.Pipes;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.ResourceCache;

/** Which files players may name, and that nobody waits for what is none. */
final class LearntNamesTest {
  @ParameterizedTest
  @ValueSource(strings = {"/no-such-folder/latest.learnt", "../latest.learnt", "./latest.learnt"})
  void aFileThatTheUserTypesMayLieAnywhere(String file, @TempDir Path folder) {
    ResourceCache resources = new ResourceCache(LearntFiles.orElse(folder, name -> null));
    GameKit<?> kit = Catalog.of(resources).kit("tictactoe").orElseThrow();
    assertThat(
            catchThrowableOfType(
                NotationException.class, () -> kit.parseTyped("learnt:file=" + file, Map.of())))
        .hasMessage("there is no learnt file " + file);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/dev/ptmx",
        "../latest.learnt",
        "own/../../latest.learnt",
        "own/..",
        "//server/share/latest.learnt",
        "C:/latest.learnt",
        "own:stream",
        "own//latest.learnt",
        "own/",
        "com1",
        "own/NUL.learnt",
      })
  void aFileNamedElsewhereLiesInItsFolder(String file, @TempDir Path folder) {
    List<String> asked = new ArrayList<>();
    ResourceCache.Source nothing =
        name -> {
          asked.add(name);
          return null;
        };
    GameKit<?> kit = Catalog.of(new ResourceCache(nothing)).kit("othello-8").orElseThrow();
    for (String spec :
        List.of(
            "learnt:file=" + file,
            "greedy:eval=learnt:" + file,
            "mcts:playouts=5,eval=learnt,file=" + file,
            "expert:depth=1,file=" + file)) {
      for (NotationException e : List.of(fault(kit, spec), unread(kit, spec))) {
        assertThat(e)
            .hasMessage(
                "file: expected a name that stays inside its folder, such as today/latest.learnt,"
                    + " found \""
                    + file
                    + "\"");
      }
    }
    assertThat(asked).as("nothing is opened").isEmpty();
  }

  private static NotationException unread(GameKit<?> kit, String spec) {
    return catchThrowableOfType(NotationException.class, () -> kit.readSpec(spec));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(value = 1, unit = TimeUnit.MINUTES)
  void whatIsNoFileIsNotWaitedFor(@TempDir Path folder) throws Exception {
    Pipes.made(folder.resolve("pipe"));
    Files.createDirectory(folder.resolve("own"));
    ResourceCache resources = new ResourceCache(LearntFiles.orElse(folder, name -> null));
    GameKit<?> kit = Catalog.of(resources).kit("othello-8").orElseThrow();
    assertThat(fault(kit, "learnt:file=pipe"))
        .hasMessage("pipe: expected a file, found a pipe or a device");
    assertThat(fault(kit, "greedy:eval=learnt:own"))
        .hasMessage("own: expected a file, found a folder");
    assertThat(fault(kit, "expert:depth=1,file=pipe"))
        .hasMessage("pipe: expected a file, found a pipe or a device");
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("pipe"));
    assertThatThrownBy(() -> LearntModel.read(link, Learning::kits))
        .hasMessage(link + ": expected a file, found a pipe or a device");
  }

  /** In all games, with all players that ask one. */
  @Test
  void anEvaluationThatNeedsAFileSaysSo() {
    Catalog catalog = Catalog.of(new ResourceCache(name -> null));
    int found = 0;
    for (GameKit<?> kit : catalog.kits()) {
      for (PlayerType<?> type : kit.players()) {
        boolean asks = type.parameters().stream().anyMatch(p -> p.choices().contains("learnt"));
        if (asks) {
          String limit = type.limits().isEmpty() ? "" : type.limits().getFirst() + "=1,";
          String spec = type.name() + ":" + limit.replace("time=1,", "time=1ms,") + "eval=learnt";
          for (NotationException e : List.of(fault(kit, spec), unread(kit, spec))) {
            assertThat(e).as(spec).hasMessage("eval=learnt needs the setting file");
            assertThat(e.column()).as(spec).isEqualTo(spec.length() + 1);
          }
          found++;
        }
      }
    }
    assertThat(found).isGreaterThanOrEqualTo(8);
  }

  private static NotationException fault(GameKit<?> kit, String spec) {
    return catchThrowableOfType(NotationException.class, () -> kit.parseSpec(spec));
  }
}
