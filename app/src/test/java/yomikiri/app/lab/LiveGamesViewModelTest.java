package yomikiri.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.ByHand;

/** How often the games being played are looked at. */
final class LiveGamesViewModelTest {
  @TempDir private Path folder;

  private final ByHand files = new ByHand();
  private final List<Integer> waiting = new ArrayList<>();

  @Test
  void nothingIsLookedAtAgainBeforeItIsSeen() {
    LabFixture lab = new LabFixture(folder, files, Runnable::run, LabFixture.availableGames());
    lab.onceOpen(() -> lookAround(lab));
    lab.begin(LabFixture.study("tictactoe", 2, "random", "greedy"));
    int asked = waiting.getFirst();
    assertThat(asked).isPositive();
    assertThat(waiting)
        .as("shown, later, hidden and shown again, all seen, later")
        .containsExactly(asked, asked, asked, 0, asked);
  }

  private void lookAround(LabFixture lab) {
    files.run();
    LiveGamesViewModel liveGames =
        new LiveGamesViewModel(lab.model.lab(), lab.model.studies().getFirst(), lab.delays);
    liveGames.shown();
    note();
    lab.delays.pass();
    note();
    liveGames.hidden();
    liveGames.shown();
    note();
    files.run();
    note();
    lab.delays.pass();
    note();
  }

  private void note() {
    waiting.add(files.waiting());
  }
}
