package yomikiri.engine.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.SearchWindow;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/**
 * Reads what {@link TraceWriter} or any other program wrote of a search. Every move is checked to
 * be legal and every line to be allowed where it stands; whether values are right is for {@link
 * TraceCheck} to say.
 */
public final class TraceReader {
  /** Characters of a text; more are refused. */
  public static final int LONGEST = 64 << 20;

  private static final int LONGEST_LINE = 1 << 16;
  private static final List<NodeState> LAYER_STATES =
      List.of(
          NodeState.CANDIDATE,
          NodeState.KEPT,
          NodeState.DROPPED,
          NodeState.TWIN,
          NodeState.ENDED,
          NodeState.EXPANDED);

  private TraceReader() {}

  /** Whether a text is meant to be a trace, by its beginning. */
  public static boolean looksLike(String text) {
    return PlainText.lines(text).stripLeading().startsWith("{\"trace\"");
  }

  /**
   * The search that a text tells.
   *
   * @param kits finds a game by its id
   * @param stopped asked now and then; once it is true, a {@link CancellationException} is thrown
   * @throws NotationException naming the place of the first thing that is wrong
   */
  public static RecordedSearch<?> read(
      String text, Function<String, Optional<GameKit<?>>> kits, BooleanSupplier stopped)
      throws NotationException {
    if (text.length() > LONGEST) {
      throw new NotationException(1, 1, "trace.long", LONGEST >> 20);
    }
    Iterator<String> lines = PlainText.lines(text).lines().iterator();
    if (!lines.hasNext()) {
      throw new NotationException(1, 1, "trace.head");
    }
    TraceFields head = new TraceFields(1, lines.next());
    if (!head.has("trace")) {
      throw new NotationException(1, 1, "trace.head");
    }
    head.checkKeys(Set.of("trace", "game", "position", "seat", "player"));
    head.whole("trace", TraceWriter.VERSION, TraceWriter.VERSION);
    String id = head.text("game");
    Optional<GameKit<?>> kit = kits.apply(id);
    if (kit.isEmpty()) {
      throw head.fault("game", "trace.game", FoundToken.shortened(id));
    }
    return read(kit.get(), head, lines, stopped);
  }

  private static <P extends Position> RecordedSearch<P> read(
      GameKit<P> kit, TraceFields head, Iterator<String> lines, BooleanSupplier stopped)
      throws NotationException {
    P root;
    try {
      root = kit.game().notation().parsePosition(head.text("position"));
    } catch (NotationException e) {
      throw head.at("position", e);
    }
    if (root.isOver()) {
      throw head.fault("position", "trace.finished");
    }
    int mover = root instanceof TurnPosition turn ? turn.turn() : 0;
    int seat = head.has("seat") ? head.whole("seat", 0, root.players() - 1) : mover;
    String player = head.has("player") ? FoundToken.shortened(head.text("player")) : "";
    Reading<P> reading = new Reading<>(kit.game(), root, seat);
    for (int number = 2; lines.hasNext(); number++) {
      if ((number & 0x3ff) == 0 && stopped.getAsBoolean()) {
        throw new CancellationException();
      }
      String line = lines.next();
      if (line.length() > LONGEST_LINE) {
        throw new NotationException(number, LONGEST_LINE, "trace.long-line", LONGEST_LINE);
      }
      if (!line.isBlank()) {
        reading.read(new TraceFields(number, line));
      }
    }
    if (reading.tree.passes().isEmpty()) {
      throw new NotationException(1, 1, "trace.empty");
    }
    return new RecordedSearch<>(kit, root, seat, player, reading.tree, reading.chosen);
  }

  /** What stands in a line before it is looked at. */
  private enum Word {
    DEPTH("depth unit leaves"),
    ENTER("move alpha beta less"),
    LEAVE("value bound source best"),
    CUT("move value bound limit"),
    LAYERS("value unit leaves"),
    CANDIDATE("move node parent value"),
    BECOMES("node state"),
    VISITS("exploration"),
    SELECT("move"),
    PLAYOUT("rewards tree"),
    PROVEN("depth rewards plies"),
    STOPPED(""),
    CHOSEN("move");

