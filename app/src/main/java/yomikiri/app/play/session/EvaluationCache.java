package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.PositionComment;
import yomikiri.engine.think.Verdict;

/**
 * What is known of one game's positions and moves: from analyses, from the players that chose the
 * moves, and from the record the game was read from. It stays with the nodes of the game's tree;
 * what analyses say holds wherever the same position is met.
 */
public final class EvaluationCache {
  private final int seats;
  private final Map<GameTree.Node, Known> known = new WeakHashMap<>();
  private final Transpositions met;
  private boolean news;
  private long changes;

  /** {@code seats} of the game; {@code meeting} gives the position at a node. */
  EvaluationCache(int seats, Function<GameTree.Node, MetPosition> meeting) {
    this.seats = seats;
    this.met = new Transpositions(meeting);
  }

  /** What is known of the position at a node, and of the step that led there. */
  private static final class Known {
    private final Map<Integer, PositionAnalysis> analyses = new HashMap<>(2); // by seat
    private final Map<Integer, MoveComment> chosen = new HashMap<>(2);
    private String remark = ""; // as a record said it
    private long changed;
  }

  private Known changing(GameTree.Node node) {
    Known changing = known.computeIfAbsent(node, any -> new Known());
    changing.changed = ++changes;
    node.touch();
    node.children().forEach(GameTree.Node::touch); // which are written with what is known here
    return changing;
  }

  /** What analyses say of the position at {@code node}, by seat, which is about to change. */
  private Map<Integer, PositionAnalysis> changingAnalyses(GameTree.Node node) {
    Known changing = changing(node);
    met.changed(node, changes);
    return changing.analyses;
  }

  private Optional<Known> at(GameTree.Node node) {
    return Optional.ofNullable(known.get(node));
  }

  /**
   * Takes the remarks of players, and what analyses found, out of the comments at {@code root} and
   * behind it.
   *
   * @param thinkers see {@link Remark#read}
   * @param restoring makes an analysis of what a record says of a position, if it holds there
   */
  void read(
      GameTree.Node root,
      List<Integer> thinkers,
      BiFunction<GameTree.Node, PositionComment, Optional<PositionAnalysis>> restoring) {
    for (GameTree.Node node : root.all()) {
      String comment = node.annotation().comment();
      if (!comment.isEmpty()) {
        Remark.Commented commented =
            node.parent().isPresent()
                ? Remark.read(node, thinkers)
                : new Remark.Commented("", Map.of(), comment);
        StoredAnalysis.Commented stored = StoredAnalysis.read(commented.words());
        node.annotate(node.annotation().withComment(stored.words()));
        if (!commented.remark().isEmpty()) {
          Known read = changing(node);
          read.remark = commented.remark();
          read.chosen.putAll(commented.bySeat());
        }
        stored.positions().stream()
            .flatMap(position -> restoring.apply(node, position).stream())
            .forEach(found -> changingAnalyses(node).put(found.seat(), found));
      }
    }
  }

  /**
   * What a record is to say beside the step to {@code node}, or before the first one: the players'
   * remark, what analyses found, then words.
   */
  String comment(GameTree.Node node) {
    List<PositionComment> found =
        at(node).stream()
            .flatMap(known -> known.analyses.values().stream())
            .flatMap(analysis -> StoredAnalysis.of(analysis, node).stream())
            .sorted(Comparator.comparingInt(PositionComment::seat))
            .toList();
    String words = StoredAnalysis.written(found, node.annotation().comment());
    return node.parent().isEmpty() ? words : Remark.written(node.step(), remark(node), words);
  }

