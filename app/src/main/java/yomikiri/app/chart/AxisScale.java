package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;

/** The values along one axis; {@code step} from tick to tick. */
record AxisScale(double low, double high, double step) {
  private static final double[] STEPS = {1, 2, 5, 10};
  private static final double TINY = 1e-9;

  /** From {@code low} to {@code high}, with ticks at round values, about {@code most} at most. */
  static AxisScale of(double low, double high, int most) {
    double rough = Math.max(high - low, TINY) / most;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double step = power;
    for (double each : STEPS) {
      step = each * power;
      if (step >= rough - TINY) {
        break;
      }
    }
    return new AxisScale(low, high, step);
  }

  /** The same for whole numbers. */
  static AxisScale ofWhole(double low, double high, int most) {
    AxisScale scale = of(low, high, most);
    return scale.step < 1 ? new AxisScale(low, high, 1) : scale;
  }

  /** Widened so that it begins and ends at a tick. */
  AxisScale round() {
    return new AxisScale(
        Math.floor(low / step + TINY) * step, Math.ceil(high / step - TINY) * step, step);
  }

  /** 0 at the low end, 1 at the high end. */
  double share(double value) {
    return (value - low) / (high - low);
  }

  List<Double> ticks() {
    List<Double> ticks = new ArrayList<>();
    long first = (long) Math.ceil(low / step - TINY);
    for (long i = first; i * step <= high + TINY * step; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }
}
