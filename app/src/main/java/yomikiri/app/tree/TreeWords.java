package yomikiri.app.tree;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchWindow;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.Ucb;
import yomikiri.engine.trace.TraceReplay;

/** Describes a searched tree in words. */
final class TreeWords {
  private final Texts texts;
  private final List<GameUi> gameList;
  private final PlayerWords players;

  TreeWords(Texts texts, List<GameUi> gameList) {
    this.texts = texts;
    this.gameList = List.copyOf(gameList);
    this.players = new PlayerWords(texts);
  }

  /** A player and its settings. */
  String title(PlayerSpec spec) {
    return players.player(spec);
  }

  /** How far a search came; empty where its settings tell it. */
  String reach(SearchReach reach) {
    String key = "tree.reach." + reach.way().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return reach.way() == SearchReach.Way.AS_SET ? "" : texts.get(key, reach.count());
  }

  String ply(int depth) {
    return depth == 0 ? texts.get("tree.now") : texts.get("tree.ply", depth);
  }

  /** What the columns hold, by depth. */
  List<String> columns(LaidOutTree laidOut) {
    List<LaidOutTree.Column> columns = laidOut.columns();
    return IntStream.range(0, columns.size())
        .mapToObj(depth -> column(laidOut.kind(), depth, columns.get(depth)))
        .toList();
  }

  private String column(TraceReplay.Kind kind, int depth, LaidOutTree.Column column) {
    if (depth == 0) {
      return ply(depth);
    }
    return switch (kind) {
      case DEPTH_FIRST ->
          column.cut() == 0
              ? texts.get("tree.column", depth, column.seen())
              : texts.get(
                  "tree.column-cut",
                  depth,
                  Figures.count(column.seen() - column.cut()),
                  Figures.count(column.cut()));
      case LAYERS ->
          texts.get(
              "tree.column-kept",
              depth,
              Figures.count(column.kept()),
              Figures.count(column.seen()));
      case VISITS -> texts.get("tree.column", depth, column.seen());
    };
  }

  /** All about one node, in a line. */
  String facts(NodeFacts facts) {
    StringBuilder text = new StringBuilder(texts.get("joined.colon", name(facts), value(facts)));
    if (facts.over()) {
      text.append(texts.get("tree.also", texts.get("tree.legend.over")));
    }
    if (facts.inLine() && !facts.path().isEmpty()) {
      text.append(texts.get("tree.also", texts.get("tree.in-line")));
    }
    return text.toString();
  }

  /** What a search by bounds or by visits reckons with at a node; empty where it does not. */
  String terms(NodeFacts facts) {
    return facts
        .window()
        .map(window -> window(facts, window))
        .or(() -> facts.ucb().map(ucb -> ucb(facts, ucb)))
        .orElse("");
  }

  private String ucb(NodeFacts facts, Ucb ucb) {
    String name =
        facts.seats() == 1
            ? texts.get("tree.ucb-name")
            : texts.get("tree.ucb-name-of", seat(facts.kit(), facts.mover()));
    String visits = texts.get("tree.ucb-visits", ucb.visits(), ucb.before());
    return ucb.decided()
        ? texts.get("tree.ucb-proven", name, reward(ucb.mean()), visits)
        : texts.get(
            "tree.ucb", name, reward(ucb.mean()), reward(ucb.bonus()), reward(ucb.sum()), visits);
  }

  private static String reward(double reward) {
    return Figures.fixed(reward, 3);
  }

  private String seat(GameKit<?> kit, int seat) {
    return texts.get(GameUi.of(kit, gameList).key(texts, "seat.order." + seat));
  }

  /** What was done in one step. */
  String step(NodeFacts.Step step) {
    NodeFacts where = step.where();
    String name = name(where);
    return switch (step.event()) {
      case TraceEvent.Enter enter -> {
        String there = texts.get("tree.step.enter", name);
        yield there
            + where
                .window()
                .map(window -> texts.get("tree.also", window(where, window)))
                .orElse("");
      }
      case TraceEvent.Leave _ ->
          where.path().isEmpty()
              ? texts.get("tree.step.done", where.passDepth(), value(where))
              : texts.get("tree.step.leave", name, value(where));
      case TraceEvent.Cut cut -> texts.get("tree.step.cut", name, reason(cut));
      case TraceEvent.Candidate _, TraceEvent.Becomes _ ->
          texts.get("joined.colon", name, value(where));
      case TraceEvent.Playout(List<Double> rewards, var _) ->
          texts.get("tree.step.playout", name, rewarded(where, rewards));
      case TraceEvent.Proven proven ->
          texts.get("tree.step.proven", name, rewarded(where, proven.rewards()));
      case TraceEvent.Start _, TraceEvent.Select _, TraceEvent.Stopped _ -> "";
    };
  }

