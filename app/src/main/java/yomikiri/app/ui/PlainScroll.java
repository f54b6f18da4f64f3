package yomikiri.app.ui;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;
import org.jspecify.annotations.Nullable;

/** A scroll pane without a frame; its inside is as wide as the pane, which asks for its height. */
public class PlainScroll extends ScrollPane {
  public PlainScroll() {
    this(null);
  }

  @SuppressWarnings("this-escape") // none of it is overridden
  public PlainScroll(@Nullable Node inside) {
    super(inside);
    getStyleClass().add("plain-scroll");
    setFitToWidth(true);
  }

  /**
   * Has only those parts drawn that change. JavaFX's own keeps a picture of all that is inside, and
   * draws all of it anew as soon as anything inside changes.
   */
  @Override
  protected Skin<?> createDefaultSkin() {
    Skin<?> skin = super.createDefaultSkin();
    getChildrenUnmodifiable().forEach(child -> child.setCache(false));
    return skin;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }
}
