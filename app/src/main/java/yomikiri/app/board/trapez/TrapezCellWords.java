package yomikiri.app.board.trapez;

import java.util.ArrayList;
import java.util.List;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.trapez.TrapezPosition;

/**
 * Describes a cell of Trapez in words.
 *
 * @param partial the board while a move is being chosen
 * @param sizes by seat and cell, of the group that its tile belongs to
 * @param groups whether these are told of every tile
 */
record TrapezCellWords(
    Texts texts, PartialMove partial, List<List<Integer>> sizes, boolean groups) {
  String of(int cell, TrapezCell.Step step, MoveAnnotations annotations) {
    TrapezPosition position = partial.position();
    int tile = position.tile(cell);
    List<String> parts = new ArrayList<>();
    parts.add(TrapezBoard.LATTICE.name(cell));
    parts.add(texts.get(tile == 0 ? "spoken.empty" : "trapez.tile." + tile));
    switch (step) {
      case IN_HAND -> parts.add(texts.get("trapez.spoken.in-hand"));
      case SET -> parts.add(texts.get("trapez.spoken.set"));
      case RAISED -> parts.add(texts.get("trapez.spoken.raised"));
      case TURNING -> parts.add(texts.get("trapez.spoken.turning"));
      case NOTHING -> {}
    }
    int surrounded = tile == 0 ? Integer.bitCount(position.surroundedBy(cell)) : 0;
    if (surrounded > 0) {
      parts.add(texts.get("trapez.spoken.surrounds", surrounded));
    }
    if (tile > 0 && (groups || step != TrapezCell.Step.NOTHING)) {
      parts.add(texts.get("trapez.spoken.groups", sizes.get(0).get(cell), sizes.get(1).get(cell)));
    }
    parts.addAll(annotations.spoken(texts));
    return texts.listed(parts);
  }
}
