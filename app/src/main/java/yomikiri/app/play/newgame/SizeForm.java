package yomikiri.app.play.newgame;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import yomikiri.app.board.CustomSizes;
import yomikiri.app.text.Field;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.GameKit;

/** Form of the size of a game that can be had in other sizes than that of the game list. */
final class SizeForm {
  private final ObservableValue<GameKit<?>> kit;
  private final List<CustomSizes> sizes;
  private final Field<GameKit<?>> field = new Field<>("", this::sized, this::noSuchSize);

  /** {@code kit} is the game chosen, in its listed size; {@code sizes} of games with others. */
  SizeForm(ObservableValue<GameKit<?>> kit, List<CustomSizes> sizes) {
    this.kit = kit;
    this.sizes = List.copyOf(sizes);
  }

  /** The game chosen in the size typed. */
  Field<GameKit<?>> field() {
    return field;
  }

  /** Chooses the size of the game list. */
  void setUsual() {
    field.text().set(usual().orElse(""));
  }

  /** The size of the game list; empty if the game has no others. */
  Optional<String> usual() {
    return customSizes().flatMap(free -> free.sizeOf(kit.getValue().game().id()));
  }

  private Optional<GameKit<?>> sized(String typed) {
    Optional<String> usual = usual();
    return usual.isEmpty() || usual.get().equals(typed)
        ? Optional.of(kit.getValue())
        : customSizes().flatMap(free -> free.kit(typed));
  }

  private Optional<CustomSizes> customSizes() {
    return sizes.stream()
        .filter(free -> free.sizeOf(kit.getValue().game().id()).isPresent())
        .findFirst();
  }

  private String noSuchSize(Texts texts) {
    String family = customSizes().orElseThrow().family();
    return texts.get(family + ".size.mistake", field.text().get().strip());
  }
}
