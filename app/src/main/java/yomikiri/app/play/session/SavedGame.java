package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;

/**
 * A game as it is saved.
 *
 * @param rounds at least one; all but the last are over
 * @param tags what its record says besides
 * @param libraryRef how much of it need not be kept, as it is
 * @param state how it stood last
 */
public record SavedGame<P extends Position>(
    List<Round<P>> rounds, List<GameRecord.Tag> tags, LibraryRef libraryRef, ResumeState state) {
  public SavedGame {
    rounds = List.copyOf(rounds);
    tags = List.copyOf(tags);
  }

  /**
   * A saved round.
   *
   * @param setup who plays on which layout
   * @param tags those of this round alone
   * @param before what is noted before its first step
   * @param entries its steps with their notes and variations
   */
  public record Round<P extends Position>(
      GameSetup<P> setup,
      List<GameRecord.Tag> tags,
      Annotation before,
      List<GameRecord.Entry> entries) {
    public Round {
      tags = List.copyOf(tags);
      entries = List.copyOf(entries);
    }
  }

  /** Who plays on which layout in the last round. */
  public GameSetup<P> setup() {
    return rounds.getLast().setup();
  }

  /**
   * The game's picture: how it stands. One that is over shows what was dealt, which people know it
   * by, unless every game of its kind begins alike.
   */
  public BoardSnapshot<P> picture() {
    GameSetup<P> setup = setup();
    List<SeatSetup> people = setup.seats().stream().map(SeatSetup::person).toList();
    GameSetup<P> watched = new GameSetup<>(setup.kit(), setup.layout(), people, setup.terms());
    PlaySession<P> session = new PlaySession<>(watched, 0);
    List<GameRecord.Entry> entries = rounds.getLast().entries();
    state
        .at()
        .steps(entries)
        .orElseGet(() -> entries.stream().map(GameRecord.Entry::step).toList())
        .forEach(session.session()::play);
    boolean begins = session.session().isOver() && !setup.kit().game().dealsAlike();
    return session.board(begins ? 0 : session.session().ply(), false);
  }

  /** The game played again up to where it stood, with the list of its moves; may take a moment. */
  public RestoredGame<P> restored() {
    PlaySession<P> session = PlaySession.of(this);
    session.rows(); // which are kept there
    return new RestoredGame<>(session, state);
  }

  /** The same game, known to be in the library. */
  public SavedGame<P> inLibrary(String name) {
    return with(new LibraryRef(name, libraryRef.plies()));
  }

  /** The same game, of which so much need not be kept. */
  public SavedGame<P> with(LibraryRef now) {
    return new SavedGame<>(rounds, tags, now, state);
  }

  /** Which seat lost the game before it was over by the rules. */
  Optional<Concession> conceded() {
    int players = setup().seats().size();
    return tags.stream()
        .filter(tag -> tag.name().equals(GameRecord.Tag.TERMINATION))
        .flatMap(tag -> Concession.read(tag.value()).stream())
        .filter(one -> one.seat() < players)
        .map(
            one ->
                new Concession(
                    GameRecord.seat(one.seat(), rounds.size() - 1, players), one.reason()))
        .findFirst();
  }

  /**
   * The part of a game that is saved in the library, and where.
   *
   * @param name of its file in the library; empty if it has none
   * @param plies the first steps of its line that are kept there, or that came from elsewhere; of
   *     an analysis board, how many of all its steps
   */
  public record LibraryRef(String name, int plies) {
    static final LibraryRef NOTHING = new LibraryRef("", 0);

    /** Another step than the one kept was made after {@code ply} steps: that is another game. */
    LibraryRef leftAt(int ply) {
      return ply < plies ? new LibraryRef("", ply) : this;
    }
  }
}
