package yomikiri.engine.trace;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Trace;
import yomikiri.engine.think.TraceEvent;

/**
 * Writes searches as text, a JSON object a line: first what was searched, then every step in the
 * order of the search, at last the move chosen. {@link TraceReader} reads it.
 */
public final class TraceWriter {
  static final int VERSION = 1;
  private static final ObjectMapper JSON = new ObjectMapper();

  private TraceWriter() {}

  /** The lines of a search, each with a line break. */
  public static String write(RecordedSearch<?> search) {
    StringBuilder text = new StringBuilder();
    Lines lines = new Lines(search, text);
    lines.head();
    for (int depth = 0; depth < search.depths(); depth++) {
      TraceTree.Pass pass = search.pass(depth);
      lines.event(pass, Trace.ROOT, pass.start);
      for (TraceTree.Step step : pass.steps) {
        lines.event(pass, step.node(), step.event());
      }
    }
    lines.end();
    return text.toString();
  }

  /** The line of one step, from 1; before a playout stand the moves that led to it. */
  static String step(RecordedSearch<?> search, int depth, int step) {
    StringBuilder text = new StringBuilder();
    TraceTree.Pass pass = search.pass(depth);
    TraceTree.Step one = pass.steps.get(step - 1);
    new Lines(search, text).event(pass, one.node(), one.event());
    return text.toString().strip();
  }

  private record Lines(RecordedSearch<?> search, StringBuilder text) {
    void head() {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("trace", VERSION);
      line.put("game", search.kit().game().id());
      line.put("position", search.positionText());
      line.put("seat", search.seat());
      line.put("player", search.player());
      add(line);
    }

    void end() {
      if (search.tree().isStopped()) {
        add(Map.of("event", "stopped"));
      }
      if (search.chosen() != Trace.NO_MOVE) {
        Map<String, Object> line = line("chosen");
        Game<?> game = search.kit().game();
        line.put("move", game.notation().moveText(search.chosen()));
        add(line);
      }
    }

    void event(TraceTree.Pass pass, int node, TraceEvent event) {
      if (event instanceof TraceEvent.Playout) {
        selects(pass, node);
      }
      switch (event) {
        case TraceEvent.DepthStarts(int depth, TraceEvent.Scale scale) ->
            start("depth", "depth", depth, scale);
        case TraceEvent.LayersStart(int value, TraceEvent.Scale scale) ->
            start("layers", "value", value, scale);
        case TraceEvent.VisitsStart(int seat, double exploration) -> {
          Map<String, Object> line = line("visits");
          if (exploration >= 0) {
            line.put("exploration", exploration);
          }
          add(line);
        }
        case TraceEvent.Enter(int move, var window, int less) -> {
          Map<String, Object> line = moved("enter", move);
          putIf(line, "alpha", window.hasAlpha() ? window.alpha() : null);
          putIf(line, "beta", window.hasBeta() ? window.beta() : null);
          putIf(line, "less", less > 0 ? less : null);
          add(line);
        }
        case TraceEvent.Leave leave -> leave(leave);
        case TraceEvent.Cut(int move, int value, Bound bound, int limit) -> {
          Map<String, Object> line = moved("cut", move);
          line.put("value", value);
          line.put("bound", TraceFields.word(bound));
          line.put("limit", limit);
          add(line);
        }
        case TraceEvent.Candidate(int number, int parent, int move, int value) -> {
          Map<String, Object> line = moved("candidate", move);
          line.put("node", number);
          line.put("parent", parent);
          line.put("value", value);
          add(line);
        }
        case TraceEvent.Becomes(int number, var state) -> {
          Map<String, Object> line = line("becomes");
          line.put("node", number);
          line.put("state", TraceFields.word(state));
          add(line);
        }
        case TraceEvent.Playout(List<Double> rewards, List<TraceEvent.Tally> tallies) ->
            playout(rewards, tallies);
        case TraceEvent.Proven(int depth, List<Double> rewards, int plies) -> {
          Map<String, Object> line = line("proven");
          line.put("depth", depth);
          line.put("rewards", known(rewards));
          line.put("plies", plies);
          add(line);
        }
        case TraceEvent.Select _, TraceEvent.Stopped _ -> {}
      }
    }

    private void start(String event, String key, int value, TraceEvent.Scale scale) {
      Map<String, Object> line = line(event);
      line.put(key, value);
      if (!scale.equals(TraceEvent.Scale.POINTS)) {
        line.put("unit", scale.unit());
        line.put("leaves", scale.estimated() ? "estimated" : "points");
      }
      add(line);
    }

    private void leave(TraceEvent.Leave leave) {
      Map<String, Object> line = line("leave");
      line.put("value", leave.value());
      putIf(line, "bound", leave.bound() == Bound.EXACT ? null : TraceFields.word(leave.bound()));
      boolean plain = leave.source() == TraceEvent.Source.MOVES;
      putIf(line, "source", plain ? null : TraceFields.word(leave.source()));
      putIf(line, "best", leave.best() == Trace.NO_MOVE ? null : moveOf(leave.best()));
      add(line);
    }

    private void selects(TraceTree.Pass pass, int node) {
      if (node != Trace.ROOT) {
        selects(pass, pass.nodes.get(node).parent());
        add(moved("select", pass.nodes.get(node).move()));
      }
    }

    private void playout(List<Double> rewards, List<TraceEvent.Tally> tallies) {
      Map<String, Object> line = line("playout");
      line.put("rewards", rewards);
      if (!tallies.isEmpty()) {
        List<List<Number>> tree = new ArrayList<>();
        for (TraceEvent.Tally tally : tallies) {
          List<Number> numbers = new ArrayList<>(List.of(tally.visits()));
          numbers.addAll(tally.rewards());
          tree.add(numbers);
        }
        line.put("tree", tree);
      }
      add(line);
    }

    private static List<@Nullable Double> known(List<Double> rewards) {
      List<@Nullable Double> known = new ArrayList<>();
      rewards.forEach(reward -> known.add(reward.isNaN() ? null : reward));
      return known;
    }

    private static Map<String, Object> line(String event) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("event", event);
      return line;
    }

    private Map<String, Object> moved(String event, int move) {
      Map<String, Object> line = line(event);
      line.put("move", moveOf(move));
      return line;
    }

    private Object moveOf(int move) {
      List<String> texts = TraceMoves.texts(search.kit().game(), search.root(), move);
      return texts.size() == 1 ? texts.getFirst() : texts;
    }

    private static void putIf(Map<String, Object> line, String key, @Nullable Object value) {
      if (value != null) {
        line.put(key, value);
      }
    }

    private void add(Map<String, Object> line) {
      try {
        text.append(JSON.writeValueAsString(line)).append('\n');
      } catch (JsonProcessingException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
