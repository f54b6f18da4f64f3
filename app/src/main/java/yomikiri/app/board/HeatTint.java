package yomikiri.app.board;

import java.util.OptionalDouble;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/** Tints cells by value; the style sheets have the colours. */
final class HeatTint {
  private static final PseudoClass HEATED = PseudoClass.getPseudoClass("heated");

  private HeatTint() {}

  /** Sets the tint that the style sheets mix for {@code share}, from 0 to 1; empty for none. */
  static void show(Region region, OptionalDouble share) {
    region.pseudoClassStateChanged(HEATED, share.isPresent());
    region.setStyle(
        share.isEmpty()
            ? null
            : "-y-heat: hsb(0, 0%, " + Math.round(100 * share.getAsDouble()) + "%);");
  }
}
