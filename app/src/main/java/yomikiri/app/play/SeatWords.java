package yomikiri.app.play;

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
  String name(int seat, Seating seating) {
    return switch (seating.at(seat)) {
      case SeatSetup.Human human ->
          seating.isYou(seat)
              ? texts.get("seat.you")
              : texts.get(seating.face().key(texts, "seat.person." + seat));
      case SeatSetup.Cpu(Level level) ->
          sameLevels(seating)
              ? texts.get("seat.cpu-at", level(level.name()), order(seating.face(), seat))
              : level(level.name());
    };
  }

  /** The same where the seat itself is to be seen beside it. */
  String shortName(int seat, Seating seating) {
    return switch (seating.at(seat)) {
      case SeatSetup.Human human -> name(seat, seating);
      case SeatSetup.Cpu(Level level) -> level(level.name());
    };
  }

  private static boolean sameLevels(Seating seating) {
    return seating.seats().stream().noneMatch(SeatSetup::isHuman)
        && seating.seats().stream()
                .map(seat -> seat instanceof SeatSetup.Cpu cpu ? cpu.level().name() : "")
                .distinct()
                .count()
            < seating.seats().size();
  }

  /** The level's name; of a CPU of no level, how it is set. */
  String level(String name) {
    return texts.has("level." + name) ? texts.get("level." + name) : name;
  }

  /** "first" or "second". */
  String order(GameFace face, int seat) {
    return texts.get(face.key(texts, "seat.order." + seat));
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
