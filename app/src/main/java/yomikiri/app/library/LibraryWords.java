package yomikiri.app.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.record.SeatNames;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.store.LibraryGame;
import yomikiri.app.store.LibraryNote;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Concession;
import yomikiri.engine.record.GameRecord.Tag;

/** Describes the games of the library in words. */
public final class LibraryWords {
  private static final Pattern STAMP =
      Pattern.compile("(\\d{4})(\\d{2})(\\d{2})-(\\d{2})(\\d{2})\\d{2}.*");
  private static final Pattern SCORES = Pattern.compile("-?\\d{1,9}(:-?\\d{1,9})*");

  private final Texts texts;
  private final List<GameUi> gameList;
  private final AvailableGames availableGames;
  private final Map<String, Optional<GameUi>> uis = new HashMap<>();
  private final Map<Sitting, SeatSetup> seats = new HashMap<>();
  private final SeatWords seatWords;
  private final PlayerWords playerWords;

  public LibraryWords(Texts texts, List<GameUi> gameList) {
    this.texts = texts;
    this.seatWords = new SeatWords(texts);
    this.playerWords = new PlayerWords(texts);
    this.gameList = List.copyOf(gameList);
    this.availableGames = AvailableGames.of(gameList);
  }

  LibraryRow row(LibraryGame game) {
    Optional<GameUi> ui = ui(game.game());
    String title =
        game.isDamaged() ? game.name() : ui.map(known -> known.name(texts)).orElse(game.game());
    String players = game.fault().map(fault -> fault.in(texts)).orElseGet(() -> players(game, ui));
    String date = game.held() ? texts.get("library.held") : date(game);
    int others = game.seats().size() - 1;
    String company =
        others < 2 ? players : texts.get("joined.more-players", player(0, game, ui), others);
    LibraryNote note = game.note();
    String called =
        note.title().isEmpty() ? title : texts.get("joined.brackets", note.title(), title);
    String result = result(game, ui);
    String moves = game.tag(LibraryGame.MOVES).orElse("");
    List<String> said = new ArrayList<>(List.of(called, players, result, moves, date));
    if (note.starred()) {
      said.add(texts.get("library.starred"));
    }
    return new LibraryRow(
        game,
        note,
        title,
        called,
        players,
        company,
        result,
        moves,
        date,
        texts.listed(said),
        String.join(" ", called, players, result, date, note.text()).toLowerCase(Locale.ROOT));
  }

  /** Some games, in their order. */
  List<LibraryRow> rows(List<LibraryGame> games) {
    return games.stream().map(this::row).toList();
  }

  /** Whether {@code other} are words in the language of this moment. */
  boolean speaksLike(LibraryWords other) {
    return texts.language().getValue().equals(other.texts.language().getValue());
  }

  /** The same words in the language of this moment, to be used by another thread. */
  LibraryWords now() {
    return new LibraryWords(texts.now(), gameList);
  }

  private Optional<GameUi> ui(String id) {
    return uis.computeIfAbsent(
        id, one -> availableGames.kit(one).map(kit -> GameUi.of(kit, gameList)));
  }

  private String players(LibraryGame game, Optional<GameUi> ui) {
    return IntStream.range(0, game.seats().size())
        .mapToObj(seat -> player(seat, game, ui))
        .collect(Collectors.joining(" – "));
  }

  /** A player of a record: its name there, the game, whether CPUs go by its levels. */
  private record Sitting(String name, String game, boolean byLevel) {}

  private String player(int seat, LibraryGame game, Optional<GameUi> ui) {
    List<String> names = game.seats();
    String name = names.get(seat);
    if (SeatNames.arePeople(game::tag)) {
      return name;
    }
    if (ui.isEmpty()) {
      return known(name);
    }
    boolean byLevel = SeatNames.goesByLevels(game::tag);
    List<SeatSetup> all = names.stream().map(each -> seat(each, ui.get(), byLevel)).toList();
    boolean isPerson = all.get(seat).isHuman();
    if (isPerson && !name.equals(SeatNames.HUMAN)) {
      return known(name);
    }
    return isPerson && names.stream().filter(SeatNames.HUMAN::equals).count() == 1
        ? texts.get("seat.human")
        : seatWords.name(seat, new Seating(ui.get(), all, 0));
  }

  /** A player that the game or this version of the app has not; else somebody's name. */
  private String known(String name) {
    return name.equals(SeatNames.HUMAN)
        ? texts.get("seat.human")
        : playerWords.recorded(name).orElse(name);
  }

  private SeatSetup seat(String name, GameUi ui, boolean byLevel) {
    return seats.computeIfAbsent(
        new Sitting(name, ui.id(), byLevel), key -> SeatNames.seat(name, ui.kit(), byLevel));
  }

  private String result(LibraryGame game, Optional<GameUi> ui) {
    if (game.isDamaged()) {
      return "";
    }
    String result = game.tag(Tag.RESULT).orElse("");
    if (!game.isFinished()) {
      return game.roundOver().isPresent() && game.rounds().isPresent()
          ? afterRound(game.roundOver().getAsInt(), game.rounds().getAsInt(), result)
          : texts.get("library.unfinished");
    }
    Optional<Concession> conceded = game.tag(Tag.TERMINATION).flatMap(Concession::read);
    if (conceded.filter(one -> one.seat() < game.seats().size()).isPresent()) {
      return conceded(conceded.get(), player(conceded.get().seat(), game, ui));
    }
    if (!SCORES.matcher(result).matches()) {
      return result;
    }
    List<Integer> scores = scores(result);
    if (ui.map(GameUi::hasPoints).orElse(true)) {
      return points(scores);
    }
    int most = scores.stream().mapToInt(Integer::intValue).max().orElse(0);
    int[] first = IntStream.range(0, scores.size()).filter(s -> scores.get(s) == most).toArray();
    return first.length == 1
        ? texts.get("library.won", winner(first[0], game, ui))
        : texts.get("result.draw");
  }

  /** Such as "12 : 8 after round 1 of 2". */
  private String afterRound(int round, int rounds, String result) {
    return SCORES.matcher(result).matches()
        ? texts.get("library.after-round", points(scores(result)), round, rounds)
        : texts.get("library.round-over", round, rounds);
  }

  private static List<Integer> scores(String result) {
    return Stream.of(result.split(":")).map(Integer::valueOf).toList();
  }

  private static String points(List<Integer> scores) {
    return scores.stream().map(Figures::plain).collect(Collectors.joining(" : "));
  }

  /** Such as "Player 2 resigned": the points do not tell who won. */
  private String conceded(Concession lost, String who) {
    return switch (lost.reason()) {
      case RESIGNED -> texts.get("ending.resigned", who);
      case LOST_ON_TIME -> texts.get("ending.lost-on-time", who);
    };
  }

  private String winner(int seat, LibraryGame game, Optional<GameUi> ui) {
    return seat < game.seats().size() ? player(seat, game, ui) : texts.get("seat.player", seat + 1);
  }

  /**
   * The day that the record of a game of other people tells; else day and time at which it was put
   * into the library; else what the record tells.
   */
  private static String date(LibraryGame game) {
    Matcher stamp = STAMP.matcher(game.name());
    String day = game.tag(Tag.DATE).orElse("");
    boolean isForeign = game.tag(Tag.NAMES).isPresent() && !day.isEmpty();
    return isForeign || !stamp.matches()
        ? day
        : "%s-%s-%s %s:%s"
            .formatted(
                stamp.group(1), stamp.group(2), stamp.group(3), stamp.group(4), stamp.group(5));
  }
}
