package yomikiri.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import yomikiri.app.play.BoardHost;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.ForcedPasses;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.store.AppSettings;
import yomikiri.app.store.WindowState;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Theme;

/**
 * What the app begins with: the game on the board, where its board stands, and what both need. Here
 * belongs only what the first board cannot do without; all else is made once it is seen.
 */
record Opening(SettingsViewModel settings, Texts texts, PlayViewModel game, BoardHost host) {

  /**
   * @param last the game that was on the board when the app was left, if there was one
   */
  static Opening of(AppServices services, AppSettings kept, Optional<RestoredGame<?>> last) {
    List<String> words = new ArrayList<>();
    services.shelf().forEach(ui -> words.add(ui.words())); // the first board needs no others
    words.add("/yomikiri/app/text");
    SettingsViewModel settings = new SettingsViewModel(kept.choices(), services.system());
    Theme.begin();
    Texts texts = new Texts(words, settings.language());
    PlayViewModel game =
        new PlayViewModel(
            GameSetup.first(services.shelf().getFirst().kit(), services.seeds().getAsLong()),
            services.thinkers(),
            services.scheduler(),
            services.ticker(),
            services.seeds(),
            services.background(),
            new ForcedPasses(services.shelf()));
    last.ifPresent(game::open);
    BoardHost host = new BoardHost(game, services.shelf(), texts, settings.motion());
    return new Opening(settings, texts, game, host);
  }

  /** The board alone, with room for what will stand around it. */
  Region alone(WindowState.Margins room) {
    host.show();
    StackPane alone = new StackPane(host.root());
    alone.getStyleClass().add("shell");
    alone.setPadding(new Insets(room.top(), room.right(), room.bottom(), room.left()));
    return alone;
  }
}
