package yomikiri.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.FileWorker;
import yomikiri.app.library.NoteCard;
import yomikiri.app.play.KnownGames;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.Destination;
import yomikiri.app.shell.Leaving;
import yomikiri.app.shell.MenuGroup;
import yomikiri.app.shell.Shell;
import yomikiri.app.shell.WindowKeeper;
import yomikiri.app.speech.ReadAloud;
import yomikiri.app.store.UserPreferences;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.Sounds;

/** What a window has around the board: screens, menus, and all that works behind them. */
final class Interior {
  private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");
  private static final Duration ONCE_AT_REST = Duration.ofMillis(500);

  private final PlayViewModel game;
  private final SettingsViewModel settings;
  private final Texts texts;
  private final Shell shell;
  private final AppModels models;
  private final FilePicker picker;
  private final Screens screens;
  private final ReadAloud readAloud;
  private final Leaving leaving;

  /** Its board may stand elsewhere until {@link #takeBoard}. */
  Interior(
      Stage stage,
      AppServices services,
      Opening opening,
      Keeping keeping,
      WindowKeeper keeper,
      Foundation foundation) {
    settings = opening.settings();
    texts = opening.texts();
    game = opening.game();
    shell = foundation.shell();
    models = foundation.models();
    picker = services.picker().apply(texts);
    List<Command> keys = new ArrayList<>();
    readAloud =
        new ReadAloud(
            shell.root(),
            settings.readAloudChoice().map(now -> now == UserPreferences.ReadAloudChoice.ON),
            texts,
            services.speech(),
            services.answers());
    screens =
        new Screens(
            services,
            opening,
            models,
            picker,
            known(keeping),
            shell,
            new NoteCard(shell, texts),
            readAloud.unheard(),
            keys);
    leaving =
        new Leaving(shell, texts, services.store(), screens.forRecords()::save, services.exit());
    List<MenuGroup> menus =
        new MenuPlan(
                stage,
                shell,
                texts,
                settings,
                screens,
                leaving,
                services.log(),
                new FileWorker(services.reading(), services.answers()))
            .groups(keys);
    menus.forEach(menu -> menu.sections().forEach(keys::addAll));
    shell.furnish(screens.makers(), menus);
    String left = keeping.now().window().screen();
    Arrays.stream(Destination.values())
        .filter(Destination::isResumed)
        .filter(destination -> destination.key().equals(left))
        .forEach(shell::go);
    services.notices().passTo(shell);
    services.store().library().whenNoticed(this::listAnew);
    shell.destination().addListener((value, before, now) -> keepScreen(keeper, now));
    settings.answering().subscribe(this::setAnswering);
    Sounds sounds = services.sounds().apply(() -> services.answers().execute(this::tellSilence));
    game.state().livePly().addListener((ply, before, now) -> hear(sounds, before, now));
    shell.root().addEventHandler(KeyEvent.KEY_PRESSED, this::undo);
    services.scheduler().after(ONCE_AT_REST, models.work()::resume);
  }

  private static KnownGames known(Keeping keeping) {
    KnownGames known = new KnownGames(keeping.now().known());
    known.families().addListener((value, before, now) -> keeping.keep(now));
    return known;
  }

  /** Brings the board to its place. */
  void takeBoard() {
    screens.playView().takeBoard();
  }

  /** Puts the keyboard where the screen shown wants it. */
  void focus() {
    shell.focus();
  }

  private static void keepScreen(WindowKeeper keeper, @Nullable Destination now) {
    if (now != null && now.isResumed()) {
      keeper.shows(now.key());
    }
  }

  /** Plays the sound of a step forward if sounds are on. */
  private void hear(Sounds sounds, Number before, Number now) {
    if (settings.soundChoice().get() == UserPreferences.SoundChoice.ON
        && now.intValue() == before.intValue() + 1) {
      sounds.move();
    }
  }

  private void tellSilence() {
    shell.show(Notice.warning(Phrase.of("sound.none")));
  }

  private void setAnswering(Duration now) {
    game.setPace(game.state().pace().get().withAnswering(now));
  }

  /** Ctrl+Z on any screen but Play undoes what the notice bar last told of. */
  private void undo(KeyEvent event) {
    if (UNDO.match(event) && shell.destination().get() != Destination.PLAY) {
      shell.undo().run();
      event.consume();
    }
  }

  /** Games of the library could not be saved, or can be again: its list says so. */
  private void listAnew() {
    if (shell.destination().get() == Destination.LIBRARY) {
      models.library().refresh();
    }
  }

  /** Opens the record in {@code file}. */
  void open(Path file) {
    picker.beginAt(file);
    models.records().open(file);
  }

  /** Ends the app; asks before games are lost. */
  void leave() {
    leaving.leave();
  }

  AppModels models() {
    return models;
  }

  /** Ends all that works; the game itself goes on. */
  void close() {
    readAloud.close();
    models.close();
  }
}
