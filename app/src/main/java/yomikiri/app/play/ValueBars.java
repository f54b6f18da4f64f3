package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.Verdicts;
import yomikiri.engine.think.Verdict;

/** Moves with their verdicts, best first: a bar to the right for good, to the left for bad. */
final class ValueBars extends VBox {
  private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");
  private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");

  ValueBars() {
    getStyleClass().add("value-bars");
  }

  void show(List<Insight.Row> rows) {
    double widest =
        rows.stream().mapToDouble(row -> Math.abs(worth(row.verdict()))).max().orElse(1);
    List<HBox> lines = new ArrayList<>();
    for (Insight.Row row : rows) {
      boolean best = row.verdict().equals(rows.getFirst().verdict());
      lines.add(line(row, best, widest == 0 ? 0 : worth(row.verdict()) / widest));
    }
    getChildren().setAll(lines);
  }

  private static HBox line(Insight.Row row, boolean best, double share) {
    Label move = new Label(row.text());
    move.getStyleClass().add("value-move");
    Label verdict = new Label(Verdicts.text(row.verdict()));
    verdict.getStyleClass().add("value-verdict");
    verdict.setMinWidth(Region.USE_PREF_SIZE);
    HBox line = new HBox(move, new Bar(share), verdict);
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("value-line");
    line.pseudoClassStateChanged(BEST, best);
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
    private final Region middle = new Region();
    private final Region fill = new Region();

    Bar(double share) {
      this.share = share;
      getStyleClass().add("value-bar");
      fill.getStyleClass().add("fill");
      middle.getStyleClass().add("middle");
      fill.pseudoClassStateChanged(BAD, share < 0);
      getChildren().addAll(fill, middle);
      HBox.setHgrow(this, Priority.ALWAYS);
    }

    @Override
    protected void layoutChildren() {
      double half = getWidth() / 2;
      double length = Math.abs(share) * half;
      fill.resizeRelocate(share < 0 ? half - length : half, 0, length, getHeight());
      middle.resizeRelocate(half - 0.5, 0, 1, getHeight());
    }
  }
}
