package yomikiri.app.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** A game that notes what is asked of it, which shows where work is done. */
public final class CountedKit {
  private final List<String> asked = new ArrayList<>();
  private final GameKit<?> kit;

  public CountedKit(GameKit<?> kit) {
    this.kit = counted(kit);
  }

  public GameKit<?> kit() {
    return kit;
  }

  /** How often a method of the game or its notation was called since this was asked last. */
  public int takeCalls(String method) {
    int calls = Collections.frequency(asked, method);
    asked.clear();
    return calls;
  }

  private <P extends Position> GameKit<P> counted(GameKit<P> real) {
    @SuppressWarnings("unchecked")
    Game<P> game = (Game<P>) counted(real.game(), Game.class);
    return new GameKit<>(game, real.players(), real.levels(), real.adviser(), real.solver());
  }

  private Object counted(Object real, Class<?> type) {
    return Proxy.newProxyInstance(
        type.getClassLoader(),
        new Class<?>[] {type},
        (proxy, method, arguments) -> {
          asked.add(method.getName());
          try {
            Object answer = method.invoke(real, arguments);
            return answer instanceof Notation<?> notation
                ? counted(notation, Notation.class)
                : answer;
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
  }
}
