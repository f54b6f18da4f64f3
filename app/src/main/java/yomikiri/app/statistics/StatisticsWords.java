package yomikiri.app.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import yomikiri.app.board.GameUi;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.statistics.StatisticsSnapshot.Progress;
import yomikiri.app.statistics.StatisticsSnapshot.Strength;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.teach.LossFigures;
import yomikiri.engine.teach.LossFigures.Unit;
import yomikiri.engine.teach.MoveStatistics;
import yomikiri.engine.teach.MoveStatistics.Group;
import yomikiri.engine.teach.MoveStatistics.Grouping;
import yomikiri.engine.teach.ReviewedGame.State;
import yomikiri.engine.teach.StrengthEstimate;
import yomikiri.engine.think.Level;

/** The statistics in words. */
record StatisticsWords(Texts texts, List<GameUi> gameList) {
  private static final Pattern AND = Pattern.compile(Pattern.quote(OwnGame.AND));

  private Optional<GameUi> ui(String game) {
    return gameList.stream().filter(ui -> ui.id().equals(game)).findFirst();
  }

  String game(String id) {
    return ui(id).map(ui -> ui.name(texts)).orElse(id);
  }

  /** Whether only who wins counts there, so that a loss is no amount. */
  boolean isOutcome(String game) {
    return ui(game).filter(ui -> !ui.hasPoints()).isPresent();
  }

  /** Figures of all games shown, summed up only where all have amounts. */
  LossFigures figures(StatisticsSnapshot now, LossFigures of) {
    boolean isOutcome =
        now.game().map(List::of).orElse(now.games()).stream().anyMatch(this::isOutcome);
    return isOutcome ? of.unsummed() : of;
  }

  /** The same of a group. */
  LossFigures figures(StatisticsSnapshot now, Group group) {
    return now.grouping() == Grouping.GAME && !isOutcome(group.key())
        ? group.figures()
        : figures(now, group.figures());
  }

  String grouping(Grouping grouping) {
    return texts.get("statistics.by." + key(grouping));
  }

  /** Ends the keys of its words. */
  static String key(Grouping grouping) {
    return switch (grouping) {
      case GAME -> "game";
      case OPPONENT -> "opponent";
      case MONTH -> "month";
      case PHASE -> "phase";
      case SIZE -> "size";
    };
  }

  /** What a group is called. */
  String name(Grouping grouping, Group group) {
    String key = group.key();
    return switch (grouping) {
      case GAME -> game(key);
      case OPPONENT -> texts.listed(AND.splitAsStream(key).map(this::opponent).toList());
      case MONTH -> key.isEmpty() ? texts.get("statistics.no-month") : key;
      case PHASE ->
          texts.get(
              switch (key) {
                case "BEGINNING" -> "statistics.phase.beginning";
                case "MIDDLE" -> "statistics.phase.middle";
                default -> "statistics.phase.end";
              });
      case SIZE ->
          texts.get(
              switch (key) {
                case "INACCURACY" -> "statistics.size.inaccuracy";
                case "MISTAKE" -> "statistics.size.mistake";
                default -> "statistics.size.blunder";
              });
    };
  }

  /** A level by its name in any game that has one called so, else as records name players. */
  private String opponent(String name) {
    PlayerWords words = new PlayerWords(texts);
    return gameList.stream()
        .flatMap(ui -> ui.kit().strengths().stream())
        .filter(level -> level.name().equals(name))
        .findFirst()
        .map(words::cpu)
        .or(() -> words.recorded(name))
        .orElse(name);
  }

  /** How many games the figures are of. */
  String counted(StatisticsSnapshot now) {
    MoveStatistics shown = now.shown();
    int all = shown.games().size();
    if (all == 0) {
      return now.reading().map(this::reading).orElseGet(() -> texts.get("statistics.none"));
    }
    int whole = shown.count(State.WHOLE);
    List<String> parts = new ArrayList<>();
    parts.add(texts.get("statistics.reviewed", whole, all));
    if (shown.count(State.PART) > 0) {
      parts.add(texts.get("statistics.part", shown.count(State.PART)));
    }
    if (whole < all) {
      parts.add(texts.get("statistics.left-out"));
    }
    return String.join("\n", parts);
  }

