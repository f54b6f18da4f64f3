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
import org.jspecify.annotations.Nullable;

/** A writer of JSON texts. May be used from any thread. */
public final class Json {
  private static final int DIGITS = 6;
  private static final ObjectWriter PLAIN = new ObjectMapper().writer();
  private static final ObjectWriter ROUNDED = rounding().writer();
  private static final ObjectWriter PAGE = ROUNDED.with(new DefaultPrettyPrinter());

  private Json() {}

  /**
   * An object, to which more may be added.
   *
   * @param members names and values in turn; what is null is left out
   */
  public static Map<String, Object> object(@Nullable Object... members) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < members.length; i += 2) {
      Object value = members[i + 1];
      if (members[i] instanceof String name && value != null) {
        object.put(name, value);
      }
    }
    return object;
  }

  /** One line, with numbers as they are. */
  public static String plain(Object written) {
    return text(PLAIN, written);
  }

  /**
   * One line. Numbers are rounded to six digits, so that the last bits of a machine's arithmetic do
   * not show; one that is infinite or unknown is null.
   */
  static String rounded(Object written) {
    return text(ROUNDED, written);
  }

  /** The same, indented on several lines. */
  static String page(Object written) {
    return text(PAGE, written).replace("\r\n", "\n");
  }

  private static String text(ObjectWriter writer, Object written) {
    try {
      return writer.writeValueAsString(written);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ObjectMapper rounding() {
    JsonSerializer<Double> rounded =
        new JsonSerializer<>() {
          @Override
          public void serialize(Double value, JsonGenerator json, SerializerProvider provider)
              throws IOException {
            if (Double.isFinite(value)) {
              BigDecimal exact = BigDecimal.valueOf(value);
              BigDecimal number = exact.setScale(DIGITS, RoundingMode.HALF_EVEN);
              json.writeNumber(number.stripTrailingZeros().toPlainString());
            } else {
              json.writeNull();
            }
          }
        };
    return new ObjectMapper()
        .registerModule(
            new SimpleModule()
                .addSerializer(Double.class, rounded)
                .addSerializer(double.class, rounded));
  }
}
