package yomikiri.app.ui;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Texts;

/** The system's own file dialogs, which begin in the folder used last. */
public final class SystemFilePicker implements FilePicker {
  private final Texts texts;
  private @Nullable File folder;

  public SystemFilePicker(Texts texts) {
    this.texts = texts;
  }

  @Override
  public void beginAt(Path file) {
    Path parent = file.toAbsolutePath().getParent();
    folder = parent == null ? null : parent.toFile();
  }

  @Override
  public Optional<Path> toOpen(Window owner, List<FileKind> kinds) {
    FileChooser chooser = chooser("command.open", kinds);
    return one(chooser::setInitialDirectory, () -> chooser.showOpenDialog(owner));
  }

  @Override
  public List<Path> toImport(Window owner, List<FileKind> kinds) {
    FileChooser chooser = chooser("library.import", kinds);
    return ask(chooser::setInitialDirectory, () -> chooser.showOpenMultipleDialog(owner));
  }

  @Override
  public Optional<Path> toSave(Window owner, FileKind kind, String name) {
    FileChooser chooser = chooser("command.save", List.of(kind));
    chooser.setInitialFileName(name);
    return one(chooser::setInitialDirectory, () -> chooser.showSaveDialog(owner));
  }

  @Override
  public Optional<Path> folder(Window owner, String title) {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(title);
    return one(chooser::setInitialDirectory, () -> chooser.showDialog(owner));
  }

  private Optional<Path> one(Consumer<@Nullable File> begin, Supplier<@Nullable File> dialogue) {
    return ask(begin, () -> Stream.ofNullable(dialogue.get()).toList()).stream().findFirst();
  }

  /**
   * Asks for files.
   *
   * @param begin sets where: in a folder that may be gone, or null for the usual one
   * @param dialogue null if people cancel
   */
  List<Path> ask(Consumer<@Nullable File> begin, Supplier<@Nullable List<File>> dialogue) {
    List<File> chosen;
    begin.accept(folder);
    try {
      chosen = dialogue.get();
    } catch (IllegalArgumentException e) {
      begin.accept(null); // the folder is gone, which only the dialogue finds out
      chosen = dialogue.get();
    }
    List<Path> files = Stream.ofNullable(chosen).flatMap(List::stream).map(File::toPath).toList();
    files.stream().findFirst().ifPresent(this::beginAt);
    return files;
  }

  private FileChooser chooser(String title, List<FileKind> kinds) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.get(title).replaceFirst("(\\.{3}|…)$", ""));
    chooser.getExtensionFilters().addAll(filters(kinds));
    return chooser;
  }

  /** What a dialogue proposes: several kinds together first, each alone, all files. */
  List<FileChooser.ExtensionFilter> filters(List<FileKind> kinds) {
    List<FileChooser.ExtensionFilter> filters = new ArrayList<>();
    if (kinds.size() > 1) {
      filters.add(filter("files.games", kinds));
    }
    kinds.forEach(
        kind ->
            filters.add(filter("files." + kind.name().toLowerCase(Locale.ROOT), List.of(kind))));
    filters.add(new FileChooser.ExtensionFilter(texts.get("files.all"), "*.*", "*"));
    return filters;
  }

  private FileChooser.ExtensionFilter filter(String name, List<FileKind> kinds) {
    return new FileChooser.ExtensionFilter(
        texts.get(name),
        kinds.stream().flatMap(kind -> kind.endings().stream()).map(end -> "*" + end).toList());
  }
}
