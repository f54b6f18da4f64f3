package yomikiri.app.board;

import java.util.OptionalDouble;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.ui.Controls;

/**
 * The badge of a move on its cell: the verdict in figures and as a tint, the hint, a mistake. The
 * cell's first child is its background.
 */
public final class MoveBadge {
  private static final String VERDICT = "tile-verdict";
  private static final String PROVEN = "tile-proven";

  private static final PseudoClass HEATED = PseudoClass.getPseudoClass("heated");

  private final GridCell cell;
  private @Nullable VerdictLabel value;
  private @Nullable Label proven;
  private @Nullable Region heat;
  private @Nullable Node bulb;
  private @Nullable Node query;

  public MoveBadge(GridCell cell) {
    this.cell = cell;
  }

  /** Whether a node of a cell is one of the figures shown here. */
  static boolean isFigure(Node node) {
    return node.getStyleClass().contains(VERDICT) || node.getStyleClass().contains(PROVEN);
  }

  /** Shows {@code signs}. */
  public void show(MoveAnnotations annotations) {
    cell.mark("valued", annotations.display() != null);
    cell.mark("hint", annotations.hint());
    cell.mark("mistake", annotations.mistake());
    if (annotations.display() != null && value == null) {
      value =
          Controls.styled(
              cell.isRectangle() ? new VerdictLabel() : new VerdictLabel(cell), VERDICT);
      StackPane.setAlignment(value, cell.isRectangle() ? Pos.BOTTOM_RIGHT : Pos.CENTER);
      LegibleFigure.keep(value, cell);
      cell.getChildren().add(value);
    }
    if (value != null) {
      value.show(annotations.display());
    }
    showProven(annotations.display() == null ? "" : annotations.display().proven());
    tint(annotations.display() == null ? OptionalDouble.empty() : annotations.display().heat());
    bulb = sign(bulb, Region::new, "tile-hint", annotations.hint());
    query = sign(query, () -> new Label("?"), "tile-mistake", annotations.mistake());
  }

  private void showProven(String text) {
    Label label = proven;
    if (label == null && !text.isEmpty()) {
      label = Controls.styled(new Label(), PROVEN);
      StackPane.setAlignment(label, cell.isRectangle() ? Pos.TOP_RIGHT : Pos.CENTER);
      LegibleFigure.keep(label, cell);
      cell.getChildren().add(label);
      proven = label;
    }
    if (label != null) {
      label.setText(text);
      label.setVisible(!text.isEmpty());
    }
  }

  /** The tint lies on the ground of the cell, below all else. */
  private void tint(OptionalDouble share) {
    cell.mark("heated", share.isPresent());
    if (heat == null && share.isPresent()) {
      heat = Controls.styled(new Region(), "heat");
      cell.getChildren().add(1, heat);
    }
    if (heat != null) {
      heat.setVisible(share.isPresent());
      showHeat(heat, share);
    }
  }

  /** Sets the tint that the style sheets mix for {@code share}, from 0 to 1; empty for none. */
  static void showHeat(Region region, OptionalDouble share) {
    region.pseudoClassStateChanged(HEATED, share.isPresent());
    region.setStyle(
        share.isEmpty()
            ? null
            : "-y-heat: hsb(0, 0%, " + Math.round(100 * share.getAsDouble()) + "%);");
  }

  private @Nullable Node sign(
      @Nullable Node before, Supplier<? extends Node> maker, String style, boolean on) {
    Node sign = before;
    if (sign == null && on) {
      sign = Controls.styled(maker.get(), style);
      StackPane.setAlignment(sign, cell.isRectangle() ? Pos.TOP_LEFT : Pos.TOP_CENTER);
      cell.getChildren().add(sign);
    }
    if (sign != null) {
      sign.setVisible(on);
    }
    return sign;
  }

  /**
   * Keeps a figure on a cell legible: large enough, and shortened or hidden where it is too wide.
   */
  private static final class LegibleFigure {
    /** The least size of its letters, in pixels. */
    private static final double LEAST = 9;

    private static final String AT_LEAST = "-fx-font-size: " + LEAST + "px;";
    private static final PseudoClass TOO_WIDE = PseudoClass.getPseudoClass("too-wide");

    private LegibleFigure() {}

    /** Keeps {@code figure} so, whose style sheets give it a share of the cell's size. */
    static void keep(Label figure, Region cell) {
      keep(figure, cell, width -> {});
    }

    /** The same of a verdict, which is shortened before it is left out. */
    static void keep(VerdictLabel figure, Region cell) {
      keep(figure, cell, figure::fitInto);
    }

    private static void keep(Label figure, Region cell, DoubleConsumer shorten) {
      cell.widthProperty()
          .subscribe(
              () -> {
                figure.setStyle("");
                shorten.accept(Double.MAX_VALUE);
              });
      figure
          .needsLayoutProperty()
          .subscribe(
              needed -> {
                if (!needed && cell.getWidth() > 0) {
                  fit(figure, cell, shorten);
                }
              });
    }

    private static void fit(Label figure, Region cell, DoubleConsumer shorten) {
      if (figure.getFont().getSize() < LEAST) {
        figure.setStyle(AT_LEAST);
        figure.applyCss(); // its width is asked for next
      }
      double room = cell.getWidth() - cell.snappedLeftInset() - cell.snappedRightInset();
      String before = figure.getText();
      shorten.accept(room);
      figure.pseudoClassStateChanged(TOO_WIDE, figure.prefWidth(-1) > room);
      if (!figure.getText().equals(before)) {
        Platform.runLater(cell::requestLayout); // not heeded while it is being laid out
      }
    }
  }
}
