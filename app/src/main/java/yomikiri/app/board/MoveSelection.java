package yomikiri.app.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A move being chosen pick by pick: the picks made so far, and the moves that begin with them. A
 * move without a pick is a pass; no other move's picks are the beginning of another's.
 */
public final class MoveSelection {
  /** Where nothing can be chosen. */
  public static final MoveSelection NONE = of(List.of());

  private final List<Option> all;
  private final List<Pick> made;
  private final List<Option> open;
  private final Map<Pick, List<Integer>> next = new LinkedHashMap<>();

  /** A move and the picks it is made of. */
  public record Option(int move, List<Pick> picks) {
    public Option {
      picks = List.copyOf(picks);
    }

    private boolean beginsWith(List<Pick> first) {
      return picks.size() >= first.size() && picks.subList(0, first.size()).equals(first);
    }
  }

  private MoveSelection(List<Option> all, List<Pick> made) {
    this.all = all;
    this.made = made;
    this.open = all.stream().filter(option -> option.beginsWith(made)).toList();
    for (Option option : open) {
      if (option.picks().size() > made.size()) {
        next.computeIfAbsent(option.picks().get(made.size()), pick -> new ArrayList<>())
            .add(option.move());
      }
    }
  }

  /** Nothing is picked yet. */
  public static MoveSelection of(List<Option> moves) {
    return new MoveSelection(List.copyOf(moves), List.of());
  }

  /** Nothing is picked yet of the moves that the mover of {@code snapshot} has. */
  public static MoveSelection of(BoardSnapshot<?> snapshot, MovePresenter presenter) {
    OptionalInt seat = snapshot.mover();
    return seat.isEmpty()
        ? NONE
        : of(
            snapshot.legal().stream()
                .map(
                    move ->
                        new Option(
                            move, presenter.picks(snapshot.position(), seat.getAsInt(), move)))
                .toList());
  }

  /** The picks made so far. */
  public List<Pick> made() {
    return made;
  }

  /** The moves that begin with the picks made. */
  public List<Integer> moves() {
    return open.stream().map(Option::move).toList();
  }

  /** What may be picked next. */
  public Set<Pick> next() {
    return next.keySet();
  }

  /** The cells that may be picked next. */
  public Set<Integer> cells() {
    return next.keySet().stream()
        .filter(Pick.Cell.class::isInstance)
        .map(pick -> ((Pick.Cell) pick).cell())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** What may be picked next that is no cell, in the order of their numbers. */
  public List<Pick> options() {
    return next.keySet().stream()
        .filter(pick -> !(pick instanceof Pick.Cell))
        .sorted(Comparator.comparingInt(MoveSelection::number))
        .toList();
  }

  private static int number(Pick pick) {
    return switch (pick) {
      case Pick.Cell(int cell) -> cell;
      case Pick.Turn(int way) -> way;
      case Pick.Piece(int piece) -> piece;
    };
  }

  /** The moves that go on with {@code pick}. */
  public List<Integer> through(Pick pick) {
    return next.getOrDefault(pick, List.of());
  }

  /**
   * The move that stands for all that go on with {@code pick}.
   *
   * @param ranked moves, the best first
   * @return the best of them or, where none is ranked, the first; empty if it cannot be picked
   */
  public OptionalInt best(Pick pick, Collection<Integer> ranked) {
    List<Integer> moves = through(pick);
    Optional<Integer> best = ranked.stream().filter(moves::contains).findFirst();
    return best.or(() -> moves.stream().findFirst())
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  /** The move that is chosen, once its last pick is made. */
  public OptionalInt complete() {
    return made.isEmpty() || !next.isEmpty() ? OptionalInt.empty() : first(open);
  }

  private static OptionalInt first(List<Option> options) {
    return options.isEmpty() ? OptionalInt.empty() : OptionalInt.of(options.getFirst().move());
  }

  /**
   * After one more pick. The last pick made once more takes it back, an earlier one takes back what
   * was picked since; one that was possible earlier takes its place and takes back what was picked
   * since.
   *
   * @return empty if it cannot be picked
   */
  public Optional<MoveSelection> after(Pick pick) {
    if (next.containsKey(pick)) {
      List<Pick> more = new ArrayList<>(made);
      more.add(pick);
      return Optional.of(new MoveSelection(all, List.copyOf(more)));
    }
    if (made.isEmpty()) {
      return Optional.empty();
    }
    if (made.getLast().equals(pick)) {
      return Optional.of(back());
    }
    int place = made.lastIndexOf(pick);
    return place < 0
        ? back().after(pick)
        : Optional.of(new MoveSelection(all, made.subList(0, place + 1)));
  }

  /** After {@code pick}, where something else than a cell is to be picked then. */
  Optional<MoveSelection> ahead(Pick pick) {
    return next.containsKey(pick)
        ? after(pick).filter(then -> !then.options().isEmpty())
        : Optional.empty();
  }

  /** With the last pick taken back, if one was made. */
  public MoveSelection back() {
    return made.isEmpty() ? this : new MoveSelection(all, made.subList(0, made.size() - 1));
  }

  /** With all picks taken back. */
  public MoveSelection begin() {
    return made.isEmpty() ? this : new MoveSelection(all, List.of());
  }
}
