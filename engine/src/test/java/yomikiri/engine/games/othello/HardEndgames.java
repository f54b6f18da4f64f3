package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/**
 * A public suite of ends with 20 empty squares, in which the score of every move is known. All of
 * it takes minutes, so that no usual test run plays it: the profile {@code endgames} does, with
 * {@code -Dyomikiri.every=10} every tenth position.
 */
final class HardEndgames {
  private static final int EVERY = Integer.getInteger("yomikiri.every", 1);
  private static final Pattern SCORED_MOVE = Pattern.compile("([A-H][1-8]):([+-]?\\d+);");

  private static final GameKit<OthelloPosition> KIT =
      Othello.kit(8, new ResourceCache(HardEndgames.class::getResourceAsStream));
  private static final Player<OthelloPosition> SOLVER =
      KIT.build(
          KIT.solver()
              .orElseThrow()
              .spec()
              .with("threads", Integer.toString(Runtime.getRuntime().availableProcessors())),
          0);

  static List<String> suite() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(HardEndgames.class.getResourceAsStream("/othello/hard-20.obf"))) {
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      assertThat(lines).hasSize(276);
      return IntStream.range(0, lines.size())
          .filter(i -> i % EVERY == 0)
          .mapToObj(lines::get)
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("suite")
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void everyMoveHasTheScoreInTheFile(String line) throws NotationException {
    assertThat(values(KIT.game().notation().parsePosition(line))).isEqualTo(known(line));
  }

  private static Map<String, Integer> known(String line) {
    Map<String, Integer> known = new TreeMap<>();
    Matcher scored = SCORED_MOVE.matcher(line);
    while (scored.find()) {
      known.put(scored.group(1), Integer.parseInt(scored.group(2)));
    }
    return known;
  }

  private static Map<String, Integer> values(OthelloPosition position) {
    SearchResult result =
        SearchResult.of(
            SOLVER, KIT.game(), position, position.turn(), Budget.UNLIMITED, true, Ticker.SYSTEM);
    Map<String, Integer> values = new TreeMap<>();
    for (RankedMove ranked : result.report().orElseThrow().moves()) {
      Verdict.Points points = (Verdict.Points) ranked.verdict();
      assertThat(points.proven()).isTrue();
      assertThat(points.bound()).isEqualTo(Bound.EXACT);
      String move = KIT.game().notation().moveText(ranked.move());
      values.put(move.toUpperCase(Locale.ROOT), points.value());
    }
    return values;
  }
}
