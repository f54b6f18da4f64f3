package yomikiri.app;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import yomikiri.app.board.GameUi;
import yomikiri.app.draw.Export;
import yomikiri.app.lab.LabView;
import yomikiri.app.library.LibraryCommands;
import yomikiri.app.library.LibraryView;
import yomikiri.app.library.NoteCard;
import yomikiri.app.play.KnownGames;
import yomikiri.app.play.PlayView;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.record.RecordCommands;
import yomikiri.app.settings.SettingsView;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.Destination;
import yomikiri.app.shell.Screen;
import yomikiri.app.shell.Shell;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingView;
import yomikiri.app.tree.TreePane;
import yomikiri.app.tree.TreeRoom;
import yomikiri.app.tree.TreeTab;
import yomikiri.app.ui.FilePicker;

/**
 * The screens and the commands that belong to them. The play screen is made at once, the others
 * when they are first seen.
 */
final class Screens {
  private final AppServices services;
  private final Opening opening;
  private final AppModels models;
  private final FilePicker picker;
  private final Texts texts;
  private final List<GameUi> shelf;
  private final Export export;
  private final NoteCard noteCard;
  private final PlayView playView;
  private final RecordCommands forRecords;
  private final LibraryCommands forLibrary;
  private final Map<Destination, Supplier<? extends Screen>> makers;

  /**
   * @param known the games that are known already
   * @param shell shows another screen, and notices
   * @param noteCard asks for the name and the note of a game of the library
   * @param unheard why nothing can be read aloud, if that is so
   * @param keys all commands, once these are known
   */
  Screens(
      AppServices services,
      Opening opening,
      AppModels models,
      FilePicker picker,
      KnownGames known,
      Shell shell,
      NoteCard noteCard,
      ObservableValue<Optional<Phrase>> unheard,
      List<Command> keys) {
    this.services = services;
    this.opening = opening;
    this.models = models;
    this.picker = picker;
    this.noteCard = noteCard;
    texts = opening.texts();
    shelf = services.shelf();
    export = new Export(texts, services.store().userFiles(), picker);
    TreeRoom tree =
        new TreeRoom(
            models.tree(),
            () -> new TreeTab(models.tree(), texts, shelf),
            () -> new TreePane(models.tree(), texts, shelf, export));
    playView =
        new PlayView(
            opening.game(),
            opening.host(),
            models.form(),
            tree,
            shelf,
            known,
            texts,
            shell,
            models.opener(),
            () -> shell.go(Destination.PLAY));
    forRecords = new RecordCommands(models.records(), picker, playView.root(), playView.here());
    forLibrary = new LibraryCommands(models.library());
    makers =
        Map.of(
            Destination.PLAY,
            () -> playView,
            Destination.LIBRARY,
            this::libraryView,
            Destination.LAB,
            this::labView,
            Destination.TRAINING,
            this::trainingView,
            Destination.SETTINGS,
            () -> new SettingsView(opening.settings(), unheard, texts, keys));
  }

  private LibraryView libraryView() {
    return new LibraryView(models.library(), forLibrary, shelf, picker, noteCard, texts);
  }

  private LabView labView() {
    return new LabView(
        models.work().lab(),
        shelf,
        texts,
        services.scheduler(),
        services.store().userFiles(),
        picker,
        models.opener()::open);
  }

  private TrainingView trainingView() {
    PlayViewModel game = opening.game();
    return new TrainingView(
        models.work().training(),
        shelf,
        new TrainingView.Around(
            services.training().folder(),
            models.finder(),
            () -> game.state().board().get(),
            models.opener()::start),
        texts,
        export);
  }

  /** Makes each screen when it is first shown. */
  Map<Destination, Supplier<? extends Screen>> makers() {
    return makers;
  }

  PlayView playView() {
    return playView;
  }

  RecordCommands forRecords() {
    return forRecords;
  }

  LibraryCommands forLibrary() {
    return forLibrary;
  }
}
