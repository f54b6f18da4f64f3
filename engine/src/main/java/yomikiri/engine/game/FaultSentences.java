package yomikiri.engine.game;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The English sentences of faults by their keys, in which {@code {0}} stands for the first
 * argument. Those of a game, whose keys begin with the name of its package, stand there in {@code
 * faults.properties}, all others in the engine's.
 */
public final class FaultSentences {
  private static final String ENGINE = "yomikiri.engine.";
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)\\}");

  private FaultSentences() {}

  /** One sentence without full stop or place. */
  public static String of(String fault, Object... arguments) {
    ResourceBundle common = ResourceBundle.getBundle(ENGINE + "faults", Locale.ROOT);
    String game = fault.substring(0, fault.indexOf('.'));
    ResourceBundle sentences =
        common.containsKey(fault)
            ? common
            : ResourceBundle.getBundle(ENGINE + "games." + game + ".faults", Locale.ROOT);
    return PLACE
        .matcher(sentences.getString(fault))
        .replaceAll(
            place -> Matcher.quoteReplacement(named(arguments[Integer.parseInt(place.group(1))])));
  }

  private static String named(Object argument) {
    return argument instanceof List<?> several
        ? several.stream().map(Object::toString).collect(Collectors.joining(", "))
        : argument.toString();
  }
}
