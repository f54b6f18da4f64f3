package yomikiri.app.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import yomikiri.app.chart.LearningCurve;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.engine.learn.TrainingPlan;

/** The comparison of several trainings. */
public sealed interface Comparison {
  /** Their curves, in the order in which they are given; those not read yet are left out. */
  record Of(String game, List<LearningCurve.Named> curves) implements Comparison {
    public Of {
      curves = List.copyOf(curves);
    }
  }

  /** They learn different games. */
  record OfSeveralGames() implements Comparison {}

  /** More than a chart can show apart. */
  record OfTooMany() implements Comparison {}

  /** Compares {@code snapshots}, as things stand. */
  static Comparison of(List<JobSnapshot<TrainingDetails>> snapshots, TrainingWords words) {
    List<JobSnapshot<TrainingDetails>> known =
        snapshots.stream().filter(snapshot -> snapshot.details().isPresent()).toList();
    if (known.stream().map(snapshot -> plan(snapshot).game()).distinct().count() > 1) {
      return new OfSeveralGames();
    }
    if (snapshots.size() > LearningCurve.MOST) {
      return new OfTooMany();
    }
    List<String> names = names(known, words);
    List<LearningCurve.Named> curves = new ArrayList<>();
    for (int i = 0; i < known.size(); i++) {
      JobSnapshot<TrainingDetails> snapshot = known.get(i);
      curves.add(
          new LearningCurve.Named(
              names.get(i),
              plan(snapshot).opponent(),
              snapshot.details().orElseThrow().progress().fullMargin(),
              snapshot.details().orElseThrow().progress().curve()));
    }
    return new Of(known.isEmpty() ? "" : words.proposed(known.getFirst()), curves);
  }

  private static TrainingPlan plan(JobSnapshot<TrainingDetails> snapshot) {
    return snapshot.details().orElseThrow().plan();
  }

  /** Their titles; where these are alike, with what else differs; where nothing does, by number. */
  private static List<String> names(
      List<JobSnapshot<TrainingDetails>> snapshots, TrainingWords words) {
    List<TrainingPlan> plans = snapshots.stream().map(Comparison::plan).toList();
    List<String> names = new ArrayList<>(snapshots.stream().map(words::title).toList());
    List<String> titles = List.copyOf(names);
    for (int i = 0; i < names.size(); i++) {
      if (!isAlone(titles.get(i), titles)) {
        names.set(i, words.distinguished(titles.get(i), plans.get(i), plans));
      }
    }
    List<String> distinct = List.copyOf(names);
    for (int i = 0; i < names.size(); i++) {
      if (!isAlone(distinct.get(i), distinct)) {
        names.set(i, words.numbered(distinct.get(i), i + 1));
      }
    }
    return names;
  }

  private static boolean isAlone(String name, List<String> names) {
    return Collections.frequency(names, name) == 1;
  }
}
