package yomikiri.app.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.app.thinking.Thinker;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * One game on the table: the session, who sits there, and what has been found out about its
 * positions. Asks the engine everything; shows nothing.
 */
final class Table<P extends Position> {
  /** Positions before the one shown that boards may show something of. */
  private static final int PAST = 8;

  private static final Duration ANALYSIS_TIME = Duration.ofSeconds(10);

  private final Setup<P> setup;
  private final GameSession<P> session;
  private final List<@Nullable Player<P>> players = new ArrayList<>();
  private final long seed;
  private @Nullable Player<P> analyst;
  private final Map<Integer, Insight> analyses = new HashMap<>();
  private final Map<Integer, Verdict> chosen = new HashMap<>();

  /**
   * @param seed for what the players leave to chance
   */
  Table(Setup<P> setup, long seed) {
    this.setup = setup;
    this.seed = seed;
    this.session = new GameSession<>(setup.kit().game(), setup.start());
    for (int seat = 0; seat < setup.seats().size(); seat++) {
      players.add(
          switch (setup.seats().get(seat)) {
            case SeatSetup.Human human -> null;
            case SeatSetup.Cpu cpu -> setup.kit().build(cpu.spec(), seed + seat);
          });
    }
  }

  Setup<P> setup() {
    return setup;
  }

  GameSession<P> session() {
    return session;
  }

  boolean isHuman(int seat) {
    return setup.seats().get(seat).isHuman();
  }

  boolean hasHuman() {
    return setup.seats().stream().anyMatch(SeatSetup::isHuman);
  }

  /** The seat to be asked next, CPUs before people; empty when the game is over. */
  OptionalInt awaited() {
    OptionalInt cpu = seats().filter(seat -> session.isAwaited(seat) && !isHuman(seat)).findFirst();
    return cpu.isPresent() ? cpu : seats().filter(session::isAwaited).findFirst();
  }

  /** The latest ply below the present one to which taking back leads; empty if there is none. */
  OptionalInt takeBackTarget() {
    return IntStream.iterate(session.ply() - 1, ply -> ply >= 0, ply -> ply - 1)
        .filter(this::isResting)
        .findFirst();
  }

  /** The next ply in the line to which redo leads; empty if nothing was taken back. */
  OptionalInt redoTarget() {
    return IntStream.rangeClosed(session.ply() + 1, session.length())
        .filter(ply -> isResting(ply) || ply == session.length())
        .findFirst();
  }

  /** Whether take-back may stop at {@code ply}: a person is to move there, or nobody ever is. */
  private boolean isResting(int ply) {
    OptionalInt mover = moverAt(ply);
    return !hasHuman() || mover.isEmpty() || isHuman(mover.getAsInt());
  }

  /** The seat to move after {@code ply} steps; of seats that move at once the first person. */
  OptionalInt moverAt(int ply) {
    P position = session.positionAt(ply);
    if (position.isOver()) {
      return OptionalInt.empty();
    }
    return switch (position) {
      case TurnPosition turn -> OptionalInt.of(turn.turn());
      case JointPosition joint ->
          OptionalInt.of(seats().filter(this::isHuman).findFirst().orElse(0));
    };
  }

  /** Plays a move; whatever was known of the line it replaces is forgotten. */
  void play(int seat, int move, @Nullable Verdict verdict) {
    int ply = session.ply();
    List<Step> before = session.line();
    session.play(seat, move);
    if (ply < before.size() && !session.line().get(ply).equals(before.get(ply))) {
      analyses.keySet().removeIf(known -> known > ply);
      chosen.keySet().removeIf(known -> known > ply);
    }
    if (verdict != null && session.ply() > ply) {
      chosen.put(ply, verdict);
    }
  }

  int parseMove(String text) throws NotationException {
    return setup.kit().game().notation().parseMove(text.strip());
  }

  Thinker.Job<P> cpuJob(int seat) {
    Player<P> player = players.get(seat);
    SeatSetup who = setup.seats().get(seat);
    if (player == null || !(who instanceof SeatSetup.Cpu cpu)) {
      throw new IllegalStateException("seat " + seat + " is no CPU's");
    }
    return new Thinker.Job<>(player, session.position(), seat, cpu.spec().budget(), false);
  }

  /** A thought about every move of the position after {@code ply} steps. */
  Thinker.Job<P> analysisJob(int ply) {
    if (analyst == null) {
      analyst = setup.kit().build(setup.kit().levels().getLast().spec(), seed);
    }
    int seat = moverAt(ply).orElseThrow();
    return new Thinker.Job<>(
        analyst, session.positionAt(ply), seat, Budget.ofTime(ANALYSIS_TIME), true);
  }

  Insight insight(int ply, int seat, SearchReport report, boolean finished) {
    Notation<P> notation = setup.kit().game().notation();
    return new Insight(
        ply,
        seat,
        report,
        report.moves().stream()
            .map(
                ranked ->
                    new Insight.Row(
                        ranked.move(), notation.moveText(ranked.move()), ranked.verdict()))
            .toList(),
        report.line().stream().map(notation::moveText).toList(),
        finished);
  }

