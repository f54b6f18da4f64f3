package yomikiri.engine.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/** Other programs at our boards, well behaved and not. */
final class OutsidePlayerTest {
  private static final GameKit<?> KIT =
      Catalog.of(ResourceCache.NONE).kit("tictactoe").orElseThrow();

  /** More than anybody is waited for, so that nobody is waited for in earnest. */
  private static final long HASTE = 100_000_000_000L;

  /** Whether a move was asked for since the engine was made. */
  private final AtomicBoolean isAsked = new AtomicBoolean();

  @TempDir private Path folder = Path.of("");

  /** What a program leaves behind: processes, threads and, where they can be counted, files. */
  private record Left(long processes, long threads) {
    static Left now() {
      return new Left(
          ProcessHandle.current().descendants().filter(Leftovers::isRunning).count(),
          Thread.getAllStackTraces().keySet().stream()
              .filter(thread -> thread.getName().startsWith("yomikiri-engine"))
              .filter(Thread::isAlive)
              .count());
    }

    boolean isWithin(Left other) {
      return processes <= other.processes && threads <= other.threads;
    }
  }

  private <P extends Position> List<MatchRecord<P>> played(
      GameKit<P> kit, EngineEntry entry, Ticker ticker, int games) {
    Engines engines =
        new Engines(
            new EngineList(folder.resolve("engines.txt")),
            new Leftovers(folder.resolve("running")),
            ticker);
    Contestant<P> engine =
        new Contestant<>(
            entry.name(),
            entry.name().equals("slow") ? Budget.ofTime(Duration.ofMillis(10)) : Budget.UNLIMITED,
            false,
            seed -> {
              isAsked.set(false);
              return engines.player(kit.game(), entry);
            });
    Contestant<P> random =
        new Contestant<>(
            "random", Budget.UNLIMITED, false, seed -> kit.build(PlayerSpec.of("random"), seed));
    List<MatchRecord<P>> records = new ArrayList<>();
    Ticker still =
        () -> {
          isAsked.set(true);
          return 0;
        };
    new MatchRunner<>(kit.game(), List.of(engine, random), still)
        .play(Schedule.of(1, games, true), 1, records::add);
    return records;
  }

