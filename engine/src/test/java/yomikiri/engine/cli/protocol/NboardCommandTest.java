package yomikiri.engine.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import yomikiri.engine.cli.CommandRun;

final class NboardCommandTest {
  private static final String GAME =
      "set game (;GM[Othello]PB[a]PW[b]RE[?]TY[8]BO[8 ---------------------------O*------*O------"
          + "--------------------- *]B[D3]W[C3];)\n";

  private static List<String> said(String commands, String player) {
    return CommandRun.inFolder(Path.of("target"), commands, "nboard", "--player", player)
        .outLines();
  }

  @Test
  void anAnalysisValuesEveryPositionForThePlayerToMove() {
    List<String> lines = said(GAME + "analyze\n", "alphabeta:depth=1");
    assertThat(lines).hasSize(4).last().isEqualTo("status");
    assertThat(lines.subList(0, 3))
        .containsExactly("analysis 2 3.00", "analysis 1 0.00", "analysis 0 3.00");
  }

  @Test
  @Timeout(30)
  void aPingEndsAnAnalysis() {
    List<String> lines = said(GAME + "analyze\nping 7\n", "alphabeta:depth=60");
    assertThat(lines).containsExactly("status", "pong 7");
  }

  @Test
  void whatIsWrongIsAStatusAndTheGameStays() {
    assertThat(said("move A1\nset game (;GM[Go]\nhello\nping 1\n", "greedy"))
        .hasSize(3)
        .last()
        .isEqualTo("pong 1");
  }
}
