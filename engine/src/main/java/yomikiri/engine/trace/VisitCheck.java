package yomikiri.engine.trace;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.TraceEvent;
import yomikiri.engine.think.Ucb;
import yomikiri.engine.trace.TraceCheck.Finding;

/** Checks a search visit by visit, see {@link TraceCheck}. */
final class VisitCheck<P extends Position> implements TraceCheck.Steps {
  private static final double CLOSE = 1e-6;

  private final RecordedSearch<P> search;
  private final TraceTree.Pass pass;
  private final TraceReplay replay;
  private final BruteForce force;

  VisitCheck(RecordedSearch<P> search, int depth, BruteForce force) {
    this.search = search;
    this.pass = search.pass(depth);
    this.replay = search.replay(depth);
    this.force = force;
    replay.goTo(0);
  }

  @Override
  public Optional<Finding> look(int at, TraceTree.Step step) {
    int leaf = step.node();
    return switch (step.event()) {
      case TraceEvent.Playout(List<Double> rewards, List<TraceEvent.Tally> tallies) -> {
        List<Integer> path = replay.path(leaf);
        Optional<Finding> wrong = selected(path).or(() -> rewarded(leaf, rewards));
        replay.goTo(at + 1);
        yield wrong.or(() -> added(path, tallies));
      }
      case TraceEvent.Proven(int depth, List<Double> rewards, int plies) -> {
        replay.goTo(at + 1);
        yield proven(leaf, rewards, plies);
      }
      default -> Optional.empty();
    };
  }

  /** Each step goes where the terms of UCB1 are highest, of the moves tried before. */
  private Optional<Finding> selected(List<Integer> path) {
    if (!(pass.start instanceof TraceEvent.VisitsStart(int seat, double exploration))
        || exploration <= 0) {
      return Optional.empty();
    }
    for (int node : path.subList(1, path.size())) {
      Optional<Ucb> chosen = replay.ucb(node);
      for (int other :
          chosen.isEmpty() ? List.<Integer>of() : replay.children(replay.parent(node))) {
        Optional<Ucb> better = replay.ucb(other);
        if (better.isPresent() && better.get().sum() > chosen.get().sum() + CLOSE) {
          return Finding.of(
              node,
              "trace.select",
              text(chosen.get().sum()),
              search.kit().game().notation().moveText(replay.move(other)),
              text(better.get().sum()));
        }
      }
    }
    return Optional.empty();
  }

  private static String text(double value) {
    return String.format(Locale.ROOT, "%.4f", value).replaceFirst("\\.?0+$", "");
  }

  private static String text(List<Double> rewards) {
    return String.join(" : ", rewards.stream().map(VisitCheck::text).toList());
  }

  private static boolean isClose(double one, double other) {
    return Math.abs(one - other) <= CLOSE * Math.max(1, Math.abs(one));
  }

  private Optional<Finding> rewarded(int leaf, List<Double> rewards) {
    P position = search.position(pass, leaf);
    for (int seat = 0; seat < rewards.size(); seat++) {
      double reward = rewards.get(seat);
      if (!(reward >= 0 && reward <= 1)) {
        return Finding.of(leaf, "trace.reward", text(reward));
      }
      if (position.isOver() && !isClose(position.reward(seat), reward)) {
        List<Double> right = IntStream.range(0, rewards.size()).mapToObj(position::reward).toList();
        return Finding.of(leaf, "trace.reward-end", text(right), text(rewards));
      }
    }
    double sum = rewards.stream().mapToDouble(Double::doubleValue).sum();
    return rewards.size() < 2 || isClose(rewards.size() / 2.0, sum)
        ? Optional.empty()
        : Finding.of(leaf, "trace.reward-sum", text(rewards), text(rewards.size() / 2.0));
  }

  /** What the search has stored is what its playouts add up to. */
  private Optional<Finding> added(List<Integer> path, List<TraceEvent.Tally> tallies) {
    for (int i = 0; i < tallies.size(); i++) {
      int node = path.get(i);
      TraceEvent.Tally tally = tallies.get(i);
      if (tally.visits() != replay.visits(node)) {
        return Finding.of(node, "trace.visits", replay.visits(node), tally.visits());
      }
      for (int seat = 0; seat < tally.rewards().size(); seat++) {
        double sum = replay.rewards(node, seat);
        if (!isClose(sum, tally.rewards().get(seat))) {
          return Finding.of(
              node, "trace.sum", seat + 1, text(sum), text(tally.rewards().get(seat)));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Finding> proven(int node, List<Double> rewards, int plies) {
    P position = search.position(pass, node);
    if (position.isOver() != (plies == 0) && plies == 0) {
      return Finding.of(node, "trace.not-over", text(rewards));
    }
    OptionalInt lead =
        search.root().players() == 2
            ? force.lead(search.kit().game(), position, BruteForce.END)
            : OptionalInt.empty();
    if (lead.isEmpty()) {
      return Optional.empty();
    }
    double reward = (1 + Integer.signum(lead.getAsInt())) / 2.0;
    for (int seat = 0; seat < rewards.size(); seat++) {
      double right = seat == search.seat() ? reward : 1 - reward;
      if (!rewards.get(seat).isNaN() && !isClose(right, rewards.get(seat))) {
        return Finding.of(node, "trace.proven", seat + 1, text(right), text(rewards.get(seat)));
      }
    }
    return Optional.empty();
  }
}
