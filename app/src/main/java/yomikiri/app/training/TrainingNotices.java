package yomikiri.app.training;

import java.util.List;
import yomikiri.app.board.GameFace;
import yomikiri.app.shell.NoticeBar;
import yomikiri.app.text.Texts;
import yomikiri.app.training.kept.TrainingFault;
import yomikiri.app.training.kept.TrainingItem;
import yomikiri.app.training.kept.TrainingNews;
import yomikiri.app.training.kept.TrainingViewModel;
import yomikiri.app.training.kept.TrainingWords;

/** Tells, wherever people are in the app, what became of trainings. */
public final class TrainingNotices {
  private final Texts texts;
  private final TrainingWords words;
  private final NoticeBar bar;

  public TrainingNotices(List<GameFace> shelf, Texts texts, NoticeBar bar) {
    this.texts = texts;
    this.words = new TrainingWords(texts, shelf);
    this.bar = bar;
  }

  /**
   * Tells something.
   *
   * @param model brings back what was deleted
   */
  public void tell(TrainingNews news, TrainingViewModel model) {
    switch (news) {
      case TrainingNews.Deleted(TrainingItem training) ->
          bar.offer(
              training,
              texts.get("lab.deleted", words.title(training.card().get())),
              () -> model.restore(training));
      case TrainingNews.Failed(TrainingFault fault) -> bar.say(fault.sentence(texts), true);
    }
  }
}
