package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.Region;
import yomikiri.app.text.Figures;
import yomikiri.app.ui.Controls;
import yomikiri.engine.teach.PointsBalance;

/**
 * Where the final difference came from, as one bar: on the left what spoke for a seat, on the right
 * what spoke against it, each as wide as its points.
 */
final class BalanceBar extends Region {
  private final List<Part> parts = new ArrayList<>();

  /** Points for the seat, above 0, or against it. */
  private record Part(Label label, int points) {}

  BalanceBar() {
    getStyleClass().add("balance-bar");
  }

  /** Shows a balance; empty for none. */
  void show(Optional<PointsBalance> shown) {
    parts.clear();
    shown.ifPresent(this::add);
    parts.sort((one, other) -> Boolean.compare(one.points() < 0, other.points() < 0));
    getChildren().setAll(parts.stream().map(Part::label).toList());
  }

  private void add(PointsBalance balance) {
    add("deal", balance.deal().points());
    balance.other().ifPresent(other -> add("other", other.points()));
    add("rest", balance.rest());
    add("own", -balance.own().points());
  }

  private void add(String style, int points) {
    if (points != 0) {
      Label label = Controls.styled(new Label(Figures.signed(points)), "balance-part", style);
      label.setTextOverrun(OverrunStyle.CLIP);
      parts.add(new Part(label, points));
    }
  }

  @Override
  protected void layoutChildren() {
    double all = parts.stream().mapToInt(part -> Math.abs(part.points())).sum();
    double before = 0;
    for (Part part : parts) {
      double from = snapPositionX(getWidth() * before / all);
      before += Math.abs(part.points());
      double to = snapPositionX(getWidth() * before / all);
      part.label().resizeRelocate(from, 0, to - from, getHeight());
    }
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    return parts.stream().mapToDouble(part -> part.label().prefHeight(-1)).max().orElse(0);
  }
}
