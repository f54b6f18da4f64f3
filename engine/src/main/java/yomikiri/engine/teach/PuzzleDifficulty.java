package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.ExhaustiveSearch.Aim;
import yomikiri.engine.teach.PuzzleProof.Worth;

/**
 * How hard an answer is to find: by plain searches that look more and more plies ahead.
 *
 * @param depth see {@link Puzzle}
 * @param tempting see {@link Puzzle}
 * @param chances by depth from 0, which is choosing blindly: the probability that such a search
 *     chooses the answer, if it draws lots where several moves look best
 */
record PuzzleDifficulty(int depth, int tempting, List<Double> chances) {
  static final int DEEPEST = 8;
  private static final int NODES = 50_000;
  private static final double BLIND = 1000; // the rating of who chooses blindly
  private static final double STEP = 150; // what a ply more is worth, about
  private static final double SURE = 50; // deviation of these ratings

  PuzzleDifficulty {
    chances = List.copyOf(chances);
  }

  /**
   * The rating after one period of games against these searches, from a first guess by what has to
   * be seen: a puzzle wins against who does not solve it.
   *
   * @param choices legal moves
   * @param length moves of the proven line
   */
  Rating rating(int choices, int length) {
    double guess =
        1000
            + 120 * depth
            + 40 * Math.min(tempting, 5)
            + 100 * Math.log10(choices)
            + 10 * Math.min(length, 20);
    List<Rating.Game> games = new ArrayList<>();
    for (int ahead = 0; ahead <= DEEPEST; ahead++) {
      Rating search = new Rating(BLIND + STEP * ahead, SURE, Rating.NEW.volatility());
      games.add(new Rating.Game(search, 1 - chances.get(ahead)));
    }
    Rating rating = new Rating(guess, Rating.NEW.deviation(), Rating.NEW.volatility()).after(games);
    return new Rating(
        Math.round(rating.value()), Math.round(rating.deviation()), Rating.NEW.volatility());
  }

  /** Of a position with a proof. */
  static <P extends Position> PuzzleDifficulty of(
      Game<P> game, P position, int seat, PuzzleProof proof) {
    int answer = proof.answer();
    List<Double> chances = new ArrayList<>(List.of(1.0 / proof.moves().size()));
    Optional<List<Worth>> seen = seen(game, position, seat, proof, 1);
    int tempting = seen.map(moves -> tempting(moves, answer)).orElse(0);
    while (seen.isPresent() && chances.size() <= DEEPEST) {
      chances.add(chance(seen.get(), answer));
      seen = seen(game, position, seat, proof, chances.size());
    }
    int depth = chances.size();
    while (depth > 0 && chances.get(depth - 1) == 1) {
      depth--;
    }
    depth = depth == chances.size() ? DEEPEST + 1 : depth;
    while (chances.size() <= DEEPEST) {
      chances.add(chances.getLast());
    }
    return new PuzzleDifficulty(depth, tempting, chances);
  }

  /** Whether the answer looks best at first sight. */
  boolean isPlain() {
    return chances.get(1) == 1;
  }

  /** Every move as a plain search sees it; empty where that takes too long. */
  private static <P extends Position> Optional<List<Worth>> seen(
      Game<P> game, P position, int seat, PuzzleProof proof, int ahead) {
    return switch (proof.counted()) {
      case MARGIN, POINTS ->
          new ExhaustiveSearch<>(game, position, seat, Aim.LEAD, ahead, NODES).moves();
      case ROOM, SURVIVAL ->
          Optional.of(
              proof.moves().stream()
                  .map(one -> new Worth(one.move(), Math.min(ahead, one.value())))
                  .toList());
    };
  }

  private static double chance(List<Worth> moves, int answer) {
    int most = moves.stream().mapToInt(Worth::value).max().orElseThrow();
    List<Integer> best =
        moves.stream().filter(one -> one.value() == most).map(Worth::move).toList();
    return best.contains(answer) ? 1.0 / best.size() : 0;
  }

  private static int tempting(List<Worth> moves, int answer) {
    int own =
        moves.stream()
            .filter(one -> one.move() == answer)
            .mapToInt(Worth::value)
            .findFirst()
            .orElseThrow();
    return (int) moves.stream().filter(one -> one.move() != answer && one.value() >= own).count();
  }
}
