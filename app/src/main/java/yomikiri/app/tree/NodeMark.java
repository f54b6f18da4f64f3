package yomikiri.app.tree;

import java.util.EnumSet;
import java.util.Set;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.NodeState;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.trace.TraceReplay;

/** The marks on a node, in the order of the legend. */
enum NodeMark {
  LINE,
  CUT,
  OPEN,
  REMEMBERED,
  KEPT,
  DROPPED,
  TWIN,
  VISITS,
  OWN,
  OTHER,
  OVER;

  /** Those that the tree of {@code position} bears at some step. */
  static Set<NodeMark> of(TraceReplay replay, Position position) {
    Set<NodeMark> marks = EnumSet.of(LINE);
    switch (replay.kind()) {
      case DEPTH_FIRST -> marks.add(OPEN);
      case LAYERS -> marks.add(KEPT);
      case VISITS -> marks.add(VISITS);
    }
    for (int node = 0; node < replay.size(); node++) {
      switch (replay.state(node)) {
        case CUT -> marks.add(CUT);
        case DROPPED -> marks.add(DROPPED);
        case TWIN -> marks.add(TWIN);
        case SEARCHED -> {
          if (replay.source(node) == TraceEvent.Source.TABLE) {
            marks.add(REMEMBERED);
          }
        }
        case UNSEEN, OPEN, CANDIDATE, KEPT, ENDED, EXPANDED, VISITED -> {}
      }
    }
    if (GameKind.of(position).takesTurns()) {
      marks.addAll(EnumSet.of(OWN, OTHER, OVER));
    }
    return marks;
  }

  /** The state of a node that bears the mark. */
  NodeState state() {
    return switch (this) {
      case LINE, REMEMBERED -> NodeState.SEARCHED;
      case CUT -> NodeState.CUT;
      case OPEN -> NodeState.OPEN;
      case KEPT -> NodeState.KEPT;
      case DROPPED -> NodeState.DROPPED;
      case TWIN -> NodeState.TWIN;
      case VISITS, OWN, OTHER, OVER -> NodeState.VISITED;
    };
  }
}
