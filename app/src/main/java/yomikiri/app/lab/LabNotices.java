package yomikiri.app.lab;

import java.util.List;
import yomikiri.app.board.GameFace;
import yomikiri.app.lab.studies.LabFault;
import yomikiri.app.lab.studies.LabNews;
import yomikiri.app.lab.studies.LabViewModel;
import yomikiri.app.lab.studies.LabWords;
import yomikiri.app.lab.studies.StudyItem;
import yomikiri.app.shell.NoticeBar;
import yomikiri.app.text.Texts;

/** Tells, wherever people are in the app, what became of studies. */
public final class LabNotices {
  private final Texts texts;
  private final LabWords words;
  private final NoticeBar bar;

  public LabNotices(List<GameFace> shelf, Texts texts, NoticeBar bar) {
    this.texts = texts;
    this.words = new LabWords(texts, shelf);
    this.bar = bar;
  }

  /**
   * Tells something.
   *
   * @param lab brings back what was deleted
   */
  public void tell(LabNews news, LabViewModel lab) {
    switch (news) {
      case LabNews.Deleted(StudyItem study) ->
          bar.offer(
              study,
              texts.get("lab.deleted", words.title(study.card().get())),
              () -> lab.restore(study));
      case LabNews.Failed(LabFault fault) -> bar.say(fault.sentence(texts), true);
    }
  }
}
