package yomikiri.app.play.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.text.Details;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.teach.Explainer;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Mistake;
import yomikiri.engine.think.Reason;

/** Finds out why a mistake is one, each time another is asked about. */
@UiThread
public final class MistakeReasons {
  private final BackgroundTasks background;
  private final Consumer<? super PlayEvent> say;
  private final Runnable ended;
  private final ReadOnlyObjectWrapper<List<Reason>> found = new ReadOnlyObjectWrapper<>(List.of());
  private final Map<GameTree.Node, Explained> explained = new WeakHashMap<>();
  private @Nullable Explaining running;

  /** Reasons by the move that they call better. */
  private record Explained(int better, List<Reason> reasons) {}

  /** {@code ended} runs when a search for reasons has ended. */
  public MistakeReasons(
      BackgroundTasks background, Consumer<? super PlayEvent> say, Runnable ended) {
    this.background = background;
    this.say = say;
    this.ended = ended;
  }

  /** Whether reasons are being searched for. */
  public boolean isLooking() {
    return running != null;
  }

  /** The reasons of the mistake asked about; none before they are found. */
  public ReadOnlyObjectProperty<List<Reason>> found() {
    return found.getReadOnlyProperty();
  }

  /**
   * Turns to the position after {@code ply} steps, once its analysis has ended.
   *
   * @param mistakes those made from there; the first is explained
   */
  public <P extends Position> void follow(PlaySession<P> session, int ply, List<MoveRow> mistakes) {
    Optional<Mistake<P>> mistake =
        mistakes.stream()
            .findFirst()
            .flatMap(first -> session.analysis(ply, first.seat()))
            .filter(PositionAnalysis::finished)
            .flatMap(known -> mistake(session, ply, known));
    if (mistake.isEmpty()) {
      end();
      return;
    }
    GameTree.Node node = session.session().nodeAt(ply + 1);
    int better = mistake.get().better();
    Explained known = explained.get(node);
    if (known != null && known.better == better) {
      end();
      found.set(known.reasons);
    } else if (running == null || running.node != node || running.better != better) {
      end();
      running = new Explaining(node, better);
      running.begin(session.setup().kit(), mistake.get());
    }
  }

  private static <P extends Position> Optional<Mistake<P>> mistake(
      PlaySession<P> session, int ply, PositionAnalysis known) {
    List<Integer> played =
        switch (session.session().nodeAt(ply + 1).step()) {
          case Step.Single(int seat, int move) -> List.of(move);
          case Step.Joint(List<Integer> moves) -> moves;
          case Step.Withdrawal withdrawal -> List.of();
        };
    return known
        .report()
        .best()
        .filter(best -> !played.isEmpty())
        .map(
            best ->
                new Mistake<>(
                    session.session().game(),
                    session.session().positionAt(ply),
                    known.seat(),
                    played,
                    best.move()));
  }

  /** Asks about none. */
  public void end() {
    if (running != null && running.task != null) {
      running.task.discard();
    }
    running = null;
    found.set(List.of());
  }

  /** One mistake being explained. */
  private final class Explaining implements BackgroundTasks.Listener<List<Reason>> {
    private final GameTree.Node node;
    private final int better;
    private BackgroundTasks.@Nullable TaskHandle task;

    Explaining(GameTree.Node node, int better) {
      this.node = node;
      this.better = better;
    }

    <P extends Position> void begin(GameKit<P> kit, Mistake<P> mistake) {
      task =
          background.begin(
              (clock, progress) -> Optional.of(new Explainer<>(kit).explain(mistake)), this);
    }

    @Override
    public void came(long far) {
      // it takes some milliseconds
    }

    @Override
    public void ended(Optional<List<Reason>> result) {
      List<Reason> reasons = result.orElse(List.of());
      explained.put(node, new Explained(better, reasons));
      running = null;
      found.set(reasons);
      MistakeReasons.this.ended.run();
    }

    @Override
    public void failed(Throwable cause) {
      explained.put(node, new Explained(better, List.of()));
      running = null;
      say.accept(new PlayEvent.AnalysisFailed(Details.of(cause)));
      MistakeReasons.this.ended.run();
    }
  }
}
