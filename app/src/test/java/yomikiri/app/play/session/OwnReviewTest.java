package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.ENGLISH;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.PointsBalance;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.SearchContext;

/** What a review says to a person who has played against a CPU. */
final class OwnReviewTest extends PlayFixture {
  /** The person takes the smallest tile each time. */
  private PlayViewModel playedAgainstCpu() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      model.play(model.now().board().legal().getLast());
      letCpusAnswer();
    }
    return model;
  }

  @Test
  void aReviewLeadsToTheMistakesOfPeopleUnlessAllAreWanted() {
    PlayViewModel model = playedAgainstCpu();
    model.reviewer().begin();
    letCpusAnswer();
    GameReview review = model.now().review();
    assertThat(review.led()).containsExactly(0);
    assertThat(review.from(model.now().shownPly()))
        .isNotEmpty()
        .allMatch(row -> row.seat() == 0 && row.judgement().orElseThrow().isSerious());
    assertThat(review.from(review.next(-1).orElseThrow())).allMatch(row -> row.seat() == 0);
    model.reviewer().toggleOwnOnly();
    GameReview all = model.now().review();
    assertThat(all.led()).containsExactlyInAnyOrder(0, 1);
    assertThat(all.next(-1)).hasValue(all.mistakes().getFirst().ply() - 1);
  }

  @Test
  void theFinalDifferenceIsExplained() {
    PlayViewModel model = playedAgainstCpu();
    assertThat(model.now().review().balance()).isEmpty();
    model.reviewer().begin();
    letCpusAnswer();
    GameReview review = model.now().review();
    PointsBalance balance = review.balance().orElseThrow();
    List<Integer> scores = ((PlayStatus.Over) model.now().status()).scores();
    assertThat(balance.result()).isEqualTo(scores.getFirst() - scores.getLast());
    assertThat(balance.rest()).isZero();
    assertThat((double) balance.own().points()).isEqualTo(review.seats().getFirst().provenLoss());
    String said =
        new ReviewWords(ENGLISH).sum(review, model.now().live().seating(GAME_LIST.getFirst()));
    assertThat(said.lines().toList())
        .satisfiesExactly(
            line ->
                assertThat(line)
                    .matches(
                        "The deal gave you [+−]?\\d+ ✓; your moves lost \\d+ ✓, your opponent’s"
                            + " \\d+ ✓\\."),
            line ->
                assertThat(line)
                    .matches(
                        "You: best move \\d+ of \\d+ times; playing any move alike would have lost"
                            + " about \\d+ points? there"));
    assertThat(review.lesson(true)).as("of one mistake nothing can be learnt").isEmpty();
  }

  @Test
  void aPositionOfWhichASearchSaysNothingEndsNoReview() {
    PlayViewModel model = model(dealt(silentAtFirst(kit("mattix-4")), List.of(human(), human())));
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      playFirstLegal(model);
    }
    model.reviewer().begin();
    model.show(Integer.MAX_VALUE);
    letCpusAnswer();
    assertThat(model.now().mode().valuesShown()).isTrue();
    assertThat(model.now().review().all().isWhole()).isTrue();
  }

  /** The same game with an adviser that says nothing of the first three positions it is asked. */
  private static <P extends Position> GameKit<P> silentAtFirst(GameKit<P> kit) {
    AtomicInteger asked = new AtomicInteger();
    PlayerSpec shy = PlayerSpec.of("shy");
    List<PlayerType<P>> players = new ArrayList<>(kit.players());
    players.add(
        new PlayerType<>(
            shy.name(),
            List.of(),
            List.of(),
            (spec, seed) ->
                (position, seat, context) -> {
                  SearchContext reporting =
                      asked.incrementAndGet() > 3
                          ? context
                          : new SearchContext(context.clock(), true, report -> {});
                  return kit.build(kit.adviser(), seed).choose(position, seat, reporting);
                }));
    return new GameKit<>(kit.game(), players, kit.levels(), shy, kit.solver());
  }
}
