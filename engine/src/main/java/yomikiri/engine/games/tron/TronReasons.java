package yomikiri.engine.games.tron;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.Chambers;
import yomikiri.engine.games.tron.board.Territory;
import yomikiri.engine.games.tron.search.LongestPath;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.games.tron.search.Separation;
import yomikiri.engine.think.Continuation;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;

/** Why moves of Tron are mistakes: by the cells that can be reached, and who is there first. */
final class TronReasons<P extends TronPosition & Position> {
  private static final int CLEAR = 5; // cells that make a difference worth telling

  List<Reason.Finder<P>> all() {
    return List.of(
        this::crashes, this::closesDoor, this::cutsItselfOff, this::fillsLess, this::doesNotCut);
  }

  /** The move leads off the free cells, and the better one does not. */
  private Optional<Reason> crashes(Contrast<P> contrast) {
    int seat = contrast.mistake().seat();
    return contrast.played().after().isOut(seat) && !contrast.better().after().isOut(seat)
        ? Optional.of(contrast.shownByPlayed("tron.crashes", 1))
        : Optional.empty();
  }

  private static boolean isIn(Contrast<? extends TronPosition> contrast) {
    int seat = contrast.mistake().seat();
    return !contrast.played().after().isOut(seat) && !contrast.better().after().isOut(seat);
  }

  /** The move goes through a door into a chamber with fewer cells than can be reached otherwise. */
  private Optional<Reason> closesDoor(Contrast<P> contrast) {
    if (!isIn(contrast)) {
      return Optional.empty();
    }
    int reach = reach(contrast, contrast.played());
    int otherwise = reach(contrast, contrast.better());
    return reach <= otherwise - CLEAR
        ? Optional.of(contrast.shownByPlayed("tron.closes-door", 1, reach, otherwise))
        : Optional.empty();
  }

  /** How many free cells the side can still reach. */
  private int reach(Contrast<P> contrast, Continuation<P> line) {
    Chambers chambers = new Chambers();
    chambers.divide(line.after().free(), line.after().head(contrast.mistake().seat()));
    return chambers.size();
  }

  /** The side is the first on fewer cells than before, and than after the better move. */
  private Optional<Reason> cutsItselfOff(Contrast<P> contrast) {
    if (!isIn(contrast)) {
      return Optional.empty();
    }
    int seat = contrast.mistake().seat();
    int before = territory(contrast.mistake().before()).cells(seat);
    int cells = territory(contrast.played().after()).cells(seat);
    int otherwise = territory(contrast.better().after()).cells(seat);
    return cells <= otherwise - CLEAR && cells < before
        ? Optional.of(contrast.shownByPlayed("tron.cuts-off", 1, before, cells, otherwise))
        : Optional.empty();
  }

  private Territory territory(P position) {
    Territory territory = new Territory();
    territory.divide(position.free(), position.heads(), position.turn(), Territory.UNLIMITED);
    return territory;
  }

  /**
   * Alone in its room, with as many cells to reach, the side can make fewer steps: by the colours
   * of the cells, which a cycle takes in turns.
   */
  private Optional<Reason> fillsLess(Contrast<P> contrast) {
    if (!isIn(contrast)
        || !isApart(contrast, contrast.played().after())
        || !isApart(contrast, contrast.better().after())
        || reach(contrast, contrast.played()) != reach(contrast, contrast.better())) {
      return Optional.empty();
    }
    int most = most(contrast, contrast.played());
    P better = contrast.better().after();
    LongestPath way = new LongestPath(new WayTable(0));
    way.begin(better.free(), better.head(contrast.mistake().seat()));
    int found = way.least();
    return most < found
        ? Optional.of(contrast.shownByPlayed("tron.fills-less", 1, most, found))
        : Optional.empty();
  }

  private boolean isApart(Contrast<P> contrast, P position) {
    return new Separation().isApart(position.free(), position.heads(), contrast.mistake().seat());
  }

  /** No way of the side has more steps. */
  private int most(Contrast<P> contrast, Continuation<P> line) {
    return new Chambers().divide(line.after().free(), line.after().head(contrast.mistake().seat()));
  }

  /** The better move leaves the others far fewer cells, and the side itself no fewer. */
  private Optional<Reason> doesNotCut(Contrast<P> contrast) {
    if (!isIn(contrast)) {
      return Optional.empty();
    }
    int seat = contrast.mistake().seat();
    int theirs = others(contrast.played().after(), seat);
    int otherwise = others(contrast.better().after(), seat);
    return otherwise <= theirs - CLEAR
            && territory(contrast.better().after()).cells(seat)
                >= territory(contrast.played().after()).cells(seat)
        ? Optional.of(contrast.shownByPlayed("tron.does-not-cut", 1, theirs, otherwise))
        : Optional.empty();
  }

  private int others(P position, int seat) {
    Territory territory = territory(position);
    return IntStream.range(0, position.players())
        .filter(other -> other != seat)
        .map(territory::cells)
        .sum();
  }
}
