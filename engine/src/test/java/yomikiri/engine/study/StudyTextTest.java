package yomikiri.engine.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.PlayerSpec;

final class StudyTextTest {
  @Test
  void whatIsWrittenIsRead() throws NotationException, StudyException {
    Study all =
        StudyEdit.of(
                "mattix-6",
                2,
                List.of(
                    Studies.spec("mattix-6", "perfect"),
                    Studies.spec("mattix-6", "alphabeta:depth=3,time=100ms")),
                500,
                -7)
            .opening(2)
            .self(true)
            .gauntlet(Optional.of(PlayerSpec.of("perfect")))
            .exact(true)
            .sprt(Optional.of(new Sprt(-0.5, 10, 0.05, 0.1)))
            .study();
    Study part =
        Studies.of("maze-duel", 10, "random", "montecarlo:playouts=5").part(new Shard(3, 16));
    Study ladder = Studies.ladder("mattix-4", 10, "random", "greedy", "perfect");
    for (Study study : List.of(all, part, ladder)) {
      assertThat(StudyText.read(StudyText.write(study), CATALOG::kit, Game::usualOpening))
          .isEqualTo(study);
    }
  }

  @Test
  void theTimeOfAGameIsPartOfAStudy() throws NotationException, StudyException {
    Study free = Studies.of("mattix-6", 10, "random", "greedy");
    Study timed = free.edit().time(GameTime.parse("main=60s,increment=1s,margin=2")).study();
    assertThat(StudyText.write(free)).doesNotContain("time");
    assertThat(StudyText.read(StudyText.write(timed), CATALOG::kit, Game::usualOpening))
        .isEqualTo(timed);
    assertThat(timed.difference(free))
        .hasValue(new Study.Difference("time", "main=60s,increment=1s,margin=2", StudyText.UNSET));
    String wrong = StudyText.write(free) + "time = 'main=60'\n";
    assertThatThrownBy(() -> StudyText.read(wrong, CATALOG::kit, Game::usualOpening))
        .hasMessageStartingWith("time, \"main=60\": ");
  }

  @Test
  void itDoesNotMatterHowBlanksAndLineBreaksAreWritten() throws NotationException, StudyException {
    String text =
        """
        # it's a study
        game = "mattix-6"
        players = ['random', 'greedy']
        games = 100
        seed = 1
        """;
    Study study = StudyText.read(text, CATALOG::kit, Game::usualOpening);
    for (String written :
        List.of(
            "\uFEFF" + text,
            "\uFEFF" + text.replace("\n", "\r\n"),
            text.replace('\n', '\r'),
            text.replace(" = ", "\u00A0=\u3000").replace("', ", "',\u00A0"))) {
      assertThat(StudyText.read(written, CATALOG::kit, Game::usualOpening)).isEqualTo(study);
    }
    assertThatThrownBy(
            () ->
                StudyText.read(
                    text.replace("greedy", "a\u00A0\u3000b"), CATALOG::kit, Game::usualOpening))
        .as("in quotation marks they stay")
        .hasMessageContaining("\"a\u00A0\u3000b\"");
  }

