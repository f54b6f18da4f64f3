package yomikiri.engine.cli;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.SeatClock;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/** A game in the terminal with its seats: plays moves, takes them back, and writes the record. */
final class TerminalGame<P extends Position> {
  private final GameSession<P> session;
  private final List<TerminalSeat<P>> seats;
  private final List<String> comments = new ArrayList<>();
  private String searchComments = "";
  private Optional<Ending.Forfeit> forfeit = Optional.empty();

  TerminalGame(GameSession<P> session, List<TerminalSeat<P>> seats) {
    this.session = session;
    this.seats = List.copyOf(seats);
  }

  GameSession<P> session() {
    return session;
  }

  /** Such as {@code Player 1 (human)}. */
  String name(int seat) {
    return "Player " + (seat + 1) + " (" + seats.get(seat).name() + ")";
  }

  boolean hasHuman() {
    return seats.stream().anyMatch(this::isHuman);
  }

  /** The seat to choose next; empty when the game is over. */
  OptionalInt awaited() {
    return IntStream.range(0, seats.size()).filter(session::isAwaited).findFirst();
  }

  TerminalSeat<P> seat(int index) {
    return seats.get(index);
  }

  /** Plays a move for one at the terminal. See {@link GameSession#play(int, int)}. */
  void play(int seat, int move) {
    int ply = session.ply();
    session.play(seat, move);
    if (session.ply() > ply) {
      while (comments.size() <= ply) {
        comments.add("");
      }
      comments.set(ply, searchComments);
      comments.subList(Math.min(comments.size(), session.length()), comments.size()).clear();
      searchComments = "";
    }
  }

  /** Plays a player's move, after a search where it has a choice; one too late is a forfeit. */
  void play(int seat, TerminalSeat.Cpu<P> cpu, Ticker ticker) {
    OptionalInt only = session.onlyMove(seat);
    if (only.isPresent()) {
      play(seat, only.getAsInt());
      return;
    }
    SearchResult result =
        SearchResult.of(
            cpu.player(),
            session.game(),
            session.position(),
            seat,
            false,
            cpu.start(session.position(), ticker),
            report -> {});
    Optional<String> late = cpu.clock().flatMap(clock -> clock.stop(result.nanos()));
    if (late.isPresent()) {
      forfeit = Optional.of(new Ending.Forfeit(seat, Ending.Fault.OVERRAN, late.get()));
      return;
    }
    String comment = result.comment();
    searchComments = searchComments.isEmpty() ? comment : searchComments + "; " + comment;
    play(seat, result.move());
  }

  /** Why the game has ended before its end, such as {@code Player 2 (strong) lost on time: …}. */
  Optional<String> forfeit() {
    return forfeit.map(why -> name(why.seat()) + " " + why.reason());
  }

  /** The last step in words; {@code ""} if there is none. */
  String lastStep() {
    if (session.ply() == 0) {
      return "";
    }
    Notation<P> notation = session.game().notation();
    String comment = comments.get(session.ply() - 1);
    String step =
        switch (session.line().get(session.ply() - 1)) {
          case Step.Single(int seat, int move) -> name(seat) + " plays " + notation.moveText(move);
          case Step.Joint(List<Integer> moves) ->
              IntStream.range(0, moves.size())
                  .mapToObj(seat -> name(seat) + " plays " + notation.moveText(moves.get(seat)))
                  .collect(Collectors.joining(", "));
          case Step.Withdrawal(int seat) -> name(seat) + " withdraws";
        };
    return step + bracketed(comment);
  }

  /** A player's comment after a move, or what is said of a seat. */
  static String bracketed(String comment) {
    return comment.isEmpty() ? "" : " (" + comment + ")";
  }

  /** Takes back to the last choice of one at the terminal; false if there was none. */
  boolean undo() {
    OptionalInt goal =
        IntStream.iterate(session.ply() - 1, ply -> ply >= 0, ply -> ply - 1)
            .filter(this::isHumansChoice)
            .findFirst();
    goal.ifPresent(this::goTo);
    return goal.isPresent();
  }

  /** Redoes up to the next choice of one at the terminal or the end; false if there is nothing. */
  boolean redo() {
    boolean can = session.canRedo();
    if (can) {
      goTo(
          IntStream.range(session.ply() + 1, session.length())
              .filter(this::isHumansChoice)
              .findFirst()
              .orElse(session.length()));
    }
    return can;
  }

  /** The points of all, such as {@code Player 1 (human) 12, Player 2 (perfect) 8 (9.5 s left)}. */
  String standing() {
    return IntStream.range(0, seats.size())
        .mapToObj(seat -> name(seat) + " " + session.score(seat) + bracketed(timeLeft(seat)))
        .collect(Collectors.joining(", "));
  }

  private String timeLeft(int seat) {
    return switch (seats.get(seat)) {
      case TerminalSeat.Human<P> human -> "";
      case TerminalSeat.Cpu<P> cpu -> cpu.clock().map(SeatClock::left).orElse("");
    };
  }

  /** Who has won, once the game is over. */
  String result() {
    if (seats.size() == 1) {
      return "The game is over.";
    }
    double most = IntStream.range(0, seats.size()).mapToDouble(session::reward).max().orElseThrow();
    List<String> winners =
        IntStream.range(0, seats.size())
            .filter(seat -> session.reward(seat) == most)
            .mapToObj(this::name)
            .toList();
    return winners.size() == 1 ? winners.getFirst() + " wins." : "A draw.";
  }

  /** The steps played so far, to be written down. */
  GameRecord<P> record(LocalDate date) {
    List<Tag> tags = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      tags.add(new Tag(Tag.player(seat), seats.get(seat).tag()));
    }
    tags.add(new Tag(Tag.DATE, date.toString()));
    tags.add(GameRecord.resultOf(session));
    tags.add(
        forfeit
            .map(why -> new Tag(Tag.TERMINATION, why.sentence()))
            .orElse(GameRecord.terminationOf(session.isOver())));
    return GameRecord.of(session, tags, comments);
  }

  private void goTo(int ply) {
    session.goTo(ply);
    searchComments = "";
  }

  private boolean isHumansChoice(int ply) {
    P position = session.positionAt(ply);
    if (position.isOver()) {
      return false;
    }
    return switch (position) {
      case TurnPosition turn -> isHuman(seats.get(turn.turn()));
      case JointPosition joint -> hasHuman();
    };
  }

  private boolean isHuman(TerminalSeat<P> seat) {
    return switch (seat) {
      case TerminalSeat.Human<P> human -> true;
      case TerminalSeat.Cpu<P> cpu -> false;
    };
  }
}
