package yomikiri.app.board;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.think.MoveClass;

/** A label with the verdict of a move in the look of its class; pointed at, it explains itself. */
public final class VerdictLabel extends Label {
  private final Tooltip tooltip = new Tooltip();
  private final Node pointed;
  private @Nullable VerdictDisplay shown;
  private double room = Double.MAX_VALUE;

  public VerdictLabel() {
    this.pointed = this;
    getStyleClass().add("worth");
  }

  /** A label that no pointer finds, explained where {@code around} is pointed at. */
  VerdictLabel(Node around) {
    this.pointed = around;
    getStyleClass().add("worth");
  }

  /** Shows {@code worth}; null for nothing. */
  public void show(@Nullable VerdictDisplay display) {
    shown = display;
    write();
    setVisible(display != null);
    Optional<MoveClass> moveClass = display == null ? Optional.empty() : display.moveClass();
    for (MoveClass each : MoveClass.values()) {
      pseudoClassStateChanged(
          PseudoClass.getPseudoClass(MoveClassWords.style(each)),
          moveClass.equals(Optional.of(each)));
    }
    if (display == null) {
      Tooltip.uninstall(pointed, tooltip);
    } else {
      tooltip.setText(display.explained());
      Tooltip.install(pointed, tooltip);
    }
  }

  /** Says no more than fits into this width, but always the value. */
  void fitInto(double width) {
    room = width;
    write();
  }

  private void write() {
    VerdictDisplay display = shown;
    setText(display == null ? "" : longestFitting(display.forms()));
  }

  private String longestFitting(List<String> forms) {
    return forms.stream().filter(this::fits).findFirst().orElse(forms.getLast());
  }

  private boolean fits(String words) {
    return room == Double.MAX_VALUE || width(words) <= room;
  }

  private double width(String words) {
    Text written = new Text(words);
    written.setFont(getFont());
    return Math.ceil(written.getLayoutBounds().getWidth())
        + snappedLeftInset()
        + snappedRightInset();
  }
}
