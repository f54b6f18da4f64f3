package yomikiri.engine.trace;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.SearchWindow;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.trace.TraceCheck.Finding;

/** Checks a search depth first, see {@link TraceCheck}. */
final class DepthCheck<P extends Position> implements TraceCheck.Steps {
  private static final int LEAST = Integer.MIN_VALUE;
  private static final int MOST = Integer.MAX_VALUE;

  /** What is claimed of a value: it lies from one to the other. */
  private record Claim(int least, int most) {
    static final Claim NOTHING = new Claim(LEAST, MOST);

    static Claim of(TraceEvent.Leave leave) {
      return switch (leave.bound()) {
        case EXACT -> new Claim(leave.value(), leave.value());
        case AT_LEAST -> new Claim(leave.value(), MOST);
        case AT_MOST -> new Claim(LEAST, leave.value());
      };
    }

    boolean holds(long value) {
      return least <= value && value <= most;
    }

    boolean isExact() {
      return least == most;
    }

    boolean covers(Claim narrower) {
      return least <= narrower.least && narrower.most <= most;
    }

    @Override
    public String toString() {
      return isExact()
          ? Integer.toString(least)
          : least == LEAST && most == MOST
              ? "−∞ … ∞"
              : least == LEAST ? "≤ " + most : most == MOST ? "≥ " + least : least + " … " + most;
    }
  }

  private final RecordedSearch<P> search;
  private final TraceTree.Pass pass;
  private final int plies;
  private final TraceEvent.Scale scale;
  private final BruteForce force;
  private final boolean windowed;
  private final Deque<P> way = new ArrayDeque<>(); // where the search is first, the root last
  private final SearchWindow[] windows;
  private final Claim[] claims; // NOTHING where none was made yet
  private final int[] less; // plies by which it is searched less deep
  private final int[] toGo; // plies
  private final boolean[] loose; // rests on what cannot be read out
  private final boolean selective; // whether it may remember what was searched less deep
  private Optional<SearchWindow> rootWindow = Optional.empty();

  /** {@code plies} are of this depth. */
  DepthCheck(
      RecordedSearch<P> search, int depth, int plies, TraceEvent.Scale scale, BruteForce force) {
    this.search = search;
    this.pass = search.pass(depth);
    this.plies = plies;
    this.scale = scale;
    this.force = force;
    int size = pass.nodes.size();
    windows = new SearchWindow[size];
    claims = new Claim[size];
    less = new int[size];
    toGo = new int[size];
    loose = new boolean[size];
    Arrays.fill(windows, SearchWindow.OPEN);
    Arrays.fill(claims, Claim.NOTHING);
    windowed = pass.steps.stream().anyMatch(step -> TraceReplay.isWindowed(step.event()));
    way.push(search.kit().game().copyOf(search.root()));
    toGo[Trace.ROOT] = plies;
    selective =
        IntStream.rangeClosed(0, depth)
            .mapToObj(search::pass)
            .flatMap(each -> each.steps.stream())
            .anyMatch(step -> step.event() instanceof TraceEvent.Enter enter && enter.less() > 0);
  }

  private P here() {
    return way.getFirst();
  }

  /** Whether the seat that thinks is to move where the search is. */
  private boolean isOwn() {
    return ((TurnPosition) here()).turn() == search.seat();
  }

  private String move(int move) {
    return search.kit().game().notation().moveText(move);
  }

  @Override
  public Optional<Finding> look(int at, TraceTree.Step step) {
    return switch (step.event()) {
      case TraceEvent.Enter enter -> {
        less[step.node()] = enter.less();
        toGo[step.node()] = toGo[pass.nodes.get(step.node()).parent()] - 1 - enter.less();
        windows[step.node()] = enter.window();
        Optional<Finding> wrong = entered(step.node(), enter);
        P next = search.kit().game().copyOf(here());
        TraceMoves.play(next, enter.move(), search.kit().game().moveLimit());
        way.push(next);
        yield wrong;
      }
      case TraceEvent.Leave leave -> {
        Optional<Finding> wrong = left(step.node(), leave, at < pass.wholeTill);
        way.pop();
        claims[step.node()] = Claim.of(leave);
        yield wrong;
      }
      case TraceEvent.Cut cut -> cut(step.node(), cut);
      default -> Optional.empty();
    };
  }

