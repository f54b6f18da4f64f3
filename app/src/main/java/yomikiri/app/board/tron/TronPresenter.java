package yomikiri.app.board.tron;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.app.board.Lattice.Way;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.Overlay;
import yomikiri.app.board.Pick;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** Maps the steps of Tron to cells and directions, and describes them in words. */
final class TronPresenter implements MovePresenter {
  private static final String WRITTEN = "UDLR";
  private static final String ARROWS = "↑↓←→";
  private static final Map<Way, String> STEERING =
      Map.of(Way.UP, "U", Way.DOWN, "D", Way.LEFT, "L", Way.RIGHT, "R");

  static TronPosition tron(Position position) {
    if (position instanceof TronPosition tron) {
      return tron;
    }
    throw new IllegalArgumentException("no position of Tron");
  }

  /** The cell, counted along the rows, that a step leads to; empty behind the wall. */
  static OptionalInt target(TronPosition tron, int seat, int move) {
    return index(tron.arena(), Arena.target(tron.head(seat), move));
  }

  /** The place of a cell along the rows; empty for one outside the arena. */
  static OptionalInt index(Arena arena, int cell) {
    boolean inside =
        cell >= 0
            && cell % GridCellSet.ROW < arena.width()
            && cell / GridCellSet.ROW < arena.height();
    return inside ? OptionalInt.of(arena.index(cell)) : OptionalInt.empty();
  }

  /** Steps into the wall, which a cycle without a way out may make, lead to no cell. */
  @Override
  public List<Pick> picks(Position position, int seat, int move) {
    OptionalInt target = target(tron(position), seat, move);
    return List.of(target.isPresent() ? new Pick.Cell(target.getAsInt()) : new Pick.Turn(move));
  }

  @Override
  public Phrase option(Pick pick) {
    return pick instanceof Pick.Turn(int move)
        ? Phrase.of("tron.wall." + letter(WRITTEN.substring(move, move + 1)))
        : MovePresenter.super.option(pick);
  }

  @Override
  public OptionalInt home(Position position, int seat) {
    TronPosition tron = tron(position);
    return tron.isOut(seat)
        ? OptionalInt.empty()
        : OptionalInt.of(tron.arena().index(tron.head(seat)));
  }

  @Override
  public Phrase refusal(Position position, int seat, int cell, String name) {
    TronPosition tron = tron(position);
    int chosen = tron.arena().cell(cell);
    if (tron.head(seat) == chosen) {
      return Phrase.of("tron.refusal.here", name);
    }
    return Phrase.of(
        GridCellSet.isIn(tron.free(), chosen) ? "tron.refusal.far" : "tron.refusal.taken", name);
  }

  @Override
  public String evaluationPoint(Texts texts) {
    return texts.get("tron.evaluation-point");
  }

  @Override
  public Phrase ending(Position position) {
    TronPosition end = tron(position);
    for (int seat = 0; seat < end.players(); seat++) {
      if (!end.isOut(seat)) {
        return Phrase.of("tron.ending.last");
      }
    }
    return Phrase.of("tron.ending.all");
  }

  @Override
  public Map<Way, String> steering() {
    return STEERING;
  }

  @Override
  public Optional<Overlay> overlay() {
    return Optional.of(new TerritoryOverlay());
  }

  @Override
  public List<String> standing(Texts texts, Position position) {
    return new TronStandings(texts, tron(position)).bySeat();
  }

  @Override
  public String shown(Texts texts, String move) {
    int step = WRITTEN.indexOf(move);
    return step < 0 ? move : ARROWS.substring(step, step + 1);
  }

  @Override
  public String spoken(Texts texts, String move) {
    return texts.get("tron.step." + letter(move));
  }

  private static String letter(String move) {
    return move.toLowerCase(Locale.ROOT);
  }

  /** Which cells each seat reaches before all others, and how many nobody does. */
  static final class TerritoryOverlay implements Overlay {
    @Override
    public List<Integer> shares(Position position) {
      return Parts.of(TronPresenter.tron(position)).cells();
    }

    @Override
    public List<String> words(Texts texts, Position position) {
      Parts parts = Parts.of(TronPresenter.tron(position));
      return IntStream.range(0, parts.cells().size())
          .mapToObj(
              seat ->
                  texts.get("tron.territory", parts.cells().get(seat), parts.percents().get(seat)))
          .toList();
    }

    @Override
    public String rest(Texts texts, Position position) {
      Parts parts = Parts.of(TronPresenter.tron(position));
      return parts.nobodys() == 0
          ? ""
          : texts.get("tron.nobodys", parts.nobodys(), parts.percents().getLast());
    }
  }

  /** Describes each seat's standing: its free cells and length, or its place once out. */
  record TronStandings(Texts texts, TronPosition tron) {
    List<String> bySeat() {
      List<String> percents = Parts.of(tron).percents();
      return IntStream.range(0, tron.players())
          .mapToObj(seat -> of(seat, percents.get(seat)))
          .toList();
    }

    private String of(int seat, String share) {
      return tron.isOut(seat)
          ? texts.get("tron.place." + place(seat))
          : texts.get("tron.standing", share, GridCellSet.count(tron.trail(seat)));
    }

    private long place(int seat) {
      return 1
          + IntStream.range(0, tron.players())
              .filter(other -> tron.score(other) > tron.score(seat))
              .count();
    }
  }
}
