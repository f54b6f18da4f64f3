package yomikiri.app.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.MoveTree;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.game.GameTree;

/**
 * The moves by round, one column a seat, mistakes marked, and below them the variations; a click or
 * the arrow keys show the position after a move.
 */
final class MovesPane extends StackPane {
  private static final PseudoClass SEVERAL = PseudoClass.getPseudoClass("several");

  private final ObservableList<MoveTree.Line> lines = FXCollections.observableArrayList();
  private final ListView<MoveTree.Line> list = Controls.styled(new MoveList(lines), "moves");
  private final HBox heads = Controls.styled(new HBox(), "moves-head");
  private final Texts texts;
  private final Steering steering;
  private final IntegerProperty seats = new SimpleIntegerProperty(2);
  private final ObjectProperty<Set<MoveRow>> mistakes = new SimpleObjectProperty<>(Set.of());
  private final ObjectProperty<Optional<Seating>> played =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<GameTree.Node> shownNode = new SimpleObjectProperty<>();
  private int shownPly;
  private final MoveTree tree = new MoveTree();
  private Runnable again = () -> {};
  private @Nullable Shown last;
  private boolean sought; // the move shown, but the list has not come there yet

  /**
   * What keys and clicks lead to.
   *
   * @param show shows the position after so many steps of the line shown
   * @param go shows the position at a node
   * @param menu makes the menu at a move, given what folds all variations or unfolds them; the
   *     keyboard opens it at the move shown
   */
  record Steering(
      IntConsumer show,
      Consumer<GameTree.Node> go,
      BiFunction<GameTree.Node, Consumer<Boolean>, ContextMenu> menu) {}

  /** What is shown: as long as nothing of it changes, the list stays where it was scrolled to. */
  private record Shown(
      List<MoveTree.Line> lines,
      List<MoveRow> mistakes,
      GameTree.Node node,
      Seating seating,
      Language language) {
    /** Whether equal lines look the same in both, apart from which move is marked as shown. */
    boolean looksLike(Shown other) {
      return mistakes.equals(other.mistakes)
          && seating.equals(other.seating)
          && language == other.language;
    }
  }

  /** {@code ifEmpty} is said where no moves are listed. */
  MovesPane(Texts texts, ObservableValue<String> ifEmpty, Steering steering) {
    this.texts = texts;
    this.steering = steering;
    MoveLineCell.Surroundings around =
        new MoveLineCell.Surroundings(
            texts,
            shownNode,
            played,
            mistakes,
            steering.go(),
            part -> fold(part, !part.fold().orElse(false)));
    list.setCellFactory(view -> new MoveLineCell(around));
    list.accessibleTextProperty().bind(texts.of("tab.moves"));
    Label nothing = Controls.styled(new Label(), "quiet-words");
    nothing.textProperty().bind(ifEmpty);
    nothing.setWrapText(true);
    nothing.setTextAlignment(TextAlignment.CENTER);
    list.setPlaceholder(nothing);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    list.setOnContextMenuRequested(this::openMenu);
    list.heightProperty().addListener(change -> keepInView());
    list.needsLayoutProperty().addListener((value, before, now) -> sought &= now);
    Presence.when(heads, Bindings.isNotEmpty(lines).and(seats.greaterThan(2)));
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().add(new VBox(heads, list));
  }

  /** Puts the sign of each seat above its column. */
  private void head(Seating seating) {
    if (played.get().filter(before -> before.ui().equals(seating.ui())).isEmpty()) {
      heads.getChildren().setAll(MoveLineCell.number(""));
      for (int seat = 0; seat < seats.get(); seat++) {
        HBox column = MoveLineCell.column();
        column.getStyleClass().add("seat-" + seat); // its colour
        column.getChildren().add(seating.ui().seatSign(seat));
        heads.getChildren().add(column);
      }
    }
  }

  /** Lists the moves of the round shown. */
  void show(PlaySnapshot now, Seating seating) {
    GameTree.Node node = now.shown().session().nodeAt(now.shownPly());
    again = () -> show(now, seating);
    show(tree.lines(now.shown(), now.moves(), node), now.review(), node, now.shownPly(), seating);
  }

  /**
   * Shows such lines.
   *
   * @param ply its place in the line shown
   */
  void show(
      List<MoveTree.Line> all, GameReview review, GameTree.Node shown, int ply, Seating seating) {
    Shown next = new Shown(all, review.mistakes(), shown, seating, texts.language().getValue());
    shownPly = ply;
    if (next.equals(last)) {
      return;
    }
    boolean looksSame = last != null && next.looksLike(last);
    boolean isFollowed = sought || isInView(shownLine());
    last = next;
    seats.set(seating.seats().size());
    mistakes.set(new HashSet<>(review.mistakes()));
    head(seating);
    played.set(Optional.of(seating));
    list.pseudoClassStateChanged(SEVERAL, seats.get() > 2);
    boolean isLonger = all.size() != lines.size();
    boolean isElsewhere = shown != shownNode.get();
    shownNode.set(shown);
    if (looksSame) {
      update(all);
    } else {
      lines.setAll(all);
    }
    sought |= isLonger || isElsewhere;
    if (isLonger || isElsewhere || (!looksSame && isFollowed)) {
      scrollToShown();
    }
    if (isElsewhere && list.isFocused()) {
      Platform.runLater(this::announceMove);
    }
  }

