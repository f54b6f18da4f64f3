package yomikiri.app.board;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.BoardMark;

/**
 * A board of cells: a game's picture on {@link CellSurface}, on which moves are made pick by pick;
 * Esc takes the last pick back. What is in hand is turned by the wheel, a right click, or Q and E,
 * and set by choosing its cell again. The board is drawn anew when the language changes.
 */
public final class CellBoard implements BoardView {
  private final Region root;
  private final CellSurface cells;
  private final OptionBar options;
  private final Surroundings surroundings;
  private final MovePresenter presenter;
  private final Consumer<BoardViewState> picture;
  private final Subscription language;
  private @Nullable BoardSnapshot<?> shown;
  private MoveSelection selection = MoveSelection.NONE;
  private final BoardMarking marking;
  private boolean isAnother = true;
  private boolean begins = true;
  private OptionalInt home = OptionalInt.empty();
  private OptionalInt walker = OptionalInt.empty(); // the person who moved here last, by seat
  private double scrolled; // in notches of a wheel, beyond the last turn

  /** The parts of a board: {@code root} holds its cells and {@code options}, turns and pieces. */
  public record Parts(Region root, CellSurface cells, OptionBar options) {
    /** A board that is its grid and nothing else. */
    public static Parts of(GridBoard grid) {
      return of(grid, grid);
    }

    /** A board on which every pick is a cell. */
    public static Parts of(Region root, CellSurface cells) {
      return new Parts(root, cells, new OptionBar());
    }
  }

