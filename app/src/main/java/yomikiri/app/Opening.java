package yomikiri.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.play.BoardStand;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.Passes;
import yomikiri.app.play.session.ReadyGame;
import yomikiri.app.play.session.Setup;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.store.Kept;
import yomikiri.app.store.WindowPlace;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Look;

/**
 * What the app begins with: the game on the table, where its board stands, and what both need. Here
 * belongs only what the first board cannot do without; all else is made once it is seen.
 */
record Opening(SettingsViewModel settings, Texts texts, PlayViewModel game, BoardStand stand) {

  /**
   * @param last the game that was on the table when the app was left, if there was one
   */
  static Opening of(World world, Kept kept, Optional<ReadyGame<?>> last) {
    List<String> words = new ArrayList<>();
    world.shelf().forEach(face -> words.add(face.words())); // the first board needs no others
    words.add("/yomikiri/app/text");
    SettingsViewModel settings = new SettingsViewModel(kept.choices(), world.tastes());
    Look.begin();
    Texts texts = new Texts(words, settings.language());
    PlayViewModel game =
        new PlayViewModel(
            Setup.first(world.shelf().getFirst().kit(), world.seeds().getAsLong()),
            world.thinkers(),
            world.delays(),
            world.ticker(),
            world.seeds(),
            world.background(),
            new Passes(world.shelf()));
    last.ifPresent(game::open);
    BoardStand stand = new BoardStand(game, world.shelf(), texts, settings.motion());
    return new Opening(settings, texts, game, stand);
  }

  /** The board alone, with room for what will stand around it. */
  Region alone(WindowPlace.Margins room) {
    stand.show();
    StackPane alone = new StackPane(stand.root());
    alone.getStyleClass().add("shell");
    alone.setPadding(new Insets(room.top(), room.right(), room.bottom(), room.left()));
    return alone;
  }
}
