package yomikiri.app.lab;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import yomikiri.app.board.GameUi;
import yomikiri.app.chart.ChartWords;
import yomikiri.app.chart.StudyNames;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.jobs.JobWords;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.CrossTable;
import yomikiri.engine.study.report.DuelDetails;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.RunProgress;

/** Describes studies in words. */
public final class LabWords implements JobWords<RunProgress> {
  private static final int FEW = 2;

  private final Texts texts;
  private final StudyNames names;

  public LabWords(Texts texts, List<GameUi> gameList) {
    this.texts = texts;
    this.names = new StudyNames(texts, gameList);
  }

  @Override
  public String title(JobSnapshot<RunProgress> snapshot) {
    String folder = String.valueOf(snapshot.entry().folder().getFileName());
    Optional<String> game =
        snapshot
            .details()
            .map(p -> game(p.study().game()))
            .or(() -> new PlayerWords(texts).game(folder));
    return title(StudyName.of(snapshot.entry()), game).orElse(folder);
  }

  private Optional<String> title(StudyName name, Optional<String> game) {
    return name.name().isEmpty()
        ? name.preset().map(preset -> title(preset, game)).or(() -> game)
        : Optional.of(name.name());
  }

  private String title(Preset preset, Optional<String> game) {
    String title = texts.get("lab.preset." + preset.key() + ".title");
    return preset.studies().size() > 1 && game.isPresent()
        ? texts.get("joined.blank", title, game.get())
        : title;
  }

  /** What a study gets as its title if nobody names it. */
  public String proposed(Optional<Preset> preset, String game) {
    return title(new StudyName("", preset), Optional.of(game(game))).orElseThrow();
  }

  /** What a study's game and players are called. */
  public StudyNames names() {
    return names;
  }

  public String game(String id) {
    return names.game(id);
  }

  /** Who takes part, shortened where they are many. */
  String players(Study study) {
    List<String> all = names.players(study);
    String few = all.stream().limit(FEW).collect(Collectors.joining(" · "));
    return all.size() <= FEW ? few : texts.get("joined.more-players", few, all.size() - FEW);
  }

  @Override
  public String gist(JobSnapshot<RunProgress> snapshot) {
    return snapshot.details().map(RunProgress::study).map(this::players).orElse("");
  }

  /** Who takes part; of a finished study also how many games were played. */
  public String about(JobSnapshot<RunProgress> snapshot) {
    String who = gist(snapshot);
    return snapshot.state() == JobState.FINISHED && snapshot.details().isPresent()
        ? String.join(" · ", who, state(snapshot), done(snapshot.details().get()))
        : who;
  }

  /** Such as {@code 120 of 500 games}; with the number of distinct ones if some are copies. */
  public String done(RunProgress progress) {
    int distinct = progress.findings().distinct();
    return distinct < progress.done()
        ? texts.get("lab.done.distinct", progress.done(), progress.planned(), distinct)
        : texts.get("lab.done", progress.done(), progress.planned());
  }

  @Override
  public String done(JobSnapshot<RunProgress> snapshot) {
    return snapshot
        .details()
        .map(p -> Figures.count(p.done()) + " / " + Figures.count(p.planned()))
        .orElse("");
  }

  @Override
  public String spoken(JobSnapshot<RunProgress> snapshot) {
    return snapshot.details().map(p -> done(p)).orElse("");
  }

  @Override
  public String state(JobSnapshot<RunProgress> snapshot) {
    return texts.get(
        "lab.state." + (snapshot.fault().isPresent() ? "failed" : snapshot.state().key()));
  }

  /** What a study is doing, how fast and how long; why it is not. */
  public String progress(JobSnapshot<RunProgress> snapshot) {
    if (snapshot.fault().isPresent()) {
      return snapshot.fault().get().in(texts);
    }
    Optional<RunProgress> now =
        snapshot.details().filter(p -> snapshot.state() == JobState.WORKING);
    OptionalDouble left = now.map(RunProgress::secondsLeft).orElse(OptionalDouble.empty());
    return left.isEmpty()
        ? state(snapshot)
        : texts.get(
            "lab.speed",
            state(snapshot),
            speed(now.map(RunProgress::gamesPerSecond).orElse(0.0)),
            texts.time(left.getAsDouble()));
  }

  private static String speed(double gamesPerSecond) {
    return gamesPerSecond < 10
        ? String.format(Locale.ROOT, "%.1f", gamesPerSecond)
        : Figures.count(Math.round(gamesPerSecond));
  }

  /** The result in one sentence; empty before the first game. */
  public String headline(Findings findings) {
    if (findings.games() == 0) {
      return "";
    }
    if (findings.study().neighbours()) {
      return new ChartWords(texts).steps(findings);
    }
    return findings
        .duel()
        .map(duel -> headlineForTwo(findings, duel))
        .orElseGet(() -> headlineForMore(findings));
  }

  private String headlineForMore(Findings findings) {
    CrossTable table = findings.against();
    int seats = findings.study().seats();
    if (table.totals().get(table.top()).tally().games() == 0) {
      return texts.get(
          "lab.headline.first-seat-place", names.place(findings.seats().getFirst()), seats);
    }
    return texts.get(
        headline(table, findings) + ".several",
        names.players(findings.study()).get(table.top()),
        names.place(findings.players().get(table.top())),
        seats);
  }

  /** The key of the sentence on who is ahead. */
  private static String headline(CrossTable table, Findings findings) {
    return "lab.headline."
        + (table.isDecided() ? "ahead" : "undecided")
        + (findings.isDone() ? ".done" : ".so-far");
  }

  private String headlineForTwo(Findings findings, DuelDetails duel) {
    List<String> players = names.players(findings.study());
    if (players.size() == 1) {
      return texts.get(
          "lab.headline.first-seat", new ChartWords(texts).rate(duel.firstSeat().estimate()));
    }
    CrossTable table = findings.against();
    int top = table.top();
    String rate = new ChartWords(texts).rate(table.totals().get(top).estimate());
    String key = headline(table, findings);
    return findings.pairings().size() == 1
        ? texts.get(key + ".two", players.get(top), rate, players.get(1 - top))
        : texts.get(key, players.get(top), rate);
  }
}
