package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.TaughtMove;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Whatever is done while moves are judged and asked about, with anybody at the board. */
final class TaughtAnywhereTest extends PlayFixture {
  private static final int CHANGES = 60;

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "othello-4", "mattix-4", "maze-5x5x3"})
  void nobodyWaitsForEverAndNobodyBecomesSomebodyElse(String game) {
    Random random = new Random(game.hashCode());
    int asked = 0;
    for (int round = 0; round < 8; round++) {
      asked += check(kit(game), random);
    }
    assertThat(asked).as("times a move was asked about").isGreaterThan(5);
  }

  private <P extends Position> int check(GameKit<P> kit, Random random) {
    List<SeatSetup> seats = new ArrayList<>();
    for (int seat = kit.game().players(); seat > 0; seat--) {
      seats.add(random.nextInt(3) > 0 ? human() : new SeatSetup.Cpu(kit.levels().getFirst()));
    }
    PlayViewModel model = model(dealt(kit, seats));
    model.tutor().games().set(kit, true);
    int asked = 0;
    for (int i = 0; i < CHANGES; i++) {
      String done = change(model, random);
      hold(model, seats, kit.game().id() + " " + seats + ", " + i + ": " + done);
      asked += model.now().lessons().mistake().isPresent() ? 1 : 0;
    }
    if (!model.now().mode().spectating()) {
      goOn(model, random);
      assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
    }
    model.close();
    assertThat(thinker.alive()).isZero();
    return asked;
  }

  private String change(PlayViewModel model, Random random) {
    return switch (random.nextInt(14)) {
      case 0 -> {
        model.takeBack();
        yield "taken back";
      }
      case 1 -> {
        model.redo();
        yield "redone";
      }
      case 2 -> {
        model.show(random.nextInt(model.now().length() + 1));
        yield "shown";
      }
      case 3 -> {
        model.playOnFromHere();
        yield "played on";
      }
      case 4 -> {
        model.tutor().goOn();
        yield "gone on";
      }
      case 5 -> {
        model.tutor().explain();
        background.finishOne();
        yield "explained";
      }
      case 6 -> {
        model.tutor().toggle();
        yield "switched";
      }
      case 7 -> {
        model.hint();
        yield "hinted";
      }
      case 8 -> {
        model.setValuesShown(random.nextBoolean());
        yield "values";
      }
      case 9 -> {
        delays.pass();
        yield "waited";
      }
      case 10, 11 -> {
        thinker.finishOne();
        yield "a search ended";
      }
      default -> {
        model.replay().live();
        playAny(model, random);
        yield "played";
      }
    };
  }

  private static void playAny(PlayViewModel model, Random random) {
    List<Integer> legal = model.now().board().legal();
    if (model.now().can(PlayAction.PLAY)) {
      model.play(legal.get(random.nextInt(legal.size())));
    }
  }

  /** Plays to the end, going on whatever is asked. */
  private void goOn(PlayViewModel model, Random random) {
    model.replay().live();
    for (int i = 0; i < 200 && !(model.now().status() instanceof PlayStatus.Over); i++) {
      letCpusAnswer();
      if (model.now().can(PlayAction.GO_ON)) {
        model.tutor().goOn();
      }
      playAny(model, random);
    }
  }

  private void hold(PlayViewModel model, List<SeatSetup> seats, String when) {
    PlaySnapshot now = model.now();
    PlaySession<?> live = now.live();
    assertThat(live.setup().seats()).as(when).isEqualTo(seats);
    assertThat(now.status() instanceof PlayStatus.Over).as(when).isEqualTo(live.isOver());
    boolean isAsked = now.lessons().mistake().isPresent();
    boolean isJudged = now.lessons().move().isPresent() && !isAsked;
    assertThat(now.can(PlayAction.GO_ON)).as(when).isEqualTo(isAsked);
    assertThat(now.lessons().move().map(TaughtMove::ply).stream())
        .as(when)
        .allMatch(ply -> ply == live.session().ply());
    if (isJudged) {
      assertThat(thinker.alive()).as(when).isPositive();
    }
    switch (now.status()) {
      case PlayStatus.HumanToMove(int seat) ->
          assertThat(live.session().isAwaited(seat) && live.isHuman(seat)).as(when).isTrue();
      case PlayStatus.CpuToMove(int seat) -> {
        assertThat(live.session().isAwaited(seat) && !live.isHuman(seat)).as(when).isTrue();
        assertThat(now.can(PlayAction.MOVE_NOW)).as(when).isTrue();
        boolean waits = now.lessons().move().isPresent();
        assertThat(now.analyses().cpuSearch().isPresent() && waits).as(when).isFalse();
      }
      case PlayStatus.Paused(int seat) ->
          assertThat(live.session().isAwaited(seat) && now.mode().paused()).as(when).isTrue();
      case PlayStatus.Over over -> {}
    }
  }
}
