package yomikiri.app.play.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.model.PlaySnapshot.Pace;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.HintStep;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.NoteHistory;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.play.session.SeatSnapshot;
import yomikiri.app.play.session.TaughtMove;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.HintRegion;
import yomikiri.engine.think.Verdict;

/**
 * State that the parts of {@link PlayViewModel} share. Its fields change one by one; {@link
 * #publish} makes them one {@link PlaySnapshot}.
 */
final class SharedState {
  final ReadOnlyObjectWrapper<PlaySnapshot> snapshot;
  final ReadOnlyObjectWrapper<Optional<PlayEvent>> event =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectWrapper<Map<Integer, SeatClock>> clocks =
      new ReadOnlyObjectWrapper<>(Map.of());
  final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();
  final BooleanProperty valuesShown = new SimpleBooleanProperty();
  final BooleanProperty reviewing = new SimpleBooleanProperty();
  final BooleanProperty ownOnly = new SimpleBooleanProperty(true);
  final BooleanProperty overlayShown = new SimpleBooleanProperty();
  final BooleanProperty keepsTakenBack = new SimpleBooleanProperty(true);
  final BooleanProperty attended = new SimpleBooleanProperty(true);
  PlaySession<?> live;
  PlaySession<?> shown;
  GameTree.Node shownNode;
  PlayStatus status = new PlayStatus.HumanToMove(0);
  Optional<PositionAnalysis> cpuAnalysis = Optional.empty();
  OptionalInt countdown = OptionalInt.empty();
  Pace pace = Pace.USUAL;
  final NoteHistory notes = new NoteHistory();
  boolean paused;
  boolean resigning;
  boolean running;
  Optional<PlaySession<?>> replaced = Optional.empty();
  Optional<TaughtMove> taught = Optional.empty();
  BooleanSupplier teaches = () -> false;
  Supplier<Searches> searches = () -> Searches.NONE;
  Supplier<GameTree.Node> noted = this::shownNode;

  /**
   * What is being searched.
   *
   * @param cpu by a CPU for its move
   * @param cpuBusy whether a CPU is thinking or its move is held back
   * @param analysing for the values of the position shown
   * @param looking for a review
   * @param hint how much is to be told of the best move
   */
  record Searches(
      Optional<RunningSearch> cpu,
      boolean cpuBusy,
      Optional<RunningSearch> analysing,
      boolean looking,
      HintStep hint) {
    static final Searches NONE =
        new Searches(Optional.empty(), false, Optional.empty(), false, HintStep.NONE);
  }

  SharedState(PlaySession<?> first) {
    this.live = first;
    this.shown = first;
    this.shownNode = first.session().node();
    this.snapshot =
        new ReadOnlyObjectWrapper<>(
            new PlaySnapshot(
                first,
                0,
                first,
                0,
                0,
                status,
                first.board(0, false),
                List.of(),
                List.of(),
                new PlaySnapshot.Note(0, Annotation.NONE),
                GameReview.NOTHING,
                PlaySnapshot.Analyses.NONE,
                PlaySnapshot.Lessons.NONE,
                mode(),
                Set.of()));
  }

  /** Another game is on the board; one in real time begins paused, one of CPUs or clocks may. */
  void take(PlaySession<?> next, GameTree.Node node, boolean isPaused) {
    live = next;
    shown = next;
    shownNode = node;
    next.keepTakenBack(keepsTakenBack.get());
    followLine();
    resigning = false;
    paused = isRealTime() || isPaused && (isTimed() || isSpectating());
    cpuAnalysis = Optional.empty();
  }

  boolean isSpectating() {
    return !live.hasHuman();
  }

  boolean isRealTime() {
    return live.setup().terms().beat().isPresent();
  }

  boolean isTimed() {
    return live.timeLeft().isPresent();
  }

  boolean isOver() {
    return status instanceof PlayStatus.Over;
  }

  boolean isBeating() {
    return isRealTime() && !paused && !isOver();
  }

  /** Whether people steer in real time now, or will as soon as the countdown ends. */
  boolean isSteered() {
    return isRealTime() && (!paused || countdown.isPresent());
  }

