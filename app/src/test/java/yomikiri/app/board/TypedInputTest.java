package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.TypedInput.Found;

final class TypedInputTest {
  private final TypedInput name = new TypedInput(List.of("a1", "b1", "a10", "aa1", "aa2"));

  @Test
  void aNameIsWholeWhereNoLongerOneBeginsSo() {
    assertThat(name.type('b')).isEqualTo(new Found.Nothing());
    assertThat(name.type('1')).isEqualTo(new Found.Cell(1, true));
    assertThat(name.type('1')).as("forgotten").isEqualTo(new Found.Nothing());
  }

  @Test
  void theBeginningOfALongerNameIsACellToo() {
    name.type('a');
    assertThat(name.type('1')).isEqualTo(new Found.Cell(0, false));
    assertThat(name.type('0')).isEqualTo(new Found.Cell(2, true));
  }

  @Test
  void columnsMayHaveTwoLetters() {
    name.type('a');
    name.type('a');
    assertThat(name.type('2')).isEqualTo(new Found.Cell(4, true));
  }

  @Test
  void aRowThatIsNotThereAndALetterThatBeginsAnewAreTold() {
    name.type('b');
    assertThat(name.type('7')).isEqualTo(new Found.Off("b7"));
    name.type('a');
    name.type('b');
    assertThat(name.type('1')).isEqualTo(new Found.Cell(1, true));
    name.type('z');
    assertThat(name.type('1')).isEqualTo(new Found.Nothing());
  }
}
