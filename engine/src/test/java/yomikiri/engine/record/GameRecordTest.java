package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Candles;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Lots;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TestGames;

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
    return switch (id) {
      case "pennies" -> Optional.of(TestGames.PENNIES);
      case "coins" -> Optional.of(TestGames.COINS);
      case "candles-3" -> Optional.of(Candles.game(3));
      case "lots" -> Optional.of(Lots.GAME);
      default -> CATALOG.game(id);
    };
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
  void withdrawalsAreStepsOfTheirOwn() throws NotationException {
    String candles =
        """
        [Game "candles-3"]
        [Layout "2 2 2 0 0 0 0"]

        """;
    GameRecord<?> record =
        GameRecord.parse(candles + "1. blow2 --seat3-withdraws blow1", GameRecordTest::games);
    assertThat(record.steps())
        .containsExactly(new Step.Single(0, 1), new Step.Withdrawal(2), new Step.Single(1, 0));
    assertThat(record.moveText()).isEqualTo("blow2 --seat3-withdraws blow1");
    assertThat(GameRecord.parse(record.text(), GameRecordTest::games).steps())
        .isEqualTo(record.steps());
    assertThat(failure(candles + "1. --seat4-withdraws").sentence())
        .isEqualTo("line 4, column 4: move 1, --seat4-withdraws, is not allowed there");
    assertThat(failure(candles + "1. --seat3-withdraws --seat3-withdraws").column()).isEqualTo(22);
    GameRecord<?> joint =
        GameRecord.parse(
            "[Game \"lots\"]\n[Layout \"0 0 0 0\"]\n\n1. --seat1-withdraws heads+tails+tails",
            GameRecordTest::games);
    assertThat(joint.entries()).hasSize(2);
  }

  @Test
  void everyGameRoundTrips() throws NotationException {
    for (String id : List.of("mattix-4", "mattix-6", "pennies", "coins", "candles-3", "lots")) {
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

  // ---- numbers

  private static String moves(GameRecord<?> record) throws NotationException {
    String text = record.text();
    assertThat(GameRecord.parse(text, GameRecordTest::games).entries()).isEqualTo(record.entries());
    return text.substring(text.indexOf("\n\n") + 2).strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3,1,1 0 | blow2 blow1 blow3                   | 1. blow2 1..... blow1 2. blow3",
        "3,1,3 2 | blow1 blow2 blow1 blow3 blow1 | 1. blow1 blow2 2. blow1 blow3 3. blow1",
        "1,3,3 0 | blow3 blow1 blow2 blow3 blow2 blow3"
            + "| 1. blow3 blow1 blow2 2... blow3 blow2 3... blow3",
        "3,3,1 0 | blow2 --seat2-withdraws blow1 blow3"
            + "| 1. blow2 --seat2-withdraws 1..... blow1 2. blow3",
      })
  void aNumberIsATurnOfAllSeatsThatAreLeft(String start, String moves, String numbered)
      throws NotationException {
    String head =
        "[Game \"candles-3\"]\n[Layout \""
            + start.replace(" ", " 0 0 0 ").replace(',', ' ')
            + "\"]\n\n";
    assertThat(moves(GameRecord.parse(head + moves, GameRecordTest::games))).isEqualTo(numbered);
  }

  @Test
  void whoMovesTwiceOrIsPassedOverCanBeSeen() {
    Game<TestGames.Pennies> game = TestGames.PENNIES;
    List<GameRecord.Entry> entries =
        IntStream.of(1, 0, 0, 1, 1)
            .mapToObj(seat -> new GameRecord.Entry(new Step.Single(seat, seat), ""))
            .toList();
    assertThat(new GameRecord<>(game, game.newPosition(1), List.of(), entries).text())
        .endsWith("\n\n1. tails heads 2... heads 3. tails 4. tails\n");
  }

  @Test
  void theFirstNumberIsThatOfWhoMovesFirst() throws NotationException {
    String text = "[Game \"tictactoe\"]\n[Layout \"x../.../... o\"]\n\n1. b2 c3 2. a2 a3\n";
    assertThat(GameRecord.parse(text, GameRecordTest::games).text()).isEqualTo(text);
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
  void anUnknownGameIsNamedAlsoWithoutALayout() {
    assertThat(failure("[Game \"chess\"]\n\n1. e4 e5").fault()).isEqualTo("record.game");
  }

  @Test
  void refusesWhatIsNoRecordAtAll() {
    assertThat(failure("").fault()).isEqualTo("record.no-game");
    assertThat(failure("\u0000\u0001binary").fault()).isEqualTo("record.no-game");
  }

  // ---- several rounds

  private static final String MATCH =
      """
      [Game "mattix-4"]
      [Layout "x,5,.,./.,.,.,./.,.,.,./7,.,.,. r 10:8"]
      [Player1 "human"]
      [Player2 "perfect"]
      [Rounds "2"]
      [Result "23:11"]
      [Termination "normal"]

      1. b1 {all there is}

      [Layout "x,.,3,./.,.,.,./.,.,8,./7,.,.,. r 0:0"]
      [Mood "tired"]
      [Weather "rain"]

      1. c1 c3
      """;

  @Test
  void roundsStandOneBehindTheOther() throws NotationException {
    GameRecord<?> match = GameRecord.parse(MATCH, GameRecordTest::games);
    assertThat(match.rounds()).hasSize(2);
    assertThat(match.agreedRounds()).isEqualTo(2);
    assertThat(match.entries()).hasSize(1);
    assertThat(match.session(0).isOver()).isTrue();
    assertThat(match.session(1).score(1)).isEqualTo(8);
    assertThat(match.tags()).extracting(GameRecord.Tag::name).doesNotContain("Mood", "Weather");
    assertThat(match.rounds().get(1).tags())
        .extracting(GameRecord.Tag::name)
        .containsExactly("Mood", "Weather");
    assertThat(match.text()).isEqualTo(MATCH);
  }

  @Test
  void theSecondRoundIsPlayedOnSwappedSeatsAndTheResultIsByPlayer() throws NotationException {
    GameRecord<?> match = GameRecord.parse(MATCH, GameRecordTest::games);
    assertThat(GameRecord.seat(0, 1, 2)).isEqualTo(1);
    assertThat(GameRecord.seat(1, 1, 2)).isZero();
    assertThat(GameRecord.totals(match.sessions())).containsExactly(15 + 8, 8 + 3);
    assertThat(match.tag("Result")).contains(GameRecord.resultOf(match.sessions()).value());
  }

  @Test
  void ofAMatchBrokenOffOneRoundMayBeThere() throws NotationException {
    String broken = MATCH.substring(0, MATCH.indexOf("\n[Layout", 60));
    GameRecord<?> match = GameRecord.parse(broken, GameRecordTest::games);
    assertThat(match.rounds()).hasSize(1);
    assertThat(match.agreedRounds()).isEqualTo(2);
    assertThat(match.text()).isEqualTo(broken);
  }

  @Test
  void threePlayersMoveOneSeatOnARound() throws NotationException {
    Game<TestGames.Coins> coins = TestGames.COINS;
    List<GameRecord.Round<TestGames.Coins>> rounds =
        List.of(
            GameRecord.Round.of(playedOut(coins, 1), List.of()),
            GameRecord.Round.of(playedOut(coins, 2), List.of()),
            GameRecord.Round.of(playedOut(coins, 3), List.of("a", "b")));
    GameRecord<TestGames.Coins> match = new GameRecord<>(coins, List.of(), rounds);
    GameRecord<?> read = GameRecord.parse(match.text(), GameRecordTest::games);
    assertThat(read.text()).isEqualTo(match.text());
    assertThat(read.rounds()).hasSize(3);
    var sessions = match.sessions();
    assertThat(GameRecord.totals(sessions))
        .element(2)
        .isEqualTo(sessions.get(0).score(2) + sessions.get(1).score(0) + sessions.get(2).score(1));
  }

  private static <P extends Position> GameSession<P> playedOut(Game<P> game, long seed) {
    return randomGame(game, seed).session();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. b1 {all there is} | -                      | 11 | 1  | record.round-open",
        "[Rounds \"2\"]     | [Rounds \"1\"]       | 11 | 1  | record.too-many-rounds",
        "[Rounds \"2\"]     | [Rounds \"two\"]     | 5  | 10 | record.rounds",
        "[Rounds \"2\"]     | [Rounds \"10\"]      | 5  | 10 | record.rounds",
        "[Mood \"tired\"]   | [Game \"mattix-4\"]  | 12 | 1  | record.second-game",
        "[Layout \"x,.,3     | [Weather \"snow\"    | 11 | 1  | record.tag",
        "[Layout \"x,.,3     | [Layout \"x,x,3       | 11 | 12 | mattix.two-crosses",
        "1. c1 c3             | 1. c1 c4               | 15 | 7  | record.illegal",
      })
  void namesThePlaceOfAMistakeInAMatch(
      String good, String bad, int line, int column, String fault) {
    String broken = MATCH.replace(good, bad.equals("-") ? "" : bad);
    assertThat(broken).isNotEqualTo(MATCH);
    NotationException e = failure(broken);
    assertThat(e.fault()).isEqualTo(fault);
    assertThat(e.line()).isEqualTo(line);
    assertThat(e.column()).isEqualTo(column);
  }

  @Test
  void moreThanNineRoundsAreRefused() {
    String round = MATCH.substring(MATCH.indexOf("\n[Layout", 60));
    String match = MATCH.replace("[Rounds \"2\"]\n", "") + round.repeat(8);
    assertThat(failure(match).fault()).isEqualTo("record.too-many-rounds");
  }
}
