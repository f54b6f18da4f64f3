package yomikiri.engine.study.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/** A writer of JSON texts, where infinite or unknown numbers are null. For any thread. */
public final class Json {
  private static final int DIGITS = 6;
  private static final ObjectWriter PLAIN = writer(BigDecimal::valueOf);
  private static final ObjectWriter ROUNDED =
      writer(
          number ->
              BigDecimal.valueOf(number)
                  .setScale(DIGITS, RoundingMode.HALF_EVEN)
                  .stripTrailingZeros());
  private static final ObjectWriter PAGE = ROUNDED.with(new DefaultPrettyPrinter());

  private Json() {}

  /** An object to be added to: {@code members} are names and values in turn, but for null. */
  public static Map<String, Object> object(@Nullable Object... members) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < members.length; i += 2) {
      if (!(members[i] instanceof String name) || object.containsKey(name)) {
        throw new IllegalArgumentException("expected another name, found " + members[i]);
      }
      Object value = members[i + 1];
      if (value != null) {
        object.put(name, value);
      }
    }
    return object;
  }

  /** One line, with numbers as they are. */
  public static String plain(Object written) {
    return text(PLAIN, written);
  }

  /** One line; numbers have six digits, as the last bits differ from machine to machine. */
  static String rounded(Object written) {
    return text(ROUNDED, written);
  }

  /** The same, indented on several lines. */
  public static String page(Object written) {
    return text(PAGE, written).replace("\r\n", "\n");
  }

  private static String text(ObjectWriter writer, Object written) {
    try {
      return writer.writeValueAsString(written);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ObjectWriter writer(DoubleFunction<BigDecimal> digits) {
    JsonSerializer<Double> serializer =
        new JsonSerializer<>() {
          @Override
          public void serialize(Double value, JsonGenerator json, SerializerProvider provider)
              throws IOException {
            if (Double.isFinite(value)) {
              json.writeNumber(digits.apply(value).toPlainString());
            } else {
              json.writeNull();
            }
          }
        };
    return new ObjectMapper()
        .registerModule(
            new SimpleModule()
                .addSerializer(Double.class, serializer)
                .addSerializer(double.class, serializer))
        .writer();
  }
}
