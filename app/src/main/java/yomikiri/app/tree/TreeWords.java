package yomikiri.app.tree;

import java.util.List;
import java.util.stream.IntStream;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.trace.Bound;
import yomikiri.engine.trace.TraceReplay;

/** The sentences about a searched tree. */
final class TreeWords {
  private final Texts texts;
  private final PlayerWords players;

  TreeWords(Texts texts) {
    this.texts = texts;
    this.players = new PlayerWords(texts);
  }

  /** A player and its settings. */
  String title(PlayerSpec spec) {
    return players.player(spec);
  }

  String ply(int depth) {
    return depth == 0 ? texts.get("tree.now") : texts.get("tree.ply", depth);
  }

  /** What the columns hold, by depth. */
  List<String> columns(TreePicture picture) {
    List<TreePicture.Column> columns = picture.columns();
    return IntStream.range(0, columns.size())
        .mapToObj(depth -> column(picture.kind(), depth, columns.get(depth)))
        .toList();
  }

  private String column(TraceReplay.Kind kind, int depth, TreePicture.Column column) {
    if (depth == 0) {
      return ply(depth);
    }
    return switch (kind) {
      case DEPTH_FIRST ->
          column.cut() == 0
              ? texts.get("tree.column", depth, Figures.count(column.seen()))
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
      case VISITS -> texts.get("tree.column", depth, Figures.count(column.seen()));
    };
  }

  /** All about one node, in a line. */
  String told(NodeFacts facts) {
    String path =
        facts.path().isEmpty() ? texts.get("tree.root") : String.join(" → ", facts.path());
    StringBuilder told = new StringBuilder(texts.get("tree.told", path, value(facts)));
    if (facts.over()) {
      told.append(texts.get("tree.also", texts.get("tree.is-over")));
    }
    if (facts.inLine() && !facts.path().isEmpty()) {
      told.append(texts.get("tree.also", texts.get("tree.in-line")));
    }
    return told.toString();
  }

  private String value(NodeFacts facts) {
    String points = Figures.plain(facts.points());
    return switch (facts.state()) {
      case UNSEEN -> texts.get("tree.state.unseen");
      case OPEN -> texts.get("tree.state.open");
      case SEARCHED -> source(facts, bounded(facts.bound(), Figures.signed(facts.points())));
      case CUT ->
          texts.get("tree.state.cut", bounded(facts.bound(), Figures.signed(facts.points())));
      case CANDIDATE -> texts.get("tree.state.candidate", points);
      case KEPT -> texts.get("tree.state.kept", points);
      case DROPPED -> texts.get("tree.state.dropped", points);
      case TWIN -> texts.get("tree.state.twin", points);
      case ENDED -> texts.get("tree.state.ended", points);
      case EXPANDED -> texts.get("tree.state.expanded", points);
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
    String count = Figures.count(facts.visits());
    return facts.proven()
        ? texts.get("tree.visits-proven", count, rate)
        : texts.get("tree.visits", count, rate);
  }

  /** How much was left out of the picture or of the record. */
  String left(TreePicture picture, long untold) {
    String hidden =
        picture.hidden() > 0 ? texts.get("tree.hidden", Figures.count(picture.hidden())) : "";
    String beyond = untold > 0 ? texts.get("tree.untold", Figures.count(untold)) : "";
    return (hidden + " " + beyond).strip();
  }
}
