package yomikiri.app.text;

import java.nio.file.Path;

/** Says why something on disk could not be read or written. */
public final class TroubleWords {
  private final Texts texts;

  public TroubleWords(Texts texts) {
    this.texts = texts;
  }

  /** Names the file or folder and what is wrong with it, in one sentence. */
  public String sentence(Trouble trouble) {
    return sentence(trouble, name(trouble.place()));
  }

  /** The same with the whole path of the file or folder. */
  public String sentenceWithPath(Trouble trouble) {
    return sentence(trouble, trouble.place().toString());
  }

  private String sentence(Trouble trouble, String name) {
    return switch (trouble) {
      case Trouble.Gone gone -> texts.get("trouble.gone", name);
      case Trouble.NotAllowed notAllowed -> texts.get("trouble.not-allowed", name);
      case Trouble.NotAFile notAFile -> texts.get("trouble.not-a-file", name);
      case Trouble.DiskFull full -> texts.get("trouble.disk-full", name);
      case Trouble.Damaged damaged ->
          texts.get("trouble.damaged", name, new FaultWords(texts).sentence(damaged.fault()));
      case Trouble.Unforeseen unforeseen -> texts.get("trouble.unforeseen", name);
      case Trouble.NotText notText -> texts.get("trouble.not-text", name);
      case Trouble.Other other -> texts.get("trouble.other", name);
    };
  }

  /** Why alone, as part of a sentence that names the file or folder; empty for nothing plainer. */
  public String reason(Trouble trouble) {
    return switch (trouble) {
      case Trouble.Gone gone -> texts.get("trouble.why.gone");
      case Trouble.NotAllowed notAllowed -> texts.get("trouble.why.not-allowed");
      case Trouble.NotAFile notAFile -> texts.get("trouble.why.not-a-file");
      case Trouble.DiskFull full -> texts.get("trouble.why.disk-full");
      case Trouble.NotText notText -> texts.get("trouble.why.not-text");
      case Trouble.Damaged damaged -> new FaultWords(texts).sentence(damaged.fault());
      case Trouble.Unforeseen unforeseen -> "";
      case Trouble.Other other -> "";
    };
  }

  private static String name(Path place) {
    Path last = place.getFileName();
    return last == null ? place.toString() : last.toString();
  }
}
