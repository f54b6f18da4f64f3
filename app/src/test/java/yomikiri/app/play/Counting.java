package yomikiri.app.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.Overlay;
import yomikiri.app.board.PieceSet;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** A game that notes what it is asked, which shows where work is done. */
public final class Counting {
  private final List<String> asked = new CopyOnWriteArrayList<>();

  /** What it was asked since the last time. */
  List<String> asked() {
    List<String> all = List.copyOf(asked);
    asked.clear();
    return all;
  }

  /** How often it was asked that since the last time. */
  public int count(String what) {
    return Collections.frequency(asked(), what);
  }

  /** The players of {@code kit} on a game that is watched, with its notation. */
  @SuppressWarnings("unchecked")
  public <P extends Position> GameKit<P> of(GameKit<P> kit) {
    Notation<P> notation = watched(Notation.class, kit.game().notation());
    Game<P> watched = watched(Game.class, kit.game());
    Game<P> game =
        proxy(
            Game.class,
            (method, arguments) ->
                method.getName().equals("notation") ? notation : call(method, watched, arguments));
    return new GameKit<>(game, kit.players(), kit.levels(), kit.adviser());
  }

  /** The same face, watched. */
  GameUi of(GameUi ui) {
    Optional<Overlay> overlay = ui.presenter().overlay().map(own -> watched(Overlay.class, own));
    MovePresenter watched = watched(MovePresenter.class, ui.presenter());
    MovePresenter presenter =
        proxy(
            MovePresenter.class,
            (method, arguments) ->
                method.getName().equals("overlay") ? overlay : call(method, watched, arguments));
    return new GameUi(
        ui.kit(),
        ui.family(),
        ui.words(),
        ui.seatSigns(),
        ui.board(),
        presenter,
        ui.example(),
        ui.first(),
        ui.sizes(),
        ui.setting().map(maker -> watched(PieceSet.Maker.class, maker)));
  }

  private <T> T watched(Class<T> type, T target) {
    return proxy(
        type,
        (method, arguments) -> {
          asked.add(type.getSimpleName() + "." + method.getName());
          return call(method, target, arguments);
        });
  }

  /** Answers what is asked. */
  @FunctionalInterface
  private interface Answer {
    Object to(Method method, Object[] arguments) throws Throwable;
  }

  private static <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> answer.to(method, arguments)));
  }

  private static Object call(Method method, Object target, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
