package yomikiri.app.lab;

import java.util.Optional;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.jobs.Job;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.Form;
import yomikiri.app.text.Phrase;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyChange;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.run.RunProgress;

/** Form of what may be changed of a study that has begun, whether it is being played or not. */
@UiThread
public final class StudyChangeForm {
  private final LabViewModel model;
  private final Job<RunProgress> job;
  private final Field<Long> games =
      new Field<>("", Field.whole(1, StudyForm.MOST_GAMES), Phrase.of("lab.mistake.games"));
  private final Field<Long> jobs;
  private final SprtForm test = new SprtForm();
  private final Form form = new Form();
  private boolean isFilled;

  StudyChangeForm(LabViewModel model, Job<RunProgress> job) {
    this.model = model;
    this.job = job;
    this.jobs =
        new Field<>(
            "",
            typed -> typed.isEmpty() ? Optional.of(0L) : Field.whole(1, model.cores()).apply(typed),
            Phrase.of("lab.mistake.jobs", model.cores()));
    form.watch(games.text(), jobs.text(), test.wanted());
    test.fields().values().forEach(each -> form.watch(each.text()));
  }

  /** Shows the study as it is now; once, so that what is typed stays. */
  void fill(Study study) {
    if (isFilled) {
      return;
    }
    isFilled = true;
    games.text().set(Integer.toString(study.games()));
    jobs.text().set(job.entry().atOnce() == 0 ? "" : Integer.toString(job.entry().atOnce()));
    test.fill(study.sprt());
  }

  /** Changes the study as it is typed; shows what is wrong. */
  public void submit() {
    study()
        .filter(now -> form.accepts(wrong(now)))
        .ifPresent(now -> model.change(job, changed(now)));
  }

  private Optional<Study> study() {
    return job.snapshot().get().details().map(RunProgress::study);
  }

  private StudyChange changed(Study now) {
    return new StudyChange(
        games.value().map(Math::toIntExact).filter(count -> count != now.games()),
        !test.test().equals(now.sprt()),
        test.test(),
        jobs.value().map(Math::toIntExact).filter(count -> count > 0));
  }

  private Optional<FieldFault> wrong(Study now) {
    return games.wrong().or(test::wrong).or(jobs::wrong).or(() -> refused(now));
  }

  /** Why the study cannot become so, or that it would stay as it is. */
  private Optional<FieldFault> refused(Study now) {
    StudyChange wanted = changed(now);
    if (wanted.games().isEmpty()
        && !wanted.changesTest()
        && wanted.jobs().orElse(0) == job.entry().atOnce()) {
      return Optional.of(games.because(Phrase.of("lab.mistake.no-change")));
    }
    try {
      wanted.applied(now, 0).check(model.kit(now.game()));
      return Optional.empty();
    } catch (StudyException e) {
      return Optional.of(games.because(Fault.of(e)));
    }
  }

  /** Games of each pairing; no fewer than there are. */
  public Field<Long> games() {
    return games;
  }

  /** Games at a time; empty while the Lab shares out the cores. */
  public Field<Long> jobs() {
    return jobs;
  }

  public SprtForm test() {
    return test;
  }

  /** Whether a test can end a pairing here: it compares two players. */
  boolean canBeTested(Study study) {
    return StudyDefaults.canBeTested(model.kit(study.game()));
  }
}
