package yomikiri.engine.exam;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import yomikiri.engine.game.CarelessGame;
import yomikiri.engine.game.CarelessGame.Place;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.SearchResult;

/**
 * Whether answers depend on chance, and whether they depend on the games before, which they must
 * not where they do not depend on the clock.
 */
final class MemoryCheck<P extends Position> {
  private static final int REPEATS = 8; // questions that are asked several times

  private final Asker<P> asker;
  private final long seed;
  private int asked;
  private int repeated; // by a new player
  private int changed; // by one that has answered other questions
  private boolean isAlike = true;

  /** A move with the values of all moves, as text. */
  private record Answered(int move, String values) {}

  MemoryCheck(Asker<P> asker, long seed) {
    this.asker = asker;
    this.seed = seed;
  }

  void run() {
    for (int i = 0; i < REPEATS && !asker.isOver(); i++) {
      List<Place<P>> game = CarelessGame.places(asker.game(), Hashing.mixed(seed - 1 - i));
      Place<P> place = game.get((game.size() - 1) / 2);
      Optional<Answered> fresh = answered(place, i, true);
      Optional<Answered> second = answered(place, i, true);
      for (int other = 1; other < 4; other++) {
        answered(game.get(other * (game.size() - 2) / 4), other, false);
      }
      Optional<Answered> warm = answered(place, i, false);
      Optional<Answered> chance = answered(place, i + 100L, false);
      if (fresh.isPresent() && warm.isPresent()) {
        asked++;
        repeated += fresh.equals(second) ? 1 : 0;
        changed += fresh.equals(warm) ? 0 : 1;
        isAlike &=
            fresh.equals(second) && chance.map(Answered::move).equals(warm.map(Answered::move));
      }
    }
  }

  /** Whether the same question gets the same move, whatever the seed. */
  boolean answersAlike() {
    return isAlike && asked > 0;
  }

  Optional<Diagnosis> fault() {
    return !asker.brief().hasTimeLimit() && asked == repeated && changed > 2
        ? Optional.of(
            new Diagnosis(
                "carries-over",
                "It carries something over from the game before: the same question gets another"
                    + " answer.",
                String.format(
                    Locale.ROOT,
                    "In %d of %d positions; a new player answered twice alike in all of them.",
                    changed,
                    asked),
                true))
        : Optional.empty();
  }

  private Optional<Answered> answered(Place<P> place, long chance, boolean isNew) {
    int seat = SearchResult.seat(place.position());
    Optional<SearchResult> result =
        isNew
            ? asker.askAnew(place, seat, asker.brief(), chance)
            : asker.ask(place, seat, asker.brief(), true, chance);
    return result.map(
        known ->
            new Answered(
                known.move(), known.report().map(report -> report.moves().toString()).orElse("")));
  }
}
