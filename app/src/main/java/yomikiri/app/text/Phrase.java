package yomikiri.app.text;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A sentence, or a part of one, put into words only when shown, in the language set then. */
@FunctionalInterface
public interface Phrase {
  /** In the language set. */
  String in(Texts texts);

  /** What can be copied for those who mend the app; empty where the sentence says it all. */
  default Optional<String> details(Texts texts) {
    return Optional.empty();
  }

  /**
   * The words for {@code key}, with {@code arguments} put in their places: phrases in words, files
   * by their names.
   */
  static Phrase of(String key, Object... arguments) {
    return new Worded(key, List.of(arguments));
  }

  /** Words by their key. */
  record Worded(String key, List<Object> arguments) implements Phrase {
    public Worded {
      arguments = List.copyOf(arguments);
    }

    @Override
    public String in(Texts texts) {
      return texts.get(key, arguments.stream().map(argument -> shown(argument, texts)).toArray());
    }

    private static Object shown(Object argument, Texts texts) {
      return switch (argument) {
        case Phrase part -> part.in(texts);
        case Path file -> Objects.requireNonNullElse(file.getFileName(), file).toString();
        default -> argument;
      };
    }

    /** Those of the first part that has some. */
    @Override
    public Optional<String> details(Texts texts) {
      return arguments.stream()
          .filter(Phrase.class::isInstance)
          .flatMap(part -> ((Phrase) part).details(texts).stream())
          .findFirst();
    }
  }
}
