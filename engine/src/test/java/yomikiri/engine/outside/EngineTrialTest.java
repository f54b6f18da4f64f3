package yomikiri.engine.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.TimeKeeper;

/** What the button Test does with an engine, and which engines a game offers. */
final class EngineTrialTest {
  @TempDir private Path folder = Path.of("");
  private final TimeKeeper whole = TimeKeeper.start(Budget.UNLIMITED, () -> 0);

  private Engines engines() {
    return new Engines(new EngineList(folder.resolve(EngineList.FILE)), Leftovers.UNNOTED, () -> 0);
  }

  private Optional<EngineTrial> trial(String habit, int stopAt) {
    GameKit<?> kit = Catalog.of(ResourceCache.NONE).kit("tictactoe").orElseThrow();
    return EngineTrial.play(
        engines(),
        kit,
        Bot.entry(habit, false),
        () -> 0,
        whole,
        ply -> {
          if (ply == stopAt) {
            whole.stop();
          }
        });
  }

  @Test
  void aSoundEnginePlaysAWholeGame() {
    EngineTrial trial = trial("sound", 100).orElseThrow();
    assertThat(trial.fault()).isEmpty();
    assertThat(trial.plies()).isBetween(5, 9);
    assertThat(trial.moves()).startsWith("a1 ");
    assertThat(trial.complaints()).containsExactly("I am sound");
  }

  @Test
  void aFaultIsToldWithTheErrorOutput() {
    EngineTrial trial = trial("crashing", 100).orElseThrow();
    assertThat(trial.fault().orElseThrow().kind()).isEqualTo(EngineException.Kind.CRASHED);
    assertThat(trial.complaints()).containsExactly("I am crashing");
    assertThat(trial.plies()).isZero();
  }

  @Test
  void oneThatIsStoppedGivesNothing() {
    assertThat(trial("sound", 2)).isEmpty();
    assertThat(ProcessHandle.current().children().filter(Leftovers::isRunning)).isEmpty();
  }

  @Test
  void aGameOffersTheEnginesOfTheListThatPlayIt() throws IOException, NotationException {
    Engines engines = engines();
    Catalog catalog = Catalog.of(ResourceCache.NONE).with(engines::added);
    EngineEntry everywhere = Bot.entry("sound", false);
    EngineEntry othello =
        new EngineEntry(
            "edax",
            "edax",
            "",
            List.of(),
            "",
            EngineEntry.Protocol.NBOARD,
            List.of("othello-8", "mattix-4"),
            false,
            64);
    engines.list().put(everywhere);
    engines.list().put(othello);
    assertThat(catalog.kit("othello-8").orElseThrow().engines()).isEmpty();
    assertThat(engines.refresh()).containsExactly(everywhere, othello);
    List<String> offered = new ArrayList<>();
    for (String id : List.of("othello-8", "othello-6", "mattix-4", "tron-joint")) {
      List<Level> of = catalog.kit(id).orElseThrow().engines();
      offered.add(id + of.stream().map(Level::name).toList());
    }
    assertThat(offered)
        .containsExactly(
            "othello-8[engine:name=sound, engine:name=edax]",
            "othello-6[engine:name=sound]",
            "mattix-4[engine:name=sound]",
            "tron-joint[]");
  }
}
