package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.VerdictDisplay;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.board.VerdictLabel;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.MoveClass;
import yomikiri.engine.think.Verdict;

/**
 * Moves with their verdicts, best first: a bar to the right for who wins, to the left for who
 * loses, in the colour of what the move gives away.
 */
final class ValueBars extends VBox {
  private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");
  private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");
  private static final PseudoClass LIMIT = PseudoClass.getPseudoClass("limit");

  private final Texts texts;
  private final List<Line> lines = new ArrayList<>();
  private final Label measures = Controls.label("quiet-words");

  ValueBars(Texts texts) {
    this.texts = texts;
    getStyleClass().add("value-bars");
  }

  /** Shows {@code rows}; in a game for one, where points are a score, bars begin at the left. */
  void show(List<PositionAnalysis.Row> rows, Seating seating) {
    ToDoubleFunction<Verdict> share = shares(rows, seating.judge());
    while (lines.size() < rows.size()) {
      lines.add(new Line(texts));
    }
    if (getChildren().size() != 1 + rows.size()) {
      getChildren().setAll(lines.subList(0, rows.size()));
      getChildren().addFirst(measures);
    }
    measures.setText(
        rows.stream()
            .map(row -> measure(row.verdict(), seating))
            .distinct()
            .collect(Collectors.joining("\n")));
    for (int i = 0; i < rows.size(); i++) {
      PositionAnalysis.Row row = rows.get(i);
      double length = share.applyAsDouble(row.verdict());
      lines.get(i).show(row, rows.getFirst().verdict(), length, seating);
    }
  }

  /** What a verdict counts, and in what. */
  private String measure(Verdict verdict, Seating seating) {
    MovePresenter presenter = seating.ui().presenter();
    String counted = presenter.measure(texts);
    return switch (verdict) {
      case Verdict.Points points when seating.isAlone() -> texts.get("measure.score", counted);
      case Verdict.Points points when !seating.ui().hasPoints() -> texts.get("measure.outcome");
      case Verdict.Points points -> texts.get("measure.margin", counted);
      case Verdict.WinRate rate -> texts.get("measure.rate");
      case Verdict.Estimate estimate -> presenter.evaluation(texts);
      case Verdict.Learnt learnt when learnt.isMargin() ->
          texts.get("measure.learnt-margin", counted);
      case Verdict.Learnt learnt -> texts.get("measure.learnt");
    };
  }

  /**
   * How much of a bar stands for a verdict. Verdicts of several kinds are compared by the chance to
   * win that follows from each, where it follows from all.
   */
  private static ToDoubleFunction<Verdict> shares(List<PositionAnalysis.Row> rows, Judge judge) {
    List<Verdict> all = rows.stream().map(PositionAnalysis.Row::verdict).toList();
    boolean isMixed = all.stream().map(Verdict::getClass).distinct().count() > 1;
    if (isMixed && all.stream().allMatch(one -> judge.chance(one).isPresent())) {
      return verdict -> 2 * judge.chance(verdict).orElseThrow() - 1;
    }
    double widest = all.stream().mapToDouble(ValueBars::widestOf).max().orElse(1);
    return verdict -> widest == 0 ? 0 : worth(verdict) / widest;
  }

  /** Shares have a scale of their own; for all else the largest value of the moves is the scale. */
  private static double widestOf(Verdict verdict) {
    return switch (verdict) {
      case Verdict.WinRate rate -> 1;
      case Verdict.Learnt learnt -> learnt.isMargin() ? Math.abs(learnt.margin()) : 1;
      case Verdict.Points points -> Math.abs(points.value());
      case Verdict.Estimate estimate -> Math.abs(estimate.value());
    };
  }

  /** Above 0 for a good move, below for a bad one. */
  private static double worth(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> points.value();
      case Verdict.WinRate rate -> 2 * rate.p() - 1;
      case Verdict.Estimate estimate -> estimate.value();
      case Verdict.Learnt learnt -> learnt.isMargin() ? learnt.margin() : 2 * learnt.value() - 1;
    };
  }

  /** Whether only a limit of the value is known: its bar stays hollow. */
  private static boolean isLimit(Verdict verdict) {
    return verdict.bound() != Bound.EXACT;
  }

  /** One move. */
  private static final class Line extends HBox {
    private final Texts texts;
    private final Label move = new Label();
    private final Bar bar = new Bar();
    private final VerdictLabel verdict = new VerdictLabel();
    private final Label visits = Controls.line("value-visits");

    Line(Texts texts) {
      this.texts = texts;
      move.getStyleClass().add("value-move");
      verdict.getStyleClass().add("value-verdict");
      verdict.setMinWidth(USE_PREF_SIZE);
      Presence.atTimes(visits);
      getChildren().addAll(move, bar, verdict, visits);
      setAlignment(Pos.CENTER_LEFT);
      getStyleClass().add("value-line");
      setAccessibleRole(AccessibleRole.TEXT);
    }

    void show(PositionAnalysis.Row row, Verdict bestOfAll, double share, Seating seating) {
      boolean alone = seating.isAlone();
      MovePresenter presenter = seating.ui().presenter();
      VerdictDisplay display =
          VerdictDisplay.of(texts, presenter, bestOfAll, row.verdict(), seating.judge());
      boolean best = display.moveClass().equals(Optional.of(MoveClass.BEST));
      move.setText(presenter.shown(texts, row.text()));
      verdict.show(display);
      visits.setVisible(row.verdict() instanceof Verdict.WinRate rate && rate.visits() > 0);
      if (row.verdict() instanceof Verdict.WinRate rate) {
        visits.setText(Figures.count(rate.visits()));
      }
      bar.show(share, alone, display.moveClass(), isLimit(row.verdict()));
      pseudoClassStateChanged(BEST, best);
      setAccessibleText(
          texts.get(
              best ? "values.spoken-best" : "joined.colon",
              presenter.spoken(texts, row.text()),
              VerdictFormat.spoken(texts, presenter, row.verdict(), seating.judge())));
    }
  }

  private static final class Bar extends Region {
    private double share;
    private boolean alone;
    private final Region middle = new Region();
    private final Region fill = new Region();

    Bar() {
      getStyleClass().add("value-bar");
      fill.getStyleClass().add("fill");
      middle.getStyleClass().add("middle");
      getChildren().addAll(fill, middle);
      HBox.setHgrow(this, Priority.ALWAYS);
    }

    void show(double newShare, boolean newAlone, Optional<MoveClass> moveClass, boolean limit) {
      share = newShare;
      alone = newAlone;
      fill.pseudoClassStateChanged(BAD, moveClass.map(Bar::isBad).orElse(share < 0));
      fill.pseudoClassStateChanged(LIMIT, limit);
      requestLayout();
    }

    private static boolean isBad(MoveClass moveClass) {
      return switch (moveClass) {
        case BEST, INACCURACY -> false;
        case MISTAKE, BLUNDER -> true;
      };
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
