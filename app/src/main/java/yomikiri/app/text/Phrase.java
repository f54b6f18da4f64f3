package yomikiri.app.text;

import java.util.List;

/**
 * A sentence put into words only where it is told, in the language set then, as are the phrases
 * among its arguments.
 */
public record Phrase(String key, List<Object> arguments) {
  public Phrase {
    arguments = List.copyOf(arguments);
  }

  public static Phrase of(String key, Object... arguments) {
    return new Phrase(key, List.of(arguments));
  }

  public String in(Texts texts) {
    return texts.get(
        key,
        arguments.stream()
            .map(argument -> argument instanceof Phrase part ? part.in(texts) : argument)
            .toArray());
  }
}