  // ---- going down

  private Optional<Finding> entered(int node, TraceEvent.Enter enter) {
    int parent = pass.nodes.get(node).parent();
    if (toGo[node] < 0) {
      return Finding.of(node, "trace.deeper", plies - toGo[node], plies);
    }
    Integer before = searched(parent).get(enter.move());
    if (before != null && claims[before].isExact() && !isMore(node, before)) {
      return Finding.of(node, "trace.twice", move(enter.move()), claims[before]);
    }
    if (!windowed) {
      return Optional.empty();
    }
    if (parent == Trace.ROOT && rootWindow.isEmpty()) {
      rootWindow = Optional.of(enter.window());
      windows[Trace.ROOT] = enter.window();
    }
    return window(node, parent, enter.window());
  }

  /** Whether a node is looked at more closely than before: deeper, or in a wider window. */
  private boolean isMore(int node, int before) {
    SearchWindow now = windows[node];
    SearchWindow then = windows[before];
    boolean isWider = now.alpha() <= then.alpha() && now.beta() >= then.beta() && !now.equals(then);
    return less[node] < less[before] || isWider;
  }

  /** By move, the last of the nodes behind a node that has a value. */
  private Map<Integer, Integer> searched(int node) {
    Map<Integer, Integer> last = new HashMap<>();
    for (int child : pass.nodes.get(node).children()) {
      if (!claims[child].equals(Claim.NOTHING)) {
        last.put(pass.nodes.get(child).move(), child);
      }
    }
    return last;
  }

  /** What the mover where the search is, at {@code node}, is sure of by all moves but one. */
  private int sure(int node, int except) {
    boolean own = isOwn();
    int sure = own ? LEAST : MOST;
    for (Map.Entry<Integer, Integer> each : searched(node).entrySet()) {
      if (each.getKey() != except) {
        Claim claim = claims[each.getValue()];
        sure = own ? Math.max(sure, claim.least()) : Math.min(sure, claim.most());
      }
    }
    return sure;
  }

  /** A window holds what the one before it holds and what the moves before have made sure. */
  private Optional<Finding> window(int node, int parent, SearchWindow given) {
    SearchWindow outer = windows[parent];
    int slack = parent == Trace.ROOT ? 1 : 0; // who wants the first of equal moves looks for them
    boolean own = isOwn();
    int sure = sure(parent, pass.nodes.get(node).move());
    int alpha = own ? Math.max(outer.alpha(), sure) : outer.alpha();
    int beta = own ? outer.beta() : Math.min(outer.beta(), sure);
    if (own && given.alpha() > alpha) {
      return Finding.of(node, "trace.narrow", "α", given.alpha(), text(alpha));
    }
    if (!own && given.beta() < beta) {
      return Finding.of(node, "trace.narrow", "β", given.beta(), text(beta));
    }
    if (given.alpha() < (long) alpha - slack) {
      return Finding.of(node, "trace.wide", "α", text(given.alpha()), alpha);
    }
    if (given.beta() > (long) beta + slack) {
      return Finding.of(node, "trace.wide", "β", text(given.beta()), beta);
    }
    return Optional.empty();
  }

  private static String text(int edge) {
    return edge == LEAST ? "−∞" : edge == MOST ? "∞" : Integer.toString(edge);
  }

  // ---- coming back

  /** {@code whole} if all that was searched below is recorded. */
  private Optional<Finding> left(int node, TraceEvent.Leave leave, boolean whole) {
    P position = here();
    Claim claim = Claim.of(leave);
    int stands = scale.unit() * position.lead(search.seat());
    if (position.isOver()) {
      force.hit();
      return claim.holds(stands) ? Optional.empty() : Finding.of(node, "trace.end", stands, claim);
    }
    return switch (leave.source()) {
      case END -> Finding.of(node, "trace.not-over", claim);
      case HORIZON -> atHorizon(node, claim, stands);
      case TABLE -> remembered(node, claim);
      case MOVES ->
          readOut(node, claim).or(() -> whole ? borneOut(node, leave, claim) : Optional.empty());
    };
  }

