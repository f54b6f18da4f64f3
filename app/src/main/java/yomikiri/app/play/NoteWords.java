package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import yomikiri.app.board.MarkWords;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.MoveGlyph;

/** Describes people's notes on a move in words. */
record NoteWords(Texts texts) {
  /** The move that words and glyphs are for. */
  String move(PlaySnapshot now) {
    int ply = now.note().ply();
    return ply == 0
        ? texts.get("note.start")
        : texts.get(
            "note.move", ply, ply <= now.moves().size() ? text(now.moves().get(ply - 1)) : "");
  }

  private String text(MoveRow row) {
    return row.text().isEmpty() ? texts.get("moves.withdraws") : row.text();
  }

  /** What a glyph says of a move. */
  String glyph(MoveGlyph glyph) {
    return texts.get(
        switch (glyph) {
          case VERY_GOOD -> "glyph.very-good";
          case GOOD -> "glyph.good";
          case INTERESTING -> "glyph.interesting";
          case DUBIOUS -> "glyph.dubious";
          case POOR -> "glyph.poor";
          case VERY_POOR -> "glyph.very-poor";
        });
  }

  /** What is thought of the move that words and glyphs are for. */
  Phrase judged(PlaySnapshot now) {
    String move = move(now);
    return now.note()
        .annotation()
        .glyph()
        .map(glyph -> Phrase.of("joined.colon", move, glyph(glyph)))
        .orElseGet(() -> Phrase.of("note.no-glyph", move));
  }

  /** All that was noted, to be heard; empty for nothing. */
  String spoken(Annotation note) {
    List<String> parts = new ArrayList<>();
    note.glyph().ifPresent(glyph -> parts.add(glyph(glyph)));
    if (!note.comment().isBlank()) {
      parts.add(note.comment());
    }
    parts.addAll(MarkWords.all(texts, note.marks()));
    return parts.isEmpty() ? "" : texts.get("note.spoken", texts.listed(parts));
  }
}
