package yomikiri.engine.cli.terminal;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerException;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;

/** Options that several commands share, each a picocli mixin, and how their values are read. */
public final class CommonOptions {
  private CommonOptions() {}

  /** The option {@code --game}. */
  public static final class GameOption {
    private final Catalog catalog;

    @Option(
        names = "--game",
        required = true,
        paramLabel = "ID",
        description =
            "The game, as listed by \"yomikiri games\"; also mazes of any odd sides and any number"
                + " of turns, such as maze-7x9x20.")
    private String id = "";

    public GameOption(Catalog catalog) {
      this.catalog = catalog;
    }

    /**
     * The game asked for.
     *
     * @throws UserError if there is none of that id
     */
    public GameKit<?> kit() {
      return find(catalog, id);
    }

    /** See {@link #kit}. */
    public static GameKit<?> find(Catalog catalog, String id) {
      return catalog
          .kit(id)
          .orElseThrow(
              () ->
                  new UserError(
                      "--game: expected one of %s, found %s"
                          .formatted(names(catalog), FoundToken.quoted(id))));
    }

    /** The names of all games, joined by commas. */
    public static String names(Catalog catalog) {
      return catalog.kits().stream().map(kit -> kit.game().id()).collect(Collectors.joining(", "));
    }
  }

  /** The option {@code --game} of commands that read records, most of which name their game. */
  public static final class UnnamedGameOption {
    private final Catalog catalog;

    @Option(
        names = "--game",
        paramLabel = "ID",
        description = {
          "The game of a text that names none, such as a transcript from another program;",
          "by default the largest game that can read it, such as othello-8."
        })
    private @Nullable String id;

    public UnnamedGameOption(Catalog catalog) {
      this.catalog = catalog;
    }

    /** The games with which records are read. */
    public GameLookup games() {
      return id == null
          ? catalog
          : catalog.withUnnamed(List.of(GameOption.find(catalog, id).game()));
    }
  }

  /** The option {@code --seed} of work in which something is left to chance. */
  public static final class ChanceOption {
    @Option(
        names = "--seed",
        paramLabel = "N",
        defaultValue = "1",
        description = "Decides everything random (default ${DEFAULT-VALUE}).")
    private long seed;

    public long seed() {
      return seed;
    }
  }

  /** The option {@code --seed} of measurements on several deals. */
  public static final class FirstDealOption {
    @Option(
        names = "--seed",
        paramLabel = "N",
        defaultValue = "1",
        description =
            "The seed of the first deal; the others follow it (default ${DEFAULT-VALUE}).")
    private long seed;

    public long seed() {
      return seed;
    }
  }

  /** The option {@code --jobs}. */
  public static final class JobsOption {
    @Option(
        names = "--jobs",
        paramLabel = "N",
        defaultValue = "1",
        converter = Jobs.class,
        description = {
          "How many games are played at a time (default ${DEFAULT-VALUE}), at most four for each"
              + " processor.",
          "More games than processors make times longer, and players with a time limit weaker."
        })
    private int jobs;

    @Option(
        names = "--crowd",
        description =
            "Let other programs be more than there are processors; without it games wait for a"
                + " free one.")
    private boolean crowd;

    /** Reads the value; more games at a time would only take memory. */
    static final class Jobs implements ITypeConverter<Integer> {
      private static final int EACH_PROCESSOR = 4;

      @Override
      public Integer convert(String value) {
        int jobs = new WholeNumber.Count().convert(value);
        int processors = Runtime.getRuntime().availableProcessors();
        if (jobs > EACH_PROCESSOR * processors) {
          throw new TypeConversionException(
              "expected at most %s games at a time, four for each processor, found %s"
                  .formatted(EACH_PROCESSOR * processors, jobs));
        }
        return jobs;
      }
    }

    public int jobs() {
      return jobs;
    }

    /** How many players that are other programs may run at a time. */
    public int processes() {
      return crowd ? Integer.MAX_VALUE : Runtime.getRuntime().availableProcessors();
    }
  }

  /** The option {@code --shard} of work that several machines may share. */
  public static final class ShardOption {
    @Option(
        names = "--shard",
        paramLabel = "I/N",
        description = "Only this part, from 0/N to N-1/N; see yomikiri merge.")
    private @Nullable String text;

    /**
     * The part asked for; empty without the option.
     *
     * @throws UserError if it is none
     */
    public Optional<Shard> shard() {
      return Optional.ofNullable(text).map(ShardOption::part);
    }

    private static Shard part(String text) {
      return Shard.parse(text)
          .orElseThrow(
              () ->
                  new UserError(
                      "--shard: expected a part from 0/n to n-1/n, such as 3/16, found "
                          + FoundToken.quoted(text)));
    }
  }

  /** The option {@code --fair} of commands that deal layouts. */
  public static final class FairOption {
    public static final String DESCRIPTION =
        "Only fair layouts: about the same share for every seat, in games with a fairness test."
            + " Each seed gives the first fair deal from that seed on.";

    private FairOption() {}

    /** Such as {@code , fair layouts}; empty for any. */
    public static String words(boolean fair) {
      return fair ? ", fair layouts" : "";
    }

    /** Complains if fair layouts were asked for in a game that cannot tell them. */
    public static void check(boolean fair, Game<?> game) {
      if (fair && game.fairStart().isEmpty()) {
        throw new UserError("--fair: there is no fairness test for layouts of " + game.id());
      }
    }
  }

  /** The value of an option that names a player: a level such as strong, or a spec. */
  public static final class WhoPlays {
    /** The longest search of a player whose spec sets no limit, and of a hint. */
    public static final Budget SECOND = Budget.ofTime(Duration.ofSeconds(1));

    private WhoPlays() {}

    /**
     * The player called {@code text}.
     *
     * @param option where it was given
     * @throws UserError if there is none
     */
    public static PlayerSpec spec(GameKit<?> kit, String option, String text) {
      return spec(kit, option, text, Map.of());
    }

    /** The same; {@code limits} are settings for a player that needs a limit and names none. */
    public static PlayerSpec spec(
        GameKit<?> kit, String option, String text, Map<String, String> limits) {
      try {
        return kit.parseTyped(text, limits);
      } catch (NotationException e) {
        throw UserError.inOption(option, e);
      }
    }

    /**
     * A new player, which has read and set up what it goes by before its first clock starts.
     *
     * @param complaints called if that fails; the player then fails again when it is asked for a
     *     move
     */
    public static <P extends Position> Player<P> ready(
        GameKit<P> kit, PlayerSpec spec, long seed, Consumer<String> complaints) {
      Player<P> player = kit.build(spec, seed);
      try {
        SearchResult.prepare(player);
      } catch (PlayerException broken) {
        complaints.accept(broken.sentence());
      }
      return player;
    }

    /** The settings that the options {@code --time} and {@code --nodes} make; null for neither. */
    public static Map<String, String> limits(@Nullable String time, @Nullable String nodes) {
      Map<String, String> set = new LinkedHashMap<>();
      if (time != null) {
        UserError.check("--time", Parameter.TIME, time);
        set.put(Parameter.TIME.name(), time);
      }
      if (nodes != null) {
        UserError.check("--nodes", Parameter.NODES, nodes);
        set.put(Parameter.NODES.name(), nodes);
      }
      return set;
    }

    /** What a player may spend on a move that somebody waits for. */
    public static Budget budget(PlayerSpec spec) {
      Budget own = spec.budget();
      return own.equals(Budget.UNLIMITED) ? SECOND : own;
    }
  }
}
