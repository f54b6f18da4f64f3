package yomikiri.app.play.newgame;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.play.session.MatchTerms.TimeLimit;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.Phrase;

/** Form of people's clock: one of a list, or any that is typed. */
public final class ClockForm {
  /** The largest number that a field takes. */
  static final int MOST = 600;

  /** The choices of a clock. */
  public sealed interface Choice {
    /** No clock. */
    record None() implements Choice {}

    /** One of {@link #LISTED}. */
    record Listed(TimeLimit limit) implements Choice {}

    /** Time for all moves, typed. */
    record OwnGame() implements Choice {}

    /** Time for each move, typed. */
    record OwnMove() implements Choice {}
  }

  /** The clocks offered. */
  static final List<TimeLimit> LISTED =
      List.of(
          inAll(3, 0),
          inAll(5, 0),
          inAll(5, 3),
          inAll(10, 0),
          inAll(10, 5),
          inAll(30, 0),
          eachMove(10),
          eachMove(30),
          eachMove(60));

  private final ObjectProperty<Choice> choice = new SimpleObjectProperty<>(new Choice.None());
  private final Field<Long> minutes = number("new.clock.minutes");
  private final Field<Long> seconds = number("new.clock.seconds");
  private final Field<Long> added = number("new.clock.plus");

  /** What is chosen and typed. */
  record State(Choice choice, String minutes, String seconds, String added) {
    static final State USUAL = new State(new Choice.None(), "", "", "");
  }

  State state() {
    return new State(choice.get(), minutes.text().get(), seconds.text().get(), added.text().get());
  }

  void choose(State state) {
    choice.set(state.choice());
    minutes.text().set(state.minutes());
    seconds.text().set(state.seconds());
    added.text().set(state.added());
  }

  private static Field<Long> number(String name) {
    return new Field<>(
        "",
        typed -> Field.whole(0, MOST).apply(typed.isEmpty() ? "0" : typed),
        Phrase.of("setting-wrong.count", Phrase.of(name), 0, MOST));
  }

  private static TimeLimit inAll(long minutes, long added) {
    return new TimeLimit.WholeGame(Duration.ofMinutes(minutes), Duration.ofSeconds(added));
  }

  private static TimeLimit eachMove(long seconds) {
    return new TimeLimit.EachMove(Duration.ofSeconds(seconds));
  }

  /** All that is offered. */
  static List<Choice> choices() {
    return Stream.of(
            Stream.<Choice>of(new Choice.None()),
            LISTED.stream().<Choice>map(Choice.Listed::new),
            Stream.<Choice>of(new Choice.OwnGame(), new Choice.OwnMove()))
        .flatMap(all -> all)
        .toList();
  }

  public ObjectProperty<Choice> choice() {
    return choice;
  }

  /** Minutes typed; none is 0. */
  public Field<Long> minutes() {
    return minutes;
  }

  /** Seconds typed, besides the minutes; none is 0, and more than 59 are minutes too. */
  public Field<Long> seconds() {
    return seconds;
  }

  /** Seconds typed that are added after each move; none is 0. */
  public Field<Long> added() {
    return added;
  }

  /** Whether fields are filled in. */
  static boolean isOwn(Choice choice) {
    return choice instanceof Choice.OwnGame || choice instanceof Choice.OwnMove;
  }

  /** Chooses that clock, or none. */
  public void set(Optional<TimeLimit> limit) {
    choice.set(limit.map(ClockForm::choice).orElseGet(Choice.None::new));
    limit.filter(one -> !LISTED.contains(one)).ifPresent(this::type);
  }

  private static Choice choice(TimeLimit limit) {
    return LISTED.contains(limit)
        ? new Choice.Listed(limit)
        : limit instanceof TimeLimit.WholeGame ? new Choice.OwnGame() : new Choice.OwnMove();
  }

  private void type(TimeLimit limit) {
    minutes.text().set(Long.toString(limit.time().toMinutes()));
    seconds.text().set(Integer.toString(limit.time().toSecondsPart()));
    added
        .text()
        .set(
            limit instanceof TimeLimit.WholeGame(Duration time, Duration more)
                ? Long.toString(more.toSeconds())
                : "");
  }

  /** What is wrong with what is typed. */
  Optional<FieldFault> wrong() {
    return isOwn(choice.get()) && limit().isEmpty()
        ? FieldFault.first(List.of(minutes, seconds))
            .or(() -> time().isPresent() ? added.wrong() : Optional.of(noTime()))
        : Optional.empty();
  }

  private FieldFault noTime() {
    return minutes.because(Phrase.of("new.clock.no-time"));
  }

  /** The clock chosen; empty for none, or where what is typed is no clock. */
  public Optional<TimeLimit> limit() {
    return switch (choice.get()) {
      case Choice.None none -> Optional.empty();
      case Choice.Listed(TimeLimit limit) -> Optional.of(limit);
      case Choice.OwnGame own ->
          time()
              .flatMap(
                  time ->
                      added
                          .value()
                          .map(more -> new TimeLimit.WholeGame(time, Duration.ofSeconds(more))));
      case Choice.OwnMove own -> time().map(TimeLimit.EachMove::new);
    };
  }

  private Optional<Duration> time() {
    return minutes
        .value()
        .flatMap(min -> seconds.value().map(sec -> Duration.ofMinutes(min).plusSeconds(sec)))
        .filter(time -> !time.isZero());
  }
}
