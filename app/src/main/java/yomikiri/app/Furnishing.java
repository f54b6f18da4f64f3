package yomikiri.app;

import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import yomikiri.app.shell.WindowIcon;
import yomikiri.app.shell.WindowKeeper;
import yomikiri.app.ui.Pieces;
import yomikiri.app.ui.Theme;

/**
 * Builds what is around the board while people may play already: step by step, so that none holds
 * them up. The board stays as it is and gets its place in the last step.
 */
final class Furnishing {
  private final Stage stage;
  private final AppServices services;
  private final Opening opening;
  private final Keeping keeping;
  private final WindowKeeper keeper;
  private final Region alone;
  private @Nullable Foundation foundation;
  private @Nullable Interior interior;
  private @Nullable Pieces pieces;
  private boolean isDressed;
  private boolean isDone;

  /**
   * @param alone the board with room around it, which is in the window's scene
   */
  Furnishing(
      Stage stage,
      AppServices services,
      Opening opening,
      Keeping keeping,
      WindowKeeper keeper,
      Region alone) {
    this.stage = stage;
    this.services = services;
    this.opening = opening;
    this.keeping = keeping;
    this.keeper = keeper;
    this.alone = alone;
  }

  /** What it makes; nothing until it is done. */
  @Nullable Interior done() {
    return isDone ? interior : null;
  }

  /**
   * Takes the next step.
   *
   * @return whether more are to come
   */
  boolean goOn() {
    if (foundation == null) {
      foundation = Foundation.of(services, opening);
    } else if (interior == null) {
      interior = new Interior(stage, services, opening, keeping, keeper, foundation);
    } else if (!isDressed) {
      Theme.dress(stage.getScene(), opening.settings().dark(), opening.settings().scale());
      isDressed = true;
    } else if (pieces == null) {
      pieces = takeApart(foundation);
    } else if (pieces.left() > 0) {
      pieces.putBack();
    } else if (!isDone) {
      finish(foundation, interior);
      isDone = true;
    }
    return !isDone;
  }

  private Pieces takeApart(Foundation all) {
    Pieces taken = Pieces.of(all.shell().root());
    stage.getScene().setRoot(all.shell().root());
    alone.getStyleClass().clear();
    all.shell().cover(alone);
    return taken;
  }

  private void finish(Foundation all, Interior made) {
    all.shell().uncover(alone);
    made.takeBoard();
    all.shell().root().applyCss(); // what can be scrolled has its inside from then on
    stage.getIcons().setAll(WindowIcon.read());
  }
}
