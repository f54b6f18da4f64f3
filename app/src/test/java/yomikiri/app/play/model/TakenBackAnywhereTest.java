package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Moves taken back, played again and left for others, anywhere and with anybody at the board. */
final class TakenBackAnywhereTest extends PlayFixture {
  private static final int CHANGES = 60;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tictactoe",
        "othello-4",
        "mattix-4",
        "maze-duel",
        "maze-5x5x3",
        "trapez",
        "tron-2",
        "tron-3",
        "tron-4",
        "tron-joint"
      })
  void theRightSideIsToMoveAndNobodyWaitsForEver(String game) {
    Random random = new Random(game.hashCode());
    for (int round = 0; round < 12; round++) {
      check(kit(game), random);
    }
  }

  private <P extends Position> void check(GameKit<P> kit, Random random) {
    List<SeatSetup> seats = new ArrayList<>();
    for (int seat = kit.game().newPosition(7).players(); seat > 0; seat--) {
      seats.add(random.nextInt(3) > 0 ? human() : new SeatSetup.Cpu(kit.levels().getFirst()));
    }
    PlayViewModel model = model(dealt(kit, seats));
    Set<GameTree.Node> played = new HashSet<>();
    for (int i = 0; i < CHANGES; i++) {
      String done = change(model, random);
      played.addAll(game(model).node().path());
      hold(model, seats, kit.game().id() + " " + seats + ", " + i + ": " + done);
      assertThat(played).as(done).noneMatch(GameTree.Node::isRemoved);
    }
    if (!model.now().mode().spectating()) {
      goOn(model, random);
      assertThat(model.now().status()).isInstanceOf(PlayStatus.Over.class);
    }
    model.close();
  }

  private static GameSession<?> game(PlayViewModel model) {
    return model.now().live().session();
  }

  private String change(PlayViewModel model, Random random) {
    return switch (random.nextInt(12)) {
      case 0 -> {
        model.takeBack();
        yield "taken back";
      }
      case 1 -> {
        if (thinker.alive() > 0) {
          thinker.beginOne();
        }
        model.takeBack();
        yield "taken back while a CPU thought";
      }
      case 2 -> {
        model.redo();
        yield "redone";
      }
      case 3 -> {
        List<GameTree.Node> all = game(model).tree().root().all();
        model.replay().show(all.get(random.nextInt(all.size())));
        yield "shown";
      }
      case 4 -> {
        model.playOnFromHere();
        yield "played on";
      }
      case 5 -> {
        model.resigning().ask();
        model.resigning().answer(true);
        model.replay().live();
        yield "resigned";
      }
      case 6 -> {
        model.replay().live();
        delays.pass();
        yield "waited";
      }
      case 11 -> {
        model.togglePause();
        model.singleStep();
        yield "stopped or gone on";
      }
      case 7 -> {
        thinker.finishOne();
        yield "a CPU chose";
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

  /** Plays to the end, whoever is to move. */
  private void goOn(PlayViewModel model, Random random) {
    model.replay().live();
    for (int i = 0; i < 400 && !(model.now().status() instanceof PlayStatus.Over); i++) {
      letCpusAnswer();
      playAny(model, random);
    }
  }

  private void hold(PlayViewModel model, List<SeatSetup> seats, String when) {
    PlaySnapshot now = model.now();
    PlaySession<?> live = now.live();
    assertThat(live.setup().seats()).as(when).isEqualTo(seats);
    assertThat(now.status() instanceof PlayStatus.Over).as(when).isEqualTo(live.isOver());
    switch (now.status()) {
      case PlayStatus.HumanToMove(int seat) -> {
        assertThat(live.session().isAwaited(seat) && live.isHuman(seat)).as(when).isTrue();
        assertThat(now.isAway() || now.can(PlayAction.PLAY)).as(when).isTrue();
        boolean passes = now.board().forcedPass().isPresent();
        assertThat(now.isAway() || !passes || !delays.pending().isEmpty()).as(when).isTrue();
      }
      case PlayStatus.CpuToMove(int seat) -> {
        assertThat(live.session().isAwaited(seat) && !live.isHuman(seat)).as(when).isTrue();
        assertThat(now.can(PlayAction.MOVE_NOW)).as(when).isTrue();
      }
      case PlayStatus.Paused(int seat) ->
          assertThat(live.session().isAwaited(seat) && now.mode().paused()).as(when).isTrue();
      case PlayStatus.Over over -> {}
    }
    assertThat(key(live)).as(when).isEqualTo(live.session().position().key());
  }

  /** The position at which the game stands, from the steps that lead there alone. */
  private static <P extends Position> long key(PlaySession<P> live) {
    GameSession<P> anew = new GameSession<>(live.session().game(), live.session().start());
    live.session().node().path().forEach(node -> anew.play(node.step()));
    return anew.position().key();
  }
}