  /** Waits until all are gone, of which some may have been on their way out before. */
  private static void checkNothingIsLeft(Left before) {
    for (Left now = Left.now(); !now.isWithin(before); now = Left.now()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void aProgramPlaysWholeGamesInOneProcess() throws IOException {
    Left before = Left.now();
    var records = played(KIT, Bot.entry("sound", false), () -> 0, 4);
    assertThat(records).allSatisfy(game -> assertThat(game.ending().word()).isEqualTo("normal"));
    assertThat(records.getFirst().game().moveText()).startsWith("a1 ");
    checkNothingIsLeft(before);
    try (Stream<Path> noted = Files.list(folder.resolve("running"))) {
      assertThat(noted).isEmpty();
    }
  }

  /** As GRhino, which passes by itself and refuses to be given one. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void anEngineThatRefusesPassesPlaysOnBehindOne() throws IOException {
    GameKit<?> kit = Catalog.of(ResourceCache.NONE).kit("othello-4").orElseThrow();
    assertThat(isRightBehindAPass(kit)).isTrue();
  }

  private <P extends Position> boolean isRightBehindAPass(GameKit<P> kit) throws IOException {
    Game<P> game = kit.game();
    GameSession<P> session = passed(game);
    int move = session.legalMoves(SearchResult.seat(session.position()))[0];
    String refuses =
        """
        while read -r line; do
          case "$line" in
            quit) exit ;;
            *PASS) printf '? syntax error\n\n' ;;
            genmove*) printf '= %s\n\n' ;;
            *) printf '=\n\n' ;;
          esac
        done
        """
            .replace("%s", game.notation().moveText(move));
    return move == answer(game, session, EngineEntry.Protocol.GTP, refuses).move();
  }

  /** What a program that follows a script answers in the position reached. */
  private <P extends Position> SearchResult answer(
      Game<P> game, GameSession<P> session, EngineEntry.Protocol protocol, String script)
      throws IOException {
    Path file = Files.writeString(folder.resolve("script.sh"), script);
    EngineEntry entry =
        new EngineEntry(
            "script", "/bin/sh", "", List.of(file.toString()), "", protocol, List.of(), false, 0);
    Engines engines =
        new Engines(new EngineList(folder.resolve("engines.txt")), Leftovers.UNNOTED, () -> 0);
    try (Player<P> player = engines.player(game, entry)) {
      player.begin(session.start(), 0);
      session.line().forEach(player::played);
      P position = session.position();
      return SearchResult.of(
          player, game, position, SearchResult.seat(position), Budget.UNLIMITED, false, () -> 0);
    }
  }

  @ParameterizedTest
  @DisabledOnOs(OS.WINDOWS)
  @CsvSource({
    "points 4 confidence 95, 4, EXACT, 95",
    "points 4 lowerbound confidence 73, 4, AT_LEAST, 73",
    "points 4 confidence 100, 4, EXACT, 0",
    "points 4 confidence, 4, EXACT, 0",
    "points 4 pv c4 confidence 95, 4, EXACT, 0",
    "exact 4 confidence 95, 4, EXACT, 100",
    "exact -2, -2, EXACT, 100",
    "points 4, 4, EXACT, 0",
  })
  void howSureAValueIsIsReadFromUgi(String score, int value, Bound bound, int confidence)
      throws IOException {
    String script =
        """
        while read -r line; do
          case "$line" in
            ugi) echo ugiok ;;
            isready) echo readyok ;;
            go*) echo "info depth 9 nodes 5 score %s pv c4"; echo bestmove c4 ;;
            quit) exit ;;
          esac
        done
        """
            .replace("%s", score);
    assertThat(verdict(EngineEntry.Protocol.UGI, script))
        .isEqualTo(new Verdict.Points(value, bound, false).at(confidence));
  }

  @ParameterizedTest
  @DisabledOnOs(OS.WINDOWS)
  @CsvSource({"95%, 95", "100%, 100", "18, 0", "195%, 0", "0%, 0", "100%W, 0"})
  void howSureAValueIsIsReadFromNboard(String depth, int confidence) throws IOException {
    String script =
        """
        while read -r line; do
          case "$line" in
            ping*) echo "pong ${line#ping }" ;;
            go*) echo "search C4 4.00 0 %s"; echo '=== C4' ;;
            quit) exit ;;
          esac
        done
        """
            .replace("%s", depth);
    assertThat(verdict(EngineEntry.Protocol.NBOARD, script))
        .isEqualTo(new Verdict.Points(4, false).at(confidence));
  }

  @ParameterizedTest
  @DisabledOnOs(OS.WINDOWS)
  @CsvSource({"book C4 4.00 0 18, true", "book C4 4.00 0 18 search D3 3.00 0 9, false"})
  void whatTheBookOfAnEngineSaysIsToldApart(String values, boolean isFromBook) throws IOException {
    String script =
        """
        while read -r line; do
          case "$line" in
            ping*) echo "pong ${line#ping }" ;;
            go*) echo "%s"; echo '=== C4' ;;
            quit) exit ;;
          esac
        done
        """
            .replace("%s", values.replace(" search", "\"; echo \"search"));
    assertThat(report(EngineEntry.Protocol.NBOARD, script).isFromBook()).isEqualTo(isFromBook);
  }

  private Verdict verdict(EngineEntry.Protocol protocol, String script) throws IOException {
    return report(protocol, script).moves().getFirst().verdict();
  }

  private SearchReport report(EngineEntry.Protocol protocol, String script) throws IOException {
    return report(Catalog.of(ResourceCache.NONE).kit("othello-8").orElseThrow(), protocol, script);
  }

  private <P extends Position> SearchReport report(
      GameKit<P> kit, EngineEntry.Protocol protocol, String script) throws IOException {
    GameSession<P> start = new GameSession<>(kit.game(), kit.game().newPosition(0));
    return answer(kit.game(), start, protocol, script).report().orElseThrow();
  }

  /** A game in which the last step was a pass. */
  private static <P extends Position> GameSession<P> passed(Game<P> game) {
    for (long seed = 0; true; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      GameSession<P> session = new GameSession<>(game, game.newPosition(0));
      while (!session.position().isOver()) {
        int seat = SearchResult.seat(session.position());
        int[] legal = session.legalMoves(seat);
        int move = legal[random.nextInt(legal.length)];
        session.play(seat, move);
        if (game.pass().equals(OptionalInt.of(move)) && !session.position().isOver()) {
          return session;
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "slow, stalled, gives no answer in time",
    "crashing, crashed, has ended with the code 3",
    "lying, illegal, which is not allowed",
    "babbling, rubbish, answers \"bestmove over there\"",
    "flooding, flooded, writes without end",
    "deaf, silent, does not answer its greeting",
  })
  void eachFaultHasItsWordAndLeavesNothing(String habit, String word, String says) {
    checkFaults(Bot.entry(habit, false), word, says, 2);
  }

  private void checkFaults(EngineEntry bot, String word, String says, int games) {
    Left before = Left.now();
    FakeTicker fast = new FakeTicker(HASTE);
    Ticker ticker =
        switch (bot.name()) {
          case "deaf" -> fast;
          case "slow" -> () -> isAsked.get() ? fast.nanos() : 0; // it is greeted in peace
          default -> () -> 0;
        };
    for (MatchRecord<?> game : played(KIT, bot, ticker, games)) {
      assertThat(game.ending()).isInstanceOf(Ending.Forfeit.class);
      assertThat(game.ending().word()).isEqualTo(word);
      assertThat(game.ending().sentence()).contains("the engine " + bot.name()).contains(says);
    }
    checkNothingIsLeft(before);
  }

  @Test
  void whatDoesNotStartSaysSo() {
    EngineEntry none =
        new EngineEntry(
            "none",
            folder.resolve("nothing").toString(),
            "",
            List.of(),
            "",
            EngineEntry.Protocol.UGI,
            List.of(),
            false);
    MatchRecord<?> game = played(KIT, none, () -> 0, 2).getFirst();
    assertThat(game.ending().word()).isEqualTo("no-start");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theChildrenOfAProgramEndWithIt() {
    Left before = Left.now();
    var records = played(KIT, Bot.entry("forking", false), () -> 0, 2);
    assertThat(records).allSatisfy(game -> assertThat(game.ending().word()).isEqualTo("normal"));
    checkNothingIsLeft(before);
  }

  @Test
  @Tag("thorough")
  @DisabledOnOs(OS.WINDOWS)
  void aHundredGamesOfEachLeaveNothing() throws IOException {
    long files = openFiles();
    checkFaults(Bot.script(folder, "slow", false), "stalled", "in time", 100);
    checkFaults(Bot.script(folder, "crashing", false), "crashed", "with the code 3", 100);
    checkFaults(Bot.script(folder, "lying", false), "illegal", "not allowed", 100);
    checkFaults(Bot.script(folder, "flooding", false), "flooded", "without end", 100);
    checkFaults(Bot.script(folder, "deaf", false), "silent", "greeting", 100);
    Left before = Left.now();
    assertThat(played(KIT, Bot.script(folder, "forking", true), () -> 0, 100)).hasSize(100);
    checkNothingIsLeft(before);
    assertThat(openFiles()).isLessThan(files + 20);
  }

  /** Where the system counts them; classes that are read meanwhile may open a few. */
  private static long openFiles() throws IOException {
    Path own = Path.of("/proc/self/fd");
    if (!Files.isDirectory(own)) {
      return 0;
    }
    try (Stream<Path> open = Files.list(own)) {
      return open.count();
    }
  }
}