  @Test
  void levelsAndTheBudgetAreWrittenOut() throws NotationException, StudyException {
    Study study =
        StudyText.read(
            """
            # who is best at equal time?
            game = "mattix-6"
            budget = "time=100ms"
            players = ["mcts", "normal", "greedy", "alphabeta:depth=2", "strong:time=2s"]
            games = 100
            seed = 1
            """,
            CATALOG::kit,
            Game::usualOpening);
    assertThat(study.names())
        .containsExactly(
            "mcts:time=100ms",
            "alphabeta:depth=1,time=1s",
            "greedy",
            "alphabeta:depth=2",
            "alphabeta:depth=3,time=2s");
    assertThat(study.swap()).isTrue();
    assertThat(study.opening()).isZero();
    assertThat(StudyText.write(study)).contains("\nopening = 0\n");
    assertThat(study.pairings()).hasSize(10);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "gmae = 'mattix-4' | line 1, column 1: there is no setting \"gmae\", only game, players,"
            + " games, seed, fair, opening, swap, self, gauntlet, neighbours, exact, sprt,"
            + " shard, budget, time, openings, earlier",
        "game = 'chess' | line 1, column 1: there is no game \"chess\"",
        "game = 4 | line 1, column 1: game: expected text in quotes, found 4",
        "game = 'mattix-4' ~ players = 'random' | line 2, column 1: players: expected a list of"
            + " texts such as ['perfect', 'greedy'], found \"random\"",
        "game = 'mattix-4' ~ players = ['random', 'greedie'] | line 2, column 1: players,"
            + " \"greedie\": mattix-4 has no player \"greedie\", only {players}",
        "game = 'mattix-4' ~ players = ['random', 'normal:depth=3'] | line 2, column 1: players,"
            + " \"normal:depth=3\": normal has no setting \"depth\", only time",
        "game = 'mattix-4' ~ budget = '100ms' ~ players = ['random', 'mcts'] | line 2, column 1:"
            + " budget, \"100ms\": expected a setting such as depth=3, found \"100ms\"",
        "game = 'mattix-4' ~ players = ['random', 'greedy'] | line 3, column 1: the setting games"
            + " is missing",
        "game = 'mattix-4' ~ players = ['random', 'greedy'] ~ games = 0 | line 3, column 1: games:"
            + " expected a whole number from 1 to 9999999, found 0",
        "game = 'mattix-4' ~ players = ['random', 'greedy'] ~ games = 2 ~ seed = 1 ~ sprt = {elo0 ="
            + " 5} | line 5, column 1: sprt: expected a test such as {elo0 = 0, elo1 = 10, alpha ="
            + " 0.05, beta = 0.05}: elo0 below elo1, both from -4000 to 4000, and alpha and beta"
            + " from 0.000000001 to below 0.5, found {\"elo0\":5}",
        "game = 'mattix-4' ~ players = ['random', 'greedy'] ~ games = 2 ~ seed = 1 ~ sprt = {elo0 ="
            + " 0, elo1 = inf, alpha = 0.05, beta = 0.05} | line 5, column 1: sprt: expected a test"
            + " such as {elo0 = 0, elo1 = 10, alpha = 0.05, beta = 0.05}: elo0 below elo1, both"
            + " from -4000 to 4000, and alpha and beta from 0.000000001 to below 0.5, found"
            + " {\"elo0\":0,\"elo1\":\"Infinity\",\"alpha\":0.05,\"beta\":0.05}",
        "game = 'mattix-4' ~ players = ['random', 'greedy'] ~ games = 2 ~ seed = 1 ~ shard = '4/4'"
            + " | line 5, column 1: shard: expected a part from 0/n to n-1/n, such as 3/16, found"
            + " \"4/4\"",
        "game = 'mattix-4' ~ players = ['random', 'greedy'] ~ games = 2 ~ seed = 1 ~ opening = -1"
            + " | line 5, column 1: opening: expected a whole number from 0 to 9999999, found -1",
      })
  void whatCannotBeReadIsSaidWithItsPlace(String text, String sentence) {
    Throwable thrown =
        catchThrowable(
            () -> StudyText.read(text.replace(" ~ ", "\n"), CATALOG::kit, Game::usualOpening));
    assertThat(((NotationException) thrown).sentence())
        .isEqualTo(
            sentence.replace(
                "{players}",
                "random, greedy, minimax, alphabeta, pvs, montecarlo, mcts, fallible, perfect,"
                    + " learnt, normal, strong, strongest"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "games = = 4       | 2 | 9",
        "games = 4 5       | 2 | 11",
        "games =           | 2 | 8",
        "game = 'mattix-6' | 2 | 18",
        "[sprt             | 2 | 6",
      })
  void whatIsNotTomlIsSaidWithItsPlace(String line, int number, int column) {
    Throwable thrown =
        catchThrowable(
            () -> StudyText.read("game = 'mattix-4'\n" + line, CATALOG::kit, Game::usualOpening));
    assertThat(((NotationException) thrown).sentence())
        .isEqualTo(
            "line %d, column %d: expected a setting in TOML such as games = 100, each only once,"
                + " found \"%s\"",
            number, column, line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "mattix-4 | 'random', 'greedy' | 3 | | games: expected an even number, since every layout"
            + " is played twice, found 3",
        "mattix-4 | 'random', 'random' | 2 | | players: random is listed twice; use self to let it"
            + " play itself",
        "mattix-4 | 'random' | 2 | | players: expected two or more, or one that plays itself",
        "mattix-4 | 'random', 'greedy' | 2 | gauntlet = 'perfect' | gauntlet: perfect is not one"
            + " of the players",
        "mattix-4 | 'random', 'greedy' | 2 | neighbours = true;self = true | neighbours: expected"
            + " neither self nor gauntlet beside it",
        "mattix-4 | 'random', 'greedy' | 2 | neighbours = true;gauntlet = 'greedy' | neighbours:"
            + " expected neither self nor gauntlet beside it",
        "mattix-4 | 'random' | 2 | neighbours = true | players: expected two or more, or one that"
            + " plays itself",
        "maze-5x5x3 | 'random', 'greedy' | 2 | | game: maze-5x5x3 is a game for one player; a study"
            + " needs two or more",
        "maze-duel | 'random', 'montecarlo:playouts=5' | 2 | exact = true | exact: maze-duel has no"
            + " solver",
        "mattix-4 | 'random', 'greedy' | 2 | sprt = {elo0=0,elo1=9,alpha=0.1,beta=0.1};shard ="
            + " '0/4' | sprt: a study with a test cannot be split into shards, since when to stop"
            + " depends on all games before",
      })
  void aStudyThatCannotBeIsRefused(
      String game, String players, int games, String more, String sentence) {
    String text =
        "game = '%s'\nplayers = [%s]\ngames = %d\nseed = 1\n%s\n"
            .formatted(game, players, games, more == null ? "" : more.replace(";", "\n"));
    Throwable thrown = catchThrowable(() -> StudyText.read(text, CATALOG::kit, Game::usualOpening));
    assertThat(thrown).isInstanceOf(StudyException.class).hasMessage(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "coins | 'random', 'low', 'high' | 8 | | games: expected a multiple of 6, since every"
            + " layout is played in all seat orders, found 8",
        "coins | 'random', 'low' | 6 | | players: expected 3 or more, or one that plays itself",
        "candles-4 | 'random', 'low', 'high' | 24 | gauntlet = 'low' | players: expected 4 or more,"
            + " or one that plays itself",
        "candles-5 | 'random' | 120 | self = true | swap: all seat orders can be played with up to"
            + " 4 seats, but candles-5 has 5",
        "coins | 'random' | 6 | self = true;sprt = {elo0=0,elo1=9,alpha=0.1,beta=0.1} | sprt: the"
            + " test compares two players, and coins is a game for 3 players",
        "coins | 'random' | 6 | self = true;exact = true | exact: coins has no solver",
      })
  void forMoreThanTwoAStudyThatCannotBeIsRefused(
      String game, String players, int games, String more, String sentence) {
    String text =
        "game = '%s'\nplayers = [%s]\ngames = %d\nseed = 1\n%s\n"
            .formatted(game, players, games, more == null ? "" : more.replace(";", "\n"));
    Throwable thrown =
        catchThrowable(() -> StudyText.read(text, SeveralSeats::kit, Game::usualOpening));
    assertThat(thrown).isInstanceOf(StudyException.class).hasMessage(sentence);
  }

  @Test
  void tooManyPairingsAreRefusedWithoutMakingThem() {
    List<PlayerSpec> many =
        IntStream.range(0, 200).mapToObj(i -> PlayerSpec.of("random" + i)).toList();
    Study study = StudyEdit.of("candles-4", 4, many, 24, 1).study();
    assertThatThrownBy(() -> study.check(SeveralSeats.kit("candles-4").orElseThrow()))
        .hasMessage("games: 64684950 pairings of 24 games are too many");
  }

  @Test
  void tooManyPlayersAreRefusedBeforeTheFirstGame() {
    List<PlayerSpec> many =
        IntStream.rangeClosed(1, 5000)
            .mapToObj(i -> PlayerSpec.of("alphabeta").with("nodes", Integer.toString(i)))
            .toList();
    assertThatThrownBy(
            () -> Study.of("mattix-4", many, 2, 1).check(CATALOG.kit("mattix-4").orElseThrow()))
        .isInstanceOf(StudyException.class)
        .hasMessage("players: expected at most 200, found 5000");
  }

  @Test
  void aStudyForThreeIsReadAsItWasWritten() throws NotationException, StudyException {
    Study study = SeveralSeats.withSelf(SeveralSeats.of("coins", 12, "random", "low"));
    assertThat(StudyText.read(StudyText.write(study), SeveralSeats::kit, Game::usualOpening))
        .isEqualTo(study);
  }

  @Test
  void fairLayoutsAreAskedForOnlyWhereTheGameTellsThem() throws NotationException, StudyException {
    Study any = SeveralSeats.of("candles-3", 6, "random", "low", "high");
    String text = StudyText.write(any);
    assertThat(text).doesNotContain("fair");
    Study fair = StudyText.read(text + "fair = true\n", SeveralSeats::kit, Game::usualOpening);
    assertThat(fair.fair()).isTrue();
    assertThat(StudyText.read(StudyText.write(fair), SeveralSeats::kit, Game::usualOpening))
        .isEqualTo(fair);
    assertThat(fair.difference(any)).hasValue(new Study.Difference("fair", "true", "not set"));
    String coins = StudyText.write(SeveralSeats.of("coins", 6, "random", "low", "high"));
    assertThatThrownBy(
            () -> StudyText.read(coins + "fair = true\n", SeveralSeats::kit, Game::usualOpening))
        .hasMessage("fair: there is no fairness test for layouts of coins");
  }
}
