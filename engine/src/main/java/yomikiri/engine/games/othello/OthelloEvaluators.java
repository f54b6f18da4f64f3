package yomikiri.engine.games.othello;

import java.io.IOException;
import java.io.InputStream;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.Features;
import yomikiri.engine.games.othello.eval.LinearEvaluator;
import yomikiri.engine.games.othello.eval.LinearWeights;
import yomikiri.engine.games.othello.eval.PatternEvaluator;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.games.othello.search.ProbCutTable;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.think.ResourceCache;

/** The evaluators of a board, read on first use. */
final class OthelloEvaluators {
  private static final String FOLDER = "/yomikiri/engine/games/othello/";
  private static final String PATTERNS = "patterns-8.learnt";
  private static final double SIGMAS = 1.0; // as far beyond the window as a cut wants

  private OthelloEvaluators() {}

  /** By features that people thought of, their weights fitted to games: on 6×6 or 8×8. */
  static DiscEvaluator fitted(int size, ResourceCache resources) {
    return resources.get(
        FOLDER + "weights-" + size + ".txt",
        DiscEvaluator.class,
        in -> new LinearEvaluator(LinearWeights.read(new Features(size), in)));
  }

  /** By the patterns of 8×8, learnt from nothing but own games. */
  static PatternEvaluator learnt(PatternTuples tuples, ResourceCache resources) {
    return resources.get(FOLDER + PATTERNS, PatternEvaluator.class, in -> shipped(in, tuples));
  }

  /** The mean of both on 8×8, which is nearer to what people think than either. */
  static DiscEvaluator people(PatternTuples tuples, ResourceCache resources) {
    DiscEvaluator learnt = learnt(tuples, resources);
    DiscEvaluator fitted = fitted(8, resources);
    return (own, other) -> (learnt.of(own, other) + fitted.of(own, other)) / 2;
  }

  private static PatternEvaluator shipped(InputStream in, PatternTuples tuples) throws IOException {
    try {
      return tuples.evaluator(in, PATTERNS);
    } catch (TrainingException e) {
      throw new IOException(e.sentence(), e);
    }
  }

  /** The best of a board: of 6×6 or 8×8. */
  static DiscEvaluator best(int size, ResourceCache resources) {
    return size == 8 ? learnt(new PatternTuples(), resources) : fitted(size, resources);
  }

  /** What may be left out in looking ahead on a board of this size: 6 or 8. */
  static ProbCut cuts(int size, ResourceCache resources) {
    String name = FOLDER + "cuts-" + size + ".txt";
    return ProbCut.by(resources.get(name, ProbCutTable.class, ProbCutTable::read), SIGMAS);
  }
}
