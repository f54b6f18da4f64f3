package yomikiri.engine.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** Every setting of every player of every game, at both ends of what it takes: all, and each. */
final class EverySettingTest {
  static List<GameKit<?>> kits() {
    return Signature.CATALOG.kits();
  }

  @ParameterizedTest
  @MethodSource("kits")
  void aPlayerKeepsItsContractAtBothEndsOfAllItsSettings(GameKit<?> kit) throws NotationException {
    for (PlayerType<?> type : kit.players()) {
      check(List.of(together(type, kit, 0), together(type, kit, 1)), type, kit);
    }
  }

  @Tag("thorough")
  @ParameterizedTest
  @MethodSource("kits")
  void aPlayerKeepsItsContractAtBothEndsOfEverySetting(GameKit<?> kit) throws NotationException {
    for (PlayerType<?> type : kit.players()) {
      List<PlayerSpec> specs = new ArrayList<>(List.of(PlayerSpec.of(type.name())));
      for (Parameter parameter : type.parameters()) {
        for (String value : ends(parameter, kit)) {
          specs.add(with(parameter, value, type));
        }
      }
      check(specs, type, kit);
    }
  }

  private static void check(List<PlayerSpec> specs, PlayerType<?> type, GameKit<?> kit)
      throws NotationException {
    for (PlayerSpec spec : specs) {
      PlayerContract.holds(kit, kit.parseSpec(whole(spec, type, kit).toString()));
    }
  }

  /** All that may be set beside anything, memory at its least. */
  private static PlayerSpec together(PlayerType<?> type, GameKit<?> kit, int end) {
    PlayerSpec spec = PlayerSpec.of(type.name());
    for (Parameter parameter : type.parameters()) {
      if (parameter.goesWith().isEmpty()) {
        List<String> ends = ends(parameter, kit);
        boolean isLeast = parameter.equals(Parameter.MEMORY);
        spec = spec.with(parameter.name(), ends.get(isLeast ? 0 : end * (ends.size() - 1)));
      }
    }
    return spec;
  }

  private static List<String> ends(Parameter parameter, GameKit<?> kit) {
    String unit =
        switch (parameter.kind()) {
          case DURATION -> "ms";
          case SIZE -> "MB";
          case COUNT, NUMBER, CHOICE, NAME -> "";
        };
    return switch (parameter.kind()) {
      case CHOICE -> parameter.choices();
      case NAME -> List.of(learnt(kit));
      case COUNT, NUMBER, DURATION, SIZE ->
          List.of(figure(parameter.least()) + unit, figure(parameter.most()) + unit);
    };
  }

  private static String figure(double value) {
    return String.format(Locale.ROOT, "%.0f", value);
  }

  private static String learnt(GameKit<?> kit) {
    return kit.game().id() + ".learnt";
  }

  /** With what it goes with, too. */
  private static PlayerSpec with(Parameter parameter, String value, PlayerType<?> type) {
    PlayerSpec spec = PlayerSpec.of(type.name());
    int equals = parameter.goesWith().indexOf('=');
    if (equals > 0) {
      String condition = parameter.goesWith();
      spec = spec.with(condition.substring(0, equals), condition.substring(equals + 1));
    }
    return spec.with(parameter.name(), value);
  }

  /** With a limit and a file, where there must be one. */
  private static PlayerSpec whole(PlayerSpec spec, PlayerType<?> type, GameKit<?> kit) {
    PlayerSpec whole = spec;
    for (Parameter parameter : type.parameters()) {
      if (spec.lacks(parameter)) {
        whole = whole.with(parameter.name(), learnt(kit));
      }
    }
    if (type.needsLimit(whole)) {
      String limit = type.limits().getFirst();
      whole =
          whole.with(
              limit,
              switch (limit) {
                case "file" -> learnt(kit);
                case "time" -> "9ms";
                default -> "9";
              });
    }
    return whole;
  }
}
