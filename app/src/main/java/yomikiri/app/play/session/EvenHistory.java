package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The last results between the same two on the same terms.
 *
 * @param terms who they are, and on what terms
 * @param offered what was offered to them
 * @param results since the last offer, the latest last
 */
record EvenHistory(String terms, Set<EvenOffers.Kind> offered, List<Result> results) {
  private static final Pattern FORM = Pattern.compile("([a-z ]*)\\|([01d\\- ]*)\\|(.*)");

  EvenHistory {
    offered = Set.copyOf(offered);
    results = List.copyOf(results);
  }

  /**
   * The result of one game.
   *
   * @param person the seat of the person who played a CPU; empty where two people played
   * @param winner empty for a draw
   */
  record Result(OptionalInt person, OptionalInt winner) {
    boolean isWonBy(int seat) {
      return winner.equals(OptionalInt.of(seat));
    }

    boolean isWonByPerson() {
      return person.isPresent() && winner.equals(person);
    }

    boolean isLostByPerson() {
      return person.isPresent() && winner.isPresent() && !winner.equals(person);
    }

    private String text() {
      return seat(person, "-") + seat(winner, "d");
    }

    private static String seat(OptionalInt seat, String none) {
      return seat.isPresent() ? Integer.toString(seat.getAsInt()) : none;
    }

    private static Stream<Result> read(String text) {
      return text.matches("[01-][01d]")
          ? Stream.of(new Result(seat(text.charAt(0)), seat(text.charAt(1))))
          : Stream.empty();
    }

    private static OptionalInt seat(char written) {
      return Character.isDigit(written) ? OptionalInt.of(written - '0') : OptionalInt.empty();
    }
  }

  /** What {@link #text} wrote, if it is of these terms; else nothing. */
  static EvenHistory read(String text, String terms) {
    Matcher parts = FORM.matcher(text);
    if (!parts.matches() || !parts.group(3).equals(terms)) {
      return new EvenHistory(terms, Set.of(), List.of());
    }
    Set<EvenOffers.Kind> offered = EnumSet.noneOf(EvenOffers.Kind.class);
    List<String> names = words(parts.group(1));
    Stream.of(EvenOffers.Kind.values())
        .filter(kind -> names.contains(kind.key()))
        .forEach(offered::add);
    return new EvenHistory(
        terms, offered, words(parts.group(2)).stream().flatMap(Result::read).toList());
  }

  private static List<String> words(String text) {
    return Pattern.compile(" ").splitAsStream(text).toList();
  }

  /** One line without tabs. */
  String text() {
    return offered.stream().map(EvenOffers.Kind::key).sorted().collect(Collectors.joining(" "))
        + "|"
        + results.stream().map(Result::text).collect(Collectors.joining(" "))
        + "|"
        + terms;
  }

  /** The same with one more result; only as many are remembered as are asked for. */
  EvenHistory with(Result result) {
    List<Result> all = new ArrayList<>(results);
    all.add(result);
    int from = Math.max(0, all.size() - EvenOffers.MANY);
    return new EvenHistory(terms, offered, all.subList(from, all.size()));
  }

  /** The same once {@code kind} was offered: what it leads to is counted anew. */
  EvenHistory after(EvenOffers.Kind kind) {
    Set<EvenOffers.Kind> all = EnumSet.of(kind);
    all.addAll(offered);
    return new EvenHistory(terms, all, List.of());
  }

  /** Whether the person always had the same seat. */
  boolean isOneSeat() {
    return results.stream().map(Result::person).distinct().count() == 1;
  }

  /** Of how many games, the last ones, nearly all were so; 0 if not nearly all were. */
  int nearlyAll(Predicate<Result> so) {
    int all = results.size();
    boolean isRow =
        all >= EvenOffers.ROW && results.subList(all - EvenOffers.ROW, all).stream().allMatch(so);
    boolean isMost =
        all >= EvenOffers.MANY && results.stream().filter(so).count() >= EvenOffers.MANY - 1;
    return isMost ? EvenOffers.MANY : isRow ? EvenOffers.ROW : 0;
  }

  /** How many of the last {@code many} games were so. */
  int count(int many, Predicate<Result> so) {
    return (int) results.subList(results.size() - many, results.size()).stream().filter(so).count();
  }
}
