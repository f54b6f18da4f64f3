package yomikiri.app.board.mattix;

import java.util.List;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import yomikiri.app.board.GameFace;
import yomikiri.engine.games.mattix.Mattix;

/** Mattix on the shelf. */
public final class MattixFace {
  private MattixFace() {}

  /** Mattix on a board with edge {@code size}. */
  public static GameFace of(int size) {
    return new GameFace(
        Mattix.kit(size),
        "mattix",
        "/yomikiri/app/board/mattix",
        GameFace.Score.POINTS,
        List.of(MaterialDesignA.ARROW_LEFT_RIGHT, MaterialDesignA.ARROW_UP_DOWN),
        (kit, surroundings) -> new MattixBoard(size, surroundings));
  }
}
