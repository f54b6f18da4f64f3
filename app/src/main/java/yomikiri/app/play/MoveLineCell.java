package yomikiri.app.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.MoveTree;
import yomikiri.app.play.session.ReviewWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.MoveGlyph;

/** A line of the move list: a round of the main line in columns, or a variation, or a comment. */
final class MoveLineCell extends ListCell<MoveTree.Line> {
  static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
  private static final PseudoClass TAKEN_BACK = PseudoClass.getPseudoClass("taken-back");

  private final Surroundings around;
  private final Texts texts;
  private final ReviewWords words;
  private final NoteWords noteWords;
  private final Map<GameTree.Node, Button> buttons = new HashMap<>();
  private final InvalidationListener onShown = change -> mark();

  /**
   * What the lines have in common.
   *
   * @param mistakes the moves that are marked
   * @param fold folds a variation, or unfolds it
   */
  record Surroundings(
      Texts texts,
      ObservableValue<GameTree.Node> shown,
      ObservableValue<Optional<Seating>> seating,
      ObservableValue<Set<MoveRow>> mistakes,
      Consumer<GameTree.Node> go,
      Consumer<MoveTree.Part> fold) {}

  MoveLineCell(Surroundings around) {
    this.around = around;
    this.texts = around.texts();
    this.words = new ReviewWords(texts);
    this.noteWords = new NoteWords(texts);
    setPrefWidth(0); // as wide as the list
    around.shown().addListener(new WeakInvalidationListener(onShown));
  }

  private void mark() {
    GameTree.Node shown = around.shown().getValue();
    buttons.forEach((node, button) -> button.pseudoClassStateChanged(SHOWN, node == shown));
  }

  @Override
  protected void updateItem(MoveTree.@Nullable Line line, boolean empty) {
    super.updateItem(line, empty);
    setText(null);
    buttons.clear();
    Optional<Seating> seating = around.seating().getValue();
    if (empty || line == null || seating.isEmpty()) {
      setGraphic(null);
      setAccessibleText("");
      return;
    }
    Region graphic =
        switch (line) {
          case MoveTree.Round round -> round(round, seating.get());
          case MoveTree.Part part -> part(part, seating.get());
          case MoveTree.Comment comment -> comment(comment, seating.get());
        };
    setGraphic(graphic);
    mark();
    setAccessibleText(
        Stream.concat(Stream.of(graphic), graphic.lookupAll(".spoken").stream())
            .map(Node::getAccessibleText)
            .filter(said -> said != null && !said.isEmpty())
            .collect(Collectors.joining("  ")));
  }

  static Label number(String text) {
    Label number = Controls.styled(new Label(text), "round-number");
    return number;
  }

  /** The part of a line that is one seat's. */
  static HBox column() {
    HBox column = Controls.styled(new HBox(), "side");
    column.setMinWidth(0);
    column.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(column, Priority.ALWAYS);
    return column;
  }

  private Region round(MoveTree.Round round, Seating seating) {
    HBox line = Controls.styled(new HBox(number(Integer.toString(round.number()))), "round-line");
    line.setAlignment(Pos.CENTER_LEFT);
    for (Optional<MoveTree.Played> move : round.moves()) {
      HBox side = column();
      move.ifPresent(played -> side.getChildren().add(button(played, seating)));
      line.getChildren().add(side);
    }
    return line;
  }

