package yomikiri.app.play.newgame;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import yomikiri.app.play.session.TimeLimit;
import yomikiri.engine.game.PlainText;

/** The choice of a clock for people: one of a list, or any that is typed. */
public final class ClockForm {
  /** The largest number that a field takes. */
  static final int MOST = 600;

  /** What is wrong with a clock that is typed. */
  public enum Fault {
    /** The minutes are no number that can be taken. */
    MINUTES,
    /** The seconds are none. */
    SECONDS,
    /** What is added after each move is none. */
    ADDED,
    /** No time is given. */
    NO_TIME
  }

  /** What can be chosen. */
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
  private final StringProperty minutes = new SimpleStringProperty("");
  private final StringProperty seconds = new SimpleStringProperty("");
  private final StringProperty added = new SimpleStringProperty("");

  /** What is chosen and typed. */
  record State(Choice choice, String minutes, String seconds, String added) {
    static final State USUAL = new State(new Choice.None(), "", "", "");
  }

  State state() {
    return new State(choice.get(), minutes.get(), seconds.get(), added.get());
  }

  void choose(State state) {
    choice.set(state.choice());
    minutes.set(state.minutes());
    seconds.set(state.seconds());
    added.set(state.added());
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
  public StringProperty minutes() {
    return minutes;
  }

  /** Seconds typed, besides the minutes; none is 0, and more than 59 are minutes too. */
  public StringProperty seconds() {
    return seconds;
  }

  /** Seconds typed that are added after each move; none is 0. */
  public StringProperty added() {
    return added;
  }

  /** Whether fields are filled in. */
  static boolean isOwn(Choice choice) {
    return choice instanceof Choice.OwnGame || choice instanceof Choice.OwnMove;
  }

  /** Runs {@code action} on every change. */
  void whenChanged(Runnable action) {
    Stream.<Observable>of(choice, minutes, seconds, added)
        .forEach(each -> each.addListener(change -> action.run()));
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
    minutes.set(Long.toString(limit.time().toMinutes()));
    seconds.set(Integer.toString(limit.time().toSecondsPart()));
    added.set(
        limit instanceof TimeLimit.WholeGame(Duration time, Duration more)
            ? Long.toString(more.toSeconds())
            : "");
  }

  /** What is wrong with what is typed. */
  Optional<Fault> fault() {
    if (!isOwn(choice.get()) || limit().isPresent()) {
      return Optional.empty();
    }
    if (number(minutes).isEmpty()) {
      return Optional.of(Fault.MINUTES);
    }
    if (number(seconds).isEmpty()) {
      return Optional.of(Fault.SECONDS);
    }
    return Optional.of(time().isEmpty() ? Fault.NO_TIME : Fault.ADDED);
  }

  /** The clock chosen; empty for none, or where what is typed is no clock. */
  public Optional<TimeLimit> limit() {
    return switch (choice.get()) {
      case Choice.None none -> Optional.empty();
      case Choice.Listed(TimeLimit limit) -> Optional.of(limit);
      case Choice.OwnGame own -> whole();
      case Choice.OwnMove own -> time().map(TimeLimit.EachMove::new);
    };
  }

  private Optional<TimeLimit> whole() {
    OptionalInt more = number(added);
    return more.isEmpty()
        ? Optional.empty()
        : time().map(time -> new TimeLimit.WholeGame(time, Duration.ofSeconds(more.getAsInt())));
  }

  private Optional<Duration> time() {
    OptionalInt min = number(minutes);
    OptionalInt sec = number(seconds);
    return min.isEmpty() || sec.isEmpty() || min.getAsInt() + sec.getAsInt() == 0
        ? Optional.empty()
        : Optional.of(Duration.ofMinutes(min.getAsInt()).plusSeconds(sec.getAsInt()));
  }

  private static OptionalInt number(StringProperty text) {
    String typed = PlainText.of(text.get()).strip();
    if (typed.isEmpty()) {
      return OptionalInt.of(0);
    }
    return typed.matches("\\d{1,4}") && Integer.parseInt(typed) <= MOST
        ? OptionalInt.of(Integer.parseInt(typed))
        : OptionalInt.empty();
  }
}
