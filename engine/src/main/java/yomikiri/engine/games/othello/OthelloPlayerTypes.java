package yomikiri.engine.games.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.games.othello.search.SearchedBook;
import yomikiri.engine.learn.LearntFiles;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.ResourceCache;

/** The player types that solve the end of a game. */
final class OthelloPlayerTypes {
  /** The size of their tables: 2²¹ positions of the end on the boards of 6×6 and 8×8. */
  private static final Memory USUAL = Memory.ofMegabytes(36);

  private static final Memory USUAL_OF_SMALL = Memory.ofMegabytes(1.125);
  private static final String YES = "yes";

  /** Whether openings are played from the book that searches have made. */
  private static final Parameter BOOK = Parameter.ofChoices("book", List.of("no", YES));

  private static final List<Parameter> LIMITS = List.of(Parameter.TIME, Parameter.NODES);

  private final int size;
  private final PatternTuples tuples;
  private final ResourceCache resources;
  private final LearntFiles files;

  /**
   * @param size rows and columns of the board
   * @param tuples what networks see of it, if it is the one of 8×8
   */
  OthelloPlayerTypes(int size, PatternTuples tuples, ResourceCache resources) {
    this.size = size;
    this.tuples = tuples;
    this.resources = resources;
    this.files = new LearntFiles("othello", resources);
  }

  /** Solves the end, and reports nothing that is not proven; on 4×4 it needs no limit. */
  PlayerType<OthelloPosition> perfect() {
    List<Parameter> parameters = new ArrayList<>(LIMITS);
    parameters.add(Parameter.THREADS);
    parameters.add(Parameter.MEMORY);
    return new PlayerType<>(
        "perfect",
        parameters,
        size == 4 ? List.of() : LIMITS.stream().map(Parameter::name).toList(),
        spec -> size == 4 ? ofSmall(spec) : player(spec, false, 0));
  }

  private Player<OthelloPosition> ofSmall(PlayerSpec spec) {
    return new OthelloPlayer(
        size,
        (own, other) -> 0,
        ProbCut.NONE,
        books(spec, 0),
        false,
        spec.threads(),
        Memory.of(spec, USUAL_OF_SMALL));
  }

  /**
   * Looks ahead where it cannot read the end, on 6×6 and 8×8; on 8×8 a learnt file may take the
   * place of the estimate.
   */
  PlayerType<OthelloPosition> expert() {
    List<Parameter> parameters = new ArrayList<>(List.of(Parameter.DEPTH));
    parameters.addAll(LIMITS);
    parameters.add(Parameter.THREADS);
    parameters.add(Parameter.MEMORY);
    if (size == 8) {
      parameters.add(LearntFiles.FILE);
      parameters.add(BOOK);
    }
    List<String> limits = List.of("depth", "time", "nodes");
    return new PlayerType<>("expert", parameters, limits, false, new Expert(), Optional.empty());
  }

  private final class Expert implements PlayerType.Builder<OthelloPosition> {
    @Override
    public Player<OthelloPosition> build(PlayerSpec spec, long seed) {
      return player(spec, true, seed);
    }

    @Override
    public boolean usesChance(PlayerSpec spec) {
      return hasOpenings(spec);
    }

    @Override
    public void check(PlayerSpec spec) throws NotationException {
      if (isLearnt(spec)) {
        files.check(spec, file -> learnt(file));
      }
    }
  }

  private static boolean isLearnt(PlayerSpec spec) {
    return spec.setting(LearntFiles.FILE.name()).isPresent();
  }

  private DiscEvaluator learnt(String file) {
    return files.get(file, DiscEvaluator.class, in -> tuples.evaluator(in, file));
  }

  private Player<OthelloPosition> player(PlayerSpec spec, boolean reportsEstimates, long seed) {
    return new OthelloPlayer(
        size,
        isLearnt(spec) ? learnt(LearntFiles.name(spec)) : OthelloEvaluators.best(size, resources),
        OthelloEvaluators.cuts(size, resources),
        books(spec, seed),
        reportsEstimates,
        spec.threads(),
        Memory.of(spec, USUAL));
  }

  private static boolean hasOpenings(PlayerSpec spec) {
    return spec.setting(BOOK.name()).filter(YES::equals).isPresent();
  }

  private OthelloBooks books(PlayerSpec spec, long seed) {
    return new OthelloBooks(
        new Othello(size),
        Othello.book(size, resources),
        hasOpenings(spec) ? Othello.openings(resources) : new SearchedBook(),
        seed);
  }
}
