package yomikiri.app.board.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.GameUi.SeatSigns;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.Pick;
import yomikiri.app.board.RulesExample;
import yomikiri.app.board.tiles.TilesPosition.Parts;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;

/** The game of {@link TilesPosition} as the app shows it. */
public final class TilesUi {
  private TilesUi() {}

  public static GameUi ui() {
    return new GameUi(
        Tiles.make(),
        "tiles",
        "/yomikiri/app/board/tiles",
        SeatSigns.icons(() -> List.of(MaterialDesignH.HEXAGON, MaterialDesignH.HEXAGON_OUTLINE)),
        (kit, surroundings) -> TilesBoard.of(surroundings),
        new TilesPresenter(),
        new RulesExample(Tiles.make(), "0000000 0", List.of(List.of("b2:1"))),
        new RulesExample(Tiles.make(), "0000000 0", List.of(List.of("b2:1"))));
  }

  /** A cell, the number of its tile and, where one is turned, that one's cell and which way. */
  static final class TilesPresenter implements MovePresenter {
    @Override
    public List<Pick> picks(Position position, int seat, int move) {
      if (move == TilesPosition.PASS) {
        return List.of();
      }
      Parts parts = Parts.of(move);
      List<Pick> picks = new ArrayList<>();
      picks.add(new Pick.Cell(parts.cell()));
      picks.add(new Pick.Piece(parts.number()));
      if (parts.turned() >= 0) {
        picks.add(new Pick.Cell(parts.turned()));
        picks.add(new Pick.Turn(parts.way()));
      }
      return picks;
    }

    @Override
    public Phrase option(Pick pick) {
      return switch (pick) {
        case Pick.Piece(int number) -> Phrase.of("tiles.piece", number);
        case Pick.Turn(int way) -> Phrase.of(way > 0 ? "tiles.up" : "tiles.down");
        case Pick.Cell cell -> throw new IllegalArgumentException("a cell has its name");
      };
    }

    @Override
    public Optional<Phrase> prompt(Position position, List<Pick> made) {
      return Optional.of(Phrase.of("tiles.prompt", made.size()));
    }

    @Override
    public String outlook(Texts texts, Position position, int move) {
      return texts.get("tiles.outlook", Parts.of(move).number());
    }

    @Override
    public Phrase refusal(Position position, int seat, int cell, String name) {
      return Phrase.of("tiles.refusal", name);
    }

    @Override
    public Phrase ending(Position position) {
      return Phrase.of("tiles.ending");
    }
  }
}
