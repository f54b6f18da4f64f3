package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/**
 * The signature of each player of each game. A change that means no change in play leaves these
 * figures alone; one that changes play gives the new ones.
 */
final class SearchSignatureTest {
  private static final String EVAL = "eval";

  /** A line of the file; {@code opening} and {@code plies} as {@link Signature#of} takes them. */
  record Line(String game, String player, int opening, int plies, long nodes, String moves) {
    static Line of(List<String> cells) {
      return new Line(
          cells.get(0),
          cells.get(1),
          Integer.parseInt(cells.get(2)),
          Integer.parseInt(cells.get(3)),
          Long.parseLong(cells.get(4)),
          cells.get(5));
    }

    GameKit<?> kit() {
      return Signature.CATALOG.kit(game).orElseThrow();
    }

    PlayerSpec spec() {
      try {
        return kit().parseSpec(player);
      } catch (NotationException e) {
        throw new AssertionError(player, e);
      }
    }
  }

  static List<Line> lines() {
    return GoldenFile.rows("signatures.tsv").stream().map(Line::of).toList();
  }

  static List<GameKit<?>> kits() {
    return Signature.CATALOG.kits();
  }

  @ParameterizedTest
  @MethodSource("lines")
  void movesAndNodesAre(Line line) {
    assertThat(line.kit().isRepeatable(line.spec())).isTrue();
    assertThat(Signature.of(line.kit(), line.spec(), line.opening, line.plies))
        .isEqualTo(new Signature(line.nodes, line.moves));
  }

  /** Of a player that asks evaluations there is one with and one without. */
  @ParameterizedTest
  @MethodSource("kits")
  void everyPlayerAndEveryEvaluationHasASignature(GameKit<?> kit) {
    Set<String> expected = new TreeSet<>();
    for (PlayerType<?> type : kit.players()) {
      expected.add(type.name());
      evaluations(type).forEach(name -> expected.add(EVAL + "=" + name));
      if (evaluations(type).findAny().isPresent()) {
        expected.add(type.name() + ":" + EVAL);
      }
    }
    Set<String> signed = new TreeSet<>();
    for (Line line : lines()) {
      if (line.game.equals(kit.game().id())) {
        signed.addAll(parts(line.spec()));
      }
    }
    assertThat(signed).isEqualTo(expected);
  }

  private static Stream<String> evaluations(PlayerType<?> type) {
    return type.parameters().stream()
        .filter(parameter -> parameter.name().equals(EVAL))
        .map(Parameter::choices)
        .flatMap(List::stream);
  }

  private static Set<String> parts(PlayerSpec spec) {
    return spec.setting(EVAL)
        .map(name -> Set.of(EVAL + "=" + name, spec.name() + ":" + EVAL))
        .orElseGet(() -> Set.of(spec.name()));
  }
}
