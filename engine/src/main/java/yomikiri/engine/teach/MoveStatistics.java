package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.engine.think.MoveClass;

/** What one's own moves gave away, over many games. */
public record MoveStatistics(List<ReviewedGame> games) {
  /** What figures are told by. */
  public enum Grouping {
    GAME,
    OPPONENT,
    MONTH,
    /** The thirds of a game, by {@link Lesson.Phase}. */
    PHASE,
    /** The classes of mistakes, by {@link MoveClass}. */
    SIZE
  }

  /**
   * Some of the games or moves.
   *
   * @param key a game's id, an opponent's name, a month such as {@code 2026-11}, or the name of a
   *     phase or class; empty for games that do not say
   */
  public record Group(String key, LossFigures figures) {}

  public MoveStatistics {
    games = List.copyOf(games);
  }

  /** Of one game only, by its id. */
  public MoveStatistics only(String game) {
    return new MoveStatistics(games.stream().filter(one -> one.game().equals(game)).toList());
  }

  /** Of all moves. */
  public LossFigures all() {
    return LossFigures.of(games, LossFigures.Scope.of(any -> true));
  }

  /** How many games are reviewed so far. */
  public int count(ReviewedGame.State state) {
    return (int) games.stream().filter(game -> game.state() == state).count();
  }

  /** The figures of each group: by order, by size, all others by how many games they have. */
  public List<Group> by(Grouping grouping) {
    return switch (grouping) {
      case GAME -> byMost(ReviewedGame::game);
      case OPPONENT -> byMost(ReviewedGame::opponent);
      case MONTH -> byGame(game -> game.month().map(Object::toString).orElse(""));
      case PHASE ->
          Stream.of(Lesson.Phase.values())
              .map(
                  phase ->
                      group(
                          phase.name(),
                          LossFigures.Scope.of(
                              move -> Lesson.Phase.of(move.ply(), move.game().length()) == phase)))
              .toList();
      case SIZE ->
          Stream.of(MoveClass.INACCURACY, MoveClass.MISTAKE, MoveClass.BLUNDER)
              .map(size -> group(size.name(), LossFigures.Scope.of(size)))
              .toList();
    };
  }

  private Group group(String key, LossFigures.Scope scope) {
    return new Group(key, LossFigures.of(games, scope));
  }

  private List<Group> byMost(Function<ReviewedGame, String> key) {
    List<Group> groups = new ArrayList<>(byGame(key));
    groups.sort(Comparator.comparingInt((Group group) -> -group.figures().games()));
    return groups;
  }

  private List<Group> byGame(Function<ReviewedGame, String> key) {
    Map<String, List<ReviewedGame>> groups =
        games.stream().collect(Collectors.groupingBy(key, TreeMap::new, Collectors.toList()));
    return groups.entrySet().stream()
        .map(
            group ->
                new Group(
                    group.getKey(),
                    LossFigures.of(group.getValue(), LossFigures.Scope.of(any -> true))))
        .toList();
  }
}