  /** The rewards known, by seat. */
  private String rewarded(NodeFacts facts, List<Double> rewards) {
    return texts.listed(
        IntStream.range(0, rewards.size())
            .filter(seat -> !rewards.get(seat).isNaN())
            .mapToObj(
                seat ->
                    rewards.size() == 1
                        ? Figures.fixed(rewards.get(seat), 2)
                        : texts.get(
                            "tree.reward",
                            seat(facts.kit(), seat),
                            Figures.fixed(rewards.get(seat), 2)))
            .toList());
  }

  /** What the figures in the boxes count, unless they are shares of wins. */
  String figures(PlayerSpec spec, NodeFacts root) {
    GameUi ui = GameUi.of(root.kit(), gameList);
    MovePresenter presenter = ui.presenter();
    String counted = presenter.measure(texts);
    if (spec.setting("eval").isPresent()) {
      return presenter.evaluation(texts);
    }
    if (root.seats() == 1) {
      return texts.get("tree.legend.points", counted);
    }
    return ui.hasPoints()
        ? texts.get("tree.legend.margin", seat(root.kit(), root.thinker()), counted)
        : texts.get("measure.outcome");
  }

  /** Whose win rates stand in the boxes. */
  String visitsOf(NodeFacts facts) {
    return facts.seats() == 1
        ? texts.get("tree.legend.visits-solo")
        : texts.get("tree.legend.visits", seat(facts.kit(), facts.thinker()));
  }

  private String name(NodeFacts facts) {
    if (!facts.path().isEmpty()) {
      return String.join(" → ", facts.path());
    }
    return facts.passDepth() > 0
        ? texts.get("tree.root-deep", facts.passDepth())
        : texts.get("tree.root");
  }

  /** The values that still matter where a search is, and by how much it is reduced there. */
  private String window(NodeFacts facts, SearchWindow window) {
    String alpha = window.hasAlpha() ? Figures.signed(window.alpha()) : "\u2212\u221e";
    String beta = window.hasBeta() ? Figures.signed(window.beta()) : "+\u221e";
    String edges = texts.listed(List.of("α " + alpha, "β " + beta));
    return facts.less() == 0
        ? edges
        : edges + texts.get("tree.also", texts.get("tree.reduced", facts.less()));
  }

  /** Why moves are cut, such as {@code −3 ≤ α = +7}. */
  static String reason(TraceEvent.Cut cut) {
    return Figures.signed(cut.value())
        + (cut.bound() == Bound.AT_MOST ? " ≤ α = " : " ≥ β = ")
        + Figures.signed(cut.limit());
  }

  private String value(NodeFacts facts) {
    String points = GameUi.of(facts.kit(), gameList).presenter().points(texts, facts.points());
    return switch (facts.state()) {
      case UNSEEN -> texts.get("tree.state.unseen");
      case OPEN -> texts.get(facts.ended() ? "tree.state.unfinished" : "tree.legend.open");
      case SEARCHED -> source(facts, bounded(facts.bound(), Figures.signed(facts.points())));
      case CUT -> texts.get("tree.state.cut", facts.cut().map(TreeWords::reason).orElse(""));
      case CANDIDATE -> texts.get("tree.state.candidate", points);
      case KEPT -> texts.get("tree.state.kept", points);
      case DROPPED -> texts.get("tree.state.dropped", points);
      case TWIN -> texts.get("tree.state.twin", points);
      case ENDED -> texts.get("tree.state.ended", points);
      case EXPANDED -> facts.path().isEmpty() ? points : texts.get("tree.state.expanded", points);
      case VISITED -> visits(facts);
    };
  }

  private String bounded(Bound bound, String points) {
    return switch (bound) {
      case EXACT -> texts.get("tree.value", points);
      case AT_LEAST -> texts.get("tree.value-at-least", points);
      case AT_MOST -> texts.get("tree.value-at-most", points);
    };
  }

  private String source(NodeFacts facts, String value) {
    return switch (facts.source()) {
      case MOVES, END -> value;
      case HORIZON -> texts.get("tree.horizon", value);
      case TABLE -> texts.get("tree.table", value);
    };
  }

  private String visits(NodeFacts facts) {
    String rate = Figures.share(facts.winRate());
    long count = facts.visits();
    String visits =
        facts.seats() == 1
            ? texts.get("tree.visits-solo", count, rate)
            : texts.get("tree.visits", count, seat(facts.kit(), facts.thinker()), rate);
    return facts.proven() ? texts.get("tree.visits-proven", visits) : visits;
  }

  /** How much was left out of the picture or of the record. */
  String left(LaidOutTree laidOut, long unrecorded) {
    String hidden = laidOut.hidden() > 0 ? texts.get("tree.hidden", laidOut.hidden()) : "";
    String beyond = unrecorded > 0 ? texts.get("tree.unrecorded", unrecorded) : "";
    return (hidden + " " + beyond).strip();
  }
}
