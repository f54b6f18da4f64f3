package yomikiri.app.library;

import java.util.ArrayList;
import java.util.List;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Phrase;
import yomikiri.engine.library.CollectionImport.Report;
import yomikiri.engine.library.CollectionImport.Unread;

/** Says what came of an import into a collection. */
final class ImportWords {
  private ImportWords() {}

  static Phrase of(Report report) {
    List<Phrase> parts = new ArrayList<>();
    parts.add(
        Phrase.of(
            report.isStopped() ? "library.import-stopped" : "library.imported", report.games()));
    if (report.duplicates() > 0) {
      parts.add(Phrase.of("collection.duplicates", report.duplicates()));
    }
    if (report.faulty() > 0) {
      parts.add(
          Phrase.of(
              "collection.faulty", report.faulty(), fault(report.firstFault().orElseThrow())));
    }
    if (!report.unread().isEmpty()) {
      parts.add(
          Phrase.of(
              "collection.unread", report.unread().size(), fault(report.unread().getFirst())));
    }
    return Phrase.lines(parts);
  }

  private static Phrase fault(Unread one) {
    return one.cause()
        .map(cause -> Fault.of(cause, one.file()))
        .orElseGet(() -> Fault.damaged(one.file(), one.game().orElseThrow()));
  }
}
