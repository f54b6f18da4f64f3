package yomikiri.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.stage.Stage;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import yomikiri.app.concurrent.FileWorker;
import yomikiri.app.help.HandbookView;
import yomikiri.app.help.HelpCards;
import yomikiri.app.help.LogCard;
import yomikiri.app.play.PlayCommands;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.Destination;
import yomikiri.app.shell.Leaving;
import yomikiri.app.shell.MenuGroup;
import yomikiri.app.shell.Shell;
import yomikiri.app.store.LogFile;
import yomikiri.app.text.Texts;

/** What stands in the menus: every command of the app. */
record MenuPlan(
    Stage stage,
    Shell shell,
    Texts texts,
    SettingsViewModel settings,
    Screens screens,
    Leaving leaving,
    LogFile log,
    FileWorker reading) {
  /**
   * The menus from left to right.
   *
   * @param keys all commands of all menus, once these are known
   */
  List<MenuGroup> groups(List<Command> keys) {
    PlayCommands ofPlay = screens.playView().commands();
    List<List<Command>> file = new ArrayList<>(ofPlay.file());
    file.add(screens.forRecords().file());
    file.add(screens.forLibrary().file());
    file.add(List.of(always("quit", MaterialDesignE.EXIT_TO_APP, "Shortcut+Q", leaving::leave)));
    List<List<Command>> edit = new ArrayList<>(ofPlay.edit());
    edit.add(List.of(shell.undo()));
    edit.add(screens.forRecords().edit());
    edit.add(screens.forLibrary().edit());
    List<List<Command>> view = new ArrayList<>(ofPlay.view());
    view.add(Arrays.stream(Destination.values()).map(this::go).toList());
    view.add(
        List.of(
            always(
                "larger", MaterialDesignM.MAGNIFY_PLUS_OUTLINE, "Shortcut+PLUS", settings::enlarge),
            always(
                "smaller",
                MaterialDesignM.MAGNIFY_MINUS_OUTLINE,
                "Shortcut+MINUS",
                settings::shrink),
            always(
                "usual-size",
                MaterialDesignM.MAGNIFY,
                "Shortcut+0",
                () -> settings.scale().set(100))));
    view.add(
        List.of(
            always(
                "full-screen",
                MaterialDesignF.FULLSCREEN,
                "F11",
                () -> stage.setFullScreen(!stage.isFullScreen()))));
    return List.of(
        new MenuGroup("menu.file", file),
        new MenuGroup("menu.edit", edit),
        new MenuGroup("menu.game", ofPlay.game()),
        new MenuGroup("menu.view", view),
        new MenuGroup("menu.help", List.of(help(keys))));
  }

  private List<Command> help(List<Command> keys) {
    HelpCards help = new HelpCards(texts, shell, screens.playView()::ui, keys);
    HandbookView handbook = new HandbookView(texts, shell, reading);
    LogCard logCard = new LogCard(texts, shell, log, reading);
    return List.of(
        always("how-to-play", MaterialDesignH.HELP_CIRCLE_OUTLINE, "F1", help::showRules),
        always("keys", MaterialDesignK.KEYBOARD_OUTLINE, "Shift+F1", help::showKeys),
        always("handbook", MaterialDesignB.BOOK_OPEN_VARIANT, "F2", handbook::show),
        always("show-log", MaterialDesignT.TEXT_BOX_OUTLINE, "Shortcut+Shift+F1", logCard::show),
        always("about", MaterialDesignI.INFORMATION_OUTLINE, "Shortcut+F1", help::showAbout));
  }

  private static Command always(String name, Ikon icon, String keys, Runnable action) {
    return Command.of("command." + name, icon, keys, action);
  }

  private Command go(Destination destination) {
    return Command.of(
        destination.words(),
        destination.icon(),
        destination.shortcut(),
        () -> shell.go(destination));
  }
}
