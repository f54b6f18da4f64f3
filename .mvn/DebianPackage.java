import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Makes a .deb of an app image. Every file belongs to the package and none is written by a script,
 * so that nothing stays behind when it is removed; the desktop's own triggers see to menus, icons
 * and file types.
 *
 * <p>Arguments: the image, the folder assets, the folder for the .deb, {@code --app-version}, the
 * version.
 */
class DebianPackage {
  private final Path assets;
  private final Path root;

  private DebianPackage(Path assets, Path root) {
    this.assets = assets;
    this.root = root;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    Path image = Path.of(args[0]);
    Path out = Path.of(args[2]);
    String version = args[4];
    Path root = Files.createTempDirectory("yomikiri-deb").resolve("root");
    DebianPackage made = new DebianPackage(Path.of(args[1]), root);
    String machine = machine();
    made.gather(image);
    made.control(Map.of("version", version, "architecture", machine, "size", made.kibibytes()));
    made.protect();
    Path deb = out.resolve("yomikiri_" + version + "_" + machine + ".deb");
    run(
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "-z3",
        "--build",
        root.toString(),
        deb.toString());
    delete(root.getParent());
  }

  /** The machine in Debian's words. */
  private static String machine() {
    return switch (System.getProperty("os.arch").toLowerCase(Locale.ROOT)) {
      case "amd64", "x86_64" -> "amd64";
      case "aarch64" -> "arm64";
      case String other -> other;
    };
  }

  private void gather(Path image) throws IOException {
    Path home = root.resolve("usr/lib/yomikiri");
    try (var files = Files.walk(image)) {
      for (Path file : files.toList()) {
        copy(file, home.resolve(image.relativize(file).toString()));
      }
    }
    Path installer = assets.resolve("installer/linux");
    copy(installer.resolve("launch.sh"), root.resolve("usr/bin/yomikiri"));
    link("usr/bin/yomikiri-app", "yomikiri");
    copy(installer.resolve("yomikiri.desktop"), share("applications/yomikiri.desktop"));
    copy(installer.resolve("yomikiri.xml"), share("mime/packages/yomikiri.xml"));
    copy(installer.resolve("copyright"), share("doc/yomikiri/copyright"));
    Path icons = assets.resolve("icons");
    for (int size : List.of(16, 32, 48, 128, 256, 512)) {
      String folder = "icons/hicolor/%dx%d/".formatted(size, size);
      copy(icons.resolve("yomikiri-" + size + ".png"), share(folder + "apps/yomikiri.png"));
      copy(
          icons.resolve("record-" + size + ".png"),
          share(folder + "mimetypes/application-x-yomikiri-record.png"));
    }
    String scalable = "icons/hicolor/scalable/";
    copy(icons.resolve("yomikiri.svg"), share(scalable + "apps/yomikiri.svg"));
    copy(
        icons.resolve("record.svg"),
        share(scalable + "mimetypes/application-x-yomikiri-record.svg"));
  }

  private void control(Map<String, String> values) throws IOException {
    String text = Files.readString(assets.resolve("installer/linux/control"));
    for (Map.Entry<String, String> value : values.entrySet()) {
      text = text.replace("@" + value.getKey() + "@", value.getValue());
    }
    Files.createDirectories(root.resolve("DEBIAN"));
    Files.writeString(root.resolve("DEBIAN/control"), text);
  }

  private String kibibytes() throws IOException {
    long bytes = 0;
    try (var files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes += Files.size(file);
      }
    }
    return Long.toString(bytes / 1024);
  }

  private Path share(String path) {
    return root.resolve("usr/share").resolve(path);
  }

  private void link(String path, String target) throws IOException {
    Path link = root.resolve(path);
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, Path.of(target));
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
  }

  /** Readable by all, whatever the umask of who built it; the launchers and the like executable. */
  private void protect() throws IOException {
    try (var files = Files.walk(root)) {
      for (Path file : files.filter(each -> !Files.isSymbolicLink(each)).toList()) {
        boolean open = Files.isDirectory(file) || Files.isExecutable(file);
        Files.setPosixFilePermissions(
            file, PosixFilePermissions.fromString(open ? "rwxr-xr-x" : "rw-r--r--"));
      }
    }
  }

  private static void run(String... command) throws IOException, InterruptedException {
    int status = new ProcessBuilder(command).inheritIO().start().waitFor();
    if (status != 0) {
      throw new IOException(command[0] + " ended with status " + status + ".");
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(file);
      }
    }
  }
}
