package yomikiri.app.board.tron;

import java.util.List;
import java.util.stream.IntStream;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.GridCellSet;

/** Describes each seat's standing: its free cells and length, or its place once out. */
record TronStandings(Texts texts, TronPosition tron) {
  List<String> bySeat() {
    List<String> percents = Parts.of(tron).percents();
    return IntStream.range(0, tron.players())
        .mapToObj(seat -> of(seat, percents.get(seat)))
        .toList();
  }

  private String of(int seat, String share) {
    return tron.isOut(seat)
        ? texts.get("tron.place." + place(seat))
        : texts.get("tron.standing", share, GridCellSet.count(tron.trail(seat)));
  }

  private long place(int seat) {
    return 1
        + IntStream.range(0, tron.players())
            .filter(other -> tron.score(other) > tron.score(seat))
            .count();
  }
}
