package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import yomikiri.engine.think.SearchStopped;

final class BusyMovesTest {
  private static final long KEY = 0x123456789abcdefL;

  private final BusyMoves busy = new BusyMoves(true);

  @Test
  void aMoveIsBusyFromItsBeginningToItsEnd() {
    assertThat(busy.isBusy(KEY)).isFalse();
    busy.enter(KEY);
    assertThat(busy.isBusy(KEY)).isTrue();
    assertThat(busy.isBusy(KEY + 1)).isFalse();
    busy.leave(KEY + 1);
    assertThat(busy.isBusy(KEY)).isTrue();
    busy.leave(KEY);
    assertThat(busy.isBusy(KEY)).isFalse();
  }

  @Test
  void oneThreadPutsNothingOff() {
    assertThat(busy.isWanted(10)).isTrue();
    assertThat(busy.isWanted(1)).isFalse();
    assertThat(new BusyMoves(false).isWanted(10)).isFalse();
  }

  @Test
  void whatTheCallerHasCompletedIsNotNeeded() {
    busy.follow(4);
    assertThatCode(() -> busy.checkNeeded(4)).doesNotThrowAnyException();
    assertThatCode(() -> busy.checkNeeded(5)).doesNotThrowAnyException();
    assertThatThrownBy(() -> busy.checkNeeded(3)).isInstanceOf(SearchStopped.class);
  }
}
