package yomikiri.engine.match;

/** The range in which a true value lies with 95 % confidence. */
public record Interval(double low, double high) {}
