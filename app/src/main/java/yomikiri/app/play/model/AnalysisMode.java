package yomikiri.app.play.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.session.AnalysisBoard;
import yomikiri.app.play.session.AnalysisRunner;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;

/**
 * An analysis board: which player analyses the position shown, whether it runs on, and the lines
 * that it finds, which can be looked at, followed and inserted as variations.
 */
@UiThread
public final class AnalysisMode {
  /** As many lines can be shown. */
  public static final int MOST_LINES = 5;

  /** Of so many games it is remembered who is to analyse them. */
  static final int MOST_CHOSEN = 20;

  /** What the list of players calls the one that advises. */
  public static final String ADVISER = "adviser";

  private final SharedState state;
  private final AnalysisRunner runner;
  private final Runnable before;
  private final Runnable after;
  private final IntegerProperty count = new SimpleIntegerProperty(MOST_LINES);
  private final ObjectProperty<Map<String, String>> chosen = new SimpleObjectProperty<>(Map.of());

  /** {@code before} and {@code after} run around the game's standing elsewhere. */
  AnalysisMode(SharedState state, AnalysisRunner runner, Runnable before, Runnable after) {
    this.state = state;
    this.runner = runner;
    this.before = before;
    this.after = after;
  }

  /** On a board just opened, takes over what is known in the round it is a copy of. */
  public void complete(AnalysisBoard<?> board) {
    board.complete(state.live);
    after.run();
  }

  /** Has the analysis run on, if this is an analysis board. */
  public void start() {
    if (state.live.isAnalysis()) {
      state.running = true;
      after.run();
    }
  }

  /** Stops the analysis, or has it run on. */
  public void toggle() {
    if (state.can(PlayAction.RUN)) {
      state.running = !state.running;
      after.run();
    }
  }

  /**
   * The players at hand: the adviser, the levels of the game, the engines that play it, and the one
   * that analyses if it is none of them.
   */
  public List<Level> players() {
    List<Level> all = new ArrayList<>(List.of(new Level(ADVISER, kit().adviser())));
    all.addAll(kit().levels());
    all.addAll(kit().engines());
    PlayerSpec now = player();
    if (all.stream().noneMatch(level -> level.spec().equals(now))) {
      all.add(new Level(now.toString(), now));
    }
    return all;
  }

  private GameKit<?> kit() {
    return state.live.setup().kit();
  }

  /** Who was chosen in place of the adviser: a player's spec by the id of its game. */
  public ObjectProperty<Map<String, String>> chosen() {
    return chosen;
  }

  /** How many lines are shown, from 1. */
  public IntegerProperty count() {
    return count;
  }

  /** The player that analyses. */
  public PlayerSpec player() {
    GameKit<?> now = kit();
    String spec = chosen.get().get(now.game().id());
    try {
      return spec == null ? now.adviser() : now.readSpec(spec);
    } catch (NotationException noLonger) {
      return now.adviser();
    }
  }

  /** Has another player analyse. */
  public void setPlayer(PlayerSpec player) {
    if (!player.equals(player())) {
      Map<String, String> now = new LinkedHashMap<>(chosen.get());
      String game = kit().game().id();
      now.remove(game);
      if (!player.equals(kit().adviser())) {
        now.put(game, player.toString());
      }
      now.keySet().stream()
          .limit(Math.max(0, now.size() - MOST_CHOSEN))
          .toList()
          .forEach(now::remove);
      chosen.set(Collections.unmodifiableMap(now));
      state.live.cache().forget(state.shownNode);
      after.run();
    }
  }

  /** Has the analysis follow what is shown. */
  void follow() {
    state.running &= !runner.isMute();
    boolean runs = state.live.isAnalysis() && state.running;
    runner.setAnalyst(runs ? Optional.of(player()) : Optional.empty());
  }

  /** The lines found in the position shown, the best first. */
  public List<RankedMove> lines() {
    return analysis()
        .map(known -> known.report().moves())
        .map(all -> all.subList(0, Math.min(count.get(), all.size())))
        .orElse(List.of());
  }

  private Optional<PositionAnalysis> analysis() {
    return state.live.isAnalysis() ? state.snapshot.get().analyses().known() : Optional.empty();
  }

  /** The board after the first moves of a line; empty where it cannot be shown. */
  public Optional<BoardSnapshot<?>> ahead(RankedMove line, int moves) {
    return analysis()
        .filter(known -> !state.live.hasPersonChosen())
        .map(known -> ahead(state.live, known, line, moves));
  }

  private BoardSnapshot<?> ahead(
      PlaySession<?> live, PositionAnalysis known, RankedMove line, int moves) {
    return AnalysisBoard.ahead(live, state.shownPly(), line, known.seat(), moves);
  }

  /** Plays the first moves of a line. */
  public void follow(RankedMove line, int moves) {
    analysis().ifPresent(known -> play(known, line, moves));
  }

  /** Inserts a line as a variation; the position shown stays. */
  public void insert(RankedMove line) {
    GameTree.Node node = state.shownNode;
    analysis()
        .ifPresent(
            known -> {
              AnalysisBoard.follow(state.live, line, known.seat(), line.line().size());
              state.live.goTo(node);
              after.run();
            });
  }

  private void play(PositionAnalysis known, RankedMove line, int moves) {
    before.run();
    AnalysisBoard.follow(state.live, line, known.seat(), moves);
    state.show(state.live, state.live.session().node());
    after.run();
  }
}
