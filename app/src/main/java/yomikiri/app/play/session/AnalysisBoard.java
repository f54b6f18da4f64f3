package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;

/**
 * A copy of a round to be analysed: all its moves and notes, with nobody playing.
 *
 * @param of the round it is a copy of
 * @param shown the position that was shown there
 */
public record AnalysisBoard<P extends Position>(PlaySession<P> of, NodePath shown) {
  private static final Set<String> ENDING = Set.of(Tag.RESULT, Tag.TERMINATION);

  /** The board for the round that shows {@code node}. */
  public static <P extends Position> AnalysisBoard<P> of(
      PlaySession<P> session, GameTree.Node node) {
    return new AnalysisBoard<>(session, NodePath.of(node));
  }

  /** A copy of a game that is not on the board. */
  public static <P extends Position> RestoredGame<P> copy(RestoredGame<P> of) {
    return of(of.session(), of.session().session().node()).copy().get();
  }

  /** A board for the start of {@code setup}, where nothing is played yet. */
  public static <P extends Position> RestoredGame<P> begun(GameSetup<P> setup) {
    return new SavedGame<>(
            List.of(new SavedGame.Round<>(setup.analysed(), List.of(), Annotation.NONE, List.of())),
            List.of(),
            SavedGame.LibraryRef.NOTHING,
            state(NodePath.main(0)))
        .restored();
  }

  private static ResumeState state(NodePath at) {
    return new ResumeState(
        at, at, Optional.empty(), Optional.of(true), Optional.empty(), List.of());
  }

  /** The copy; gathered at once, made by any thread. */
  public Supplier<RestoredGame<P>> copy() {
    Supplier<GameRecord.Round<P>> round = of.round(of.session().tree().root().mainLine());
    List<Tag> tags =
        of.origin().tags().stream().filter(tag -> !ENDING.contains(tag.name())).toList();
    int steps = of.session().tree().root().all().size() - 1;
    GameSetup<P> people = of.setup().analysed();
    return () -> {
      GameRecord.Round<P> all = round.get();
      return new SavedGame<>(
              List.of(new SavedGame.Round<>(people, List.of(), all.before(), all.entries())),
              tags,
              new SavedGame.LibraryRef("", steps),
              state(shown))
          .restored();
    };
  }

  /** Has {@code copy} know what is known in the round. */
  public void complete(PlaySession<?> copy) {
    copy.cache().copy(of.cache(), of.session().tree().root(), copy.session().tree().root());
  }

  /** A search of the adviser for every move of the position after {@code ply} steps. */
  static <P extends Position> SearchExecutor.SearchRequest<P> job(PlaySession<P> session, int ply) {
    return session
        .players()
        .analysisJob(session.session(), ply, session.moverAt(ply).orElseThrow());
  }

  /** The same by a player chosen for it: within the limits of its own unless it is a level. */
  static <P extends Position> SearchExecutor.SearchRequest<P> job(
      PlaySession<P> board, int ply, PlayerSpec player, Budget budget) {
    GameKit<P> kit = board.setup().kit();
    boolean isLevel = kit.levels().stream().anyMatch(level -> level.spec().equals(player));
    boolean isBound = !isLevel && !player.equals(kit.adviser());
    return board
        .players()
        .analysisJob(
            board.session(),
            ply,
            board.moverAt(ply).orElseThrow(),
            player,
            isBound ? budget.and(player.budget()) : budget);
  }

  /** Plays the first moves of a line that was found for {@code seat} where {@code board} stands. */
  public static void follow(PlaySession<?> board, RankedMove line, int seat, int moves) {
    line.follow(board.session(), seat, moves);
  }

  /** The board after the first moves of a line found for {@code seat} after {@code ply} steps. */
  public static <P extends Position> BoardSnapshot<P> ahead(
      PlaySession<P> board, int ply, RankedMove line, int seat, int moves) {
    GameSession<P> scratch =
        new GameSession<>(board.session().game(), board.session().positionAt(ply));
    line.follow(scratch, seat, moves);
    return BoardSnapshot.of(
        board.setup().kit(), scratch, scratch.ply(), OptionalInt.empty(), /* playable= */ false);
  }
}
