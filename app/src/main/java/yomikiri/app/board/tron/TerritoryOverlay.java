package yomikiri.app.board.tron;

import java.util.List;
import java.util.stream.IntStream;
import yomikiri.app.board.Overlay;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;

/** Which cells each seat reaches before all others, and how many nobody does. */
final class TerritoryOverlay implements Overlay {
  @Override
  public List<Integer> shares(Position position) {
    return Parts.of(TronPresenter.tron(position)).cells();
  }

  @Override
  public List<String> words(Texts texts, Position position) {
    Parts parts = Parts.of(TronPresenter.tron(position));
    return IntStream.range(0, parts.cells().size())
        .mapToObj(
            seat ->
                texts.get("tron.territory", parts.cells().get(seat), parts.percents().get(seat)))
        .toList();
  }

  @Override
  public String rest(Texts texts, Position position) {
    Parts parts = Parts.of(TronPresenter.tron(position));
    return parts.nobodys() == 0
        ? ""
        : texts.get("tron.nobodys", parts.nobodys(), parts.percents().getLast());
  }
}
