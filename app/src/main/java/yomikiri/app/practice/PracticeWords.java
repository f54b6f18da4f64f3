package yomikiri.app.practice;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.play.session.ReviewWords;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.practice.Exercise.Source;
import yomikiri.app.text.Texts;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.Rating;
import yomikiri.engine.teach.ReasonQuestion;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Verdict;

/** Describes what is practised in words. */
final class PracticeWords {
  private final Texts texts;
  private final List<GameUi> gameList;
  private final SeatWords seats;
  private final ReviewWords reviewWords;

  PracticeWords(Texts texts, List<GameUi> gameList) {
    this.texts = texts;
    this.gameList = List.copyOf(gameList);
    this.seats = new SeatWords(texts);
    this.reviewWords = new ReviewWords(texts);
  }

  private GameUi ui(Exercise<?> exercise) {
    return GameUi.of(exercise.kit(), gameList);
  }

  String game(Exercise<?> exercise) {
    return ui(exercise).name(texts);
  }

  /** What the game in the list with this id is called. */
  String game(String id) {
    return gameList.stream()
        .filter(ui -> ui.id().equals(id))
        .findFirst()
        .map(ui -> ui.name(texts))
        .orElse(id);
  }

  /** Such as "Hold the draw". */
  String kind(Kind kind) {
    return texts.get("practice.kind." + kind.key());
  }

  /** Who is to move; empty where one plays alone. */
  String mover(Exercise<?> exercise) {
    return exercise.start().players() == 1
        ? ""
        : texts.get("practice.to-move", seats.role(ui(exercise), exercise.seat()));
  }

  /** What is to be found. */
  String asked(Exercise<?> exercise) {
    return switch (exercise.source()) {
      case Source.OfPuzzle(Puzzle puzzle) ->
          texts.get("practice.asked." + puzzle.kind().key(), puzzle.best());
      case Source.OfMistake mistake -> texts.get("practice.asked.mistake");
    };
  }

  /** What became of the move tried, or what is to be known before. */
  String feedback(ExerciseSnapshot now) {
    List<String> lines = new ArrayList<>();
    String best = shown(now, now.best());
    String tried = now.tried().map(move -> shown(now, move.text())).orElse("");
    switch (now.stage()) {
      case ASKED -> {
        if (now.hints() > 1) {
          lines.add(texts.get("practice.hint-shown", best));
        } else if (now.hints() == 1) {
          lines.add(
              texts.get(
                  "practice.hint-among",
                  texts.listed(now.candidates().stream().map(one -> shown(now, one)).toList())));
        }
      }
      case CHECKING -> lines.add(texts.get("practice.checking"));
      case WRONG -> {
        lines.add(texts.get("practice.wrong", tried));
        if (now.steps().size() > 1) {
          lines.add(texts.get("practice.answered", shown(now, now.steps().get(1))));
        }
        lines.addAll(worth(now, tried, now.tried().flatMap(ExerciseSnapshot.Tried::worth)));
      }
      case RIGHT -> {
        lines.add(texts.get("practice.right", tried));
        if (!tried.equals(best)) {
          lines.add(texts.get("practice.as-good", best));
        }
        lines.addAll(worth(now, best, now.worth()));
      }
      case UNJUDGED -> lines.add(texts.get("practice.unjudged", tried, best));
      case SHOWN -> {
        lines.add(texts.get("practice.shown", best));
        lines.addAll(worth(now, best, now.worth()));
      }
    }
    return String.join("\n", lines);
  }

  /** What the search says of a move; nothing of who wins where that is not one of two. */
  private List<String> worth(ExerciseSnapshot now, String move, Optional<Verdict> worth) {
    GameUi ui = ui(now.exercise());
    return worth
        .filter(known -> ui.hasPoints() || now.exercise().start().players() == 2)
        .map(known -> worth(ui.presenter(), known, Judge.of(ui.kit())))
        .map(said -> texts.get("joined.colon", move, said))
        .stream()
        .toList();
  }