  /** {@code picture} draws what is to be shown. */
  public CellBoard(
      Parts parts,
      Surroundings surroundings,
      MovePresenter presenter,
      Consumer<BoardViewState> picture) {
    this.root = parts.root();
    this.cells = parts.cells();
    this.options = parts.options();
    this.surroundings = surroundings;
    this.presenter = presenter;
    this.picture = picture;
    this.marking = new BoardMarking(cells, surroundings);
    cells.hand(new Hand());
    options.hand(this::pick, () -> draw(false));
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    root.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    root.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    root.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    cells.pointed().addListener(change -> pointedAt());
    language = surroundings.texts().language().subscribe((before, now) -> draw(false));
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void begin() {
    isAnother = true;
    begins = true;
    home = OptionalInt.empty();
    walker = OptionalInt.empty();
  }

  @Override
  public void show(BoardSnapshot<?> snapshot) {
    BoardSnapshot<?> before = isAnother ? null : shown;
    isAnother = false;
    boolean isNew = before == null || !before.isSamePosition(snapshot);
    boolean stepped = before != null && before.ply() != snapshot.ply();
    shown = snapshot;
    if (isNew) {
      selection = MoveSelection.of(snapshot, presenter);
      cells.setMoves(snapshot.legal().stream().map(snapshot::text).toList());
    }
    cells.setPlayable(snapshot.playable());
    draw(stepped);
    placeKeyboard(snapshot, isNew || before != null && !before.playable());
  }

  private void draw(boolean stepped) {
    BoardSnapshot<?> now = shown;
    if (now != null) {
      showOptions(now);
      marking.show(now.marks());
      cells.setRegion(now.region());
      picture.accept(state(now, stepped));
      prompt(now);
    }
  }

  private void prompt(BoardSnapshot<?> now) {
    Optional<Phrase> next =
        selection.made().isEmpty()
            ? Optional.empty()
            : presenter.prompt(now.position(), selection.made());
    surroundings.prompt().accept(marking.prompt().or(() -> next));
  }

  /** Shows the options; with values shown, also those that would follow the cell pointed at. */
  private void showOptions(BoardSnapshot<?> now) {
    OptionalInt cell = cells.pointed().get();
    Optional<MoveSelection> ahead =
        isTurning() || now.verdicts().isEmpty() || cell.isEmpty()
            ? Optional.empty()
            : selection.ahead(new Pick.Cell(cell.getAsInt()));
    options.show(
        new BoardViewState(now, presenter, ahead.orElse(selection), Optional.empty(), false),
        surroundings.texts(),
        ahead.isPresent());
  }

  private void pointedAt() {
    BoardSnapshot<?> now = shown;
    if (now != null && !now.verdicts().isEmpty()) {
      showOptions(now);
    }
  }

  private BoardViewState state(BoardSnapshot<?> now, boolean stepped) {
    return new BoardViewState(now, presenter, selection, options.offered(), stepped);
  }

  /**
   * Keeps the keyboard where moves begin: where these have a home, on that of the person who moves,
   * wherever it goes; a game begins on that of the seat to move. In a game in which they begin now
   * here, now there, it goes to the nearest such cell when a person's turn comes, and is left alone
   * until the next.
   *
   * @param comes whether a person's turn comes just now if it is one
   */
  private void placeKeyboard(BoardSnapshot<?> now, boolean comes) {
    Set<Integer> first = selection.begin().cells();
    walker = now.playable() ? now.mover() : walker;
    OptionalInt seat = walker.isPresent() ? walker : now.mover();
    OptionalInt begin =
        seat.isEmpty() ? OptionalInt.empty() : presenter.home(now.position(), seat.getAsInt());
    if (begin.isPresent()) {
      boolean stays = walker.isEmpty() && !begins;
      begins = false;
      if (!stays && !begin.equals(home)) {
        home = begin;
        cells.setCurrent(begin.getAsInt());
      }
    } else if (!first.isEmpty() && begins) {
      cells.setCurrent(Collections.min(first));
      begins = false;
    } else if (now.playable() && comes && !first.isEmpty()) {
      cells.setCurrent(nearest(first));
    }
  }

  /** The cell of {@code among} that lies nearest to the one with the keyboard. */
  private int nearest(Collection<Integer> among) {
    return among.stream()
        .min(Comparator.comparingDouble(this::distance).thenComparing(Comparator.naturalOrder()))
        .orElse(cells.current());
  }

  private double distance(int cell) {
    Point2D way = cells.lattice().centre(cell).subtract(cells.lattice().centre(cells.current()));
    return Math.abs(way.getX()) + Math.abs(way.getY());
  }

  // ---- picks

  /** What is done on the cells. */
  private final class Hand implements CellSurface.Hand {
    @Override
    public void chose(int cell) {
      Pick pick = new Pick.Cell(cell);
      boolean setsIt = isTurning() && selection.made().getLast().equals(pick);
      pick(setsIt ? options.offered().orElse(pick) : pick);
    }

    @Override
    public void dragged(int from, OptionalInt to, Optional<BoardMark.Color> color) {
      marking.drag(from, to, color);
    }

    /** A click turns what is in hand, if anything is. */
    @Override
    public void marked(int from, int to, Optional<BoardMark.Color> color) {
      if (from != to || !isTurning()) {
        marking.draw(from, to, color);
      }
    }

    @Override
    public void typed(String text) {
      takeAllBack();
      surroundings.playText().accept(text);
    }
  }

  private void pick(Pick pick) {
    BoardSnapshot<?> now = shown;
    if (now == null) {
      return;
    }
    Optional<MoveSelection> after = now.playable() ? selection.after(pick) : Optional.empty();
    if (after.isEmpty()) {
      surroundings.refuse().accept(refusal(now, pick));
    } else if (after.get().complete().isPresent()) {
      takeAllBack();
      surroundings.play().accept(after.get().complete().getAsInt());
    } else {
      take(after.get());
    }
  }

  private void take(MoveSelection next) {
    selection = next;
    draw(false);
    Set<Integer> among = selection.cells();
    if (!selection.made().isEmpty() && !among.isEmpty() && !among.contains(cells.current())) {
      cells.setCurrent(nearest(among));
    }
    focus();
  }

  private void takeAllBack() {
    if (!selection.made().isEmpty()) {
      take(selection.begin());
    }
  }

  /** Whether what comes next is no cell. */
  private boolean isTurning() {
    return selection.cells().isEmpty() && !selection.options().isEmpty();
  }

  private Phrase refusal(BoardSnapshot<?> now, Pick pick) {
    String name =
        pick instanceof Pick.Cell(int cell)
            ? cells.lattice().name(cell)
            : presenter.option(pick).in(surroundings.texts());
    boolean isRefused = now.mover().isPresent() && !selection.next().contains(pick);
    return isRefused && selection.made().isEmpty() && pick instanceof Pick.Cell(int cell)
        ? presenter.refusal(now.position(), now.mover().getAsInt(), cell, name)
        : Phrase.of("notice.bad-move", name);
  }

  private void pressed(KeyEvent event) {
    boolean taken =
        switch (event.getCode()) {
          case ESCAPE -> leaveArrow() || takeBack();
          case Q -> turn(() -> options.step(-1));
          case E -> turn(() -> options.step(1));
          default -> false;
        };
    if (taken) {
      event.consume();
    }
  }

  /** Letters that turn what is in hand are no part of a name. */
  private void typed(KeyEvent event) {
    if (isTurning() && "qe".contains(event.getCharacter().toLowerCase(Locale.ROOT))) {
      event.consume();
    }
  }

  private boolean leaveArrow() {
    boolean begun = marking.leave();
    draw(false);
    return begun;
  }

  private boolean takeBack() {
    if (selection.made().isEmpty()) {
      return false;
    }
    Pick last = selection.made().getLast();
    take(selection.back());
    if (last instanceof Pick.Cell(int cell)) {
      cells.setCurrent(cell);
    }
    return true;
  }

  private boolean turn(Runnable way) {
    boolean turns = isTurning();
    if (turns) {
      way.run();
    }
    return turns;
  }

  /** One notch of a wheel is one turn; smooth scrolling adds up to notches. */
  private void scrolled(ScrollEvent event) {
    if (!isTurning()) {
      scrolled = 0;
      return;
    }
    scrolled += event.isInertia() ? 0 : event.getDeltaY() / event.getMultiplierY();
    int notches = (int) scrolled;
    if (notches != 0) {
      scrolled -= notches;
      options.step(-notches);
    }
    event.consume();
  }

  private void clicked(MouseEvent event) {
    if (event.getButton() == MouseButton.SECONDARY && turn(options::next)) {
      event.consume();
    }
  }

  @Override
  public void mark() {
    marking.draw(cells.current(), cells.current(), Optional.empty());
  }

  @Override
  public void arrow() {
    marking.arrow();
    draw(false);
  }

  @Override
  public void focus() {
    if (isTurning()) {
      options.focus();
    } else {
      cells.focusCurrent();
    }
  }

  @Override
  public void close() {
    language.unsubscribe();
  }
}
