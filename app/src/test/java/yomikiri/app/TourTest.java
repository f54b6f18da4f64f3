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
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.app.text.Language;

/** Everything the app shows can be read, is spoken and fits. */
final class TourTest {
  /** Colours and words are the same in every size, so two dresses show them all. */
  static Stream<Arguments> dresses() {
    return Stream.of(
        Arguments.of(new Tour.Dress(Language.ENGLISH, false, 900, 600, 100), true),
        Arguments.of(new Tour.Dress(Language.JAPANESE, true, 900, 600, 100), true),
        Arguments.of(new Tour.Dress(Language.JAPANESE, false, 1000, 960, 150), false),
        Arguments.of(new Tour.Dress(Language.ENGLISH, true, 1000, 960, 200), false));
  }

  @ParameterizedTest
  @MethodSource("dresses")
  void everythingCanBeReadIsSpokenAndFits(Tour.Dress dress, boolean whole) throws TimeoutException {
    List<Function<Parent, List<String>>> eyes =
        whole
            ? List.of(Legible::faults, Speaking::faults, Fitting::faults)
            : List.of(Fitting::faults);
    Map<String, List<String>> faults = new TreeMap<>();
    Tour.walk(
        dress,
        (sight, root) -> {
          for (Function<Parent, List<String>> eye : eyes) {
            List<String> found = WaitForAsyncUtils.waitForAsyncFx(20_000, () -> eye.apply(root));
            found.forEach(
                fault -> faults.computeIfAbsent(fault, any -> new ArrayList<>()).add(sight));
          }
        });
    assertThat(faults).isEmpty();
  }
}
