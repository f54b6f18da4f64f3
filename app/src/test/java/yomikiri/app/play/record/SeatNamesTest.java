package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.ResourceCache;

/** Who sits on a seat, as its name tells. */
final class SeatNamesTest {
  private static final String LEARNT = "learnt:file=some/latest.learnt";

  /** The list of the library is told on the thread that draws it. */
  @Test
  void whoSeatsAPlayerReadsNoFile() {
    GameKit<?> kit =
        Catalog.of(
                new ResourceCache(
                    name -> {
                      throw new AssertionError(name + " is read");
                    }))
            .kit("tictactoe")
            .orElseThrow();
    assertThat(SeatNames.seat(LEARNT, kit, true)).isInstanceOf(SeatSetup.Cpu.class);
    assertThat(SeatNames.seat("learnt:life=some", kit, true)).isInstanceOf(SeatSetup.Human.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "learnt",
        "learnt:file=/dev/ptmx",
        "learnt:file=../latest.learnt",
        "learnt:file=//server/share/latest.learnt",
        "alphabeta:depth=2,eval=learnt",
        "alphabeta:depth=2,eval=learnt:/dev/ptmx",
        "expert:depth=2,file=some/../../latest.learnt",
      })
  void aNameThatLeadsElsewhereIsNobodyAndNothingIsOpened(String name) {
    GameKit<?> kit =
        Catalog.of(
                new ResourceCache(
                    asked -> {
                      throw new AssertionError(asked + " is opened");
                    }))
            .kit("othello-8")
            .orElseThrow();
    assertThat(SeatNames.seat(name, kit, true)).isInstanceOf(SeatSetup.Human.class);
  }

  @Test
  void aPersonKeepsTheNameOfTheRecord() {
    GameKit<?> kit = Catalog.of(ResourceCache.NONE).kit("tictactoe").orElseThrow();
    assertThat(SeatNames.seat("Anna", kit, true)).isEqualTo(new SeatSetup.Human("Anna"));
    assertThat(SeatNames.seat("human", kit, true)).isEqualTo(new SeatSetup.Human());
  }

  @Test
  void aPlayerWhoseFileIsGoneKeepsItsSeatAndItsName() {
    GameKit<?> kit = Catalog.of(ResourceCache.NONE).kit("tictactoe").orElseThrow();
    assertThat(SeatNames.seat(LEARNT, kit, true))
        .isInstanceOfSatisfying(
            SeatSetup.Cpu.class, cpu -> assertThat(cpu.spec()).hasToString(LEARNT));
    assertThat(SeatNames.spec(LEARNT, kit)).isEmpty();
  }
}
