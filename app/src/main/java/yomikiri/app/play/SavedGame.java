package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameStock;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * A game read from a record, ready to be put on the table.
 *
 * @param setup who plays on which layout in the last round, as the record says
 * @param match the rounds before it
 * @param record whole: its steps, comments and tags
 * @param shelved how much of it need not be kept, as it is
 */
public record SavedGame<P extends Position>(
    Setup<P> setup, Match<P> match, GameRecord<?> record, Shelved shelved) {
  /** What a record says of a seat on which a person sits. */
  public static final String HUMAN = "human";

  /** Tag of a record whose CPUs do not go by the levels of the game; a match's go without it. */
  static final String NAMES = "Names";

  static final String PLAYERS = "players";

  /**
   * Reads a record; may take a moment.
   *
   * @throws NotationException naming line and column of the first thing wrong
   */
  public static SavedGame<?> read(String text, GameStock stock) throws NotationException {
    return of(GameRecord.parse(text, stock::game), stock);
  }

  /** Reads what was kept of the game on the table, for going on with it as if nothing had been. */
  public static SavedGame<?> restored(String text, GameStock stock) throws NotationException {
    SavedGame<?> saved = read(text, stock);
    return saved.with(Moment.shelved(saved.record()));
  }

  /** The same game, known to be in the library. */
  public SavedGame<P> inLibrary(String name) {
    return with(new Shelved(name, shelved.plies()));
  }

  /** How the game stood last, for a picture. */
  public BoardSnapshot<P> lastBoard() {
    List<SeatSetup> people =
        setup.seats().stream().<SeatSetup>map(seat -> new SeatSetup.Human()).toList();
    Setup<P> watched = new Setup<>(setup.kit(), setup.layout(), people, setup.terms());
    int ply = Moment.of(record).ply();
    return Table.of(new SavedGame<>(watched, match, record, shelved), ply, 0)
        .board(ply, false, Optional.empty(), OptionalInt.empty());
  }

  private SavedGame<P> with(Shelved now) {
    return new SavedGame<>(setup, match, record, now);
  }

  /** Seats the players of a record of a game that the stock has. */
  public static SavedGame<?> of(GameRecord<?> record, GameStock stock) {
    String id = record.game().id();
    GameKit<?> kit =
        stock
            .kit(id)
            .orElseThrow(() -> new IllegalArgumentException("no game " + id + " in the stock"));
    return of(record, kit);
  }

  private static <P extends Position> SavedGame<P> of(GameRecord<?> record, GameKit<P> kit) {
    List<GameRecord.Round<P>> rounds = rounds(record, kit);
    P start = rounds.getLast().start();
    int round = rounds.size() - 1;
    List<SeatSetup> seats = new ArrayList<>();
    for (int player = 0; player < start.players(); player++) {
      String name = record.tag(GameRecord.Tag.player(player)).orElse(HUMAN);
      seats.add(seat(name, kit, goesByLevels(record::tag)));
    }
    Match<P> match = Match.begin(record.agreedRounds(), start.players());
    for (int i = 0; i < round; i++) {
      seats = Terms.seatOn(seats);
      GameRecord<P> one = new GameRecord<>(kit.game(), List.of(), List.of(rounds.get(i)));
      match = match.after(rounds.get(i), one.session());
    }
    return new SavedGame<>(
        setup(kit, start, seats, SavedTerms.of(record).in(round)),
        match,
        record,
        new Shelved("", rounds.getLast().entries().size()));
  }

  /** The rounds of {@code record} in the kit's own positions. */
  private static <Q extends Position, P extends Position> List<GameRecord.Round<P>> rounds(
      GameRecord<Q> record, GameKit<P> kit) {
    List<GameRecord.Round<P>> rounds = new ArrayList<>();
    for (GameRecord.Round<Q> round : record.rounds()) {
      P start = start(record.game().notation().positionText(round.start()), kit);
      rounds.add(new GameRecord.Round<>(start, round.tags(), round.entries()));
    }
    return rounds;
  }

  private static <P extends Position> P start(String layout, GameKit<P> kit) {
    try {
      return kit.game().notation().parsePosition(layout);
    } catch (NotationException e) {
      throw new IllegalStateException("a layout that its own game wrote", e);
    }
  }

  /** The setup that begins at {@code start}, which bears the handicap of {@code terms}. */
  private static <P extends Position> Setup<P> setup(
      GameKit<P> kit, P start, List<SeatSetup> seats, Terms terms) {
    boolean bears =
        IntStream.range(0, terms.handicap().size())
            .allMatch(seat -> start.score(seat) >= terms.handicap().get(seat));
    if (terms.handicap().isEmpty() || !bears) {
      Terms without = new Terms(terms.rounds(), terms.sameLayout(), List.of());
      return new Setup<>(kit, start, seats, without);
    }
    P layout = kit.game().handicap().orElseThrow().taken(start, terms.handicap());
    return new Setup<>(kit, layout, seats, terms);
  }

  /**
   * Whether the CPUs of a record go by the levels of its game. Those of a match, such as a study,
   * go by what they are, as they do there.
   *
   * @param tag the value of one of its tags
   */
  public static boolean goesByLevels(Function<String, Optional<String>> tag) {
    return tag.apply(MatchRecord.GAME_NUMBER).isEmpty()
        && tag.apply(NAMES).filter(PLAYERS::equals).isEmpty();
  }

  /**
   * A CPU if {@code name} is the spec of one that plays the game, whatever its level; else a
   * person.
   *
   * @param byLevel whether the CPU goes by its level, if it has one
   */
  public static SeatSetup seat(String name, GameKit<?> kit, boolean byLevel) {
    return spec(name, kit)
        .<SeatSetup>map(
            spec ->
                new SeatSetup.Cpu(byLevel ? level(spec, kit) : new Level(spec.toString(), spec)))
        .orElseGet(SeatSetup.Human::new);
  }

  /** The player that {@code name} is the spec of, if there is such a one. */
  static Optional<PlayerSpec> spec(String name, GameKit<?> kit) {
    if (name.equals(HUMAN)) {
      return Optional.empty();
    }
    try {
      return Optional.of(kit.parseSpec(name));
    } catch (NotationException nobodyKnown) {
      return Optional.empty();
    }
  }

  /**
   * The level with this spec but for its time a move; where there is none, one named by its spec.
   */
  private static Level level(PlayerSpec spec, GameKit<?> kit) {
    PlayerSpec timeless = spec.without(Parameter.TIME.name());
    String name =
        kit.levels().stream()
            .filter(level -> level.spec().without(Parameter.TIME.name()).equals(timeless))
            .map(Level::name)
            .findFirst()
            .orElse(spec.toString());
    return new Level(name, spec);
  }
}
