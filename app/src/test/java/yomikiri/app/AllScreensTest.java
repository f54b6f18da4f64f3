package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.tk.Toolkit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Parent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.app.text.Language;

/** Everything the app shows can be read, is spoken and fits. */
final class AllScreensTest {
  private static final int PULSES = 4;

  /**
   * The inside of the smallest window. Contrast is looked at once a theme and words once a
   * language, where they stand closest.
   */
  private static final Tour.Dress LIGHT =
      new Tour.Dress(List.of(Language.ENGLISH, Language.JAPANESE), false, 680, 563, 100);

  /** It has as much room as a window of 1600x975 at 200 %. */
  private static final Tour.Dress DARK =
      new Tour.Dress(List.of(Language.ENGLISH), true, 1000, 610, 125);

  /** It has as much room as half of a screen of 1366x768, less the frame, at 100 %. */
  private static final Tour.Dress HALF =
      new Tour.Dress(List.of(Language.JAPANESE), false, 1025, 960, 150);

  private static final Untranslated JAPANESE_NOW =
      new Untranslated(Language.ENGLISH, Language.JAPANESE);

  /** The inside of a window of 800x600, where a screen may have to be scrolled up and down. */
  private static final Tour.Dress LARGE =
      new Tour.Dress(List.of(Language.ENGLISH), true, 800, 563, 150);

  private static final Tour.Dress LARGEST =
      new Tour.Dress(List.of(Language.JAPANESE, Language.ENGLISH), false, 800, 563, 200);

  static Stream<Tour.Dress> otherDresses() {
    return Stream.of(DARK, HALF, LARGE, LARGEST);
  }

  /** What looks at a stop of {@code dress} in {@code language}. */
  private static List<Function<Parent, List<String>>> eyes(Tour.Dress dress, Language language) {
    List<Function<Parent, List<String>>> eyes =
        new ArrayList<>(List.of(Fitting::faults, Fitting::scrolledTwice));
    if (!List.of(LARGE, LARGEST).contains(dress)) {
      eyes.add(Fitting::scrolled);
    }
    if (dress.equals(LIGHT)) {
      eyes.add(Speaking::faults);
    }
    if (dress.equals(LARGEST)
        || dress.equals(DARK)
        || (dress.equals(LIGHT) && language == Language.ENGLISH)) {
      eyes.add(Legible::faults);
    }
    if (dress.equals(LIGHT) && language == Language.JAPANESE) {
      eyes.add(JAPANESE_NOW::faults);
    }
    return eyes;
  }

  @Test
  void inTheSmallestWindow() throws TimeoutException {
    everythingCanBeReadIsSpokenAndFits(LIGHT);
  }

  @Tag("thorough")
  @ParameterizedTest
  @MethodSource("otherDresses")
  void everythingCanBeReadIsSpokenAndFits(Tour.Dress dress) throws TimeoutException {
    Map<String, List<String>> faults = new TreeMap<>();
    Tour.walk(
        dress,
        (stop, language, root) -> {
          rest();
          eyes(dress, language).stream()
              .flatMap(eye -> eye.apply(root).stream())
              .forEach(
                  fault ->
                      faults
                          .computeIfAbsent(fault, any -> new ArrayList<>())
                          .add(stop + " of " + dress + " in " + language));
        });
    assertThat(faults).isEmpty();
  }

  /**
   * Lays out what makes room for others until nothing moves, as pulses do: figures on cells, lines
   * above them.
   */
  private static void rest() {
    for (int pulse = 0; pulse < PULSES; pulse++) {
      Toolkit.getToolkit().firePulse();
    }
  }
}
