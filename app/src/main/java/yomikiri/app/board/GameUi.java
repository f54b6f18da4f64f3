package yomikiri.app.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.GameKit;

/**
 * A game as the app shows it.
 *
 * @param family begins the keys of its words; variants of one game share it
 * @param words resource folder of its words
 * @param seatSigns what stands for each seat
 * @param presenter how its moves are chosen and put into words
 * @param first a game of a few taps for who has never played; the words before tap {@code n} stand
 *     under {@code <family>.first.<n>}, those after the last one behind them
 * @param sizes the sizes of the same family that are not in the game list
 * @param setting has the pieces from which positions are set up by hand; empty where that cannot be
 *     done
 */
public record GameUi(
    GameKit<?> kit,
    String family,
    String words,
    SeatSigns seatSigns,
    BoardView.Maker board,
    MovePresenter presenter,
    RulesExample example,
    RulesExample first,
    Optional<CustomSizes> sizes,
    Optional<PieceSet.Maker> setting) {
  /** A game that comes in one size only. */
  public GameUi(
      GameKit<?> kit,
      String family,
      String words,
      SeatSigns seatSigns,
      BoardView.Maker board,
      MovePresenter presenter,
      RulesExample example,
      RulesExample first) {
    this(
        kit,
        family,
        words,
        seatSigns,
        board,
        presenter,
        example,
        first,
        Optional.empty(),
        Optional.empty());
  }

  /** The same with pieces from which positions are set up. */
  public GameUi with(PieceSet.Maker box) {
    return new GameUi(
        kit, family, words, seatSigns, board, presenter, example, first, sizes, Optional.of(box));
  }

  /** From which positions of this size are set up by hand. */
  public Optional<PieceSet> pieces() {
    return setting.map(box -> box.make(kit));
  }

  public String id() {
    return kit.game().id();
  }

  /** What stands for a seat, anew each time. */
  public Node seatSign(int seat) {
    Node sign = seatSigns.of(seat);
    if (sign instanceof Parent drawn) {
      sheet().ifPresent(sheet -> GridBoard.wear(drawn, sheet));
    }
    return sign;
  }

  /** The style sheet of its board and pieces, where it has one of its own. */
  public Optional<String> sheet() {
    String path = words + "/board.css";
    return Optional.ofNullable(GameUi.class.getResource(path)).map(found -> path);
  }

  /** Whether its scores tell more than who has won. */
  public boolean hasPoints() {
    return !kit.game().onlyWinsCount();
  }

  /** What the game is called, with its size where it has several. */
  public String name(Texts texts) {
    String own = "game." + id();
    return texts.has(own)
        ? texts.get(own)
        : texts.get(family + ".sized", sizes.flatMap(free -> free.sizeOf(id())).orElse(""));
  }

  /** The key of a sentence that games may put in their own way. */
  public String key(Texts texts, String common) {
    String own = family + "." + common;
    return texts.has(own) ? own : common;
  }

  /** The UI of {@code kit}, a game of the list or a custom size of one. */
  public static GameUi of(GameKit<?> kit, List<GameUi> gameList) {
    String id = kit.game().id();
    return gameList.stream()
        .filter(ui -> ui.id().equals(id))
        .findFirst()
        .or(
            () ->
                gameList.stream()
                    .filter(ui -> ui.sizes().flatMap(free -> free.sizeOf(id)).isPresent())
                    .findFirst()
                    .map(ui -> ui.with(kit)))
        .orElseThrow();
  }

  private GameUi with(GameKit<?> sized) {
    return new GameUi(
        sized, family, words, seatSigns, board, presenter, example, first, sizes, setting);
  }

  /** Makes the sign of each seat: its piece as it lies on the board, or what it does. */
  @FunctionalInterface
  public interface SeatSigns {
    /** The sign of a seat, anew each time. */
    Node of(int seat);

    /** Icons in the seats' colours, by seat; not loaded before somebody looks at them. */
    static SeatSigns icons(Supplier<List<Ikon>> icons) {
      return seat -> new FontIcon(icons.get().get(seat));
    }
  }
}
