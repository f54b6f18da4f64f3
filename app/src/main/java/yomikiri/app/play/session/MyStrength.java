package yomikiri.app.play.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/** An opponent as strong as the person: a rung up after a win, one down after a loss, by game. */
public final class MyStrength {
  private static final String NAME = "my-strength";

  /** The rungs by the id of the game, counted from 1; games never played so are not among them. */
  private final ObjectProperty<Map<String, String>> rungs = new SimpleObjectProperty<>(Map.of());

  private @Nullable PlaySession<?> counted;

  /** The level as it is chosen; empty for games without a ladder or an opponent. */
  public static Optional<Level> level(GameKit<?> kit) {
    return kit.teaching().ladder().stream()
        .filter(rung -> kit.game().players() > 1)
        .findFirst()
        .map(rung -> new Level(NAME, rung.spec()));
  }

  /** Whether this is the level that follows the results. */
  public static boolean isMine(Level level) {
    return level.name().equals(NAME);
  }

  public ObjectProperty<Map<String, String>> rungs() {
    return rungs;
  }

  /** The rung that is due in a game with a ladder. */
  Level rung(GameKit<?> kit) {
    List<Level> ladder = kit.teaching().ladder();
    int usual = 1 + ladder.size() / 4;
    String known = rungs.get().getOrDefault(kit.game().id(), "");
    int rung = known.matches("\\d{1,3}") ? Integer.parseInt(known) : usual;
    return ladder.get(Math.clamp(rung, 1, ladder.size()) - 1);
  }

  /** The same game with the rung that is due wherever it follows the results. */
  public <P extends Position> GameSetup<P> seated(GameSetup<P> setup) {
    List<SeatSetup> seats =
        setup.seats().stream()
            .map(
                seat ->
                    seat instanceof SeatSetup.Cpu(Level level) && isMine(level)
                        ? new SeatSetup.Cpu(new Level(NAME, rung(setup.kit()).spec()))
                        : seat)
            .toList();
    return new GameSetup<>(setup.kit(), setup.layout(), seats, setup.terms(), setup.seed());
  }

  /**
   * Counts a game once it has ended.
   *
   * @return what it changed, and why
   */
  public Optional<Phrase> follow(PlaySession<?> live) {
    List<SeatSetup> seats = live.setup().seats();
    boolean isMine =
        seats.stream().anyMatch(seat -> seat instanceof SeatSetup.Cpu(Level one) && isMine(one));
    long people = seats.stream().filter(SeatSetup::isHuman).count();
    if (!isMine || people != 1 || !live.isOver() || live.origin().isAsItCame()) {
      return Optional.empty();
    }
    PlayStatus.Over over = live.result();
    if (over.match().goesOn() || live.equals(counted)) {
      return Optional.empty();
    }
    counted = live;
    OptionalInt winner = over.match().rounds() > 1 ? over.match().leader() : over.winner();
    int step = winner.isEmpty() ? 0 : live.isHuman(winner.getAsInt()) ? 1 : -1;
    return Optional.of(moved(live.setup().kit(), step));
  }

  private Phrase moved(GameKit<?> kit, int step) {
    Level before = rung(kit);
    int rung = Math.clamp(before.rung() + step, 1, before.rungs());
    Map<String, String> all = new LinkedHashMap<>(rungs.get());
    all.put(kit.game().id(), Integer.toString(rung));
    rungs.set(Map.copyOf(all));
    Level now = rung(kit);
    String why = step > 0 ? "strength.won" : step < 0 ? "strength.lost" : "strength.drawn";
    String key = now.equals(before) && step != 0 ? why + ".end" : why;
    return texts -> texts.get(key, new PlayerWords(texts).cpu(now));
  }
}
