package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SearchContextTest {
  private static final SearchReport REPORT = new SearchReport(1, 2, 3, List.of());

  private static TimeKeeper clock() {
    return TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
  }

  @Test
  void whereNobodyWatchesNoReportIsMade() {
    assertThatCode(
            () ->
                SearchContext.silent(clock())
                    .report(
                        () -> {
                          throw new AssertionError("made for nobody");
                        }))
        .doesNotThrowAnyException();
  }

  @Test
  void whoWatchesIsToldAtOnce() {
    List<SearchReport> reported = new ArrayList<>();
    new SearchContext(clock(), false, reported::add).report(() -> REPORT);
    assertThat(reported).containsExactly(REPORT);
  }
}