  private String remark(GameTree.Node node) {
    String read = at(node).map(one -> one.remark).orElse("");
    if (!read.isEmpty()) {
      return read;
    }
    return switch (node.step()) {
      case Step.Single(int seat, int move) -> said(node, seat, move);
      case Step.Joint(List<Integer> moves) -> {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < moves.size(); seat++) {
          parts.add(said(node, seat, moves.get(seat)));
        }
        yield Remark.joined(parts);
      }
      case Step.Withdrawal withdrawal -> "";
    };
  }

  private String said(GameTree.Node node, int seat, int move) {
    return seen(node, seat)
        .or(
            () ->
                ownAnalysis(before(node), seat)
                    .flatMap(analysis -> MoveComment.of(analysis.report(), move)))
        .map(MoveComment::text)
        .orElse("");
  }

  private Optional<MoveComment> seen(GameTree.Node node, int seat) {
    return at(node).map(one -> one.chosen.get(seat));
  }

  private static GameTree.Node before(GameTree.Node node) {
    return node.parent().orElseThrow();
  }

  /** A seat chose its part of the step to {@code node}; {@code comment} is null for a person. */
  void chose(GameTree.Node node, int seat, Optional<MoveComment> comment) {
    Known made = changing(node);
    if (comment.isPresent()) {
      made.chosen.put(seat, comment.get());
      made.remark = "";
    } else if (made.remark.isEmpty()) {
      made.chosen.remove(seat);
    }
  }

  /** Stores what was found out about the position at {@code node}, unless more is known. */
  public void keep(GameTree.Node node, PositionAnalysis analysis) {
    news |= analysis.finished();
    changingAnalyses(node)
        .merge(
            analysis.seat(),
            analysis,
            (known, now) ->
                known.isDeeperThan(now) && !(known.source().isStored() && now.finished())
                    ? known.as(known.finished() || now.finished())
                    : now);
  }

  /** Forgets what searches found out about the position at {@code node}, wherever it was met. */
  public void forget(GameTree.Node node) {
    Stream.concat(Stream.of(node), met.others(node)).toList().stream()
        .map(this::changingAnalyses)
        .forEach(Map::clear);
  }

  /** Takes over what is known in another round of the same game at nodes of the same way. */
  void copy(EvaluationCache from, GameTree.Node there, GameTree.Node here) {
    from.at(there)
        .ifPresent(
            seen -> {
              Known same = changing(here);
              if (!seen.analyses.isEmpty()) {
                changingAnalyses(here).putAll(seen.analyses);
              }
              same.chosen.putAll(seen.chosen);
              same.remark = seen.remark;
            });
    for (GameTree.Node next : there.children()) {
      here.child(next.step()).ifPresent(same -> copy(from, next, same));
    }
  }

  /** Grows with each change. */
  long changes() {
    return changes;
  }

  /** Whether something else is known of {@code node} than after so many {@link #changes}. */
  boolean hasChanged(GameTree.Node node, long since) {
    return at(node).filter(one -> one.changed > since).isPresent() || met.lastChange(node) > since;
  }

  /** Whether an analysis has ended since {@link #stored}. */
  boolean hasNews() {
    return news;
  }

  /** Notes that what is known is written down. */
  void stored() {
    news = false;
  }

  /** The most that is known to {@code seat} of the position at {@code node}. */
  Optional<PositionAnalysis> analysis(GameTree.Node node, int seat) {
    Optional<PositionAnalysis> own = ownAnalysis(node, seat);
    return own.filter(PositionAnalysis::isWhole)
        .or(
            () ->
                Stream.concat(own.stream(), shared(node, seat))
                    .reduce((one, other) -> other.saysMoreThan(one) ? other : one));
  }

  /** What was found out when the game stood there, or is written there. */
  private Optional<PositionAnalysis> ownAnalysis(GameTree.Node node, int seat) {
    return at(node).map(one -> one.analyses.get(seat));
  }

  /** What follows from analyses of the same position met by other ways. */
  private Stream<PositionAnalysis> shared(GameTree.Node node, int seat) {
    return met.others(node)
        .flatMap(
            other ->
                ownAnalysis(other, seat)
                    .flatMap(
                        known ->
                            met.position(node).transferred(known, met.position(other), node.ply()))
                    .stream());
  }

  /**
   * The best that is known of the move of {@code seat} that led to {@code node}: how its own player
   * saw it only where no analysis says more.
   *
   * @param reply what the position it alone led to is worth, from the view of {@code seat}
   */
  Optional<Verdict> verdictOf(GameTree.Node node, int seat, int move, Optional<Verdict> reply) {
    Optional<PositionAnalysis> before = analysis(before(node), seat);
    Optional<Verdict> analysed = before.flatMap(one -> one.report().verdictOf(move));
    Optional<Verdict> seen = seen(node, seat).map(MoveComment::verdict);
    return analysed
        .filter(Verdict::proven)
        .or(() -> reply.filter(known -> known instanceof Verdict.Points && known.proven()))
        .or(() -> seen.filter(Verdict::proven))
        .or(() -> analysed.filter(any -> before.filter(PositionAnalysis::isReady).isPresent()))
        .or(() -> seen)
        .or(() -> analysed);
  }

  /**
   * A verdict given from the view of one seat, from the view of another: for two what one wins the
   * other loses; among more, nothing follows.
   */
  Optional<Verdict> seen(Verdict verdict, int from, int by) {
    return from == by
        ? Optional.of(verdict)
        : seats == 2 ? Optional.of(verdict.turned()) : Optional.empty();
  }
}