  private Button button(MoveTree.Played played, Seating seating) {
    MoveRow row = played.row();
    boolean points = seating.ui().hasPoints();
    Label gain = new Label(points ? Figures.signed(row.gain()) : "");
    gain.getStyleClass().add("gain");
    gain.setVisible(points);
    gain.setManaged(points);
    Label text = new Label(shown(row.text(), seating) + sign(played.glyph()));
    HBox inside = new HBox(text, gain);
    HBox.setHgrow(text, Priority.ALWAYS);
    text.setMaxWidth(Double.MAX_VALUE);
    boolean isMistake = around.mistakes().getValue().contains(row);
    Button button = button(played.node());
    button.setGraphic(isMistake ? marked(inside, row, seating) : inside);
    button.getStyleClass().add("seat-" + row.seat());
    Controls.grow(button);
    inside
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () ->
                    button.getWidth()
                        - button.getInsets().getLeft()
                        - button.getInsets().getRight(),
                button.widthProperty(),
                button.insetsProperty()));
    button.pseudoClassStateChanged(TAKEN_BACK, row.takenBack());
    String move = spoken(row.text(), seating);
    List<String> said = new ArrayList<>();
    said.add(
        points
            ? texts.get("moves.spoken", row.ply(), move, Figures.signed(row.gain()))
            : texts.get("moves.spoken-only", row.ply(), move));
    if (isMistake) {
      said.add(words.mark(row, seating));
    }
    addNotes(said, played.glyph(), played.comment());
    button.setAccessibleText(texts.listed(said));
    return button;
  }

  private Button button(GameTree.Node node) {
    Button button = Controls.styled(new Button(), "move", "spoken");
    button.setFocusTraversable(false);
    button.setUserData(node);
    button.setOnAction(event -> around.go().accept(node));
    buttons.put(node, button);
    return button;
  }

  private VBox marked(HBox inside, MoveRow row, Seating seating) {
    Label mark = Controls.styled(new Label(words.shortMark(row, seating)), "mark");
    VBox both = new VBox(inside, mark);
    both.setAlignment(Pos.CENTER_LEFT);
    return both;
  }

  private Region part(MoveTree.Part part, Seating seating) {
    FlowPane flow = Controls.styled(new FlowPane(), "variation-line", "depth-" + part.depth());
    flow.setPrefWrapLength(0);
    flow.setMinWidth(0); // else it is as wide as its longest comment
    part.fold().ifPresent(now -> flow.getChildren().add(foldButton(part, now)));
    for (MoveTree.Item item : part.items()) {
      switch (item) {
        case MoveTree.Move move -> flow.getChildren().add(button(move, seating));
        case MoveTree.Words one -> flow.getChildren().add(wrapped(one.words(), flow));
      }
    }
    if (part.fold().orElse(false)) {
      flow.getChildren().add(new Label("…"));
    }
    return flow;
  }

  private Button foldButton(MoveTree.Part part, boolean isFolded) {
    Button fold = Controls.styled(new Button(), "fold", "spoken");
    fold.setGraphic(
        new FontIcon(isFolded ? MaterialDesignC.CHEVRON_RIGHT : MaterialDesignC.CHEVRON_DOWN));
    fold.setFocusTraversable(false);
    fold.setAccessibleText(texts.get(isFolded ? "moves.folded" : "moves.unfolded"));
    fold.setOnAction(event -> around.fold().accept(part));
    return fold;
  }

  private Button button(MoveTree.Move move, Seating seating) {
    String text =
        move.moves().stream().map(one -> shown(one, seating)).collect(Collectors.joining("+"));
    String number = move.number().isEmpty() ? "" : move.number() + " ";
    Button button = button(move.node());
    button.setText(number + text + sign(move.glyph()));
    button.getStyleClass().addAll("variation-move", "seat-" + move.seat()); // its colour
    List<String> said = new ArrayList<>();
    said.add(
        texts.get(
            "moves.spoken-only",
            move.node().ply(),
            texts.listed(move.moves().stream().map(one -> spoken(one, seating)).toList())));
    if (move.variation() > 0) {
      said.add(texts.get("moves.variation", move.variation(), move.variations()));
    }
    addNotes(said, move.glyph(), move.comment());
    button.setAccessibleText(texts.listed(said));
    return button;
  }

  private Region comment(MoveTree.Comment comment, Seating seating) {
    String move = comment.move().isEmpty() ? "" : shown(comment.move(), seating) + ": ";
    VBox inside = Controls.styled(new VBox(), "comment-line", "depth-1");
    inside.setMinWidth(0);
    Label label = Controls.styled(wrapped(move + comment.words(), inside), "spoken");
    label.setAccessibleText(label.getText());
    inside.getChildren().add(label);
    return inside;
  }

  private static Label wrapped(String words, Region within) {
    Label label = Controls.styled(new Label(words), "move-comment");
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label
        .maxWidthProperty()
        .bind(
            within
                .widthProperty()
                .subtract(
                    Bindings.createDoubleBinding(
                        () -> within.getInsets().getLeft() + within.getInsets().getRight(),
                        within.insetsProperty())));
    return label;
  }

  private void addNotes(List<String> said, Optional<MoveGlyph> glyph, String comment) {
    glyph.ifPresent(one -> said.add(noteWords.glyph(one)));
    if (!comment.isEmpty()) {
      said.add(comment);
    }
  }

  private static String sign(Optional<MoveGlyph> glyph) {
    return glyph.map(MoveGlyph::sign).orElse("");
  }

  private String shown(String move, Seating seating) {
    MovePresenter presenter = seating.ui().presenter();
    return move.isEmpty() ? texts.get("moves.withdraws") : presenter.shown(texts, move);
  }

  private String spoken(String move, Seating seating) {
    MovePresenter presenter = seating.ui().presenter();
    return move.isEmpty() ? texts.get("moves.withdraws") : presenter.spoken(texts, move);
  }
}
