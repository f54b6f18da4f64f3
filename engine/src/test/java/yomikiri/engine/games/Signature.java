package yomikiri.engine.games;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.learn.Learner;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.Learning;
import yomikiri.engine.learn.LearntFile;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.match.Schedule.Fixture;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchResult;

/**
 * What is left of a search in a game it plays with itself.
 *
 * @param nodes visited for all moves
 * @param moves as text, with blanks between them
 */
record Signature(long nodes, String moves) {
  private static final long LAYOUT = 5;
  private static final int PLIES_BEFORE = 12; // so many leave behind all that is kept
  private static final String LEARNT = "learnt-"; // begins the names of learnt files
  private static final String FILE = ".learnt";

  /** The engine's games; the players that need a learnt file go by a short training of the game. */
  static final Catalog CATALOG = Catalog.of(new ResourceCache(Signature::open));

  private static @Nullable InputStream open(String name) {
    if (!name.startsWith(LEARNT)) {
      return Signature.class.getResourceAsStream(name);
    }
    String game = name.substring(name.indexOf(':') + 1, name.length() - FILE.length());
    try {
      return new ByteArrayInputStream(learnt(game));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NotationException e) {
      throw new IllegalStateException(game, e);
    }
  }

  private static byte[] learnt(String game) throws IOException, NotationException {
    GameKit<DuelPosition> kit = Learning.kit(game);
    String learner = kit.tuples().isPresent() ? "td:episodes=20" : "qlearning:episodes=200";
    DuelPosition start = kit.game().newPosition(LAYOUT);
    TrainingPlan plan = TrainingPlan.of(kit, start, LearnerType.parse(kit, learner), 7);
    Learner<DuelPosition> all = plan.newLearner(kit);
    for (long number = 0; number < plan.episodes(); number++) {
      all.episode(number);
    }
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    LearntFile.write(file, plan, plan.episodes(), List.of(), all, true);
    return file.toByteArray();
  }

  /**
   * Lets a player play.
   *
   * @param opening random plies before it begins
   * @param plies of its own, if the game lasts so long
   */
  static <P extends Position> Signature of(
      GameKit<P> kit, PlayerSpec spec, int opening, int plies) {
    return of(kit, spec, opening, plies, players(kit, spec));
  }

  /** The same by players that have played another game before. */
  static <P extends Position> Signature ofWarm(
      GameKit<P> kit, PlayerSpec spec, int opening, int plies) {
    List<Player<P>> players = players(kit, spec);
    P other = start(kit.game(), LAYOUT + 1, opening);
    begin(players, other, 70);
    played(kit.game(), spec, other, Math.min(plies, PLIES_BEFORE), players);
    begin(players, start(kit.game(), LAYOUT, opening), 1);
    return of(kit, spec, opening, plies, players);
  }

  private static <P extends Position> void begin(List<Player<P>> players, P start, long seed) {
    for (int seat = 0; seat < players.size(); seat++) {
      players.get(seat).begin(start, seed + seat);
    }
  }

  private static <P extends Position> List<Player<P>> players(GameKit<P> kit, PlayerSpec spec) {
    List<Player<P>> players = new ArrayList<>();
    for (int seat = 0; seat < kit.game().newPosition(LAYOUT).players(); seat++) {
      players.add(kit.build(spec, seat + 1));
    }
    return players;
  }

  private static <P extends Position> P start(Game<P> game, long layout, int opening) {
    return new Fixture(0, layout, false, opening, List.of(0, 1), List.of(1L, 2L)).start(game);
  }

  private static <P extends Position> Signature of(
      GameKit<P> kit, PlayerSpec spec, int opening, int plies, List<Player<P>> players) {
    return played(kit.game(), spec, start(kit.game(), LAYOUT, opening), plies, players);
  }

  private static <P extends Position> Signature played(
      Game<P> game, PlayerSpec spec, P start, int plies, List<Player<P>> players) {
    GameSession<P> session = new GameSession<>(game, start);
    long nodes = 0;
    StringJoiner moves = new StringJoiner(" ");
    for (int turn = 0; session.ply() < plies && !session.isOver(); turn++) {
      int seat = turn % players.size();
      if (session.isAwaited(seat)) {
        SearchResult result = result(players.get(seat), session, seat, spec);
        nodes += result.nodes();
        moves.add(game.notation().moveText(result.move()));
        session.play(seat, result.move());
      }
    }
    return new Signature(nodes, moves.toString());
  }

  private static <P extends Position> SearchResult result(
      Player<P> player, GameSession<P> session, int seat, PlayerSpec spec) {
    Game<P> game = session.game();
    return SearchResult.of(
        player, game, session.position(), seat, spec.budget(), false, new FakeTicker(1));
  }
}
