package yomikiri.app.board.tron;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** Describes a cell of Tron in words; {@code territory} is null where it is not shown. */
record TronCellWords(Texts texts, BoardViewState state, @Nullable TerritoryMap territory) {
  private static final TronPresenter PRESENTER = new TronPresenter();

  /** What is said of the cell at a place along the rows. */
  String of(int index) {
    TronPosition tron = TronPresenter.tron(state.snapshot().position());
    Arena arena = tron.arena();
    int cell = arena.cell(index);
    List<String> parts = new ArrayList<>();
    parts.add(SquareLattice.spoken(texts, index, arena.width()));
    OptionalInt seat =
        IntStream.range(0, tron.players())
            .filter(one -> GridCellSet.isIn(tron.trail(one), cell))
            .findFirst();
    if (seat.isEmpty()) {
      parts.add(texts.get("spoken.empty"));
    } else if (tron.head(seat.getAsInt()) == cell) {
      parts.add(texts.get("tron.spoken.head", sign(seat.getAsInt())));
      parts.add(ways(tron, cell));
    } else {
      parts.add(texts.get("tron.spoken.trail", sign(seat.getAsInt())));
    }
    owned(cell, parts);
    OptionalInt move = state.move(index);
    if (move.isPresent()) {
      String step = PRESENTER.spoken(texts, state.snapshot().text(move.getAsInt()));
      parts.add(seat.isEmpty() ? step : texts.get("tron.spoken.crash", step));
    }
    parts.addAll(state.annotations(texts, index).spoken(texts));
    return texts.listed(parts);
  }

  private String sign(int seat) {
    return texts.get("tron.sign." + seat);
  }

  private String ways(TronPosition tron, int head) {
    List<String> free =
        IntStream.range(0, Arena.MOVES)
            .filter(move -> GridCellSet.isIn(tron.free(), Arena.target(head, move)))
            .mapToObj(move -> PRESENTER.spoken(texts, state.snapshot().text(move)))
            .toList();
    return free.isEmpty()
        ? texts.get("tron.spoken.no-way")
        : texts.get("tron.spoken.ways", texts.listed(free));
  }

  private void owned(int cell, List<String> parts) {
    TerritoryMap shown = territory;
    if (shown != null && shown.isNobodys(cell)) {
      parts.add(texts.get("tron.spoken.nobodys"));
    }
    if (shown == null || shown.owner(cell) < 0) {
      return;
    }
    parts.add(texts.get("tron.spoken.owned", sign(shown.owner(cell))));
    if (shown.isJoint(cell)) {
      parts.add(texts.get("tron.spoken.joint"));
    }
  }
}
