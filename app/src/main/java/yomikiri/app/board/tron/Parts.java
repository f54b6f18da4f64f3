package yomikiri.app.board.tron;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.app.text.Figures;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.board.Territory;

/**
 * The division of the free cells among the seats.
 *
 * @param cells by seat, those that it reaches before all others
 * @param nobodys those that nobody reaches first: several do so at once, or nobody can
 */
record Parts(List<Integer> cells, int nobodys) {
  static Parts of(TronPosition tron) {
    Territory territory = new Territory();
    territory.divide(tron.free(), tron.heads(), tron.turn(), Territory.UNLIMITED);
    List<Integer> cells = IntStream.range(0, tron.players()).mapToObj(territory::cells).toList();
    int owned = cells.stream().mapToInt(Integer::intValue).sum();
    return new Parts(cells, GridCellSet.count(tron.free()) - owned);
  }

  /** Of the free cells by seat, and last what is nobody's; together 100%. */
  List<String> percents() {
    return Figures.shares(Stream.concat(cells.stream(), Stream.of(nobodys)).toList());
  }
}
