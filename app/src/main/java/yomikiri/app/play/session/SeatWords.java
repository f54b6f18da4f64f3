package yomikiri.app.play.session;

import java.util.List;
import java.util.Locale;
import yomikiri.app.board.GameUi;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;

/** Names the seats of a game. */
public final class SeatWords {
  private final Texts texts;
  private final PlayerWords players;

  public SeatWords(Texts texts) {
    this.texts = texts;
    this.players = new PlayerWords(texts);
  }

  /**
   * A person's name if it is known, else "You" where one person plays, what a CPU is called; with
   * its number where that could be said of another one too. It stays the same in all rounds.
   */
  public String name(int seat, Seating seating) {
    return switch (seating.at(seat)) {
      case SeatSetup.Human(String name) when !name.isEmpty() -> FoundToken.shortened(name);
      case SeatSetup.Human human ->
          seating.isYou(seat) ? texts.get("seat.you") : numbered(seat, seating);
      case SeatSetup.Cpu(Level level) ->
          sameCpus(seating)
              ? texts.get("joined.brackets", numbered(seat, seating), cpu(level))
              : cpu(level);
    };
  }

  private String numbered(int seat, Seating seating) {
    return texts.get("seat.player", seating.player(seat) + 1);
  }

  /** Whether some CPUs are called alike. */
  private boolean sameCpus(Seating seating) {
    List<String> cpus =
        seating.seats().stream()
            .filter(SeatSetup.Cpu.class::isInstance)
            .map(seat -> cpu(((SeatSetup.Cpu) seat).level()))
            .toList();
    return cpus.stream().distinct().count() < cpus.size();
  }

  public String cpu(Level level) {
    return players.cpu(level);
  }

  /** Such as "the first player". */
  public String order(GameUi ui, int seat) {
    return texts.get(ui.key(texts, "seat.order." + seat));
  }

  /** What the seat does in this game. */
  public String role(GameUi ui, int seat) {
    return texts.get(ui.family() + ".seat." + seat);
  }

  /** What a person's clock shows: minutes and seconds, in the end tenths of seconds. */
  public String clock(SeatClock clock) {
    double seconds = Math.ceil(clock.left().toMillis() / 100.0) / 10;
    long whole = (long) Math.ceil(seconds);
    return SeatClock.showsTenths(clock.left())
        ? texts.get("time.seconds", Figures.fixed(seconds, 1))
        : String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
  }

  /** A CPU's time a move; nothing where its name tells it, or there is none. */
  public String time(SeatSetup setup) {
    return switch (setup) {
      case SeatSetup.Human human -> "";
      case SeatSetup.Cpu(Level level) when !players.isNamed(level) -> "";
      case SeatSetup.Cpu(Level level) ->
          level
              .spec()
              .value(Parameter.TIME)
              .map(millis -> texts.get("time.seconds", Figures.shortSeconds(millis / 1000)))
              .orElse("");
    };
  }
}
