package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.shape.Rectangle;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.VerdictDisplay;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.board.VerdictLabel;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/** One line of an analysis: its verdict and as many of its moves as there is room for. */
final class LineRow extends HBox {
  private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");

  /** The most moves of a line that are shown. */
  private static final int MOST = 24;

  private final Texts texts;
  private final VerdictLabel verdict = Controls.styled(new VerdictLabel(), "value-verdict");
  private final HBox moves = Controls.styled(new Moves(), "line-moves");
  private final List<Label> labels = new ArrayList<>();
  private final IntConsumer point;
  private final IntConsumer follow;
  private RankedMove line = NONE;
  private String spoken = "";

  private static final RankedMove NONE = new RankedMove(-1, new Verdict.Points(0, false));

  /** {@code point} gets how many moves lead to the one pointed at, {@code follow} those to play. */
  LineRow(Texts texts, IntConsumer point, IntConsumer follow) {
    this.texts = texts;
    this.point = point;
    this.follow = follow;
    getStyleClass().add("line-row");
    setAlignment(Pos.CENTER_LEFT);
    verdict.setMinWidth(USE_PREF_SIZE);
    moves.setAlignment(Pos.CENTER_LEFT);
    moves.setMinWidth(0);
    moves.setPrefWidth(0);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(moves.widthProperty());
    clip.heightProperty().bind(moves.heightProperty());
    moves.setClip(clip);
    HBox.setHgrow(moves, Priority.ALWAYS);
    getChildren().addAll(verdict, moves);
  }

  /** Shows as many of its moves as there is room for, and the first one in any case. */
  private static final class Moves extends HBox {
    @Override
    protected void layoutChildren() {
      super.layoutChildren();
      for (Node move :
          getChildren().subList(Math.min(1, getChildren().size()), getChildren().size())) {
        move.setVisible(move.getLayoutX() + move.getLayoutBounds().getWidth() <= getWidth());
      }
    }
  }

  RankedMove line() {
    return line;
  }

  /** How many of its moves can be seen whole; at least one. */
  int seen() {
    int seen = 1;
    while (seen < moves.getChildren().size() && moves.getChildren().get(seen).isVisible()) {
      seen++;
    }
    return seen;
  }

  /** Shows a line; its moves stay as they are if {@code still}, because one is pointed at. */
  void show(
      RankedMove now, RankedMove best, boolean still, PlaySession<?> session, Seating seating) {
    MovePresenter presenter = seating.ui().presenter();
    verdict.show(
        VerdictDisplay.of(texts, presenter, best.verdict(), now.verdict(), seating.judge()));
    spoken = VerdictFormat.spoken(texts, presenter, now.verdict(), seating.judge());
    List<Integer> shown = still ? line.line() : now.line();
    line = new RankedMove(now.move(), now.verdict(), shown);
    int count = Math.min(MOST, shown.size());
    while (labels.size() < count) {
      labels.add(label(labels.size() + 1));
    }
    for (int i = 0; i < count; i++) {
      labels.get(i).setText(presenter.shown(texts, session.moveText(shown.get(i))));
    }
    if (moves.getChildren().size() != count) {
      moves.getChildren().setAll(labels.subList(0, count));
    }
  }

  private Label label(int number) {
    Label label = Controls.styled(new Label(), "line-move");
    label.setMinWidth(USE_PREF_SIZE);
    label.setOnMouseEntered(event -> point.accept(number));
    label.setOnMouseExited(event -> point.accept(0));
    label.setOnMouseClicked(event -> follow.accept(number));
    return label;
  }

  /** Marks the move that so many lead to; 0 for none. */
  void mark(int number) {
    for (int i = 0; i < labels.size(); i++) {
      labels.get(i).pseudoClassStateChanged(POINTED, i == number - 1);
    }
  }

  /** What a screen reader says, up to the move that so many lead to. */
  String spoken(int number, PlaySession<?> session, Seating seating) {
    MovePresenter presenter = seating.ui().presenter();
    return texts.get(
        "joined.colon",
        spoken,
        texts.listed(
            line.line().stream()
                .limit(Math.max(1, number))
                .map(move -> presenter.spoken(texts, session.moveText(move)))
                .toList()));
  }
}
