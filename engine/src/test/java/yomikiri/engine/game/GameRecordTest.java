package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.games.Catalog;

final class GameRecordTest {
  private static final String RECORD =
      """
      [Game "mattix-4"]
      [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]
      [Player1 "human"]
      [Player2 "perfect:time=1s"]
      [Date "2026-11-20"]
      [Mood "a \\"good\\" one \\\\ kept"]

      1. d3 d4 {+3 proven, depth 11, 140 ms} 2. c4 {a brace \\} inside} c1
      """;

  private static Optional<Game<?>> games(String id) {
    return id.equals("pennies") ? Optional.of(TestGames.PENNIES) : Catalog.game(id);
  }

  private static NotationException failure(String text) {
    NotationException e =
        catchThrowableOfType(
            NotationException.class, () -> GameRecord.parse(text, GameRecordTest::games));
    assertThat(e).as("must not be readable").isNotNull();
    return e;
  }

  @Test
  void readsTagsMovesAndComments() throws NotationException {
    GameRecord<?> record = GameRecord.parse(RECORD, GameRecordTest::games);
    assertThat(record.game().id()).isEqualTo("mattix-4");
    assertThat(record.tag("Player2")).contains("perfect:time=1s");
    assertThat(record.tag("Mood")).contains("a \"good\" one \\ kept");
    assertThat(record.entries()).hasSize(4);
    assertThat(record.entries().get(1).comment()).isEqualTo("+3 proven, depth 11, 140 ms");
    assertThat(record.entries().get(2).comment()).isEqualTo("a brace } inside");
    assertThat(record.session().score(1)).isEqualTo(9);
  }

  @Test
  void writingThenReadingGivesTheSameText() throws NotationException {
    String written = GameRecord.parse(RECORD, GameRecordTest::games).text();
    assertThat(written).isEqualTo(RECORD);
    assertThat(GameRecord.parse(written, GameRecordTest::games).text()).isEqualTo(written);
  }

  @Test
  void everyGameRoundTrips() throws NotationException {
    for (String id : List.of("mattix-4", "mattix-6", "pennies")) {
      Game<?> game = games(id).orElseThrow();
      for (long seed = 0; seed < 50; seed++) {
        GameRecord<?> record = randomGame(game, seed);
        GameRecord<?> read = GameRecord.parse(record.text(), GameRecordTest::games);
        assertThat(read.entries()).isEqualTo(record.entries());
        assertThat(read.text()).isEqualTo(record.text());
      }
    }
  }

  private static <P extends Position> GameRecord<P> randomGame(Game<P> game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
    while (!session.isOver()) {
      for (int seat = 0; seat < session.players(); seat++) {
        int[] legal = session.legalMoves(seat);
        if (legal.length > 0) {
          session.play(seat, legal[random.nextInt(legal.length)]);
        }
      }
    }
    return GameRecord.of(session, List.of(GameRecord.resultOf(session)), List.of("first"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Game \"mattix-4\"]     | [Game \"chess\"]      | 1 | 8  | record.game",
        "[Game \"mattix-4\"]     | [Game mattix-4]       | 1 | 1  | record.tag",
        "[Layout                 | [Lay                  | 8 | 1  | record.missing-tag",
        "5,5,1,6                 | 5,5,1                 | 2 | 15 | mattix.short-row",
        "1. d3 d4                | 1. d3 a1              | 8 | 7  | record.illegal",
        "1. d3 d4                | 1. d3 d9              | 8 | 7  | mattix.move",
        "{a brace \\} inside}    | {a brace              | 8 | 46 | record.open-comment",
        "1. d3                   | {early} 1. d3         | 8 | 1  | record.comment-first",
      })
  void namesThePlaceOfAMistake(String good, String bad, int line, int column, String fault) {
    String broken = RECORD.replace(good, bad);
    assertThat(broken).isNotEqualTo(RECORD);
    NotationException e = failure(broken);
    assertThat(e.fault()).isEqualTo(fault);
    assertThat(e.line()).isEqualTo(line);
    assertThat(e.column()).isEqualTo(column);
  }

  @Test
  void refusesMovesAfterTheEnd() {
    NotationException e =
        failure(
            """
            [Game "mattix-4"]
            [Layout "x,5,.,./.,.,.,./.,.,.,./.,.,.,. r 0:0"]

            1. b1 b2
            """);
    assertThat(e.fault()).isEqualTo("record.after-end");
    assertThat(e.line()).isEqualTo(4);
    assertThat(e.column()).isEqualTo(7);
  }

  @Test
  void refusesWhatIsNoRecordAtAll() {
    assertThat(failure("").fault()).isEqualTo("record.missing-tag");
    assertThat(failure("\u0000\u0001binary").fault()).isEqualTo("record.missing-tag");
  }
}
