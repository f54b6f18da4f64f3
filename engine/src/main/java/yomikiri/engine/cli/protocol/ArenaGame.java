package yomikiri.engine.cli.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import yomikiri.engine.cli.protocol.ArenaInput.ArenaTurn;
import yomikiri.engine.cli.protocol.ArenaInput.ArenaTurn.Cell;
import yomikiri.engine.cli.protocol.ArenaInput.ArenaTurn.TrailEnds;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerException;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/** The arena's match as seen so far, and the player that answers in it. */
final class ArenaGame<P extends Position> implements AutoCloseable {
  private final GameKit<P> kit;
  private final PlayerSpec spec;
  private final long seed;
  private Player<P> player;
  private boolean isBegun;
  private final Ticker ticker;
  private final Consumer<String> complaints;
  private final List<List<Cell>> trails = new ArrayList<>(); // by player, the head last
  private final List<Integer> exits = new ArrayList<>(); // who is out, the first first

  /** A match before its first turn; {@code complaints} hears why the player breaks down. */
  ArenaGame(
      GameKit<P> kit,
      PlayerSpec spec,
      long seed,
      int players,
      Ticker ticker,
      Consumer<String> complaints) {
    this.kit = kit;
    this.spec = spec;
    this.seed = seed;
    this.ticker = ticker;
    this.complaints = complaints;
    this.player = ready();
    for (int i = 0; i < players; i++) {
      trails.add(new ArrayList<>());
    }
  }

  private Player<P> ready() {
    return WhoPlays.ready(kit, spec, seed, complaints);
  }

  /**
   * The move of the player whose turn it is; the first that is allowed if the player breaks down.
   *
   * @param nanos that it may think
   * @throws UserError if this turn cannot follow those before
   */
  String answer(ArenaTurn turn, long nanos) {
    follow(turn);
    P position = position(turn.own());
    if (position.isOver()) {
      throw new UserError("a turn without opponents: expected the end of the input");
    }
    Budget own = spec.budget();
    Budget budget = new Budget(nanos, own.nodes(), own.depth());
    return kit.game().notation().moveText(move(position, turn.own(), budget));
  }

  private int move(P position, int seat, Budget budget) {
    GameSession<P> session = new GameSession<>(kit.game(), position);
    OptionalInt only = session.onlyMove(seat);
    if (only.isPresent()) {
      return only.getAsInt();
    }
    try {
      if (!isBegun) {
        SearchResult.begin(player, position, seed);
        isBegun = true;
      }
      return SearchResult.of(player, kit.game(), position, seat, budget, false, ticker).move();
    } catch (PlayerException broken) {
      complaints.accept(broken.sentence());
      player.close();
      player = ready();
      isBegun = false;
      return session.legalMoves(seat)[0];
    }
  }

  @Override
  public void close() {
    player.close();
  }

  /** Notes who has gone out and where the others have gone. */
  private void follow(ArenaTurn turn) {
    int players = turn.players();
    for (int i = 0; i < players; i++) {
      int seat = (turn.own() + 1 + i) % players; // those after oneself have moved first
      if (turn.trails().get(seat).isEmpty() && !exits.contains(seat)) {
        exits.add(seat);
        trails.get(seat).clear();
      }
    }
    for (int seat = 0; seat < players; seat++) {
      Optional<TrailEnds> ends = turn.trails().get(seat);
      if (ends.isPresent()) {
        follow(seat, ends.get());
      }
    }
  }

  private void follow(int seat, TrailEnds ends) {
    List<Cell> trail = trails.get(seat);
    if (exits.contains(seat)) {
      throw error(ends, "-1 four times for player " + seat + ", who is out", ends.start());
    }
    if (trail.isEmpty()) {
      add(trail, ends.start(), ends);
    }
    if (!trail.getFirst().equals(ends.start())) {
      throw error(ends, "the start " + trail.getFirst() + " as before", ends.start());
    }
    Cell last = trail.getLast();
    if (last.distance(ends.head()) > 1) {
      throw error(ends, "a head at most one step from " + last, ends.head());
    }
    if (!last.equals(ends.head())) {
      add(trail, ends.head(), ends);
    }
  }

  private void add(List<Cell> trail, Cell cell, TrailEnds ends) {
    if (trails.stream().anyMatch(other -> other.contains(cell))) {
      throw error(ends, "a cell that is free", cell);
    }
    trail.add(cell);
  }

  private static UserError error(TrailEnds ends, String expected, Cell found) {
    return ArenaInput.error(ends.line(), expected, found.toString());
  }

  private P position(int own) {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < ArenaInput.HEIGHT; y++) {
      text.append(y == 0 ? "" : "/");
      for (int x = 0; x < ArenaInput.WIDTH; x++) {
        text.append(letter(new Cell(x, y)));
      }
    }
    text.append(' ').append(own + 1).append(' ').append(exits.isEmpty() ? "-" : "");
    exits.forEach(seat -> text.append(seat + 1));
    try {
      return kit.game().notation().parsePosition(text.toString());
    } catch (NotationException e) {
      throw new IllegalStateException(text.toString(), e);
    }
  }

  private char letter(Cell cell) {
    for (int seat = 0; seat < trails.size(); seat++) {
      List<Cell> trail = trails.get(seat);
      if (trail.contains(cell)) {
        return (char) ((trail.getLast().equals(cell) ? 'A' : 'a') + seat);
      }
    }
    return '.';
  }
}
