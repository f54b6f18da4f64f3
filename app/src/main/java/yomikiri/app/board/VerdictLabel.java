package yomikiri.app.board;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.think.MoveClass;

/** A label with the verdict of a move in the look of its class; pointed at, it explains itself. */
public final class VerdictLabel extends Label {
  private @Nullable Tooltip tooltip;
  private @Nullable VerdictDisplay shown;
  private boolean isShort;

  public VerdictLabel() {
    getStyleClass().add("worth");
  }

  /** Shows {@code worth}; null for nothing. */
  public void show(@Nullable VerdictDisplay display) {
    VerdictDisplay before = shown;
    isShort &=
        display != null && before != null && display.text().length() >= before.text().length();
    shown = display;
    write();
    setVisible(display != null);
    Optional<MoveClass> moveClass = display == null ? Optional.empty() : display.moveClass();
    for (MoveClass each : MoveClass.values()) {
      pseudoClassStateChanged(
          PseudoClass.getPseudoClass(MoveClassWords.style(each)),
          moveClass.equals(Optional.of(each)));
    }
    if (display != null) {
      explain(display.explained());
    }
  }

  /** Keeps to the value alone, or to all there is to tell. */
  void shorten(boolean now) {
    isShort = now;
    write();
  }

  private void write() {
    VerdictDisplay display = shown;
    setText(display == null ? "" : isShort ? display.figure() : display.text());
  }

  private void explain(String words) {
    Tooltip shown = tooltip;
    if (shown == null) {
      shown = new Tooltip();
      tooltip = shown;
      setTooltip(shown);
    }
    shown.setText(words);
  }
}