  /** Whether a CPU is not to answer yet, as the move made is judged or asked about. */
  boolean isHeld() {
    return taught.isPresent() && live.awaitedCpu().isPresent();
  }

  /** Whether it is asked if a move is to be taken back that gave something away. */
  boolean isAskedAboutMove() {
    return taught.filter(move -> move.mistake().isPresent()).isPresent();
  }

  /** Whether the position shown is the one at which the game stands. */
  boolean isHere() {
    return shownNode == live.session().node();
  }

  /** Whether what is shown is of the round on the board. */
  boolean isLiveRound() {
    return shown.isSameRound(live);
  }

  private GameTree.Node shownNode() {
    return shownNode;
  }

  /** The place in the line shown. */
  int shownPly() {
    return shownNode.ply();
  }

  /** Shows {@code node} of {@code round}. */
  void show(PlaySession<?> round, GameTree.Node node) {
    shown = round;
    shownNode = node;
    followLine();
  }

  /**
   * Has the round on the board shown along its own line wherever that leads to the position shown,
   * else along one that is still there; a position that was taken out is shown no longer.
   */
  void followLine() {
    if (!isLiveRound()) {
      return;
    }
    if (shownNode.isRemoved()) {
      shownNode = live.session().node();
    }
    if (live.session().isOnLine(shownNode)) {
      shown = live;
    } else if (!shown.leadsTo(shownNode)) {
      shown = live.along(shownNode);
    }
  }

  /** Whether a person may play on the position shown. */
  boolean isPersonToMoveHere() {
    return status instanceof PlayStatus.HumanToMove && isHere();
  }

  /** Whether {@code action} was allowed when the state was published last. */
  boolean can(PlayAction action) {
    return snapshot.get().can(action);
  }

  /** Something is to be said in passing. */
  void report(PlayEvent what) {
    if (event.get().equals(Optional.of(what))) {
      event.set(Optional.empty()); // or nobody would hear it said again
    }
    event.set(Optional.of(what));
  }

  /** A change is complete that is worth keeping; a game in real time is kept when it stops. */
  void settled() {
    if (!isBeating()) {
      changes.set(changes.get() + 1);
    }
  }

  /** Publishes a change that is worth keeping. */
  void publishSettled() {
    publish();
    settled();
  }

  /** What may be told of the moves shown; of a game in real time when it stops. */
  GameReview review() {
    boolean mayTell =
        valuesShown.get() || live.isAnalysis() || isSpectating() || !isLiveRound() || isOver();
    return isBeating()
        ? snapshot.get().review()
        : mayTell ? GameReview.of(shown, ownOnly.get()) : GameReview.NOTHING;
  }

  /** Publishes everything. */
  void publish() {
    followLine();
    Searches now = searches.get();
    PlaySnapshot before = snapshot.get();
    boolean stopped = !isBeating();
    List<MoveRow> moves = stopped ? kept(before.moves(), shown.rows()) : before.moves();
    GameReview review = kept(before.review(), review());
    resigning &= Resignation.resigner(live).isPresent();
    Known known = known(review, now);
    BoardSnapshot<?> board =
        known.on(shown.board(shownPly(), isPersonToMoveHere()).movedBy(viewed(review)));
    PlaySnapshot.Mode mode = mode();
    snapshot.set(
        new PlaySnapshot(
            live,
            live.session().ply(),
            shown,
            shownPly(),
            shown.session().length(),
            status,
            kept(before.board(), board),
            kept(before.seats(), seats(board.position(), now)),
            moves,
            kept(before.note(), note()),
            review,
            kept(before.analyses(), analyses(known, now)),
            kept(
                before.lessons(),
                new PlaySnapshot.Lessons(teaches.getAsBoolean(), taught, now.hint())),
            kept(before.mode(), mode),
            kept(before.allowed(), new AllowedActions(this, board, review, mode, now).all())));
  }

  /** Publishes what is known of the position shown, where nothing else has changed. */
  void publishAnalyses() {
    Searches now = searches.get();
    PlaySnapshot before = snapshot.get();
    Known known = known(before.review(), now);
    snapshot.set(
        before.with(
            kept(before.board(), known.on(before.board())),
            kept(before.analyses(), analyses(known, now))));
  }

  private static <T> T kept(T before, T now) {
    return now.equals(before) ? before : now;
  }

