package yomikiri.engine.cli.protocol;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.EngineException;

/**
 * A match of the arena as its referee holds it: whoever is to move gets the lines of the arena and
 * answers with a word. Who answers with none, or not in time, is out, and so is who moves where
 * nothing is free, as the rules have it.
 */
final class ArenaMatch<P extends Position> {
  private static final Map<String, String> MOVES =
      Map.of("UP", "U", "DOWN", "D", "LEFT", "L", "RIGHT", "R");
  private static final String OUT = "-1 -1 -1 -1";

  private final GameSession<P> session;
  private final Bot bot;
  private final List<String> starts;
  private final List<String> faults; // by seat; empty for none
  private int loser = -1; // of the last two, the one who left

  /** Asks the players. */
  @FunctionalInterface
  interface Bot {
    /**
     * The answer of a player to the lines of its turn.
     *
     * @throws EngineException if there is none
     */
    String answer(int seat, List<String> lines);
  }

  ArenaMatch(Game<P> game, P start, Bot bot) {
    this.session = new GameSession<>(game, start);
    this.bot = bot;
    this.starts = heads();
    this.faults = new ArrayList<>(Collections.nCopies(session.players(), ""));
  }

  /** Plays it to its end. */
  void play() {
    while (!isOver()) {
      int seat = ((TurnPosition) session.position()).turn();
      try {
        move(seat, bot.answer(seat, lines(seat)));
      } catch (EngineException e) {
        leave(seat, e.kind().key() + ": " + e.getMessage());
      }
    }
  }

  private void move(int seat, String answer) {
    String letter = MOVES.get(answer.strip());
    if (letter == null) {
      leave(seat, EngineException.Kind.RUBBISH.key() + ": answers \"" + answer.strip() + "\"");
      return;
    }
    try {
      session.play(seat, session.game().notation().parseMove(letter));
    } catch (IllegalMoveException blocked) {
      leave(seat, "");
    } catch (NotationException e) {
      throw new IllegalStateException(e);
    }
  }

  private void leave(int seat, String fault) {
    faults.set(seat, fault);
    if (session.canWithdraw(seat)) {
      session.withdraw(seat);
    } else {
      loser = seat;
    }
  }

  private boolean isOver() {
    return loser >= 0 || session.isOver();
  }

  /** What the arena sends before a move: players and own number, then a line for each player. */
  List<String> lines(int seat) {
    List<String> lines = new ArrayList<>(List.of(session.players() + " " + seat));
    List<String> heads = heads();
    for (int player = 0; player < heads.size(); player++) {
      String head = heads.get(player);
      lines.add(head.isEmpty() ? OUT : starts.get(player) + " " + head);
    }
    return lines;
  }

  /** The cells of all heads as the arena writes them; empty for who is out. */
  private List<String> heads() {
    String text = session.game().notation().positionText(session.position());
    List<String> rows = List.of(text.substring(0, text.indexOf(' ')).split("/", -1));
    List<String> heads = new ArrayList<>();
    for (int seat = 0; seat < session.players(); seat++) {
      char letter = (char) ('A' + seat);
      heads.add(
          IntStream.range(0, rows.size())
              .filter(y -> rows.get(y).indexOf(letter) >= 0)
              .mapToObj(y -> rows.get(y).indexOf(letter) + " " + y)
              .findFirst()
              .orElse(""));
    }
    return heads;
  }

  int turns() {
    return session.ply();
  }

  /** What a player did wrong, beginning with the word for it; empty for nothing. */
  List<String> faults() {
    return List.copyOf(faults);
  }

  /** For each player how many came in before it. */
  List<Integer> ranks() {
    List<Double> rewards = IntStream.range(0, session.players()).mapToObj(this::reward).toList();
    return rewards.stream()
        .map(own -> (int) rewards.stream().filter(other -> other > own).count())
        .toList();
  }

  /** The seats outlived, and half a one more for the last of all. */
  private double reward(int seat) {
    return session.position().score(seat) + (seat == loser || isOut(seat) ? 0 : 0.5);
  }

  private boolean isOut(int seat) {
    return heads().get(seat).isEmpty();
  }

  /** For each player how many it came in before; -1 for who did something wrong. */
  List<Integer> scores() {
    List<Integer> ranks = ranks();
    return IntStream.range(0, ranks.size())
        .mapToObj(
            seat ->
                faults.get(seat).isEmpty()
                    ? (int) ranks.stream().filter(rank -> rank > ranks.get(seat)).count()
                    : -1)
        .toList();
  }
}
