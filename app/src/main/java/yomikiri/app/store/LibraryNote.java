package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.record.RecordFile;

/**
 * What people say of a game of the library: tags at the head of its record, which go with it
 * wherever it is copied to.
 *
 * @param title the name they gave it; empty for none
 * @param text several lines; empty for none
 * @param starred whether it is one of those they want to find again
 */
public record LibraryNote(String title, String text, boolean starred) {
  /** Nothing is said. */
  public static final LibraryNote NONE = new LibraryNote("", "", false);

  private static final String TITLE = "Title";

  /** One for each line. */
  private static final String NOTE = "Note";

  private static final String STARRED = "Starred";
  private static final String YES = "yes";
  private static final Set<String> NAMES = Set.of(TITLE, NOTE, STARRED);

  public LibraryNote {
    title = PlainText.whole(title).strip();
    text = PlainText.whole(text).strip();
  }

  public LibraryNote withStar(boolean now) {
    return new LibraryNote(title, text, now);
  }

  /** Whether {@code tag} is of what people say of a game, not of the game itself. */
  public static boolean isNote(Tag tag) {
    return NAMES.contains(tag.name());
  }

  /** What the tags of a record say. */
  static LibraryNote of(List<Tag> tags) {
    return new LibraryNote(
        tags.stream()
            .filter(tag -> tag.name().equals(TITLE))
            .findFirst()
            .map(Tag::value)
            .orElse(""),
        tags.stream()
            .filter(tag -> tag.name().equals(NOTE))
            .map(Tag::value)
            .collect(Collectors.joining("\n")),
        tags.contains(new Tag(STARRED, YES)));
  }

  /** What the record in {@code file} says; empty where there is none, or none that can be read. */
  static Optional<LibraryNote> in(Path file) throws IOException {
    try {
      return Optional.of(of(RecordFile.head(file)));
    } catch (NoSuchFileException | NotationException none) {
      return Optional.empty();
    }
  }

  /** The tags of a record that says this in place of what it said. */
  List<Tag> in(List<Tag> tags) {
    List<Tag> all = new ArrayList<>(tags);
    all.removeIf(LibraryNote::isNote);
    all.addAll(tags());
    return all;
  }

  /** The same for the whole text of a record. */
  String in(String record) throws NotationException {
    return of(RecordFile.head(record)).equals(this)
        ? record
        : RecordFile.withTags(record, NAMES, tags());
  }

  private List<Tag> tags() {
    List<Tag> tags = new ArrayList<>();
    if (!title.isEmpty()) {
      tags.add(new Tag(TITLE, title));
    }
    if (!text.isEmpty()) {
      text.lines().forEach(line -> tags.add(new Tag(NOTE, line)));
    }
    if (starred) {
      tags.add(new Tag(STARRED, YES));
    }
    return tags;
  }
}
