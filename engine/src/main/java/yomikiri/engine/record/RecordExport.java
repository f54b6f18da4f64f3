package yomikiri.engine.record;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;

/** A form in which whole records are written. */
public enum RecordExport {
  YKR("ykr"),
  GGF("ggf"),
  TRANSCRIPT("transcript"),
  OBF("obf");

  private final String key;

  RecordExport(String key) {
    this.key = key;
  }

  /** The one called so. */
  public static Optional<RecordExport> called(String name) {
    return Stream.of(values()).filter(form -> form.key.equals(name)).findFirst();
  }

  /** What they are called. */
  public static String names() {
    return Stream.of(values()).map(form -> form.key).collect(Collectors.joining(", "));
  }

  /** Whether it holds one position of a game, not its moves. */
  public boolean isPosition() {
    return this == OBF;
  }

  /**
   * A record in this form, in whole lines; empty if no game of its kind can be written so.
   *
   * @param ply the position wanted, where it holds one: the last if the game is shorter
   */
  public <P extends Position> Optional<String> text(GameRecord<P> record, int ply) {
    return switch (this) {
      case YKR -> Optional.of(record.text() + "\n");
      case GGF ->
          OtherGame.othelloSize(record.game()).isPresent()
              ? Optional.of(GgfWriter.write(record))
              : Optional.empty();
      case TRANSCRIPT, OBF ->
          record
              .game()
              .notation()
              .otherForm(key)
              .map(
                  form ->
                      IntStream.range(0, record.rounds().size())
                          .mapToObj(record::session)
                          .map(round -> form.writer().text(round, at(round, ply), Map.of()) + "\n")
                          .collect(Collectors.joining()));
    };
  }

  private int at(GameSession<?> round, int ply) {
    return isPosition() ? Math.min(ply, round.length()) : round.length();
  }

  /** How many variations of a record are left out. */
  public int variationsLost(GameRecord<?> record) {
    return this == YKR ? 0 : record.rounds().stream().mapToInt(GameRecord.Round::variations).sum();
  }

  /** How many moves of its main lines lose what is noted beside them, or a part of it. */
  public long notesLost(GameRecord<?> record) {
    return record.rounds().stream()
        .flatMap(
            round ->
                Stream.concat(
                    Stream.of(round.before()),
                    round.entries().stream().map(GameRecord.Entry::annotation)))
        .filter(noted -> !isHeld(noted))
        .count();
  }

  private boolean isHeld(Annotation noted) {
    return switch (this) {
      case YKR -> true;
      case GGF -> GgfWriter.holds(noted.comment()) && noted.withComment("").equals(Annotation.NONE);
      case TRANSCRIPT, OBF -> noted.isEmpty();
    };
  }
}
