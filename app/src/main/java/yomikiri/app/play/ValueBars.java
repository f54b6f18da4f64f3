package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.Verdicts;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Verdict;

/** Moves with their verdicts, best first: a bar to the right for good, to the left for bad. */
final class ValueBars extends VBox {
  private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");
  private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");

  private final Texts texts;

  ValueBars(Texts texts) {
    this.texts = texts;
    getStyleClass().add("value-bars");
  }

  /**
   * Shows {@code rows}.
   *
   * @param alone whether points are a score and no margin; bars then begin at the left
   */
  void show(List<Insight.Row> rows, boolean alone) {
    double widest =
        rows.stream()
            .mapToDouble(row -> row.verdict() instanceof Verdict.WinRate ? 1 : worthOf(row))
            .max()
            .orElse(1);
    List<HBox> lines = new ArrayList<>();
    for (Insight.Row row : rows) {
      boolean best = row.verdict().equals(rows.getFirst().verdict());
      double share = widest == 0 ? 0 : worth(row.verdict()) / widest;
      lines.add(line(row, best, new Bar(share, alone), alone));
    }
    getChildren().setAll(lines);
  }

  private static double worthOf(Insight.Row row) {
    return Math.abs(worth(row.verdict()));
  }

  private HBox line(Insight.Row row, boolean best, Bar bar, boolean alone) {
    Label move = new Label(row.text());
    move.getStyleClass().add("value-move");
    Label verdict = new Label(Verdicts.text(row.verdict(), alone));
    verdict.getStyleClass().add("value-verdict");
    verdict.setMinWidth(Region.USE_PREF_SIZE);
    HBox line = new HBox(move, bar, verdict);
    if (row.verdict() instanceof Verdict.WinRate rate) {
      Label visits = new Label(Figures.count(rate.visits()));
      visits.getStyleClass().add("value-visits");
      visits.setMinWidth(Region.USE_PREF_SIZE);
      line.getChildren().add(visits);
    }
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("value-line");
    line.pseudoClassStateChanged(BEST, best);
    line.setAccessibleRole(AccessibleRole.TEXT);
    line.setAccessibleText(
        texts.get(
            best ? "values.spoken-best" : "values.spoken",
            row.text(),
            Verdicts.spoken(texts, row.verdict(), alone)));
    return line;
  }

  /** Above 0 for a good move, below for a bad one. */
  private static double worth(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> points.value();
      case Verdict.WinRate rate -> 2 * rate.p() - 1;
    };
  }

  private static final class Bar extends Region {
    private final double share;
    private final boolean alone;
    private final Region middle = new Region();
    private final Region fill = new Region();

    Bar(double share, boolean alone) {
      this.share = share;
      this.alone = alone;
      getStyleClass().add("value-bar");
      fill.getStyleClass().add("fill");
      middle.getStyleClass().add("middle");
      fill.pseudoClassStateChanged(BAD, share < 0);
      getChildren().addAll(fill, middle);
      HBox.setHgrow(this, Priority.ALWAYS);
    }

    @Override
    protected void layoutChildren() {
      double zero = alone ? 0 : getWidth() / 2;
      double length = Math.abs(share) * (getWidth() - zero);
      fill.resizeRelocate(share < 0 ? zero - length : zero, 0, length, getHeight());
      middle.resizeRelocate(zero - 0.5, 0, alone ? 0 : 1, getHeight());
    }
  }
}
