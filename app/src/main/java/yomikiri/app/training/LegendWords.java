package yomikiri.app.training;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.VerdictDisplay;
import yomikiri.app.text.Texts;
import yomikiri.app.training.StartPositionViewModel.StartSnapshot;

/** Explains the signs on the board of a training in words. */
final class LegendWords {
  private final Texts texts;
  private final List<GameUi> gameList;

  LegendWords(Texts texts, List<GameUi> gameList) {
    this.texts = texts;
    this.gameList = List.copyOf(gameList);
  }

  /** A sentence for each thing there is to be seen. */
  List<String> of(StartSnapshot shown) {
    List<String> sentences = new ArrayList<>();
    int fullMargin = shown.learnt().fullMargin();
    sentences.add(
        fullMargin == 0
            ? texts.get("training.legend.learnt")
            : margins(GameUi.of(shown.learnt().board().kit(), gameList).presenter(), fullMargin));
    if (hasCellsOfSeveralMoves(shown.learnt().board())) {
      sentences.add(texts.get("training.legend.several"));
    }
    if (shown.learnt().untried() > 0) {
      sentences.add(texts.get("training.legend.untried"));
    }
    switch (shown.exact().state()) {
      case NONE -> {}
      case SOUGHT -> sentences.add(texts.get("training.legend.sought"));
      case FAILED -> sentences.add(texts.get("training.legend.failed"));
      case FOUND -> sentences.add(texts.get("training.legend.exact"));
    }
    int winning = shown.winning().size();
    if (winning > 0) {
      sentences.add(
          texts.get(
              fullMargin == 0 ? "training.legend.wins" : "training.legend.wins-margin",
              shown.winsSeen(),
              winning));
    }
    return sentences;
  }

  private String margins(MovePresenter presenter, int fullMargin) {
    return texts.get(
        "training.legend.learnt-margin",
        presenter.points(texts, fullMargin),
        presenter.points(texts, VerdictDisplay.hottest(fullMargin)));
  }

  private boolean hasCellsOfSeveralMoves(BoardSnapshot<?> board) {
    MovePresenter presenter = GameUi.of(board.kit(), gameList).presenter();
    OptionalInt mover = board.mover();
    return mover.isPresent()
        && board.legal().stream()
            .anyMatch(move -> presenter.picks(board.position(), mover.getAsInt(), move).size() > 1);
  }
}
