package yomikiri.engine.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.match.Ending;

/** Logs of any age are read, and gone on with in the same form. */
final class LogLineTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "e27826eb {\"game\":1,\"moves\":\"a1 b1 c1 a2 b2 c2"
            + " a3\",\"scores\":[1,0],\"rewards\":[1.0,0.0],\"nanos\":[[4,8408118,4804387],[3,222240,165920]]}",
        "9b0ee986 {\"game\":1199,\"moves\":\"b1 b2 a2 a1 c1 c4 a4 a3 d3 d2 c2 c3 b3 b4"
            + " d4\",\"scores\":[36,28],\"rewards\":[1.0,0.0],\"nanos\":[[8,182550,45500],[7,124110,21820]],\"value\":0,\"play\":[[[3,2,4],[2,2,0],[3,3,0]],[[2,2,0],[3,1,12],[2,2,0]]]}",
        "bb14630d {\"game\":16,\"moves\":\"a1"
            + " b1\",\"scores\":[3,-4],\"rewards\":[0.0,1.0],\"forfeit\":{\"seat\":0,\"fault\":\"threw\",\"reason\":\"threw"
            + " \\\"x\\\"\\n"
            + "at é\"},\"nanos\":[[1,10,10],[2,30,20]]}",
        "80914911"
            + " {\"game\":5,\"moves\":\"a1\",\"scores\":[1,1],\"rewards\":[0.5,0.5],\"nanos\":[[1,0,0],[0,0,0]],\"from\":3,\"value\":-2,\"play\":[[[0,0,0],[0,0,0],[1,1,0]],[[0,0,0],[0,0,0],[0,0,0]]]}"
      })
  void whatIsReadIsWrittenByteForByte(String line) {
    assertThat(LogLine.write(LogLine.read(line).orElseThrow())).isEqualTo(line);
  }

  @Test
  void aForfeitIsReadWithItsReason() {
    PlayedGame game =
        LogLine.read(
                "bb14630d {\"game\":16,\"moves\":\"a1"
                    + " b1\",\"scores\":[3,-4],\"rewards\":[0.0,1.0],\"forfeit\":{\"seat\":0,\"fault\":\"threw\",\"reason\":\"threw"
                    + " \\\"x\\\"\\n"
                    + "at é\"},\"nanos\":[[1,10,10],[2,30,20]]}")
            .orElseThrow();
    assertThat(game.ending())
        .isEqualTo(new Ending.Forfeit(0, Ending.Fault.THREW, "threw \"x\"\nat é"));
    assertThat(game.difference()).isEqualTo(7);
  }

  @Test
  void whatALaterVersionAddsIsNoHindrance() {
    assertThat(
            LogLine.read(
                "789a472a"
                    + " {\"game\":5,\"moves\":\"\",\"scores\":[1,1],\"rewards\":[0.5,0.5],\"nanos\":[[1,0,0],[0,0,0]],\"later\":{}}"))
        .isPresent();
  }

  /** Their sums are right, but something is missing or of another kind. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "27fe211e"
            + " {\"moves\":\"\",\"scores\":[1,1],\"rewards\":[0.5,0.5],\"nanos\":[[1,0,0],[0,0,0]]}",
        "cc5f6b2d"
            + " {\"game\":5,\"moves\":\"\",\"scores\":[1],\"rewards\":[0.5,0.5],\"nanos\":[[1,0,0],[0,0,0]]}",
        "df0696b6"
            + " {\"game\":5,\"moves\":\"\",\"scores\":[1,1],\"rewards\":[0.5,0.5],\"nanos\":[[1,0],[0,0,0]]}",
        "c26336dd"
            + " {\"game\":5,\"moves\":\"\",\"scores\":[1,1],\"rewards\":[0.5,0.5],\"nanos\":[[1,0,0],[0,0,0]],\"forfeit\":{\"seat\":0,\"fault\":\"slept\",\"reason\":\"\"}}",
        "5ac8e1c4 [1",
        "",
        "0123456 7"
      })
  void whatIsNoGameIsRefused(String line) {
    assertThat(LogLine.read(line)).isEmpty();
  }

  private static final String SOUND =
      "{'game':5,'moves':'a1 b1','scores':[3,-4],'rewards':[0.0,1.0],"
          + "'withdrawals':[{'seat':0,'fault':'threw','reason':'x'}],"
          + "'nanos':[[1,10,10],[2,30,20]],'from':3,'value':-2,"
          + "'play':[[[0,0,0],[1,0,5],[1,1,0]],[[0,0,0],[0,0,0],[0,0,0]]]}";

  private static String json() {
    return SOUND.replace('\'', '"');
  }

  /** With the right sum. */
  private static String line(String json) {
    CRC32C crc = new CRC32C();
    crc.update(json.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x %s", crc.getValue(), json);
  }

  /** All nodes below {@code tree}, as JSON pointers. */
  private static List<String> places(JsonNode tree, String place) {
    List<String> places = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    tree.fieldNames().forEachRemaining(keys::add);
    IntStream.range(0, tree.isArray() ? tree.size() : 0).forEach(i -> keys.add("" + i));
    for (String key : keys) {
      String below = place + "/" + key;
      places.add(below);
      places.addAll(places(tree.at("/" + key), below));
    }
    return places;
  }

  @Test
  void nullIsNoValueWhereverItStands() throws Exception {
    JsonMapper mapper = new JsonMapper();
    assertThat(LogLine.read(line(json()))).isPresent();
    List<String> places = places(mapper.readTree(json()), "");
    assertThat(places).hasSize(51);
    for (String place : places) {
      JsonNode holed = mapper.readTree(json());
      int cut = place.lastIndexOf('/');
      JsonNode parent = holed.at(place.substring(0, cut));
      String key = place.substring(cut + 1);
      if (parent instanceof ArrayNode list) {
        list.setNull(Integer.parseInt(key));
      } else {
        ((ObjectNode) parent).putNull(key);
      }
      boolean isOptional = List.of("/withdrawals", "/from", "/value").contains(place);
      assertThat(LogLine.read(line(holed.toString())).isPresent())
          .as("null at %s", place)
          .isEqualTo(isOptional);
    }
  }

  /** Their sums are right, but no game can be so. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'game':5        | 'game':-1",
        "'game':5        | 'game':5.5",
        "'game':5        | 'game':'5'",
        "'game':5        | 'game':99999999999",
        "[3,-4]          | [3,-2147483648]",
        "[3,-4]          | [3,2147483647]",
        "[3,-4]          | [3.5,4]",
        "[0.0,1.0]       | [0.0,1.5]",
        "[0.0,1.0]       | [-0.5,1.5]",
        "[0.0,1.0]       | [1.0,1.0]",
        "[0.0,1.0]       | ['NaN',1.0]",
        "[0.0,1.0]       | [1.0]",
        "'seat':0        | 'seat':2",
        "'seat':0        | 'seat':-1",
        "[1,10,10]       | [1,10,-10]",
        "[1,10,10]       | [1,9223372036854775807,10]",
        "[1,10,10]       | [1,10,10,10]",
        "'from':3        | 'from':-3",
        "'value':-2      | 'value':2147483647",
        "[1,0,5]         | [1,0,-5]",
        "[1,0,5]         | [1,0,9223372036854775807]",
        "[[0,0,0],[0,0,0],[0,0,0]] | [[0,0,0],[0,0,0]]",
        ",[[0,0,0],[0,0,0],[0,0,0]] | ``",
        "0]]]}           | 0]]]} {}",
      })
  void whatNoGameCanBeIsRefused(String sound, String wrong) {
    assertThat(SOUND).contains(sound);
    String json = SOUND.replace(sound, wrong).replace('\'', '"');
    assertThat(LogLine.read(line(json))).as(json).isEmpty();
  }

  @Test
  void aLineWithAnotherSumIsRefused() {
    assertThat(
            LogLine.read(
                "e27826eb {\"game\":2,\"moves\":\"a1 b1 c1 a2 b2 c2"
                    + " a3\",\"scores\":[1,0],\"rewards\":[1.0,0.0],\"nanos\":[[4,8408118,4804387],[3,222240,165920]]}"))
        .isEmpty();
  }
}