  /** What was lost on average; empty where nothing was reviewed. */
  String lost(LossFigures all) {
    if (all.moves() == 0) {
      return "";
    }
    List<String> parts = new ArrayList<>();
    all.lost()
        .ifPresent(
            mean ->
                parts.add(
                    texts.get(
                        unit(all) ? "statistics.lost.points" : "statistics.lost.chances",
                        mean.interval()
                            .map(
                                in ->
                                    texts.get(
                                        "practice.interval",
                                        figure(all, mean.value()),
                                        figure(all, Math.max(0, in.low())),
                                        figure(all, in.high())))
                            .orElseGet(() -> figure(all, mean.value())),
                        figure(all, all.proven().loss() / all.reviewed()),
                        figure(all, all.estimated().loss() / all.reviewed()))));
    plain(all).ifPresent(parts::add);
    all.bad()
        .ifPresent(
            mean ->
                parts.add(texts.get("statistics.best", best(all), Figures.share(mean.value()))));
    return String.join("\n", parts);
  }

  private Optional<String> plain(LossFigures all) {
    OptionalDouble plain = all.plain();
    return plain.isPresent()
        ? Optional.of(
            texts.get(
                unit(all) ? "statistics.plain.points" : "statistics.plain.chances",
                figure(all, plain.getAsDouble())))
        : Optional.empty();
  }

  private static boolean unit(LossFigures all) {
    return all.unit() == Unit.POINTS;
  }

  private static String figure(LossFigures all, double value) {
    return Figures.fixed(unit(all) ? value : 100 * value, unit(all) ? 1 : 0);
  }

  private static String best(LossFigures all) {
    int worse =
        Stream.of(all.proven(), all.estimated())
            .mapToInt(part -> part.inaccuracies() + part.mistakes() + part.blunders())
            .sum();
    return Figures.share((double) (all.moves() - worse) / all.moves());
  }

  /** What the chart shows, below its title. */
  String about(StatisticsSnapshot now) {
    String which = now.game().map(this::game).orElseGet(() -> texts.get("practice.game.all"));
    return texts.get("joined.brackets", which, grouping(now.grouping()));
  }

  /** How one's strength is found. */
  String how() {
    return texts.get("statistics.strength.how");
  }

  String reading(Progress progress) {
    return progress.all() == 0
        ? texts.get("statistics.empty")
        : texts.get("statistics.reading", progress.done(), progress.all());
  }

  String reviewing(Progress progress) {
    return texts.get("statistics.reviewing", progress.done() + 1, progress.all());
  }

  // ---- strength

  /** What is known of one's strength in the game shown. */
  String strength(StatisticsSnapshot now) {
    if (now.game().isEmpty()) {
      return texts.get("statistics.strength.choose");
    }
    return switch (now.strength()) {
      case Strength.Unknown() ->
          texts.get(
              ladder(now.game().get()).isEmpty()
                  ? "statistics.strength.no-ladder"
                  : "statistics.strength.how");
      case Strength.Searched(Progress progress) ->
          texts.get("statistics.strength.looking", progress.done(), progress.all());
      case Strength.Known(StrengthSearch.Found found) ->
          found
              .estimate()
              .map(estimate -> estimated(now.game().get(), estimate))
              .orElseGet(
                  () ->
                      texts.get(
                          "statistics.strength.few", found.moves(), StrengthEstimate.LEAST_MOVES));
    };
  }

  private String estimated(String game, StrengthEstimate found) {
    String rung = new PlayerWords(texts).cpu(ladder(game).get(found.rung() - 1));
    String range =
        found.low() == found.high()
            ? texts.get("statistics.strength.one", rung, found.rungs().size())
            : texts.get(
                "statistics.strength.range", rung, found.rungs().size(), found.low(), found.high());
    String how =
        texts.get(
            isOutcome(game)
                ? "statistics.strength.by.moves"
                : found.isChance()
                    ? "statistics.strength.by.chances"
                    : "statistics.strength.by.points",
            found.moves(),
            found.isChance() ? Figures.percent(found.loss()) : Figures.fixed(found.loss(), 2));
    List<String> parts = new ArrayList<>(List.of(range, how));
    if (!found.proven()) {
      parts.add(texts.get("statistics.strength.estimated"));
    }
    return String.join("\n", parts);
  }

  /** The rungs of a game. */
  List<Level> ladder(String game) {
    return ui(game).map(ui -> ui.kit().teaching().ladder()).orElse(List.of());
  }

  /** The names of these. */
  List<String> rungs(String game) {
    PlayerWords words = new PlayerWords(texts);
    return ladder(game).stream().map(words::cpu).toList();
  }
}
