package yomikiri.engine.think;

/** A move and what the search says of it. */
public record RankedMove(int move, Verdict verdict) {}
