package yomikiri.engine.outside;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.Ticker;

/**
 * The engines of a user as players: {@code engine:name=ntest}, with limits of its own if wanted,
 * {@code engine:name=ntest,time=1s}. A spec names an engine of the user's list and nothing else.
 */
public final class Engines {
  /** The name of the players. */
  public static final String TYPE = "engine";

  /** Which of the engines it is. */
  public static final Parameter NAME = Parameter.ofName("name");

  private final EngineList list;
  private final Leftovers leftovers;
  private final Ticker ticker;
  private volatile List<EngineEntry> known = List.of();

  /** {@code leftovers} note which engines run; {@code ticker} is what they are waited by. */
  public Engines(EngineList list, Leftovers leftovers, Ticker ticker) {
    this.list = list;
    this.leftovers = leftovers;
    this.ticker = ticker;
  }

  public EngineList list() {
    return list;
  }

  /**
   * Reads the list anew: those on it are {@linkplain GameKit#engines offered} from now on, by the
   * kits of the games that they play. From any thread.
   *
   * @return all of them
   */
  public List<EngineEntry> refresh() throws IOException, NotationException {
    List<EngineEntry> all = List.copyOf(list.read());
    known = all;
    return all;
  }

  Leftovers leftovers() {
    return leftovers;
  }

  /** The player that is an engine. */
  public static PlayerSpec spec(String name) {
    return PlayerSpec.of(TYPE).with(NAME.name(), name);
  }

  /** The name of the engine that a player is, if it is one. */
  public static Optional<String> name(PlayerSpec spec) {
    return spec.name().equals(TYPE) ? spec.setting(NAME.name()) : Optional.empty();
  }

  /** A kit with engines among its players, if its seats take turns. */
  public GameKit<?> added(GameKit<?> kit) {
    return kit.game().kind() == GameKind.JOINT ? kit : with(kit);
  }

  private <P extends Position> GameKit<P> with(GameKit<P> kit) {
    return kit.with(
        new PlayerType<>(
            TYPE,
            List.of(NAME, Parameter.TIME, Parameter.NODES, Parameter.DEPTH),
            List.of(NAME.name()),
            new Builder<>(kit.game())));
  }

  /** An engine as a player, whether it is on the list or not. */
  public <P extends Position> Player<P> player(Game<P> game, EngineEntry entry) {
    return new OutsidePlayer<>(game, entry, this, ticker);
  }

  /** Our side of the dialogue with a running engine. */
  <P extends Position> Dialogue<P> dialogue(
      Game<P> game, EngineEntry entry, EngineProcess process, Ticker by) {
    return switch (entry.protocol()) {
      case UGI -> new UgiDialogue<>(game, entry.memory(), process, by);
      case GTP -> new GtpDialogue<>(game, GtpVertices.of(game).orElseThrow(), process, by);
      case NBOARD -> new NboardDialogue<>(game, process, by);
    };
  }

  /** Whether the list last read has another program of this name. */
  boolean isReplaced(EngineEntry entry) {
    return known.stream()
        .anyMatch(other -> other.name().equals(entry.name()) && !other.equals(entry));
  }

  /** Whether an engine is there for a game, and can be told it. */
  public static boolean plays(EngineEntry entry, Game<?> game) {
    return entry.plays(game.id()) && knows(entry.protocol(), game);
  }

  /** Whether a game can be told in a protocol. */
  public static boolean knows(EngineEntry.Protocol protocol, Game<?> game) {
    return switch (protocol) {
      case UGI -> game.kind() != GameKind.JOINT;
      case GTP -> game.kind() == GameKind.DUEL && GtpVertices.of(game).isPresent();
      case NBOARD -> NboardDialogue.knows(game);
    };
  }

  /** Builds players of one game. */
  private final class Builder<P extends Position> implements PlayerType.Builder<P> {
    private final Game<P> game;

    Builder(Game<P> game) {
      this.game = game;
    }

    @Override
    public Player<P> build(PlayerSpec spec, long seed) {
      try {
        return player(game, found(spec));
      } catch (NotationException e) {
        throw new IllegalArgumentException(e);
      }
    }

    @Override
    public void check(PlayerSpec spec) throws NotationException {
      EngineEntry entry = found(spec);
      int column = spec.toString().indexOf(entry.name()) + 1;
      if (!entry.plays(game.id())) {
        throw new NotationException(1, column, "engine.game", entry.name(), game.id());
      }
      if (!knows(entry.protocol(), game)) {
        throw new NotationException(
            1, column, "engine.protocol-game", entry.protocol().key(), game.id());
      }
    }

    @Override
    public boolean isProcess() {
      return true;
    }

    @Override
    public boolean isRepeatable() {
      return false;
    }

    @Override
    public List<PlayerSpec> offered() {
      return known.stream()
          .filter(entry -> plays(entry, game))
          .map(entry -> spec(entry.name()))
          .toList();
    }

    private EngineEntry found(PlayerSpec spec) throws NotationException {
      String name = spec.setting(NAME.name()).orElse("");
      int column = TYPE.length() + NAME.name().length() + 3;
      try {
        return list.find(name)
            .orElseThrow(
                () -> new NotationException(1, column, "engine.none", FoundToken.shortened(name)));
      } catch (IOException e) {
        throw new NotationException(1, column, "engine.unreadable", list.file());
      }
    }
  }
}
