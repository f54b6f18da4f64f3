package yomikiri.engine.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordReader;
import yomikiri.engine.think.GameKit;

/** The moves of one third of the players, by their results, in a file of games. */
final class PeoplesGames<P extends Position> {
  private final GameKit<P> kit;
  private final List<GameRecord<P>> games = new ArrayList<>();
  private final Map<String, double[]> results = new HashMap<>(); // points and games, by name

  private PeoplesGames(GameKit<P> kit) {
    this.kit = kit;
  }

  /**
   * Reads the games of a kit's game in a file; others, and those that cannot be read, are left out.
   *
   * @throws UserError if the file cannot be read
   */
  static <P extends Position> PeoplesGames<P> read(Path file, GameKit<P> kit, Catalog catalog) {
    PeoplesGames<P> all = new PeoplesGames<>(kit);
    try (RecordReader reader = RecordReader.of(file, catalog)) {
      for (Optional<RawRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        all.add(next.get(), catalog);
      }
    } catch (IOException e) {
      throw UserError.unreadable(file.toString(), e);
    }
    return all;
  }

  @SuppressWarnings("unchecked")
  private void add(RawRecord raw, Catalog catalog) {
    GameRecord<?> read;
    try {
      read = raw.read(catalog);
    } catch (NotationException broken) {
      return;
    }
    if (read.game().id().equals(kit.game().id())) {
      GameRecord<P> game = (GameRecord<P>) read;
      games.add(game);
      P end = game.session().position();
      for (int seat = 0; end.isOver() && seat < end.players(); seat++) {
        double[] sums = results.computeIfAbsent(name(game, seat), name -> new double[2]);
        sums[0] += end.reward(seat);
        sums[1]++;
      }
    }
  }

  private static String name(GameRecord<?> game, int seat) {
    return game.tag(Tag.player(seat)).orElse("");
  }

  /**
   * The moves chosen from by chance.
   *
   * @param third 0 for the third of all results that the weakest players have, 1, or 2
   * @param from the first ply, counted from 1
   * @param to the last ply
   */
  List<PeoplesMove> moves(int third, int from, int to, int count, long seed) {
    Map<String, Integer> thirds = thirds();
    List<PeoplesMove> moves = new ArrayList<>();
    for (int number = 0; number < games.size(); number++) {
      GameRecord<P> game = games.get(number);
      GameSession<P> session = new GameSession<>(kit.game(), game.start());
      int last = -1;
      for (Step step : game.steps()) {
        if (!(step instanceof Step.Single(int seat, int move))) {
          break;
        }
        int ply = session.ply() + 1;
        P position = session.position();
        Moves legal = new Moves();
        position.legalMoves(seat, legal);
        if (ply >= from
            && ply <= to
            && legal.size() > 1
            && thirds.getOrDefault(name(game, seat), -1) == third) {
          String text = kit.game().notation().positionText(position);
          moves.add(new PeoplesMove(number, ply, last, move, text, new TreeMap<>()));
        }
        session.play(seat, move);
        last = move;
      }
    }
    Collections.shuffle(moves, new Random(seed));
    return moves.subList(0, Math.min(count, moves.size()));
  }

  /** Which third each player is in: each third has as many results. */
  private Map<String, Integer> thirds() {
    List<Map.Entry<String, double[]>> order = new ArrayList<>(results.entrySet());
    order.sort(
        Comparator.<Map.Entry<String, double[]>>comparingDouble(
                one -> (one.getValue()[0] + 1) / (one.getValue()[1] + 2))
            .thenComparing(Map.Entry::getKey));
    double all = order.stream().mapToDouble(one -> one.getValue()[1]).sum();
    Map<String, Integer> thirds = new HashMap<>();
    double before = 0;
    for (Map.Entry<String, double[]> one : order) {
      thirds.put(one.getKey(), (int) Math.min(2, 3 * before / all));
      before += one.getValue()[1];
    }
    return thirds;
  }
}
