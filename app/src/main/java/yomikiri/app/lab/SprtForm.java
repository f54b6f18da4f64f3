package yomikiri.app.lab;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import yomikiri.app.text.Field;
import yomikiri.app.text.FieldFault;
import yomikiri.app.text.Phrase;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.think.Parameter;

/** Whether a test ends a pairing as soon as it decides, and the numbers of that test. */
public final class SprtForm {
  private static final double MOST_RISK = Math.nextDown(0.5);

  private final BooleanProperty wanted = new SimpleBooleanProperty();
  private final SequencedMap<String, Field<Double>> fields = new LinkedHashMap<>();

  SprtForm() {
    add("elo0", "0", -Sprt.MOST_ELO, Sprt.MOST_ELO);
    add("elo1", "10", -Sprt.MOST_ELO, Sprt.MOST_ELO);
    add("alpha", "0.05", Sprt.LEAST_RISK, MOST_RISK);
    add("beta", "0.05", Sprt.LEAST_RISK, MOST_RISK);
  }

  private void add(String name, String text, double least, double most) {
    Parameter range = new Parameter(name, Parameter.Kind.NUMBER, least, most);
    fields.put(
        name,
        new Field<>(
            text,
            typed -> range.valueOf(typed).stream().boxed().findFirst(),
            Phrase.of("lab.mistake.test", Phrase.of("lab.form.test." + name))));
  }

  /** Shows a test; without one the numbers stay as they are. */
  void fill(Optional<Sprt> test) {
    wanted.set(test.isPresent());
    test.ifPresent(
        now ->
            Map.of("elo0", now.elo0(), "elo1", now.elo1(), "alpha", now.alpha(), "beta", now.beta())
                .forEach((name, value) -> field(name).text().set(typed(value))));
  }

  /** Such as 10, 0.05. */
  private static String typed(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  /** What is wrong with a number, if there is to be a test. */
  Optional<FieldFault> wrong() {
    return wanted.get()
        ? FieldFault.first(List.copyOf(fields.values()))
            .or(() -> of("elo0") >= of("elo1") ? Optional.of(order()) : Optional.empty())
        : Optional.empty();
  }

  private FieldFault order() {
    return field("elo0").because(Phrase.of("lab.mistake.test-order"));
  }

  /** The test chosen, where nothing is wrong. */
  Optional<Sprt> test() {
    return wanted.get()
        ? Optional.of(new Sprt(of("elo0"), of("elo1"), of("alpha"), of("beta")))
        : Optional.empty();
  }

  private double of(String number) {
    return field(number).value().orElseThrow();
  }

  public BooleanProperty wanted() {
    return wanted;
  }

  /** The numbers of the test, by name. */
  public SequencedMap<String, Field<Double>> fields() {
    return Collections.unmodifiableSequencedMap(fields);
  }

  Field<Double> field(String name) {
    return Objects.requireNonNull(fields.get(name));
  }
}
