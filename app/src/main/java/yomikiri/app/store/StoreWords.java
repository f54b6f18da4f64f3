package yomikiri.app.store;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Texts;

/** Says what the user is to know about the files of the app. */
public final class StoreWords {
  private final Texts texts;

  public StoreWords(Texts texts) {
    this.texts = texts;
  }

  public String sentence(StoreNotice.InPassing notice) {
    String kind = key(notice.kind());
    return switch (notice) {
      case StoreNotice.SetAside(DataKind what, String name) ->
          texts.get("store.set-aside." + kind, name);
      case StoreNotice.CannotRead(DataKind what, Fault fault) ->
          texts.get("store.cannot-read." + kind, fault.withPaths().in(texts));
      case StoreNotice.CannotTidy(DataKind what, Fault fault) ->
          texts.get("store.cannot-tidy", fault.withPaths().in(texts));
    };
  }

  /**
   * What is not saved, and why.
   *
   * @param kinds what, the most important first
   */
  public String unsaved(Collection<DataKind> kinds, Fault fault) {
    List<String> all = kinds.stream().map(this::name).toList();
    return texts.get("store.unsaved", texts.listed(all), fault.withPaths().in(texts));
  }

  /** That saving has to wait. */
  public String late() {
    return texts.get("store.late");
  }

  /** What is not saved yet because the disk does not answer. */
  public String late(Unsaved unsaved) {
    Stream<String> kinds = unsaved.kinds().stream().map(this::name);
    Stream<String> files = unsaved.files().stream().map(file -> String.valueOf(file.getFileName()));
    return texts.get("leave.late", texts.listed(Stream.concat(kinds, files).toList()));
  }

  /** That nothing is left to be saved. */
  public String savesAgain() {
    return texts.get("store.saves-again");
  }

  private String name(DataKind kind) {
    return texts.get("store.kind." + key(kind));
  }

  private static String key(DataKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
