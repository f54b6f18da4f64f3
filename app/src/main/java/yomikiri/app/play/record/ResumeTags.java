package yomikiri.app.play.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.app.play.session.NodePath;
import yomikiri.app.play.session.ResumeState;
import yomikiri.app.play.session.SavedGame.LibraryRef;
import yomikiri.app.store.LibraryGame;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;

/** How a game stands beyond its moves, in tags of a record's own for going on with it. */
final class ResumeTags {
  private static final String PLY = "Ply";
  private static final String SHOWN = "Shown";
  private static final String PAUSED = "Paused";
  private static final String VALUES = "Values";
  private static final String WATCHING = "Pace";
  private static final String ENTRY = "Entry";
  private static final String KEPT = "Kept";
  private static final String TIME_LEFT = "TimeLeft";
  private static final Set<String> NAMES =
      Set.of(
          PLY,
          SHOWN,
          PAUSED,
          VALUES,
          WATCHING,
          ENTRY,
          KEPT,
          TIME_LEFT,
          LibraryGame.MOVES,
          LibraryGame.ROUND_OVER);
  private static final String YES = "yes";
  private static final String NO = "no";
  private static final int SLOWEST_MILLIS = 60_000;

  private ResumeTags() {}

  /** What {@code record} says; what makes no sense there is passed over. */
  static ResumeState state(GameRecord<?> record) {
    List<GameRecord.Entry> entries = record.rounds().getLast().entries();
    NodePath at = path(record, PLY).orElse(NodePath.main(entries.size()));
    return new ResumeState(
        at,
        path(record, SHOWN).orElse(at),
        flag(record, PAUSED),
        flag(record, VALUES),
        number(record, WATCHING, SLOWEST_MILLIS).stream().mapToObj(Duration::ofMillis).findFirst(),
        timeLeft(record));
  }

  private static Optional<NodePath> path(GameRecord<?> record, String name) {
    List<GameRecord.Entry> entries = record.rounds().getLast().entries();
    return record
        .tag(name)
        .flatMap(NodePath::parse)
        .filter(path -> path.steps(entries).isPresent());
  }

  private static List<Duration> timeLeft(GameRecord<?> record) {
    return record.tag(TIME_LEFT).filter(text -> text.matches("\\d{1,8}(:\\d{1,8})*")).stream()
        .flatMap(text -> Stream.of(text.split(":", -1)))
        .map(millis -> Duration.ofMillis(Long.parseLong(millis)))
        .toList();
  }

  private static OptionalInt number(GameRecord<?> record, String name, int most) {
    return record
        .tag(name)
        .filter(text -> text.matches("\\d{1,6}"))
        .map(Integer::parseInt)
        .filter(number -> number <= most)
        .stream()
        .mapToInt(Integer::intValue)
        .findFirst();
  }

  private static Optional<Boolean> flag(GameRecord<?> record, String name) {
    return record
        .tag(name)
        .filter(text -> text.equals(YES) || text.equals(NO))
        .map(text -> text.equals(YES));
  }

  /** Where the game was kept when the record was written. */
  static LibraryRef libraryRef(GameRecord<?> record) {
    int length = kept(record, TermsTags.of(record).analysis());
    return new LibraryRef(record.tag(ENTRY).orElse(""), number(record, KEPT, length).orElse(0));
  }

  /** How much there is to be kept: the steps of the line, or of an analysis board all of them. */
  static int kept(GameRecord<?> record, boolean analysis) {
    List<GameRecord.Entry> line = record.rounds().getLast().entries();
    return analysis ? steps(line) : line.size();
  }

  private static int steps(List<GameRecord.Entry> line) {
    return line.stream()
        .mapToInt(step -> 1 + step.variations().stream().mapToInt(ResumeTags::steps).sum())
        .sum();
  }

  static List<Tag> tags(LibraryRef libraryRef) {
    Tag kept = new Tag(KEPT, Integer.toString(libraryRef.plies()));
    return libraryRef.name().isEmpty()
        ? List.of(kept)
        : List.of(new Tag(ENTRY, libraryRef.name()), kept);
  }

  /** Where the game stands, which is not the end of its main line. */
  static Tag ply(NodePath at) {
    return new Tag(PLY, at.text());
  }

  /** How many moves a game of the library has. */
  static Tag moves(int plies) {
    return new Tag(LibraryGame.MOVES, Integer.toString(plies));
  }

  /** Which round of a game of the library is over, the next not having begun. */
  static Tag roundOver(int round) {
    return new Tag(LibraryGame.ROUND_OVER, Integer.toString(round));
  }

  /** Whether {@code tag} is about a moment, not about the game itself. */
  static boolean isResumeTag(Tag tag) {
    return NAMES.contains(tag.name());
  }

  /** The tags of a moment. */
  static List<Tag> tags(ResumeState state) {
    List<Tag> tags = new ArrayList<>();
    tags.add(ply(state.at()));
    tags.add(new Tag(SHOWN, state.shown().text()));
    state.paused().ifPresent(yes -> tags.add(new Tag(PAUSED, yes ? YES : NO)));
    state.values().ifPresent(yes -> tags.add(new Tag(VALUES, yes ? YES : NO)));
    state.watching().ifPresent(time -> tags.add(new Tag(WATCHING, Long.toString(time.toMillis()))));
    tags.addAll(timeLeft(state.timeLeft()));
    return tags;
  }

  /** What people have left to think, by seat; nothing where that is not limited. */
  static List<Tag> timeLeft(List<Duration> bySeat) {
    return bySeat.isEmpty()
        ? List.of()
        : List.of(
            new Tag(
                TIME_LEFT,
                bySeat.stream()
                    .map(time -> Long.toString(time.toMillis()))
                    .collect(Collectors.joining(":"))));
  }
}
