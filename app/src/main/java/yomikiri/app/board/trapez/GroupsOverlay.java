package yomikiri.app.board.trapez;

import java.util.List;
import yomikiri.app.board.Overlay;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.trapez.TrapezPosition;

/** The groups of both colours; a seat's share is its largest. */
final class GroupsOverlay implements Overlay {
  @Override
  public List<Integer> shares(Position position) {
    TrapezPosition trapez = TrapezPresenter.trapez(position);
    return List.of(trapez.longest(0), trapez.longest(1));
  }

  @Override
  public List<String> words(Texts texts, Position position) {
    return shares(position).stream().map(share -> texts.get("trapez.largest", share)).toList();
  }
}