    private static final Pattern BLANK = Pattern.compile(" ");
    private final String keys; // with blanks between

    Word(String keys) {
      this.keys = keys;
    }

    Set<String> keys() {
      return BLANK.splitAsStream("event " + keys).collect(Collectors.toUnmodifiableSet());
    }
  }

  /** What is allowed to be known of leaves. */
  private enum Leaves {
    POINTS,
    ESTIMATED
  }

  /** A text half read. */
  private static final class Reading<P extends Position> {
    final TraceTree tree = new TraceTree(TraceTree.STEPS, /* everyDepth= */ true);
    private final Game<P> game;
    private final P root;
    private final int seat;
    private final Deque<P> way = new ArrayDeque<>(); // to where the search is, the root last
    private @Nullable Word language;
    private boolean rootLeft;
    private boolean stopped;
    private int candidates;
    private int lastPlayout = -1;
    int chosen = Trace.NO_MOVE;

    Reading(Game<P> game, P root, int seat) {
      this.game = game;
      this.root = root;
      this.seat = seat;
    }

    void read(TraceFields line) throws NotationException {
      Word word = line.one("event", List.of(Word.values()));
      line.checkKeys(word.keys());
      if (chosen != Trace.NO_MOVE || stopped && word != Word.CHOSEN || !isInOrder(word)) {
        throw line.fault("event", "trace.order", TraceFields.word(word));
      }
      switch (word) {
        case DEPTH -> {
          begin(word);
          tree.record(new TraceEvent.DepthStarts(line.whole("depth", 1, 10_000), scale(line)));
        }
        case LAYERS -> {
          begin(word);
          tree.record(new TraceEvent.LayersStart(line.value("value"), scale(line)));
        }
        case VISITS -> {
          begin(word);
          double exploration =
              line.has("exploration")
                  ? line.real("exploration", 0, 1e6)
                  : TraceEvent.VisitsStart.OTHER_RULE;
          tree.record(new TraceEvent.VisitsStart(seat, exploration));
        }
        case ENTER -> enter(line);
        case LEAVE -> leave(line);
        case CUT -> cut(line);
        case CANDIDATE -> candidate(line);
        case BECOMES ->
            tree.record(
                new TraceEvent.Becomes(
                    line.whole("node", 1, candidates), line.one("state", LAYER_STATES)));
        case SELECT -> {
          int move = move(line, "move", top());
          int mover = top() instanceof TurnPosition turn ? turn.turn() : Trace.ALL_SEATS;
          go(move);
          tree.record(new TraceEvent.Select(move, mover));
        }
        case PLAYOUT -> playout(line);
        case PROVEN ->
            tree.record(
                new TraceEvent.Proven(
                    line.whole("depth", 0, lastPlayout),
                    line.reals("rewards", root.players(), 1e12),
                    line.has("plies") ? line.whole("plies", 0, 1 << 20) : 0));
        case STOPPED -> {
          stopped = true;
          tree.record(new TraceEvent.Stopped());
        }
        case CHOSEN -> choose(line);
      }
    }

    private boolean isInOrder(Word word) {
      boolean takesTurns = GameKind.of(root).isInTurn();
      boolean isBegun = language != null;
      return switch (word) {
        case DEPTH -> takesTurns && (!isBegun || language == Word.DEPTH);
        case LAYERS -> root.players() == 1 && takesTurns && !isBegun;
        case VISITS -> !isBegun;
        case ENTER, LEAVE, CUT -> language == Word.DEPTH && !rootLeft;
        case CANDIDATE -> language == Word.LAYERS;
        case BECOMES -> candidates > 0;
        case SELECT, PLAYOUT -> language == Word.VISITS;
        case PROVEN -> lastPlayout >= 0 && way.size() == 1;
        case STOPPED, CHOSEN -> isBegun;
      };
    }

    private void begin(Word word) {
      language = word;
      rootLeft = false;
      home();
    }

    private void home() {
      way.clear();
      way.push(game.copyOf(root));
    }

    private P top() {
      return way.getFirst();
    }

    private void go(int move) {
      P next = game.copyOf(top());
      TraceMoves.play(next, move, game.moveLimit());
      way.push(next);
    }

