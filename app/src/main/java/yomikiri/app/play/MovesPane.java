package yomikiri.app.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.ReviewWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/**
 * The moves by round, one column a seat, mistakes marked; a click or the arrow keys show the
 * position after a move.
 */
final class MovesPane extends StackPane {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
  private static final PseudoClass SEVERAL = PseudoClass.getPseudoClass("several");
  private static final PseudoClass TAKEN_BACK = PseudoClass.getPseudoClass("taken-back");

  private final Texts texts;
  private final ReviewWords words;
  private final ObservableList<Round> rounds = FXCollections.observableArrayList();
  private final ListView<Round> list = new MoveList(rounds);
  private final HBox heads = new HBox();
  private final IntConsumer show;
  private final IntegerProperty seats = new SimpleIntegerProperty(2);
  private Set<MoveRow> mistakes = Set.of();
  private @Nullable Seating played;
  private final IntegerProperty shownPly = new SimpleIntegerProperty();
  private @Nullable Shown last;
  private boolean sought; // the move shown, but the list has not come there yet

  /** What is shown: as long as nothing of it changes, the list stays where it was scrolled to. */
  private record Shown(
      List<MoveRow> rows, List<MoveRow> mistakes, int ply, Seating seating, Language language) {
    /** Whether equal rows look the same in both, apart from which one is marked as shown. */
    boolean looksLike(Shown other) {
      return mistakes.equals(other.mistakes)
          && seating.equals(other.seating)
          && language == other.language;
    }
  }

  /** One move of each seat; empty where a seat had none. */
  private record Round(int number, List<Optional<MoveRow>> moves) {}

  /**
   * @param ifEmpty said where no moves are listed
   */
  MovesPane(Texts texts, ObservableValue<String> ifEmpty, IntConsumer show) {
    this.texts = texts;
    this.words = new ReviewWords(texts);
    this.show = show;
    list.setCellFactory(view -> new RoundCell());
    list.getStyleClass().add("moves");
    list.accessibleTextProperty().bind(texts.of("tab.moves"));
    Label nothing = new Label();
    nothing.getStyleClass().add("quiet-words");
    nothing.textProperty().bind(ifEmpty);
    nothing.setWrapText(true);
    nothing.setTextAlignment(TextAlignment.CENTER);
    list.setPlaceholder(nothing);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    list.heightProperty().addListener(change -> keepInView());
    list.needsLayoutProperty().addListener((value, before, now) -> sought &= now);
    heads.getStyleClass().add("moves-head");
    Presence.when(heads, Bindings.isNotEmpty(rounds).and(seats.greaterThan(2)));
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().add(new VBox(heads, list));
  }

  /** Puts the sign of each seat above its column. */
  private void head(Seating seating) {
    Seating before = played;
    if (before == null || !before.ui().equals(seating.ui())) {
      heads.getChildren().setAll(number(""));
      for (int seat = 0; seat < seats.get(); seat++) {
        HBox column = column();
        column.getStyleClass().add("seat-" + seat); // its colour
        column.getChildren().add(seating.ui().seatSign(seat));
        heads.getChildren().add(column);
      }
    }
  }

  private static Label number(String text) {
    Label number = new Label(text);
    number.getStyleClass().add("round-number");
    return number;
  }

  /** The part of a line that is one seat's. */
  private static HBox column() {
    HBox column = new HBox();
    column.setMinWidth(0);
    column.setAlignment(Pos.CENTER_LEFT);
    column.getStyleClass().add("side");
    HBox.setHgrow(column, Priority.ALWAYS);
    return column;
  }

