package yomikiri.app.store;

import java.nio.file.Path;
import yomikiri.app.text.FaultWords;
import yomikiri.app.text.Texts;

/** Says why something on disk could not be read or written. */
public final class TroubleWords {
  private final Texts texts;

  public TroubleWords(Texts texts) {
    this.texts = texts;
  }

  /** Names the file or folder and what is wrong with it, in one sentence. */
  public String sentence(Trouble trouble) {
    return switch (trouble) {
      case Trouble.Gone(Path place) -> texts.get("trouble.gone", name(place));
      case Trouble.NotAllowed(Path place) -> texts.get("trouble.not-allowed", name(place));
      case Trouble.DiskFull(Path place) -> texts.get("trouble.disk-full", name(place));
      case Trouble.Damaged damaged ->
          texts.get(
              "trouble.damaged",
              name(damaged.place()),
              new FaultWords(texts).sentence(damaged.fault()));
      case Trouble.Other(Path place, String reason) ->
          texts.get("trouble.other", name(place), reason);
    };
  }

  private static String name(Path place) {
    Path last = place.getFileName();
    return last == null ? place.toString() : last.toString();
  }
}
