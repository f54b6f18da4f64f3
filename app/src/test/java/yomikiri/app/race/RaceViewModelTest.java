package yomikiri.app.race;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.TestCatalog;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.race.Race;
import yomikiri.engine.race.Race.Racer;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

final class RaceViewModelTest {
  private final DirectBackground background = new DirectBackground();
  private final long[] now = {0};

  private RaceViewModel model() {
    return model(CATALOG.kit("tictactoe").orElseThrow());
  }

  /** A clock that goes on by a moment at each look at it. */
  private <P extends Position> RaceViewModel model(GameKit<P> kit) {
    return new RaceViewModel(
        kit, kit.game().newPosition(1), 0, background, () -> now[0] += 100_000);
  }

  @Test
  void allSearchesRunUnlessTheyAreLeftOut() {
    RaceViewModel model = model();
    assertThat(model.players())
        .extracting(PlayerSpec::name)
        .contains("alphabeta", "minimax", "mcts", "montecarlo");
    model.chosen().removeIf(spec -> !spec.name().equals("minimax"));
    List<RaceViewModel.State> seen = new ArrayList<>();
    model.state().addListener((value, before, after) -> seen.add(after));
    model.start();
    assertThat(model.state().get().running()).isTrue();
    assertThat(background.finishOne()).isTrue();
    assertThat(model.state().get().running()).isFalse();
    List<Racer> racers = model.state().get().standing().orElseThrow().racers();
    assertThat(racers).extracting(racer -> racer.spec().name()).containsExactly("minimax");
    assertThat(racers.getFirst().state()).isEqualTo(Race.State.DONE);
    assertThat(seen.stream().filter(one -> one.standing().isPresent()).count()).isGreaterThan(2);
  }

  @Test
  void theEnginesSetUpForTheGameAreAmongThePlayers(@TempDir Path folder) throws Exception {
    Engines engines = TestCatalog.engines(folder);
    List<String> games = List.of("tictactoe");
    EngineEntry.Protocol ugi = EngineEntry.Protocol.UGI;
    engines.list().put(new EngineEntry("bot", "bot", "", List.of(), "", ugi, games, false));
    engines.refresh();
    Catalog catalog = CATALOG.with(engines::added);
    RaceViewModel model = model(catalog.kit("tictactoe").orElseThrow());
    assertThat(model.players()).hasSize(model().players().size() + 1);
    assertThat(model.players().getLast()).hasToString("engine:name=bot");
    assertThat(model(catalog.kit("mattix-4").orElseThrow()).players())
        .extracting(PlayerSpec::name)
        .doesNotContain("engine");
  }

  @Test
  void withNobodyChosenNothingBegins() {
    RaceViewModel model = model();
    model.chosen().clear();
    model.start();
    assertThat(model.state().get().running()).isFalse();
    assertThat(background.finishOne()).isFalse();
  }

  @Test
  void stoppedItEndsWithWhatHasComeOfIt() {
    RaceViewModel model = model();
    model.start();
    model.stop();
    background.finishOne();
    assertThat(model.state().get().standing().orElseThrow().racers())
        .extracting(Racer::state)
        .containsOnly(Race.State.STOPPED);
  }

  @Test
  void closedItIsForgotten() {
    RaceViewModel model = model();
    model.start();
    model.close();
    assertThat(background.finishOne()).isFalse();
    assertThat(model.state().get())
        .isEqualTo(new RaceViewModel.State(false, false, Optional.empty()));
  }

  @Test
  void aRaceThatBreaksDownSaysSo() {
    RaceViewModel model = model();
    model.start();
    background.breakOne();
    assertThat(model.state().get().failed()).isTrue();
    assertThat(model.state().get().running()).isFalse();
  }
}
