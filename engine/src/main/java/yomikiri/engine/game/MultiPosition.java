package yomikiri.engine.game;

/** A position of a game for two or more seats, each maximising its own reward. */
public non-sealed interface MultiPosition extends TurnPosition {}
