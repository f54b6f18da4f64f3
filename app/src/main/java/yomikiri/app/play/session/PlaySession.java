package yomikiri.app.play.session;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.Branching;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.TreeEntries;
import yomikiri.engine.think.MoveComment;

/**
 * One game on the board: the session, who sits there, and what has been found out about its
 * positions. Asks the engine everything; shows nothing.
 */
public final class PlaySession<P extends Position> {
  private final GameSetup<P> setup;
  private final MatchScore score;
  private final List<PlaySession<P>> earlier;
  private final GameSession<P> session;
  private SessionPlayers<P> players;
  private final EvaluationCache cache;
  private final SessionOrigin origin;
  private final TreeEntries written;
  private final Map<Integer, Optional<MoveComment>> choices =
      new HashMap<>(); // of parts of a joint move
  private Optional<Concession> conceded = Optional.empty();
  private final MoveList<P> rows;
  private final Optional<TimeLeft> timeLeft;
  private final boolean isJoint;

  /** {@code seed} is for what the players leave to chance. */
  public PlaySession(GameSetup<P> setup, long seed) {
    this(setup, MatchScore.begin(setup.terms().rounds(), setup.seats().size()), List.of(), seed);
  }

  private PlaySession(
      GameSetup<P> setup, MatchScore score, List<PlaySession<P>> earlier, long seed) {
    this.setup = setup;
    this.score = score;
    this.earlier = List.copyOf(earlier);
    this.origin = new SessionOrigin(this);
    this.session = new GameSession<>(setup.kit().game(), setup.start());
    this.cache = new EvaluationCache(setup.seats().size(), node -> MetPosition.of(session, node));
    this.written = new TreeEntries(cache::comment);
    this.players = new SessionPlayers<>(setup, seed);
    this.rows = new MoveList<>(session, cache, !isAnalysis(), setup.judge(), this::analysis);
    this.timeLeft = setup.timeLeft();
    this.isJoint = setup.kit().game().kind() == GameKind.JOINT;
  }

  private PlaySession(PlaySession<P> same, GameTree.Node node) {
    this.setup = same.setup;
    this.score = same.score;
    this.earlier = same.earlier;
    this.origin = same.origin;
    this.cache = same.cache;
    this.written = same.written;
    this.session = same.session.along(node);
    this.players = same.players;
    this.rows = new MoveList<>(session, cache, !isAnalysis(), setup.judge(), this::analysis);
    this.timeLeft = same.timeLeft;
    this.isJoint = same.isJoint;
  }

  /** The same round along the line through {@code node}, to be looked at; only this one goes on. */
  public PlaySession<P> along(GameTree.Node node) {
    return new PlaySession<>(this, node);
  }

  /** Whether {@code other} is this round, maybe along another line. */
  public boolean isSameRound(PlaySession<?> other) {
    return session.tree() == other.session.tree();
  }

  /** Whether its line, which is still as it was, leads to {@code node}. */
  public boolean leadsTo(GameTree.Node node) {
    GameTree.Node end = session.nodeAt(session.length());
    return session.isOnLine(node) && end.children().isEmpty() && !end.isRemoved();
  }

  /** A session in which a record has been played up to where the game stood; not yet seeded. */
  static <P extends Position> PlaySession<P> of(SavedGame<P> saved) {
    PlaySession<P> session = new PlaySession<>(saved.rounds().getFirst().setup(), 0);
    session.read(saved.rounds().getFirst());
    for (SavedGame.Round<P> round : saved.rounds().subList(1, saved.rounds().size())) {
      session =
          new PlaySession<>(
              round.setup(), session.score.after(session.session), session.rounds(), 0);
      session.read(round);
    }
    session.origin.read(saved);
    session.session.goTo(saved.state().at().in(session.session.tree()));
    session.conceded = saved.conceded();
    session.timeLeft.ifPresent(time -> time.restore(saved.state().timeLeft()));
    return session;
  }

  private void read(SavedGame.Round<P> round) {
    origin.readRound(round.tags());
    GameRecord.play(round.before(), round.entries(), session);
    cache.read(
        session.nodeAt(0),
        seats().filter(seat -> !isHuman(seat)).boxed().toList(),
        (node, found) -> StoredAnalysis.restored(this, node, found));
  }

  /** Seeds what the players leave to chance; none has searched yet. */
  public void seed(long seed) {
    players = new SessionPlayers<>(setup, seed);
  }

  SessionPlayers<P> players() {
    return players;
  }

  public GameSetup<P> setup() {
    return setup;
  }

