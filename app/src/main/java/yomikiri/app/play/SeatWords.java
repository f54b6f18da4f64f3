package yomikiri.app.play;

import java.util.List;
import yomikiri.app.board.GameFace;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;

/** What the seats of a game are called. */
final class SeatWords {
  private final Texts texts;

  SeatWords(Texts texts) {
    this.texts = texts;
  }

  /** "You" where one person plays, the seat's name where several do, the level of a CPU. */
  String name(int seat, List<SeatSetup> seats) {
    return switch (seats.get(seat)) {
      case SeatSetup.Human human ->
          isYou(seat, seats) ? texts.get("seat.you") : texts.get("seat.person." + seat);
      case SeatSetup.Cpu(Level level) ->
          sameLevels(seats)
              ? texts.get("seat.cpu-at", level(level.name()), order(seat))
              : level(level.name());
    };
  }

  /** The same where the seat itself is to be seen beside it. */
  String shortName(int seat, List<SeatSetup> seats) {
    return switch (seats.get(seat)) {
      case SeatSetup.Human human -> name(seat, seats);
      case SeatSetup.Cpu(Level level) -> level(level.name());
    };
  }

  static boolean isYou(int seat, List<SeatSetup> seats) {
    return seats.get(seat).isHuman() && seats.stream().filter(SeatSetup::isHuman).count() == 1;
  }

  private static boolean sameLevels(List<SeatSetup> seats) {
    return seats.stream().noneMatch(SeatSetup::isHuman)
        && seats.stream()
                .map(seat -> seat instanceof SeatSetup.Cpu cpu ? cpu.level().name() : "")
                .distinct()
                .count()
            < seats.size();
  }

  String level(String name) {
    return texts.get("level." + name);
  }

  /** "first" or "second". */
  String order(int seat) {
    return texts.get("seat.order." + seat);
  }

  /** What the seat does in this game. */
  String role(GameFace face, int seat) {
    return texts.get(face.family() + ".seat." + seat);
  }

  /** A CPU's time a move, or nothing. */
  String time(SeatSetup setup) {
    return switch (setup) {
      case SeatSetup.Human human -> "";
      case SeatSetup.Cpu(Level level) ->
          level
              .spec()
              .value(Parameter.TIME)
              .map(millis -> texts.get("seat.time", Figures.shortSeconds(millis / 1000)))
              .orElse("");
    };
  }
}
