package yomikiri.engine.record;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;

/**
 * All forms of files and texts: a new one is written in a file of its own and listed here. Only
 * here is the form of something recognised, wherever it comes from.
 */
final class RecordForms {
  private static final Pattern LIST = Pattern.compile("\\[[\\s\\[]*[{\"\\d\\]]");

  /** Our own: tags, {@code [Game "…"]} among them, then moves. */
  static final RecordForm OWN =
      new TextForm(
          "Yomikiri",
          List.of(".ykr"),
          beginning -> beginning.begins("[") && hasOwnTag(beginning.text()),
          (text, known) -> new RecordParser(text, known).record());

  /** Tags of another program, then moves. */
  private static final RecordForm PGN =
      new TextForm("PGN", List.of(".pgn"), beginning -> beginning.begins("["), PgnRecord::read);

  /** Moves or a position without tags: one game, or one on each line. */
  private static final RecordForm UNTAGGED =
      new TextForm(
          "OBF",
          List.of(".txt", ".obf"),
          beginning -> true,
          (text, known) ->
              UntaggedRecordParser.read(text, known)
                  .orElseThrow(() -> new NotationException(1, 1, "record.no-game", names())));

  /** The first that fits is taken; the last fits everything. */
  private static final List<RecordForm> ALL =
      List.of(
          new UnreadForm("UTF-16", in -> in.begins(0xFF, 0xFE) || in.begins(0xFE, 0xFF)),
          new UnreadForm("ZIP", in -> in.begins('P', 'K', 3, 4)),
          new UnreadForm("GZIP", in -> in.begins(0x1F, 0x8B)),
          new UnreadForm("PDF", in -> in.begins('%', 'P', 'D', 'F', '-')),
          new UnreadForm("PNG", in -> in.begins(0x89, 'P', 'N', 'G')),
          new UnreadForm("JPEG", in -> in.begins(0xFF, 0xD8, 0xFF)),
          new WthorForm(),
          OWN,
          new UnreadForm("RTF", in -> in.begins("{\\rtf")),
          new QuestForm(),
          new UnreadForm("JSON", in -> in.begins("{") || in.begins(LIST)),
          PGN,
          new UnreadForm("XML", in -> in.begins("<?xml")),
          new UnreadForm("HTML", in -> in.begins("<")),
          new GgfForm(),
          new SgfForm(),
          UNTAGGED);

  private RecordForms() {}

  /** The form of what begins like this. */
  static RecordForm of(byte[] bytes) {
    Beginning beginning = new Beginning(bytes);
    return ALL.stream().filter(form -> form.isOf(beginning)).findFirst().orElse(UNTAGGED);
  }

  /** Whether that may be a position alone: it is in none of the forms with tags. */
  static boolean mayBePosition(byte[] bytes) {
    return of(bytes).equals(UNTAGGED);
  }

  /** Those that are read, the usual ones first. */
  private static Stream<RecordForm> read() {
    return ALL.reversed().stream().filter(form -> !(form instanceof UnreadForm));
  }

  /** What other programs' forms are called that are read. */
  static List<String> names() {
    return read().filter(form -> !form.equals(OWN)).map(RecordForm::name).toList();
  }

  /** What the names of files in the forms read end in. */
  static List<String> endings() {
    return read().flatMap(form -> form.endings().stream()).toList();
  }

  /** Whether one of the tags at the head is our own. */
  private static boolean hasOwnTag(String text) {
    return text.lines()
        .filter(line -> !PlainText.isBlank(line))
        .takeWhile(line -> line.charAt(PlainText.firstInk(line)) == '[')
        .anyMatch(RecordDivision::isOwnTag);
  }

  /** A form that is named but not read; {@code recognised} tells it by its beginning. */
  record UnreadForm(String name, Predicate<Beginning> recognised) implements RecordForm {
    @Override
    public boolean isOf(Beginning beginning) {
      return recognised.test(beginning);
    }

    /** One game that cannot be read. */
    @Override
    public Division divide(RecordSource source, GameLookup known) {
      return Division.whole(source.beginning());
    }

    @Override
    public GameRecord<?> read(byte[] game, GameLookup known) throws NotationException {
      throw new NotationException(1, 1, "record.format", name, RecordForms.names());
    }
  }
}