  private String worth(MovePresenter presenter, Verdict known, Judge judge) {
    if (judge.alone()
        || !(known instanceof Verdict.Points points)
        || points.bound() != Bound.EXACT) {
      return VerdictFormat.spoken(texts, presenter, known, judge);
    }
    if (judge.onlyWinsCount()) {
      return points.proven()
          ? texts.get("practice.outcome", Integer.signum(points.value()) + 1)
          : VerdictFormat.spoken(texts, presenter, known, judge);
    }
    String lead = VerdictFormat.lead(texts, presenter, points.value());
    return texts.get(points.proven() ? "spoken.proven" : "summary.estimate", lead);
  }

  private String shown(ExerciseSnapshot now, String move) {
    return ui(now.exercise()).presenter().shown(texts, move);
  }

  /** A reason to choose, as a sentence. */
  String choice(ReasonQuestion.Choice choice) {
    return reviewWords.reason(choice.id(), choice.figures());
  }

  /** Why the move made was a mistake, or the question. */
  String why(PracticeSnapshot.Why why) {
    return why.question()
        .map(
            asked -> {
              String reason = reviewWords.reason(asked.reason());
              return why.isAsked()
                  ? texts.get("practice.which")
                  : why.answered().isEmpty()
                      ? texts.get("practice.why", reason)
                      : texts.get(
                          why.answered().get().equals(asked.reason().id())
                              ? "practice.why-right"
                              : "practice.why-wrong",
                          reason);
            })
        .orElse("");
  }

  /** The line that can be played through. */
  String line(ExerciseSnapshot now) {
    return texts.get(
        "practice.line",
        String.join(" ", now.steps().stream().map(step -> shown(now, step)).toList()));
  }

  /** How strong whoever practises is, and how hard the puzzle. */
  String rating(PracticeSnapshot now) {
    Optional<Exercise<?>> exercise = now.exercise().map(ExerciseSnapshot::exercise);
    List<String> lines = new ArrayList<>();
    exercise.ifPresent(
        one -> {
          lines.add(texts.get("practice.rating", game(one), rating(now.rating())));
          if (one.source() instanceof Source.OfPuzzle(Puzzle puzzle)) {
            lines.add(texts.get("practice.puzzle-rating", rating(puzzle.rating())));
          }
        });
    lines.add(texts.get("practice.left", now.left()));
    return String.join("\n", lines);
  }

  /** A rating with half of its interval, such as 1523 ± 180. */
  private static String rating(Rating rating) {
    return Math.round(rating.value()) + " ± " + Math.round(rating.margin());
  }

  /** Why there is no exercise. */
  String nothing(PracticeSnapshot now) {
    return switch (now.page()) {
      case PUZZLES -> texts.get("practice.none.puzzles");
      case MISTAKES ->
          texts.get(now.queue().size() == 0 ? "practice.none.mistakes" : "practice.none.due");
      case TODAY -> texts.get("practice.none.today");
      case PROGRESS -> "";
    };
  }

  /** The puzzles of the day, and which of them were solved. */
  String today(List<PracticeSnapshot.Daily> today, LocalDate date) {
    List<String> lines = new ArrayList<>();
    long done = today.stream().filter(daily -> daily.solved().isPresent()).count();
    lines.add(texts.get("practice.today", date.toString(), done, today.size()));
    for (PracticeSnapshot.Daily daily : today) {
      String sign = daily.solved().map(solved -> solved ? "✓" : "×").orElse("–");
      lines.add(
          texts.get(
              "joined.blank",
              sign,
              texts.listed(List.of(game(daily.puzzle().game()), kind(daily.puzzle().kind())))));
    }
    return String.join("\n", lines);
  }

  /** When mistakes are due. */
  String queue(PracticeQueue queue, LocalDate today) {
    if (queue.size() == 0) {
      return texts.get("practice.queue.none");
    }
    List<String> lines = new ArrayList<>();
    if (!queue.lesson().isEmpty()) {
      lines.add(texts.get("practice.queue.lesson", queue.lesson().size()));
    }
    lines.add(texts.get("practice.queue.now", queue.due().size()));
    if (queue.laterToday() > 0) {
      lines.add(texts.get("practice.queue.today", queue.laterToday()));
    }
    queue
        .next()
        .forEach(
            (day, count) ->
                lines.add(
                    day.equals(today.plusDays(1))
                        ? texts.get("practice.queue.tomorrow", count)
                        : texts.get("practice.queue.day", day.toString(), count)));
    return String.join("\n", lines);
  }
}
