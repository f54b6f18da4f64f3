package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.Overlay;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Buttons;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.game.Position;

/** Lists each seat's share of the board, in games with an overlay, and the overlay's switch. */
final class OverlayShares extends VBox {
  private final Texts texts;
  private final SeatWords words;
  private final List<Line> lines = new ArrayList<>();
  private final VBox list = Controls.styled(new VBox(), "value-bars");
  private final Label rest = Controls.label("quiet-words");
  private @Nullable Shown last;

  /** What is shown: the board is shared out anew only when something of it changes. */
  private record Shown(Position position, Seating seating, Language language) {}

  /** {@code overlay} shows it on the board, or hides it. */
  OverlayShares(Command overlay, Texts texts) {
    this.texts = texts;
    this.words = new SeatWords(texts);
    getStyleClass().add("overlay-shares");
    ButtonBase show = Controls.styled(new Buttons(texts).of(overlay), "small", "values-switch");
    Presence.withWords(rest);
    getChildren().addAll(show, list, rest);
    Presence.atTimes(this);
  }

  /** Shows whose the cells are. */
  void show(Position position, Seating seating) {
    Shown next = new Shown(position, seating, texts.language().getValue());
    if (next.equals(last)) {
      return;
    }
    last = next;
    Optional<Overlay> overlay = seating.ui().presenter().overlay();
    setVisible(overlay.isPresent());
    if (overlay.isEmpty()) {
      return;
    }
    List<Integer> shares = overlay.get().shares(position);
    List<String> said = overlay.get().words(texts, position);
    rest.setText(overlay.get().rest(texts, position));
    int most = Math.max(1, shares.stream().mapToInt(Integer::intValue).max().orElse(1));
    while (lines.size() < shares.size()) {
      lines.add(new Line(lines.size()));
    }
    if (list.getChildren().size() != shares.size()) {
      list.getChildren().setAll(lines.subList(0, shares.size()));
    }
    for (int seat = 0; seat < shares.size(); seat++) {
      lines
          .get(seat)
          .show(seating, words.name(seat, seating), said.get(seat), shares.get(seat), most);
    }
  }

  /** One seat. */
  private final class Line extends HBox {
    private final int seat;
    private final StackPane sign = new StackPane();
    private String family = "";
    private final Share bar = new Share();
    private final Label said = Controls.line("value-verdict");

    Line(int seat) {
      this.seat = seat;
      getStyleClass().addAll("value-line", "seat-" + seat);
      setAlignment(Pos.CENTER_LEFT);
      setAccessibleRole(AccessibleRole.TEXT);
      getChildren().addAll(sign, bar, said);
    }

    void show(Seating seating, String name, String words, int share, int most) {
      if (!family.equals(seating.ui().family())) {
        family = seating.ui().family();
        sign.getChildren().setAll(seating.ui().seatSign(seat));
      }
      said.setText(words);
      bar.show((double) share / most);
      setAccessibleText(texts.get("joined.colon", name, words));
    }
  }

  /** A bar from the left. */
  private static final class Share extends Region {
    private final Region fill = new Region();
    private double share;

    Share() {
      getStyleClass().add("value-bar");
      fill.getStyleClass().add("fill");
      getChildren().add(fill);
      HBox.setHgrow(this, Priority.ALWAYS);
    }

    void show(double newShare) {
      share = newShare;
      requestLayout();
    }

    @Override
    protected void layoutChildren() {
      fill.resizeRelocate(0, 0, share * getWidth(), getHeight());
    }
  }
}