  /**
   * @param review whose mistakes are marked
   */
  void show(List<MoveRow> rows, GameReview review, int shown, Seating seating) {
    Shown next = new Shown(rows, review.mistakes(), shown, seating, texts.language().getValue());
    if (next.equals(last)) {
      return;
    }
    boolean looksSame = last != null && next.looksLike(last);
    boolean isFollowed = sought || isInView(shownRound());
    last = next;
    seats.set(seating.seats().size());
    mistakes = new HashSet<>(review.mistakes());
    head(seating);
    played = seating;
    list.pseudoClassStateChanged(SEVERAL, seats.get() > 2);
    List<Round> all = rounds(rows, seats.get());
    boolean isLonger = all.size() != rounds.size();
    boolean isElsewhere = shown != shownPly.get();
    shownPly.set(shown);
    if (looksSame) {
      update(all);
    } else {
      rounds.setAll(all);
    }
    sought |= isLonger || isElsewhere;
    if (isLonger || isElsewhere || (!looksSame && isFollowed)) {
      scrollToShown();
    }
    if (isElsewhere && list.isFocused()) {
      Platform.runLater(this::announceMove);
    }
  }

  /** Has a screen reader hear the move that the keyboard is at now. */
  private void announceMove() {
    list.layout();
    list.notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
  }

  /** Makes only those lines anew that changed, as each costs time. */
  private void update(List<Round> all) {
    int same = 0;
    while (same < Math.min(all.size(), rounds.size()) && all.get(same).equals(rounds.get(same))) {
      same++;
    }
    rounds.remove(Math.min(all.size(), rounds.size()), rounds.size());
    for (int i = same; i < rounds.size(); i++) {
      if (!all.get(i).equals(rounds.get(i))) {
        rounds.set(i, all.get(i));
      }
    }
    rounds.addAll(all.subList(rounds.size(), all.size()));
  }

  /** Has the move shown not get out of view as the list becomes lower. */
  private void keepInView() {
    if (sought || isInView(shownRound())) {
      Platform.runLater(this::scrollToShown);
    }
  }