  private PlaySnapshot.Mode mode() {
    return new PlaySnapshot.Mode(
        isSpectating(),
        paused,
        isRealTime(),
        isTimed(),
        isBeating(),
        countdown,
        pace,
        valuesShown.get(),
        reviewing.get(),
        resigning,
        live.isAnalysis(),
        running);
  }

  private PlaySnapshot.Note note() {
    GameTree.Node node = noted.get();
    return new PlaySnapshot.Note(node.ply(), node.annotation());
  }

  private PlaySnapshot.Analyses analyses(Known known, Searches now) {
    return new PlaySnapshot.Analyses(
        cpuAnalysis, known.analysis(), now.cpu(), now.analysing(), now.looking());
  }

  /**
   * What is known of the position shown.
   *
   * @param onBoard what the board shows of it
   * @param hint the move it points at
   * @param region the cells one of which the best move begins on, where no more is to be told
   * @param mistake the move made there that it marks
   */
  private record Known(
      Optional<PositionAnalysis> analysis,
      Optional<PositionAnalysis> onBoard,
      OptionalInt hint,
      Set<String> region,
      OptionalInt mistake) {
    BoardSnapshot<?> on(BoardSnapshot<?> board) {
      Map<Integer, Verdict> verdicts = new LinkedHashMap<>();
      onBoard.ifPresent(all -> all.moves().forEach(row -> verdicts.put(row.move(), row.verdict())));
      return board.with(verdicts, hint, mistake).within(region);
    }
  }

  private Known known(GameReview review, Searches now) {
    OptionalInt seat = viewed(review);
    Optional<PositionAnalysis> analysis =
        seat.isEmpty() ? Optional.empty() : shown.analysis(shownPly(), seat.getAsInt());
    OptionalInt mistake =
        mistake(review).map(row -> shown.moveOf(row.text())).orElse(OptionalInt.empty());
    boolean isPointed = now.hint().isMoveTold() || mistake.isPresent();
    Set<String> region =
        analysis
            .filter(ready -> now.hint() == HintStep.WHERE && ready.isReady())
            .flatMap(ready -> HintRegion.of(legalTexts(), ready.moves().getFirst().text()))
            .orElse(Set.of());
    OptionalInt hint =
        analysis
            .filter(ready -> isPointed && ready.isReady())
            .map(ready -> OptionalInt.of(ready.moves().getFirst().move()))
            .orElse(OptionalInt.empty());
    Optional<PositionAnalysis> onBoard =
        valuesShown.get()
            ? analysis
            : analysis.filter(ready -> hint.isPresent()).map(PositionAnalysis::bestOnly);
    return new Known(analysis, onBoard, hint, region, mistake);
  }

  /** The moves that can be made on the position shown, as text. */
  List<String> legalTexts() {
    return shown.board(shownPly(), false).legal().stream().map(shown::moveText).toList();
  }

  /** In a review, the mistake made from the position shown. */
  private Optional<MoveRow> mistake(GameReview review) {
    return review.from(shownPly()).stream().filter(any -> reviewing.get()).findFirst();
  }

  /** The seat whose moves the board shows: in a review, of those that move at once, who erred. */
  private OptionalInt viewed(GameReview review) {
    return mistake(review).map(row -> OptionalInt.of(row.seat())).orElse(shown.moverAt(shownPly()));
  }

  private List<SeatSnapshot> seats(Position position, Searches now) {
    return IntStream.range(0, shown.setup().seats().size())
        .mapToObj(
            seat ->
                seat(seat, position.score(seat), now.cpu().filter(search -> search.seat() == seat)))
        .toList();
  }

  private SeatSnapshot seat(int seat, int score, Optional<RunningSearch> search) {
    return new SeatSnapshot(
        seat,
        shown.setup().seats().get(seat),
        score,
        shown.score().agreed() > 1
            ? OptionalInt.of(shown.score().points().get(seat) + score)
            : OptionalInt.empty(),
        shown.isToMove(shownPly(), seat) && !isBeating(),
        shown.hasChosen(shownPly(), seat),
        shown.isOut(shownPly(), seat),
        isLiveRound() && search.isPresent() && !isBeating());
  }
}
