package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Parent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.app.text.Language;

/** Everything the app shows can be read, is spoken and fits. */
final class TourTest {
  /** At 125 % the window has as much room as one of 1600x975 at 200 %. */
  static Stream<Tour.Dress> dresses() {
    return Stream.of(
        new Tour.Dress(Language.ENGLISH, false, 900, 600, 100),
        new Tour.Dress(Language.JAPANESE, true, 900, 600, 100),
        new Tour.Dress(Language.ENGLISH, true, 1000, 610, 125),
        new Tour.Dress(Language.JAPANESE, false, 1000, 960, 150),
        new Tour.Dress(Language.ENGLISH, true, 1000, 960, 200));
  }

  /** Colours and words are looked at once a theme and a language, where they stand closest. */
  private static boolean isLookedAtClosely(Tour.Dress dress) {
    return dress.percent() == 100;
  }

  /** In less room a screen may have to be scrolled. */
  private static boolean hasRoom(Tour.Dress dress) {
    return dress.width() * 100 / dress.percent() >= 800;
  }

  @ParameterizedTest
  @MethodSource("dresses")
  void everythingCanBeReadIsSpokenAndFits(Tour.Dress dress) throws TimeoutException {
    List<Function<Parent, List<String>>> eyes = new ArrayList<>(List.of(Fitting::faults));
    if (isLookedAtClosely(dress)) {
      eyes.addAll(List.of(Legible::faults, Speaking::faults));
    }
    if (hasRoom(dress)) {
      eyes.add(Fitting::scrolled);
    }
    Map<String, List<String>> faults = new TreeMap<>();
    Tour.walk(
        dress,
        (sight, root) -> {
          for (Function<Parent, List<String>> eye : eyes) {
            eye.apply(root)
                .forEach(
                    fault -> faults.computeIfAbsent(fault, any -> new ArrayList<>()).add(sight));
          }
        });
    assertThat(faults).isEmpty();
  }
}