  private boolean isInView(int round) {
    if (!(list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) {
      return true;
    }
    IndexedCell<?> first = flow.getFirstVisibleCell();
    IndexedCell<?> end = flow.getLastVisibleCell();
    return first == null || end == null || round >= first.getIndex() && round <= end.getIndex();
  }

  private void scrollToShown() {
    int round = shownRound();
    boolean isLast = round == rounds.size() - 1;
    list.scrollTo(isLast ? round : Math.max(0, round - 1));
  }

  /** The place of the round that holds the move shown; the first where none is. */
  private int shownRound() {
    int ply = shownPly.get();
    return IntStream.range(0, rounds.size())
        .filter(round -> holds(rounds.get(round), ply))
        .findFirst()
        .orElse(0);
  }

  private static boolean holds(Round round, int ply) {
    return round.moves().stream().flatMap(Optional::stream).anyMatch(row -> row.ply() == ply);
  }

  private static List<Round> rounds(List<MoveRow> rows, int players) {
    List<Round> rounds = new ArrayList<>();
    List<Optional<MoveRow>> open = new ArrayList<>();
    for (MoveRow row : rows) {
      if (row.seat() < open.size()) {
        rounds.add(closed(rounds.size() + 1, open, players));
        open = new ArrayList<>();
      }
      while (open.size() < row.seat()) {
        open.add(Optional.empty());
      }
      open.add(Optional.of(row));
    }
    if (!open.isEmpty()) {
      rounds.add(closed(rounds.size() + 1, open, players));
    }
    return rounds;
  }

  private static Round closed(int number, List<Optional<MoveRow>> moves, int players) {
    while (moves.size() < players) {
      moves.add(Optional.empty());
    }
    return new Round(number, List.copyOf(moves));
  }

  private void pressed(KeyEvent event) {
    if (event.isAltDown() || event.isShortcutDown()) {
      return; // a command of the menu
    }
    switch (event.getCode()) {
      case LEFT -> show.accept(shownPly.get() - 1);
      case RIGHT -> show.accept(shownPly.get() + 1);
      case UP -> show.accept(shownPly.get() - seats.get());
      case DOWN -> show.accept(shownPly.get() + seats.get());
      case HOME -> show.accept(0);
      case END -> show.accept(Integer.MAX_VALUE);
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** The list as others see it: within it the keyboard is at the button of the move shown. */
  private static final class MoveList extends ListView<Round> {
    MoveList(ObservableList<Round> rounds) {
      super(rounds);
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(
        AccessibleAttribute attribute, Object... parameters) {
      return attribute == AccessibleAttribute.FOCUS_ITEM
          ? lookupAll(".move").stream()
              .filter(move -> move.getPseudoClassStates().contains(SHOWN))
              .findFirst()
              .orElse(null)
          : super.queryAccessibleAttribute(attribute, parameters);
    }
  }

  private final class RoundCell extends ListCell<Round> {
    private final Map<Integer, Button> buttons = new HashMap<>(); // by ply

    private final InvalidationListener onShown = change -> mark();

    RoundCell() {
      shownPly.addListener(new WeakInvalidationListener(onShown));
    }

    private void mark() {
      int shown = shownPly.get();
      buttons.forEach((ply, button) -> button.pseudoClassStateChanged(SHOWN, ply == shown));
    }

    @Override
    protected void updateItem(@Nullable Round round, boolean empty) {
      super.updateItem(round, empty);
      setText(null);
      buttons.clear();
      if (empty || round == null) {
        setGraphic(null);
        setAccessibleText("");
        return;
      }
      HBox line = new HBox(number(Integer.toString(round.number())));
      line.setAlignment(Pos.CENTER_LEFT);
      round.moves().forEach(move -> line.getChildren().add(side(move)));
      setGraphic(line);
      mark();
      setAccessibleText(
          line.lookupAll(".move").stream()
              .map(Node::getAccessibleText)
              .collect(Collectors.joining("  ")));
    }

    private HBox side(Optional<MoveRow> move) {
      HBox side = column();
      Seating seating = played;
      if (seating != null) {
        move.ifPresent(row -> side.getChildren().add(button(row, seating)));
      }
      return side;
    }

    private Button button(MoveRow row, Seating seating) {
      boolean points = seating.ui().hasPoints();
      MovePresenter presenter = seating.ui().presenter();
      Label gain = new Label(points ? Figures.signed(row.gain()) : "");
      gain.getStyleClass().add("gain");
      gain.setVisible(points);
      gain.setManaged(points);
      boolean withdraws = row.text().isEmpty();
      Label text =
          new Label(withdraws ? texts.get("moves.withdraws") : presenter.shown(texts, row.text()));
      HBox inside = new HBox(text, gain);
      HBox.setHgrow(text, Priority.ALWAYS);
      text.setMaxWidth(Double.MAX_VALUE);
      Button button = new Button();
      button.setGraphic(mistakes.contains(row) ? marked(inside, row, seating) : inside);
      button.getStyleClass().addAll("move", "seat-" + row.seat());
      button.setFocusTraversable(false);
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
      buttons.put(row.ply(), button);
      button.pseudoClassStateChanged(TAKEN_BACK, row.takenBack());
      String move = withdraws ? text.getText() : presenter.spoken(texts, row.text());
      String said =
          points
              ? texts.get("moves.spoken", row.ply(), move, Figures.signed(row.gain()))
              : texts.get("moves.spoken-only", row.ply(), move);
      button.setAccessibleText(
          mistakes.contains(row) ? texts.listed(List.of(said, words.mark(row, seating))) : said);
      button.setOnAction(event -> show.accept(row.ply()));
      return button;
    }

    private VBox marked(HBox inside, MoveRow row, Seating seating) {
      Label mark = new Label(words.shortMark(row, seating));
      mark.getStyleClass().add("mark");
      VBox both = new VBox(inside, mark);
      both.setAlignment(Pos.CENTER_LEFT);
      return both;
    }
  }
}
