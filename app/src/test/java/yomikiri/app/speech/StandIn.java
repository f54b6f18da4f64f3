package yomikiri.app.speech;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** A program that tells a test what it is to speak, and ends when and as the test says. */
final class StandIn {
  private StandIn() {}

  /** Told where the test listens, and in which language the sentence is that it reads. */
  public static void main(String[] args) throws IOException {
    String sentence = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    try (SocketChannel test = SocketChannel.open(UnixDomainSocketAddress.of(args[0]))) {
      String said = args[1] + " " + sentence;
      test.write(ByteBuffer.wrap(said.getBytes(StandardCharsets.UTF_8)));
      test.shutdownOutput();
      ByteBuffer ends = ByteBuffer.allocate(1);
      test.read(ends);
      System.exit(ends.get(0));
    }
  }
}