  /** Who sits where in this round. */
  public Seating seating(GameUi ui) {
    return new Seating(ui, setup.seats(), score.round());
  }

  /** How far the game had come before this round. */
  public MatchScore score() {
    return score;
  }

  /** The rounds of the game up to this one, each in a session of its own. */
  public List<PlaySession<P>> rounds() {
    return Stream.concat(earlier.stream(), Stream.of(this)).toList();
  }

  /** For playing the whole game again: who sat where in the first round, on the present layout. */
  public GameSetup<P> anew() {
    return setup.before(score.round());
  }

  /** The next round, once this one is over. */
  public PlaySession<P> nextRound(long nextSeed) {
    PlaySession<P> next =
        new PlaySession<>(setup.nextRound(nextSeed), score.after(session), rounds(), nextSeed);
    next.origin.follow(origin);
    return next;
  }

  /** The steps of {@code line} with all variations and all that is known now; for any thread. */
  public Supplier<GameRecord.Round<P>> round(List<GameTree.Node> line) {
    P start = session.start();
    List<GameRecord.Tag> own = origin.roundTags();
    GameTree.Node root = session.nodeAt(0);
    Annotation before = root.annotation().withComment(cache.comment(root));
    List<GameRecord.Entry> entries = written.line(line);
    return () -> new GameRecord.Round<>(start, own, before, entries);
  }

  /** Where the game came from, and how much of it the library has. */
  public SessionOrigin origin() {
    return origin;
  }

  public GameSession<P> session() {
    return session;
  }

  /** Whether moves taken back stay as variations where a person plays another and no time runs. */
  public void keepTakenBack(boolean keep) {
    boolean isTimed = timeLeft.isPresent() || setup.terms().beat().isPresent();
    boolean isPlayed = hasHuman() && !isAnalysis();
    Branching tried = isPlayed ? Branching.KEEP : Branching.VARY;
    session.setBranching(isTimed || isPlayed && !keep ? Branching.REPLACE : tried);
  }

  /** Whether nobody moves any more: by the rules, or because somebody has lost before. */
  public boolean isOver() {
    return session.isOver() || conceded.isPresent();
  }

  /** Ends the game, which {@code seat} has lost. */
  public void concede(int seat, Concession.Reason reason) {
    conceded = Optional.of(new Concession(seat, reason));
    origin.conceded(true);
  }

  /** Which seat has lost before the game was over by the rules. */
  public Optional<Concession> conceded() {
    return conceded;
  }

  /** Goes to the position after {@code ply} steps of the line, from where the game goes on. */
  public void goTo(int ply) {
    goTo(session.nodeAt(ply));
  }

  /** Goes to the position at {@code node}, from where the game goes on along its line. */
  public void goTo(GameTree.Node node) {
    session.goTo(node);
    conceded = Optional.empty();
    origin.conceded(false);
  }

  public boolean isHuman(int seat) {
    return setup.seats().get(seat).isHuman();
  }

  public boolean hasHuman() {
    return setup.hasHuman();
  }

  /** The person to be asked next; empty if none is awaited. */
  public OptionalInt awaitedPerson() {
    return seats().filter(this::isAwaited).filter(this::isHuman).findFirst();
  }

  /** The seat of the CPU to be asked next; empty if none is awaited. */
  public OptionalInt awaitedCpu() {
    return seats().filter(this::isAwaited).filter(seat -> !isHuman(seat)).findFirst();
  }

  private boolean isAwaited(int seat) {
    return conceded.isEmpty() && session.isAwaited(seat);
  }

  /** Whether the game goes on as soon as {@code seat} has chosen. */
  public boolean isLastAwaited(int seat) {
    return seats().filter(session::isAwaited).allMatch(awaited -> awaited == seat);
  }

  /** Whether a person's part of a joint move waits for the others. */
  public boolean hasPersonChosen() {
    return seats().anyMatch(seat -> isHuman(seat) && hasChosen(session.ply(), seat));
  }

  /** Whether the part of {@code seat} of the joint move after {@code ply} steps is waiting. */
  public boolean hasChosen(int ply, int seat) {
    return isJoint && ply == session.ply() && !session.isOver() && !session.isAwaited(seat);
  }

  /** Whether {@code seat} has still to choose its move after {@code ply} steps. */
  public boolean isToMove(int ply, int seat) {
    OptionalInt mover = moverAt(ply);
    boolean isEnd = ply == session.ply() && isOver();
    return !isEnd
        && (isJoint
            ? mover.isPresent() && !hasChosen(ply, seat)
            : mover.equals(OptionalInt.of(seat)));
  }

