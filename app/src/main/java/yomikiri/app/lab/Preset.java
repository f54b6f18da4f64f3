package yomikiri.app.lab;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A question with the studies that answer it, ready to be run, and what one run found. */
public enum Preset {
  LUCK,
  ODD_DEPTHS,
  ADVANTAGE,
  EQUAL_TIME,
  EVALUATIONS,
  TREES,
  TRON,
  TRAPEZ,
  LADDERS;

  /** Stands for it in file names and in the keys of its words. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The names of its studies, which are folders among the app's resources. */
  public List<String> studies() {
    return switch (this) {
      case LUCK, ODD_DEPTHS, EQUAL_TIME, EVALUATIONS -> List.of(key());
      case ADVANTAGE -> List.of("advantage-4", "advantage-6");
      case TREES ->
          Stream.of("othello", "trapez", "tron", "mattix", "boards", "learnt")
              .map(games -> "trees-" + games)
              .toList();
      case TRON -> List.of("tron-two", "tron-three", "tron-four");
      case TRAPEZ -> List.of("trapez-1000", "trapez-4000", "trapez-16000");
      case LADDERS ->
          Stream.of(
                  "tictactoe",
                  "mattix-4",
                  "mattix-6",
                  "mattix-8",
                  "othello-4",
                  "othello-6",
                  "othello-8",
                  "maze-duel",
                  "trapez",
                  "tron-2",
                  "tron-3",
                  "tron-4",
                  "tron-joint")
              .map(game -> "ladder-" + game)
              .toList();
    };
  }

  /** The preset with this key. */
  public static Optional<Preset> of(String key) {
    return Arrays.stream(values()).filter(preset -> preset.key().equals(key)).findFirst();
  }
}
