package yomikiri.app.jobs;

import yomikiri.app.shell.NoticeBar;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Texts;

/** Tells, wherever people are in the app, what became of things that are kept. */
public record Notices<C extends Card<C>>(Texts texts, NoticeBar bar, JobWords<C> words) {
  /**
   * Tells something.
   *
   * @param list brings back what was deleted
   */
  public void tell(News<C> news, JobList<C> list) {
    switch (news) {
      case News.Deleted<C>(Job<C> job) ->
          bar.offer(
              job,
              texts.get("lab.deleted", words.title(job.card().get())),
              () -> list.restore(job));
      case News.Failed<C>(Fault fault) -> bar.warn(fault.in(texts), fault.details(texts));
    }
  }
}
