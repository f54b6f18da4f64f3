package yomikiri.app;

import javafx.scene.paint.Color;

/** How well one colour stands out from another, from 1 to 21, as WCAG 2 reckons it. */
public final class Contrast {
  /** What text needs. */
  public static final double TEXT = 4.5;

  /** What signs and edges need. */
  public static final double SIGN = 3;

  private Contrast() {}

  /** Of two opaque colours, in either order. */
  public static double of(Color a, Color b) {
    double lighter = Math.max(luminance(a), luminance(b));
    double darker = Math.min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(double channel) {
    return channel <= 0.03928 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}
