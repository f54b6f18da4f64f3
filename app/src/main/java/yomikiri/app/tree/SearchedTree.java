package yomikiri.app.tree;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.JointCode;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Trace;
import yomikiri.engine.trace.RecordedSearch;
import yomikiri.engine.trace.TraceReplay;

/** A recorded search, and the game it is about. */
final class SearchedTree<P extends Position> {
  private static final byte UNKNOWN = 0;
  private static final byte THINKER = 1;
  private static final byte OTHER = 2;
  private static final byte OVER = 3;

  private final RecordedSearch<P> search;
  private final TreeSubject<P> subject;
  private final PlayerSpec spec;
  private final TraceReplay replay;
  private final byte[] turns;
  private final List<Integer> finalLine;

  /** A search of {@code spec} at its end; for {@code depth} see {@link RecordedSearch#replay}. */
  SearchedTree(RecordedSearch<P> search, PlayerSpec spec, int depth) {
    this.search = search;
    this.subject = new TreeSubject<>(search.kit(), search.root(), OptionalInt.of(search.seat()));
    this.spec = spec;
    this.replay = search.replay(depth);
    turns = new byte[replay.size()];
    Arrays.fill(turns, UNKNOWN);
    finalLine = replay.line();
  }

  /** One that was read, by whoever it says. */
  static <P extends Position> SearchedTree<P> of(RecordedSearch<P> search, int depth) {
    String player = search.player().isBlank() ? "trace" : search.player();
    try {
      return new SearchedTree<>(search, search.kit().readSpec(player), depth);
    } catch (NotationException somebody) {
      return new SearchedTree<>(search, PlayerSpec.of(player), depth);
    }
  }

  RecordedSearch<P> search() {
    return search;
  }

  TreeSubject<P> subject() {
    return subject;
  }

  PlayerSpec spec() {
    return spec;
  }

  TraceReplay replay() {
    return replay;
  }

  /** The chosen line at the end of the search, the root included. */
  List<Integer> finalLine() {
    return finalLine;
  }

  /** The move that leads to {@code node}; empty for the root. */
  String moveText(int node) {
    int move = replay.move(node);
    if (move == Trace.NO_MOVE) {
      return "";
    }
    var game = subject.kit().game();
    return switch (subject.position()) {
      case TurnPosition turn -> game.notation().moveText(move);
      case JointPosition joint ->
          IntStream.of(JointCode.moves(move, joint.players(), game.moveLimit()))
              .mapToObj(game.notation()::moveText)
              .collect(Collectors.joining("·"));
    };
  }

  /** The moves from the root to {@code node}. */
  List<String> path(int node) {
    return replay.path(node).stream().skip(1).map(this::moveText).toList();
  }

  /** Whether the seat that thinks is to move there; where all move at once it is. */
  boolean isThinkerNext(int node) {
    return turn(node) == THINKER;
  }

  boolean isOver(int node) {
    return turn(node) == OVER;
  }

  private byte turn(int node) {
    if (turns[node] == UNKNOWN) {
      Position position = position(node);
      turns[node] =
          position.isOver()
              ? OVER
              : switch (position) {
                case TurnPosition turn ->
                    subject.mover().stream().anyMatch(seat -> seat == turn.turn())
                        ? THINKER
                        : OTHER;
                case JointPosition joint -> THINKER;
              };
    }
    return turns[node];
  }

  /** The board at a node. */
  BoardSnapshot<P> board(int node) {
    var game = subject.kit().game();
    GameSession<P> session = new GameSession<>(game, subject.position());
    for (int step : replay.path(node)) {
      if (step != Trace.ROOT) {
        session.play(step(session.position(), replay.move(step), game.moveLimit()));
      }
    }
    return BoardSnapshot.of(subject.kit(), session, session.ply(), OptionalInt.empty(), false);
  }

  private static Step step(Position position, int move, int moveLimit) {
    return switch (position) {
      case TurnPosition turn -> new Step.Single(turn.turn(), move);
      case JointPosition joint ->
          new Step.Joint(
              IntStream.of(JointCode.moves(move, joint.players(), moveLimit)).boxed().toList());
    };
  }

  private P position(int node) {
    var game = subject.kit().game();
    P position = game.copyOf(subject.position());
    for (int step : replay.path(node)) {
      if (step != Trace.ROOT) {
        play(position, replay.move(step), game.moveLimit());
      }
    }
    return position;
  }

  private static void play(Position position, int move, int moveLimit) {
    switch (position) {
      case TurnPosition turn -> turn.play(move);
      case JointPosition joint -> joint.play(JointCode.moves(move, joint.players(), moveLimit));
    }
  }
}
