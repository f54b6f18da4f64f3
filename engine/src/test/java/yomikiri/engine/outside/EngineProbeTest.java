package yomikiri.engine.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Ticker;

/** Engines as programs: what is well and what is not, each by its word. */
final class EngineProbeTest {
  private static final GameKit<?> KIT =
      Catalog.of(ResourceCache.NONE).kit("tictactoe").orElseThrow();

  @TempDir private Path folder = Path.of("");

  private EngineProbe<?> probe(String habit, Ticker ticker) {
    return probe(KIT, habit, ticker);
  }

  private <P extends Position> EngineProbe<P> probe(GameKit<P> kit, String habit, Ticker ticker) {
    Engines engines =
        new Engines(new EngineList(folder.resolve("engines.txt")), Leftovers.UNNOTED, ticker);
    return new EngineProbe<>(engines, kit.game(), Bot.entry(habit, false), ticker);
  }

  private String faults(String habit, Ticker ticker) {
    return probe(habit, ticker).manners().stream()
        .filter(finding -> !finding.isWell())
        .map(EngineProbe.Finding::what)
        .collect(Collectors.joining(" "));
  }

  @Test
  void aSoundEngineIsWellInAll() {
    assertThat(probe("sound", () -> 0).manners())
        .allMatch(EngineProbe.Finding::isWell)
        .extracting(EngineProbe.Finding::what)
        .containsExactly("handshake", "flood", "rubbish", "stop", "quit", "restart");
    assertThat(probe("sound", () -> 0).rules())
        .contains("It cannot say how many positions there are (go perft).");
  }

  @ParameterizedTest
  @CsvSource({"lying, restart", "deaf, handshake restart"})
  @DisabledOnOs(OS.WINDOWS)
  void eachFaultIsNamed(String habit, String faults) {
    Ticker ticker = habit.equals("deaf") ? new FakeTicker(1_000_000_000) : () -> 0;
    assertThat(faults(habit, ticker)).isEqualTo(faults);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatDoesNotQuitIsFoundOut() {
    assertThat(faults("forking", () -> 0)).isEqualTo("quit");
  }
}
