package yomikiri.app.play.newgame;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.play.session.MyStrength;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.player.PlayerChoice;
import yomikiri.app.text.FieldFault;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.learn.LearntFiles;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** Form of one seat: a person, a level with its time, or any player with its settings. */
public final class SeatForm {
  /** The choices for a seat. */
  public sealed interface Who {
    record Person() implements Who {}

    /** A CPU of the level called {@code name}. */
    record OfLevel(String name) implements Who {}

    /** Any player of the game, with settings of its own: {@link SeatForm#player}. */
    record Another() implements Who {}
  }

  private static final Duration USUAL_TIME = Duration.ofSeconds(1);

  private final ObjectProperty<Who> who = new SimpleObjectProperty<>(new Who.Person());
  private final ObjectProperty<Duration> time = new SimpleObjectProperty<>(USUAL_TIME);
  private final ReadOnlyObjectWrapper<PlayerChoice> player;
  private final Runnable changed;
  private GameKit<?> kit;

  /** {@code changed} runs whenever something about the player is chosen or typed. */
  SeatForm(GameKit<?> kit, Runnable changed) {
    this.kit = kit;
    this.changed = changed;
    PlayerSpec usual = PlayerChoice.usual(kit.players().getFirst());
    this.player = new ReadOnlyObjectWrapper<>(new PlayerChoice(kit, usual, changed));
    who.addListener(
        (value, before, now) -> {
          proposeTime();
          changed.run();
        });
  }

  /** Chooses who sat there in a game of {@code kit}. */
  void take(GameKit<?> kit, SeatSetup seat) {
    switch (seat) {
      case SeatSetup.Human human -> who.set(new Who.Person());
      case SeatSetup.Cpu(Level level) -> {
        Who named = new Who.OfLevel(level.name());
        if (choices(kit).contains(named)) {
          who.set(named);
          Budget budget = level.spec().budget();
          if (budget.hasTimeLimit()) {
            time.set(Duration.ofNanos(budget.nanos()));
          }
        } else {
          player.set(new PlayerChoice(kit, level.spec(), changed));
          who.set(new Who.Another());
        }
      }
    }
  }

  /**
   * Another game is chosen: who sits there stays, as far as the game knows them. Whoever plays from
   * a file does not, as that is a file of the game before.
   */
  void follow(GameKit<?> kit) {
    this.kit = kit;
    PlayerSpec kept = player.get().spec();
    Optional<? extends PlayerType<?>> known =
        kit.players().stream()
            .filter(type -> type.name().equals(kept.name()))
            .filter(type -> kept.setting(LearntFiles.FILE.name()).isEmpty())
            .filter(type -> isThere(kit, kept))
            .findFirst();
    PlayerSpec next = known.isPresent() ? kept : PlayerChoice.usual(kit.players().getFirst());
    player.set(new PlayerChoice(kit, next, changed));
    boolean isGone = known.isEmpty() && who.get() instanceof Who.Another;
    if (isGone || !choices(kit).contains(who.get())) {
      who.set(weakest(kit));
    }
    proposeTime();
  }

  /** Whether a player, if it is an engine, plays the game. */
  private static boolean isThere(GameKit<?> kit, PlayerSpec player) {
    Optional<PlayerSpec> engine = Engines.name(player).map(Engines::spec);
    return engine.isEmpty()
        || kit.engines().stream().anyMatch(one -> one.spec().equals(engine.get()));
  }

  /** Chooses a level in place of another one. */
  void prefer(Level level) {
    if (who.get() instanceof Who.OfLevel) {
      who.set(new Who.OfLevel(level.name()));
    }
  }

  /** A level that thinks by the clock is proposed with its own time. */
  private void proposeTime() {
    Optional<Budget> own = level(kit, who.get()).map(level -> level.spec().budget());
    time.set(
        own.filter(Budget::hasTimeLimit)
            .map(budget -> Duration.ofNanos(budget.nanos()))
            .orElse(USUAL_TIME));
  }

  /** The weakest CPU of a game. */
  static Who weakest(GameKit<?> kit) {
    return new Who.OfLevel(kit.levels().getFirst().name());
  }

  /**
   * Who can be chosen for a game: a person, its levels, the one that follows the results, the
   * engines that play it, any other player, and the rungs of the ladder.
   */
  static List<Who> choices(GameKit<?> kit) {
    List<Who> all = new ArrayList<>(List.of(new Who.Person()));
    kit.levels().forEach(level -> all.add(new Who.OfLevel(level.name())));
    MyStrength.level(kit).ifPresent(level -> all.add(new Who.OfLevel(level.name())));
    kit.engines().forEach(engine -> all.add(new Who.OfLevel(engine.name())));
    all.add(new Who.Another());
    kit.teaching().ladder().forEach(rung -> all.add(new Who.OfLevel(rung.name())));
    return all;
  }

  /** The level that is chosen; empty if none is. */
  static Optional<Level> level(GameKit<?> kit, Who who) {
    return Stream.of(kit.strengths(), kit.engines(), MyStrength.level(kit).stream().toList())
        .flatMap(List::stream)
        .filter(level -> new Who.OfLevel(level.name()).equals(who))
        .findFirst();
  }

  public ObjectProperty<Who> who() {
    return who;
  }

  /** A level's time a move. */
  public ObjectProperty<Duration> time() {
    return time;
  }

  /** The player that sits there where {@link Who.Another} does; another one for each game. */
  public ReadOnlyObjectProperty<PlayerChoice> player() {
    return player.getReadOnlyProperty();
  }

  /** What keeps the choice from being played with. */
  Optional<FieldFault> wrong() {
    return who.get() instanceof Who.Another ? player.get().wrong() : Optional.empty();
  }

  boolean isForPerson() {
    return who.get() instanceof Who.Person;
  }

  SeatSetup setup(GameKit<?> kit) {
    return switch (who.get()) {
      case Who.Person person -> new SeatSetup.Human();
      case Who.OfLevel chosen -> cpu(kit, level(kit, chosen).orElseGet(() -> gone(chosen)));
      case Who.Another another -> {
        PlayerSpec spec = player.get().spec();
        yield new SeatSetup.Cpu(new Level(spec.toString(), spec));
      }
    };
  }

  /** An engine that was removed while it was chosen: once it is to move, that is said. */
  private static Level gone(Who.OfLevel chosen) {
    try {
      return new Level(chosen.name(), PlayerSpec.parse(chosen.name()));
    } catch (NotationException e) {
      throw new IllegalStateException(e);
    }
  }

  private SeatSetup.Cpu cpu(GameKit<?> kit, Level level) {
    return takesTime(kit, level) ? new SeatSetup.Cpu(level, time.get()) : new SeatSetup.Cpu(level);
  }

  /** The level of {@code kit} chosen, with the time it is given; empty if none is. */
  public Optional<Level> level(GameKit<?> kit) {
    return level(kit, who.get()).map(level -> cpu(kit, level).level());
  }

  /** Whether a level of a game can be given a time a move. */
  static boolean takesTime(GameKit<?> kit, Level level) {
    boolean isTimed =
        Stream.concat(kit.levels().stream(), kit.engines().stream())
            .anyMatch(one -> one.name().equals(level.name()));
    return isTimed
        && kit.players().stream()
            .filter(type -> type.name().equals(level.spec().name()))
            .anyMatch(type -> type.parameters().contains(Parameter.TIME));
  }
}