  Optional<Insight> analysis(int ply) {
    return Optional.ofNullable(analyses.get(ply));
  }

  void keepAnalysis(Insight insight) {
    analyses.put(insight.ply(), insight);
  }

  /**
   * The board after {@code ply} steps.
   *
   * @param values what is to be shown of the moves there
   */
  BoardSnapshot<P> board(int ply, boolean playable, Optional<Insight> values, OptionalInt hint) {
    P position = session.positionAt(ply);
    OptionalInt mover = moverAt(ply);
    List<Integer> legal = mover.isEmpty() ? List.of() : legalMoves(position, mover.getAsInt());
    Map<Integer, Verdict> verdicts =
        values.map(Insight::moves).orElse(List.of()).stream()
            .collect(
                Collectors.toMap(
                    Insight.Row::move, Insight.Row::verdict, (a, b) -> a, LinkedHashMap::new));
    return new BoardSnapshot<>(
        setup.kit(),
        position,
        mover,
        legal,
        playable,
        IntStream.range(Math.max(0, ply - PAST), ply).mapToObj(session::positionAt).toList(),
        ply == 0 ? OptionalInt.empty() : lastMove(session.line().get(ply - 1)),
        replies(position, legal),
        verdicts,
        values.map(Table::best).orElse(List.of()),
        hint);
  }

  List<MoveRow> rows() {
    Notation<P> notation = setup.kit().game().notation();
    List<MoveRow> rows = new ArrayList<>();
    P position = session.start();
    for (int i = 0; i < session.length(); i++) {
      Step step = session.line().get(i);
      P after = session.positionAt(i + 1);
      int ply = i + 1;
      boolean takenBack = i >= session.ply();
      P from = position;
      switch (step) {
        case Step.Single(int seat, int move) ->
            rows.add(
                new MoveRow(
                    ply,
                    seat,
                    notation.moveText(move),
                    after.score(seat) - from.score(seat),
                    verdictOf(i, seat, move),
                    takenBack));
        case Step.Joint(List<Integer> moves) ->
            seats()
                .forEach(
                    seat ->
                        rows.add(
                            new MoveRow(
                                ply,
                                seat,
                                notation.moveText(moves.get(seat)),
                                after.score(seat) - from.score(seat),
                                Optional.empty(),
                                takenBack)));
      }
      position = after;
    }
    return rows;
  }

  /** What is known of the move made after {@code ply} steps. */
  private Optional<Verdict> verdictOf(int ply, int seat, int move) {
    return analysis(ply)
        .flatMap(insight -> insight.report().verdictOf(move))
        .filter(Verdict::proven)
        .or(() -> analysis(ply + 1).flatMap(reply -> provenBy(reply, seat)))
        .or(() -> Optional.ofNullable(chosen.get(ply)));
  }

  /** The proven value of the position analysed, from the view of {@code seat}. */
  private static Optional<Verdict> provenBy(Insight reply, int seat) {
    return reply.moves().stream()
        .findFirst()
        .map(Insight.Row::verdict)
        .filter(verdict -> verdict instanceof Verdict.Points && verdict.proven())
        .map(
            verdict ->
                verdict instanceof Verdict.Points points && reply.seat() != seat
                    ? new Verdict.Points(-points.value(), true)
                    : verdict);
  }

  /** The moves that no other is known to beat. */
  static List<Integer> best(Insight insight) {
    return insight.moves().stream()
        .filter(row -> row.verdict().equals(insight.moves().getFirst().verdict()))
        .map(Insight.Row::move)
        .toList();
  }

  private Map<Integer, List<Integer>> replies(P position, List<Integer> legal) {
    Map<Integer, List<Integer>> replies = new HashMap<>();
    for (int move : legal) {
      P next = setup.kit().game().copyOf(position);
      switch (next) {
        case TurnPosition turn -> {
          turn.play(move);
          replies.put(move, turn.isOver() ? List.of() : legalMoves(next, turn.turn()));
        }
        case JointPosition joint -> replies.put(move, List.of());
      }
    }
    return replies;
  }

  private static List<Integer> legalMoves(Position position, int seat) {
    Moves moves = new Moves();
    switch (position) {
      case TurnPosition turn -> turn.legalMoves(moves);
      case JointPosition joint -> joint.legalMoves(seat, moves);
    }
    return IntStream.of(moves.toArray()).boxed().toList();
  }

  private static OptionalInt lastMove(Step step) {
    return switch (step) {
      case Step.Single(int seat, int move) -> OptionalInt.of(move);
      case Step.Joint(List<Integer> moves) -> OptionalInt.empty();
    };
  }

  private IntStream seats() {
    return IntStream.range(0, setup.seats().size());
  }
}