    private static TraceEvent.Scale scale(TraceFields line) throws NotationException {
      int unit = line.has("unit") ? line.whole("unit", 1, 1 << 16) : 1;
      boolean estimated =
          line.has("leaves") && line.one("leaves", List.of(Leaves.values())) == Leaves.ESTIMATED;
      return new TraceEvent.Scale(unit, estimated);
    }

    private int move(TraceFields line, String key, P at) throws NotationException {
      List<String> texts = line.texts(key, root instanceof TurnPosition ? 1 : root.players());
      int move;
      try {
        move = TraceMoves.parse(game, root, texts);
      } catch (NotationException e) {
        throw line.at(key, e);
      }
      if (!TraceMoves.isLegal(at, move, game.moveLimit())) {
        throw line.fault(
            key,
            "trace.illegal",
            FoundToken.shortened(String.join(" ", texts)),
            game.notation().positionText(at));
      }
      return move;
    }

    private void enter(TraceFields line) throws NotationException {
      int move = move(line, "move", top());
      SearchWindow window =
          new SearchWindow(
              line.value("alpha", SearchWindow.OPEN.alpha()),
              line.value("beta", SearchWindow.OPEN.beta()));
      int less = line.has("less") ? line.whole("less", 0, 10_000) : 0;
      go(move);
      tree.record(new TraceEvent.Enter(move, window, less));
    }

    private void leave(TraceFields line) throws NotationException {
      int best = line.has("best") ? move(line, "best", top()) : Trace.NO_MOVE;
      tree.record(
          new TraceEvent.Leave(
              line.value("value"),
              bound(line),
              line.has("source")
                  ? line.one("source", List.of(TraceEvent.Source.values()))
                  : top().isOver() ? TraceEvent.Source.END : TraceEvent.Source.MOVES,
              best));
      rootLeft = way.size() == 1;
      if (!rootLeft) {
        way.pop();
      }
    }

    private static Bound bound(TraceFields line) throws NotationException {
      return line.has("bound") ? line.one("bound", List.of(Bound.values())) : Bound.EXACT;
    }

    private void cut(TraceFields line) throws NotationException {
      tree.record(
          new TraceEvent.Cut(
              move(line, "move", top()),
              line.value("value"),
              line.one("bound", List.of(Bound.AT_LEAST, Bound.AT_MOST)),
              line.value("limit")));
    }

    private void candidate(TraceFields line) throws NotationException {
      int number = line.whole("node", candidates + 1, candidates + 1);
      int parent = line.whole("parent", 0, candidates);
      TraceTree.Pass pass = tree.pass();
      boolean isRecorded = parent < pass.nodes.size();
      P at = game.copyOf(root);
      if (isRecorded) {
        for (int node : TraceTree.path(pass, parent)) {
          TraceMoves.play(at, pass.nodes.get(node).move(), game.moveLimit());
        }
      }
      int move = isRecorded ? move(line, "move", at) : 0;
      tree.record(new TraceEvent.Candidate(number, parent, move, line.value("value")));
      candidates++;
    }

    private void playout(TraceFields line) throws NotationException {
      List<TraceEvent.Tally> tallies = new ArrayList<>();
      if (line.has("tree")) {
        for (List<Double> tally : line.lists("tree", 1, 1 + root.players())) {
          tallies.add(
              new TraceEvent.Tally(
                  Math.round(tally.getFirst()), List.copyOf(tally.subList(1, tally.size()))));
        }
        if (tallies.size() != way.size()) {
          throw line.fault("tree", "trace.tallies", way.size(), tallies.size());
        }
      }
      lastPlayout = way.size() - 1;
      tree.record(new TraceEvent.Playout(line.reals("rewards", root.players(), 1e12), tallies));
      home();
    }

    private void choose(TraceFields line) throws NotationException {
      String text = line.text("move");
      try {
        chosen = game.notation().parseMove(text);
      } catch (NotationException e) {
        throw line.at("move", e);
      }
      if (!TraceMoves.contains(root, seat, chosen)) {
        throw line.fault(
            "move",
            "trace.illegal",
            FoundToken.shortened(text),
            game.notation().positionText(root));
      }
    }
  }
}
