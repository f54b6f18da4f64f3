package yomikiri.engine.think;

/**
 * A strength that people choose by name.
 *
 * @param name {@code normal}, {@code strong}, {@code strongest} …: what screens translate
 */
public record Level(String name, PlayerSpec spec) {}
