package yomikiri.app.text;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A sentence, or a part of one, put into words only when shown, in the language set then. */
@FunctionalInterface
public interface Phrase {
  /** In the language set. */
  String in(Texts texts);

  /** What can be copied for those who mend the app; empty where the sentence says it all. */
  default Optional<String> details(Texts texts) {
    return Optional.empty();
  }

  /** The words for {@code key} with {@code arguments}: phrases in words, files by their names. */
  static Phrase of(String key, Object... arguments) {
    return new Worded(key, List.of(arguments));
  }

  /** Things named one after the other. */
  static Phrase listed(List<? extends Phrase> parts) {
    return new Several(List.copyOf(parts), false);
  }

  /** Sentences below each other. */
  static Phrase lines(Collection<? extends Phrase> parts) {
    return new Several(List.copyOf(parts), true);
  }

  /** Several phrases. */
  record Several(List<Phrase> parts, boolean lines) implements Phrase {
    @Override
    public String in(Texts texts) {
      List<String> words = parts.stream().map(part -> part.in(texts)).toList();
      return lines ? String.join("\n", words) : texts.listed(words);
    }

    @Override
    public Optional<String> details(Texts texts) {
      return firstDetails(parts.stream(), texts);
    }
  }

  private static Optional<String> firstDetails(Stream<Phrase> parts, Texts texts) {
    return parts.flatMap(part -> part.details(texts).stream()).findFirst();
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
        case List<?> several -> texts.listed(several.stream().map(Object::toString).toList());
        case Path file -> Objects.requireNonNullElse(file.getFileName(), file).toString();
        default -> argument;
      };
    }

    /** Those of the first part that has some. */
    @Override
    public Optional<String> details(Texts texts) {
      return firstDetails(
          arguments.stream().filter(Phrase.class::isInstance).map(Phrase.class::cast), texts);
    }
  }
}