  private Optional<Finding> atHorizon(int node, Claim claim, int stands) {
    if (toGo[node] > 0) {
      return Finding.of(node, "trace.horizon", plies - toGo[node], plies);
    }
    if (scale.estimated()) {
      loose[node] = true;
      force.miss();
      return Optional.empty();
    }
    force.hit();
    return claim.holds(stands) ? Optional.empty() : Finding.of(node, "trace.leaf", stands, claim);
  }

  /** What was remembered may be of a deeper search than this one, or of a selective one. */
  private Optional<Finding> remembered(int node, Claim claim) {
    OptionalInt first = worth(toGo[node]);
    OptionalInt value = first;
    for (int deep = toGo[node] + 1; value.isPresent(); deep++) {
      if (claim.holds(value.getAsInt())) {
        return Optional.empty();
      }
      loose[node] = true;
      if (selective) {
        return Optional.empty();
      }
      if (!force.isHorizonSeen()) {
        return Finding.of(node, "trace.value", first.getAsInt(), claim);
      }
      value = worth(deep);
    }
    loose[node] = true;
    return Optional.empty();
  }

  /** Empty where nobody can read it out. */
  private OptionalInt worth(int deep) {
    OptionalInt lead = force.lead(search.kit().game(), here(), deep);
    boolean isEstimate = scale.estimated() && force.isHorizonSeen();
    return lead.isEmpty() || isEstimate
        ? OptionalInt.empty()
        : OptionalInt.of(scale.unit() * lead.getAsInt());
  }

  private Optional<Finding> readOut(int node, Claim claim) {
    for (int child : searched(node).values()) {
      loose[node] |= loose[child] || less[child] > 0;
    }
    if (loose[node]) {
      force.miss();
      return Optional.empty();
    }
    OptionalInt value = worth(toGo[node]);
    loose[node] = value.isEmpty();
    return value.isEmpty() || claim.holds(value.getAsInt())
        ? Optional.empty()
        : Finding.of(node, "trace.value", value.getAsInt(), claim);
  }

  /** Whether the claims about the moves bear out what is said of the node. */
  private Optional<Finding> borneOut(int node, TraceEvent.Leave leave, Claim claim) {
    boolean own = isOwn();
    Map<Integer, Claim> byMove = new HashMap<>();
    searched(node).forEach((move, child) -> byMove.put(move, claims[child]));
    Moves legal = new Moves();
    here().legalMoves(((TurnPosition) here()).turn(), legal);
    boolean all = byMove.size() == legal.size();
    int least = own ? LEAST : all ? MOST : LEAST;
    int most = own ? all ? LEAST : MOST : MOST;
    for (Claim each : byMove.values()) {
      least = own ? Math.max(least, each.least()) : Math.min(least, each.least());
      most = own ? Math.max(most, each.most()) : Math.min(most, each.most());
    }
    Claim below = new Claim(least, own && !all ? MOST : most);
    if (!claim.covers(below)) {
      return Finding.of(node, "trace.unsupported", below, claim);
    }
    Claim best = byMove.getOrDefault(leave.best(), Claim.NOTHING);
    boolean fails = leave.bound() == (own ? Bound.AT_MOST : Bound.AT_LEAST);
    boolean bears = own ? best.least() >= leave.value() : best.most() <= leave.value();
    return leave.best() == Trace.NO_MOVE || fails || bears
        ? Optional.empty()
        : Finding.of(node, "trace.best", move(leave.best()), best, claim);
  }

  /** Moves are cut where what is known of the others already reaches an edge of the window. */
  private Optional<Finding> cut(int node, TraceEvent.Cut cut) {
    int parent = pass.nodes.get(node).parent();
    boolean own = isOwn();
    SearchWindow window = windows[parent];
    int known = sure(parent, Trace.NO_MOVE);
    boolean right =
        own
            ? cut.bound() == Bound.AT_LEAST
                && known >= cut.value()
                && cut.value() >= cut.limit()
                && (!windowed || cut.limit() >= window.beta())
            : cut.bound() == Bound.AT_MOST
                && known <= cut.value()
                && cut.value() <= cut.limit()
                && (!windowed || cut.limit() <= window.alpha());
    String sure = (own ? "≥ " : "≤ ") + text(known);
    String edge = own ? "β " + text(window.beta()) : "α " + text(window.alpha());
    return right ? Optional.empty() : Finding.of(node, "trace.cut", sure, edge);
  }
}
