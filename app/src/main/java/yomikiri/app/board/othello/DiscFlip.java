package yomikiri.app.board.othello;

import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

/** Turns discs over one after the other, the nearest to the disc just placed first. */
final class DiscFlip extends Transition {
  private static final Duration TIME = Duration.millis(200);
  private static final double OVERLAP = 0.5; // of the time, in which one disc turns

  private List<Turning> discs = List.of();

  DiscFlip() {
    setCycleDuration(TIME);
    setInterpolator(Interpolator.LINEAR);
  }

  /** A disc that turns over, {@code distance} cells from the disc placed, from 1. */
  record Turning(OthelloCell cell, int distance) {}

  /** Shows all discs as they lie in the end. */
  void end() {
    stop();
    discs.forEach(disc -> disc.cell().turn(1));
    discs = List.of();
  }

  void begin(List<Turning> turning) {
    end();
    discs = List.copyOf(turning);
    interpolate(0);
    playFromStart();
  }

  @Override
  protected void interpolate(double fraction) {
    int farthest = discs.stream().mapToInt(Turning::distance).max().orElse(1);
    for (Turning disc : discs) {
      double start = farthest == 1 ? 0 : (1 - OVERLAP) * (disc.distance() - 1.0) / (farthest - 1.0);
      double length = farthest == 1 ? 1 : OVERLAP;
      disc.cell().turn(Math.clamp((fraction - start) / length, 0, 1));
    }
  }
}
