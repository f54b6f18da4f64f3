package yomikiri.engine.think;

/** A move and its verdict. */
public record RankedMove(int move, Verdict verdict) {}
