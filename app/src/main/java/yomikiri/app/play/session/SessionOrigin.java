package yomikiri.app.play.session;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import yomikiri.app.play.session.SavedGame.LibraryRef;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * How a session's game differs from the record it came from and from its file in the library. A
 * game begun here has neither.
 */
public final class SessionOrigin {
  private static final Set<String> ENDING = Set.of(Tag.RESULT, Tag.TERMINATION);

  private final PlaySession<?> session;
  private List<Tag> tags = List.of();
  private List<Tag> roundTags = List.of();
  private List<Step> came = List.of();
  private LibraryRef libraryRef = LibraryRef.NOTHING;
  private boolean isConcessionNew;
  private boolean isNoted;

  SessionOrigin(PlaySession<?> session) {
    this.session = session;
  }

  /** All that were played and tried. */
  private int steps() {
    return game().tree().root().all().size() - 1;
  }

  /** The session came from {@code saved} with the moves it has now. */
  void read(SavedGame<?> saved) {
    came = session.session().line();
    tags = saved.tags();
    libraryRef = saved.libraryRef();
  }

  /** This round came with tags of its own. */
  void readRound(List<Tag> ofRound) {
    roundTags = ofRound;
  }

  /** The session is the round after the one of {@code before}. */
  void follow(SessionOrigin before) {
    tags = before.tags.stream().filter(tag -> !ENDING.contains(tag.name())).toList();
    roundTags =
        session.setup().seed().stream()
            .mapToObj(dealt -> new Tag(Tag.SEED, Long.toString(dealt)))
            .toList();
    libraryRef = new LibraryRef(before.libraryRef.name(), 0);
  }

  /** Another step than the one in the line was made after {@code ply} steps. */
  void leftAt(int ply) {
    if (!session.isAnalysis()) {
      libraryRef = libraryRef.leftAt(ply);
    }
  }

  /** A seat has lost before the game was over by the rules, or has not after all. */
  void conceded(boolean isNew) {
    isConcessionNew = isNew;
  }

  /** People have noted something. */
  public void noted() {
    isNoted = true;
  }

  /** The tags of the record. */
  public List<Tag> tags() {
    return tags;
  }

  /** Those of this round alone. */
  List<Tag> roundTags() {
    return roundTags;
  }

  /** Whether the game has been played just as far as the record. */
  public boolean isAsItCame() {
    return ply() == came.size() && isOnLineItCame();
  }

  /** Whether the line, moves taken back included, begins with the moves of the record. */
  public boolean isOnLineItCame() {
    return game().line().stream().limit(came.size()).toList().equals(came);
  }

  public LibraryRef libraryRef() {
    return libraryRef;
  }

  /**
   * Whether more was played than the library has, the game ended otherwise, or something was noted
   * of one it does not have; on an analysis board, whether more was tried.
   */
  public boolean isFurther() {
    if (session.isAnalysis()) {
      return steps() > libraryRef.plies();
    }
    boolean further =
        ply() > libraryRef.plies()
            && (session.isOver()
                || game().line().subList(libraryRef.plies(), ply()).stream()
                    .anyMatch(this::isPersons));
    boolean isUnknown = isNoted && libraryRef.name().isEmpty();
    return further || ply() > 0 && (isConcessionNew || isUnknown);
  }

  private boolean isPersons(Step step) {
    return switch (step) {
      case Step.Single(int seat, int move) -> session.isHuman(seat);
      case Step.Joint joint -> session.hasHuman();
      case Step.Withdrawal(int seat) -> session.isHuman(seat);
    };
  }

  /** Whether something was noted of the game that the library has, or an analysis has ended. */
  public boolean hasNews() {
    boolean same = ply() == libraryRef.plies() && !libraryRef.name().isEmpty();
    return same && (isNoted || caches().anyMatch(EvaluationCache::hasNews));
  }

  /** Notes that the library has the game as it stands under {@code name}. */
  public void storedAs(String name) {
    libraryRef = new LibraryRef(name, session.isAnalysis() ? steps() : ply());
    isConcessionNew = false;
    isNoted = false;
    caches().forEach(EvaluationCache::stored);
  }

  private Stream<EvaluationCache> caches() {
    return session.rounds().stream().map(PlaySession::cache);
  }

  private GameSession<?> game() {
    return session.session();
  }

  private int ply() {
    return game().ply();
  }
}
