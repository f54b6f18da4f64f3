package yomikiri.app.play.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.GameUi.SeatSigns;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.RulesExample;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Places;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * A game for four: each in turn steps on one of twelve stones, and whoever steps on a trap (each
 * third stone) is out. The last one left, or all who are left when no stone is, come first.
 */
public final class Traps implements MultiPosition {
  private static final int STONES = 12;
  private static final int SEATS = 4;

  private int taken;
  private int turn;
  private final List<Integer> out = new ArrayList<>();

  @Override
  public int players() {
    return SEATS;
  }

  @Override
  public boolean isOver() {
    return out.size() >= SEATS - 1 || taken == (1 << STONES) - 1;
  }

  @Override
  public boolean isOut(int seat) {
    return out.contains(seat);
  }

  @Override
  public int score(int seat) {
    return 0;
  }

  @Override
  public double reward(int seat) {
    if (!isOver()) {
      throw new IllegalStateException("the game goes on");
    }
    return Places.of(
            IntStream.range(0, SEATS)
                .mapToObj(one -> isOut(one) ? (double) out.indexOf(one) : SEATS)
                .toList())
        .reward(seat);
  }

  @Override
  public long key() {
    return text().hashCode();
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    IntStream.range(0, STONES).filter(stone -> (taken >> stone & 1) == 0).forEach(into::add);
  }

  @Override
  public void play(int move) {
    taken |= 1 << move;
    if (move % 3 == 2) {
      out.add(turn);
    }
    do {
      turn = (turn + 1) % SEATS;
    } while (isOut(turn) && out.size() < SEATS);
  }

  /** What whoever does nothing steps on. */
  public int lowestStone() {
    return Integer.numberOfTrailingZeros(~taken);
  }

  private String text() {
    return taken + " " + turn + " " + out;
  }

  /** The game with players. */
  public static GameKit<Traps> kit() {
    Rules rules = new Rules();
    PlayerSpec wary = PlayerSpec.of("wary");
    return new GameKit<>(
        rules,
        List.of(
            new PlayerType<Traps>(wary.name(), List.of(), List.of(), (spec, seed) -> Traps::wary)),
        List.of(new Level("normal", wary)),
        wary);
  }

  /** Steps on no trap while there are other stones, and thinks the less of a stone the later. */
  private static int wary(Traps position, int seat, SearchContext context) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    List<RankedMove> ranked =
        IntStream.of(moves.toArray())
            .boxed()
            .sorted(Comparator.comparing((Integer stone) -> stone % 3 == 2))
            .map(stone -> new RankedMove(stone, new Verdict.WinRate(0.5 - stone / 100.0, 10)))
            .toList();
    int best = ranked.getFirst().move();
    context.progress().accept(new SearchReport(1, 1, 1, ranked));
    return best;
  }

  /** The game's UI; its board is nothing but its text. */
  public static GameUi ui() {
    GameKit<Traps> kit = kit();
    return new GameUi(
        kit,
        "traps",
        "/yomikiri/app/play/traps",
        SeatSigns.icons(
            () ->
                List.of(
                    MaterialDesignC.CIRCLE,
                    MaterialDesignS.SQUARE,
                    MaterialDesignT.TRIANGLE,
                    MaterialDesignH.HEXAGON)),
        (shown, surroundings) -> new TextBoard(),
        new Words(),
        new RulesExample(kit, "0 0 []", List.of()),
        new RulesExample(kit, "0 0 []", List.of()));
  }

  private static final class Words implements MovePresenter {
    @Override
    public Phrase refusal(Position position, int seat, int cell, String name) {
      return Phrase.of("traps.refusal");
    }

    @Override
    public Phrase ending(Position position) {
      return Phrase.of("traps.ending");
    }
  }

  private static final class TextBoard implements BoardView {
    private final Label text = new Label();

    @Override
    public Region root() {
      return text;
    }

    @Override
    public void begin() {}

    @Override
    public void show(BoardSnapshot<?> snapshot) {
      text.setText(String.valueOf(((Traps) snapshot.position()).text()));
    }

    @Override
    public void focus() {
      text.requestFocus();
    }

    @Override
    public void mark() {}

    @Override
    public void arrow() {}

    @Override
    public void close() {}
  }

  private static final class Rules implements Game<Traps>, Notation<Traps> {
    @Override
    public String id() {
      return "traps";
    }

    @Override
    public int players() {
      return SEATS;
    }

    @Override
    public boolean onlyWinsCount() {
      return true;
    }

    @Override
    public Traps newPosition(long seed) {
      return new Traps();
    }

    @Override
    public boolean dealsAlike() {
      return true;
    }

    @Override
    public Traps copyOf(Traps position) {
      Traps copy = new Traps();
      copy(position, copy);
      return copy;
    }

    @Override
    public void copy(Traps from, Traps into) {
      into.taken = from.taken;
      into.turn = from.turn;
      into.out.clear();
      into.out.addAll(from.out);
    }

    @Override
    public int moveLimit() {
      return STONES;
    }

    @Override
    public Notation<Traps> notation() {
      return this;
    }

    @Override
    public String moveText(int move) {
      return Integer.toString(move);
    }

    @Override
    public int readMove(String text) {
      return Integer.parseInt(text);
    }

    @Override
    public String positionText(Traps position) {
      return position.text();
    }

    @Override
    public Traps readPosition(String text) {
      return new Traps();
    }
  }
}
