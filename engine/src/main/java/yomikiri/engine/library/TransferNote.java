package yomikiri.engine.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.StringTokenizer;
import yomikiri.engine.library.GameCollection.IndexedFile;

/**
 * What is being moved between folders of records, as it is noted on the disk meanwhile: a line for
 * the two folders, one for each file added to the second, and one for each of the first from which
 * games are taken.
 *
 * @param from the collection that the games leave; the empty one is the user's own games
 * @param to the one that they come to
 * @param added the names of the files that hold them there
 */
public record TransferNote(String from, String to, List<String> added, List<Source> sources) {
  private static final String FOLDERS = "move";
  private static final String ADDED = "to";
  private static final String SOURCE = "from";
  private static final String NONE = "-"; // in place of an empty name
  private static final SequencedMap<String, String> CODES = codes();

  public TransferNote {
    added = List.copyOf(added);
    sources = List.copyOf(sources);
  }

  /**
   * A file that games are taken from.
   *
   * @param file as it is before
   * @param trash what the name of the file ends with, among those removed, that holds them then
   * @param back what that file is called when they are back
   */
  public record Source(IndexedFile file, String trash, String back) {}

  /** The same where the collections are called otherwise by now. */
  public TransferNote between(String nowFrom, String nowTo) {
    return new TransferNote(nowFrom, nowTo, added, sources);
  }

  private static SequencedMap<String, String> codes() {
    SequencedMap<String, String> codes = new LinkedHashMap<>();
    codes.put("%", "%25");
    codes.put(" ", "%20");
    codes.put("\n", "%0A");
    codes.put("\r", "%0D");
    return codes;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    line(text, FOLDERS, from, to);
    added.forEach(file -> line(text, ADDED, file));
    for (Source source : sources) {
      IndexedFile file = source.file();
      line(
          text,
          SOURCE,
          file.name(),
          Long.toString(file.time()),
          Long.toString(file.size()),
          source.trash(),
          source.back());
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String... words) {
    for (String word : words) {
      text.append(word.isEmpty() ? NONE : coded(word)).append(' ');
    }
    text.setCharAt(text.length() - 1, '\n');
  }

  /** Without blanks and ends of lines, and never {@link #NONE}. */
  private static String coded(String word) {
    if (word.equals(NONE)) {
      return "%2D";
    }
    String coded = word;
    for (Map.Entry<String, String> one : CODES.entrySet()) {
      coded = coded.replace(one.getKey(), one.getValue());
    }
    return coded;
  }

  private static String decoded(String word) {
    if (word.equals(NONE)) {
      return "";
    }
    String decoded = word.replace("%2D", "-");
    for (Map.Entry<String, String> one : CODES.reversed().entrySet()) {
      decoded = decoded.replace(one.getValue(), one.getKey());
    }
    return decoded;
  }

  /** Reads a note; empty if it is damaged, or names anything but files of such folders. */
  static Optional<TransferNote> parse(String text) {
    List<String> added = new ArrayList<>();
    List<Source> sources = new ArrayList<>();
    try {
      List<List<String>> lines = text.lines().map(TransferNote::words).toList();
      for (List<String> line : lines.subList(Math.min(1, lines.size()), lines.size())) {
        if (line.size() == 2 && line.getFirst().equals(ADDED)) {
          added.add(plain(line.get(1)));
        } else if (line.size() == 6 && line.getFirst().equals(SOURCE)) {
          sources.add(source(line));
        } else {
          return Optional.empty();
        }
      }
      List<String> first = lines.isEmpty() ? List.of() : lines.getFirst();
      return first.size() == 3 && first.getFirst().equals(FOLDERS)
          ? Optional.of(new TransferNote(plain(first.get(1)), plain(first.get(2)), added, sources))
          : Optional.empty();
    } catch (IllegalArgumentException damaged) { // no number, or a path
      return Optional.empty();
    }
  }

  private static Source source(List<String> line) {
    IndexedFile file =
        new IndexedFile(
            plain(line.get(1)), Long.parseLong(line.get(2)), Long.parseLong(line.get(3)), 0);
    return new Source(file, plain(line.get(4)), plain(line.get(5)));
  }

  private static List<String> words(String line) {
    StringTokenizer tokens = new StringTokenizer(line, " ");
    List<String> words = new ArrayList<>();
    while (tokens.hasMoreTokens()) {
      words.add(decoded(tokens.nextToken()));
    }
    return words;
  }

  /** A name that leads nowhere else. */
  private static String plain(String name) {
    Path last = Path.of(name).getFileName();
    if (last == null || !name.equals(last.toString()) || name.equals("..") || name.equals(".")) {
      throw new IllegalArgumentException("not a plain name: " + name);
    }
    return name;
  }
}
