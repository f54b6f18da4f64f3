package yomikiri.app.board.tron;

import java.util.List;
import java.util.stream.IntStream;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.grid.Cells;
import yomikiri.engine.games.tron.territory.Territory;

/** How the seats stand: territory and length of who is in, the place of who is out. */
final class Standing {
  private final Texts texts;
  private final TronPosition tron;

  Standing(Texts texts, TronPosition tron) {
    this.texts = texts;
    this.tron = tron;
  }

  List<String> bySeat() {
    Territory territory = territory(tron);
    return IntStream.range(0, tron.players())
        .mapToObj(seat -> of(seat, territory.cells(seat)))
        .toList();
  }

  private String of(int seat, int cells) {
    return tron.isOut(seat)
        ? texts.get("tron.place." + place(seat))
        : texts.get("tron.standing", share(cells), Cells.count(tron.trail(seat)));
  }

  private long place(int seat) {
    return 1
        + IntStream.range(0, tron.players())
            .filter(other -> tron.score(other) > tron.score(seat))
            .count();
  }

  /** So many cells as a share of the arena. */
  String share(int cells) {
    return Figures.share((double) cells / tron.arena().size());
  }

  static Territory territory(TronPosition tron) {
    Territory territory = new Territory();
    territory.divide(tron.free(), tron.heads(), tron.turn(), Territory.UNLIMITED);
    return territory;
  }
}
