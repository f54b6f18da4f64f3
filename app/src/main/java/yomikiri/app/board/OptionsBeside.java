package yomikiri.app.board;

import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import yomikiri.app.ui.Presence;

/**
 * A board with its options: beside it where there is room at the side, else below. Their room is
 * kept once there could be any, so that the board does not change its size with every step.
 */
public final class OptionsBeside extends BorderPane {
  private static final PseudoClass BESIDE = PseudoClass.getPseudoClass("beside");
  private static final double WIDE = 1.25; // of the height: from there on they stand beside it
  private static final double TALL = 29; // letters high: so much they need there

  private final OptionBar options;
  private final Label letter = new Label(); // never seen: tells how large letters are

  public OptionsBeside(Region board, OptionBar options) {
    this.options = options;
    getStyleClass().add("options-beside");
    setCenter(board);
    Presence.hide(options);
    letter.setManaged(false);
    letter.setVisible(false);
    getChildren().add(letter);
    place(false);
  }

  /** Keeps room for the options from now on if moves can be made, or tell what they are worth. */
  public void show(BoardViewState state) {
    if (state.snapshot().playable() || !state.snapshot().verdicts().isEmpty()) {
      options.setVisible(true);
    }
  }

  @Override
  protected void layoutChildren() {
    place(hasRoomBeside());
    super.layoutChildren();
  }

  private boolean hasRoomBeside() {
    return getWidth() > WIDE * getHeight() && getHeight() > TALL * letter.getFont().getSize();
  }

  private void place(boolean beside) {
    if (getChildren().contains(options) && (getRight() == options) == beside) {
      return;
    }
    setRight(null);
    setBottom(null);
    options.setOrientation(beside ? Orientation.VERTICAL : Orientation.HORIZONTAL);
    if (beside) {
      setRight(options);
    } else {
      setBottom(options);
    }
    pseudoClassStateChanged(BESIDE, beside);
  }
}