  /** Has a screen reader speak the move that the keyboard is at now. */
  private void announceMove() {
    list.layout();
    list.notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
  }

  /** Makes only those lines anew that changed, as each costs time. */
  private void update(List<MoveTree.Line> all) {
    lines.remove(Math.min(all.size(), lines.size()), lines.size());
    for (int i = 0; i < lines.size(); i++) {
      if (!all.get(i).equals(lines.get(i))) {
        lines.set(i, all.get(i));
      }
    }
    lines.addAll(all.subList(lines.size(), all.size()));
  }

  /** Has the move shown not get out of view as the list becomes lower. */
  private void keepInView() {
    if (sought || isInView(shownLine())) {
      Platform.runLater(this::scrollToShown);
    }
  }

  private boolean isInView(int line) {
    if (!(list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) {
      return true;
    }
    IndexedCell<?> first = flow.getFirstVisibleCell();
    IndexedCell<?> end = flow.getLastVisibleCell();
    return first == null || end == null || line >= first.getIndex() && line <= end.getIndex();
  }

  private void scrollToShown() {
    int line = shownLine();
    boolean isLast = line == lines.size() - 1;
    list.scrollTo(isLast ? line : Math.max(0, line - 1));
  }

  /** The place of the line that holds the move shown, or its folded variation; else the first. */
  private int shownLine() {
    GameTree.Node node = shownNode.get();
    while (node != null) {
      GameTree.Node sought = node;
      Optional<Integer> line =
          IntStream.range(0, lines.size())
              .filter(i -> holds(lines.get(i), sought))
              .boxed()
              .findFirst();
      if (line.isPresent()) {
        return line.get();
      }
      node = node.parent().orElse(null);
    }
    return 0;
  }

  private static boolean holds(MoveTree.Line line, GameTree.Node node) {
    return switch (line) {
      case MoveTree.Round round ->
          round.moves().stream()
              .flatMap(Optional::stream)
              .anyMatch(played -> played.node() == node);
      case MoveTree.Part part ->
          part.items().stream()
              .anyMatch(item -> item instanceof MoveTree.Move move && move.node() == node);
      case MoveTree.Comment comment -> false;
    };
  }

  private void pressed(KeyEvent event) {
    if (event.isAltDown() || event.isShortcutDown()) {
      return; // a command of the menu
    }
    switch (event.getCode()) {
      case LEFT -> steering.show().accept(shownPly - 1);
      case RIGHT -> steering.show().accept(shownPly + 1);
      case UP -> beside(-1);
      case DOWN -> beside(1);
      case HOME -> steering.show().accept(0);
      case END -> steering.show().accept(Integer.MAX_VALUE);
      case ENTER -> fold(Optional.empty());
      case ADD, PLUS -> fold(Optional.of(false));
      case SUBTRACT, MINUS -> fold(Optional.of(true));
      default -> {
        if (!event.getText().equals("+")) {
          return;
        }
        fold(Optional.of(false));
      }
    }
    event.consume();
  }

  /** Shows the sibling before the move shown or behind it; where there is none, the next round. */
  private void beside(int step) {
    GameTree.Node node = shownNode.get();
    Optional<GameTree.Node> sibling =
        node.parent()
            .map(GameTree.Node::children)
            .filter(all -> node.place() + step >= 0 && node.place() + step < all.size())
            .map(all -> all.get(node.place() + step));
    sibling.ifPresentOrElse(
        steering.go(), () -> steering.show().accept(shownPly + step * seats.get()));
  }

  /** Folds or unfolds the variation shown; on the main line, those of the move shown. */
  private void fold(Optional<Boolean> wanted) {
    GameTree.Node node = shownNode.get();
    Optional<GameTree.Node> own = MoveTree.variation(node);
    for (MoveTree.Line line : List.copyOf(lines)) {
      if (line instanceof MoveTree.Part part
          && part.fold().isPresent()
          && own.map(first -> first == part.first())
              .orElseGet(() -> part.first().parent().equals(node.parent()))) {
        fold(part, wanted.orElse(!part.fold().orElse(false)));
      }
    }
  }

  private void openMenu(ContextMenuEvent event) {
    Node at = event.isKeyboardTrigger() ? null : event.getPickResult().getIntersectedNode();
    while (at != null && !(at.getUserData() instanceof GameTree.Node)) {
      at = at.getParent();
    }
    GameTree.Node node =
        at != null && at.getUserData() instanceof GameTree.Node picked ? picked : shownNode.get();
    steering
        .menu()
        .apply(node, now -> foldAll(node, now))
        .show(list, event.getScreenX(), event.getScreenY());
    event.consume();
  }

  private void foldAll(GameTree.Node node, boolean now) {
    tree.foldAll(node, now);
    again.run();
  }

  private void fold(MoveTree.Part part, boolean now) {
    tree.fold(part.first(), now);
    again.run();
  }

  /** The list as others see it: within it the keyboard is at the button of the move shown. */
  private static final class MoveList extends ListView<MoveTree.Line> {
    MoveList(ObservableList<MoveTree.Line> lines) {
      super(lines);
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(
        AccessibleAttribute attribute, Object... parameters) {
      return attribute == AccessibleAttribute.FOCUS_ITEM
          ? lookupAll(".move").stream()
              .filter(move -> move.getPseudoClassStates().contains(MoveLineCell.SHOWN))
              .findFirst()
              .orElse(null)
          : super.queryAccessibleAttribute(attribute, parameters);
    }
  }
}