  /** Whether {@code seat} moved no more after {@code ply} steps, although others played on. */
  public boolean isOut(int ply, int seat) {
    return session.positionAt(ply).isOut(seat) || session.hasWithdrawn(ply, seat);
  }

  /** Whether nobody plays, and all moves are tried and looked at. */
  public boolean isAnalysis() {
    return setup.terms().analysis();
  }

  /** Whether a CPU's search would show a person what is to be chosen unseen. */
  public boolean isSecret() {
    return isJoint && hasHuman() && !isAnalysis();
  }

  /** How the line shown ends where nobody plays it on: the result, or who would be to move. */
  public PlayStatus lineStatus() {
    return isOver() ? result() : new PlayStatus.Paused(moverAt(session.ply()).orElseThrow());
  }

  /** Who won, now that the game is over. */
  public PlayStatus.Over result() {
    return new RoundOutcome(session, score, conceded).over();
  }

  /**
   * The seat to move after {@code ply} steps; of seats that move at once the next to be asked, or
   * where that is past the first person.
   */
  public OptionalInt moverAt(int ply) {
    P position = session.positionAt(ply);
    if (position.isOver()) {
      return OptionalInt.empty();
    }
    return switch (position) {
      case TurnPosition turn -> OptionalInt.of(turn.turn());
      case JointPosition joint when ply == session.ply() ->
          awaitedPerson().isPresent() ? awaitedPerson() : awaitedCpu();
      case JointPosition joint ->
          OptionalInt.of(seats().filter(this::isHuman).findFirst().orElse(0));
    };
  }

  /**
   * Plays a move, or notes a seat's part of a joint one.
   *
   * @param comment how the player that chose it saw it; null for a person
   */
  public void play(int seat, int move, @Nullable MoveComment comment) {
    int ply = session.ply();
    Optional<GameTree.Node> before =
        session.canRedo() ? Optional.of(session.nodeAt(ply + 1)) : Optional.empty();
    session.play(seat, move);
    if (before.isPresent() && !session.isOnLine(before.get())) {
      origin.leftAt(ply);
    }
    choices.put(seat, Optional.ofNullable(comment));
    if (session.ply() > ply) {
      choices.forEach((chooser, seen) -> cache.chose(session.node(), chooser, seen));
      choices.clear();
    }
  }

  public String moveText(int move) {
    return setup.kit().game().notation().moveText(move);
  }

  /** The move that {@code text} stands for, whether or not it can be played. */
  public OptionalInt moveOf(String text) {
    try {
      return OptionalInt.of(setup.kit().game().notation().parseMove(text.strip()));
    } catch (NotationException e) {
      return OptionalInt.empty();
    }
  }

  /** The search of the CPU at {@code seat} about its move. */
  public SearchExecutor.SearchRequest<P> cpuJob(int seat) {
    return players.cpuJob(session, seat, beat());
  }

  /** In real time, the time from one step to the next: all who still move in turn share a beat. */
  public Optional<Duration> beat() {
    long sharing = isJoint ? 1 : Math.max(1, seats().filter(seat -> !session.isOut(seat)).count());
    return setup.terms().beat().map(time -> time.dividedBy(sharing));
  }

  /** How long people may still think, in a game in which that is limited. */
  public Optional<TimeLeft> timeLeft() {
    return timeLeft;
  }

  /** What {@code seat} plays if it chose nothing in time. */
  public int idleMove(int seat) {
    return session.game().idleMove().orElseThrow().of(session.position(), seat);
  }

  /** Whether the position after {@code ply} steps is soon solved. */
  public boolean isReadOut(int ply) {
    return players.isReadOut(session.positionAt(ply));
  }

  /** What is known to the seat to move after {@code ply} steps. */
  public Optional<PositionAnalysis> analysis(int ply) {
    return moverAt(ply).stream().boxed().flatMap(seat -> analysis(ply, seat).stream()).findFirst();
  }

  /** What is known to {@code seat} after {@code ply} steps. */
  public Optional<PositionAnalysis> analysis(int ply, int seat) {
    return cache.analysis(session.nodeAt(ply), seat);
  }

  public EvaluationCache cache() {
    return cache;
  }

  /** The board after {@code ply} steps. */
  public BoardSnapshot<P> board(int ply, boolean playable) {
    return BoardSnapshot.of(setup.kit(), session, ply, moverAt(ply), playable);
  }

  /** The line with all that is known of its moves. */
  public List<MoveRow> rows() {
    return rows.all();
  }

  private IntStream seats() {
    return IntStream.range(0, setup.seats().size());
  }
}
