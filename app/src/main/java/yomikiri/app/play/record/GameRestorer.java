package yomikiri.app.play.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.SavedGame;
import yomikiri.app.play.session.SavedGame.LibraryRef;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.GameKit;

/** Restores games from records, so that they can be put on the board. */
public final class GameRestorer {
  private GameRestorer() {}

  /**
   * Reads a record; may take a moment.
   *
   * @throws NotationException naming line and column of the first thing wrong
   */
  public static SavedGame<?> read(String text, AvailableGames availableGames)
      throws NotationException {
    return of(GameRecord.parse(text, availableGames), availableGames);
  }

  /** Reads what was kept of the game on the board, for going on with it as if nothing had been. */
  public static SavedGame<?> restored(String text, AvailableGames availableGames)
      throws NotationException {
    GameRecord<?> record = GameRecord.parse(text, availableGames);
    return of(record, availableGames).with(ResumeTags.libraryRef(record));
  }

  /** Seats the players of a record of a game that the stock has. */
  public static SavedGame<?> of(GameRecord<?> record, AvailableGames availableGames) {
    String id = record.game().id();
    GameKit<?> kit =
        availableGames
            .kit(id)
            .orElseThrow(() -> new IllegalArgumentException("no game " + id + " in the stock"));
    return of(record, kit);
  }

  private static <Q extends Position, P extends Position> SavedGame<P> of(
      GameRecord<Q> record, GameKit<P> kit) {
    TermsTags terms = TermsTags.of(record);
    List<SeatSetup> seats = new ArrayList<>();
    for (int player = 0; player < record.start().players(); player++) {
      String name = record.tag(GameRecord.Tag.player(player)).orElse(SeatNames.HUMAN);
      SeatSetup seat =
          SeatNames.arePeople(record::tag)
              ? SeatNames.person(name)
              : SeatNames.seat(name, kit, SeatNames.goesByLevels(record::tag));
      seats.add(terms.analysis() ? seat.person() : seat);
    }
    List<SavedGame.Round<P>> rounds = new ArrayList<>();
    for (GameRecord.Round<Q> round : record.rounds()) {
      P start = start(record.game().notation().positionText(round.start()), kit);
      GameSetup<P> setup = setup(kit, start, seats, terms.in(rounds.size()));
      Stream<GameRecord.Tag> tags =
          rounds.isEmpty() ? record.tags().stream() : round.tags().stream();
      setup = seed(tags).map(setup::maybeDealt).orElse(setup);
      rounds.add(new SavedGame.Round<>(setup, round.tags(), round.before(), round.entries()));
      seats = MatchTerms.seatOn(seats);
    }
    return new SavedGame<>(
        rounds,
        record.tags().stream().filter(tag -> !ResumeTags.isResumeTag(tag)).toList(),
        new LibraryRef("", ResumeTags.kept(record, terms.analysis())),
        ResumeTags.state(record));
  }

  private static <P extends Position> P start(String layout, GameKit<P> kit) {
    try {
      return kit.game().notation().parsePosition(layout);
    } catch (NotationException e) {
      throw new IllegalStateException("a layout that its own game wrote", e);
    }
  }

  private static Optional<Long> seed(Stream<GameRecord.Tag> tags) {
    return tags.filter(tag -> tag.name().equals(GameRecord.Tag.SEED))
        .map(GameRecord.Tag::value)
        .filter(text -> text.matches("-?\\d{1,18}"))
        .map(Long::valueOf)
        .findFirst();
  }

  /** The setup that begins at {@code start}, which bears the handicap of {@code terms}. */
  private static <P extends Position> GameSetup<P> setup(
      GameKit<P> kit, P start, List<SeatSetup> seats, MatchTerms terms) {
    boolean bears =
        IntStream.range(0, terms.handicap().size())
            .allMatch(seat -> start.score(seat) >= terms.handicap().get(seat));
    if (terms.handicap().isEmpty() || !bears) {
      return new GameSetup<>(kit, start, seats, terms.even());
    }
    P layout = kit.game().handicap().orElseThrow().taken(start, terms.handicap());
    return new GameSetup<>(kit, layout, seats, terms);
  }
}
