package yomikiri.app.chart;

import yomikiri.engine.teach.LossFigures;

/**
 * Some of one's own games or moves.
 *
 * @param name in words
 * @param exact for programs
 */
public record LossRow(String name, String exact, LossFigures figures) {}
