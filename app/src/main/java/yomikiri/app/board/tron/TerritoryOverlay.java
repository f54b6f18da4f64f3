package yomikiri.app.board.tron;

import java.util.List;
import java.util.stream.IntStream;
import yomikiri.app.board.Overlay;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.territory.Territory;

/** Which cells each seat reaches before all others. */
final class TerritoryOverlay implements Overlay {
  @Override
  public List<Integer> shares(Position position) {
    TronPosition tron = TronManner.tron(position);
    Territory territory = Standing.territory(tron);
    return IntStream.range(0, tron.players()).mapToObj(territory::cells).toList();
  }

  @Override
  public String words(Texts texts, Position position, int share) {
    String part = new Standing(texts, TronManner.tron(position)).share(share);
    return texts.get("tron.territory", share, part);
  }
}
