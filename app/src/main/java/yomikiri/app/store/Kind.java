package yomikiri.app.store;

/** What is kept. */
public enum Kind {
  SETTINGS,
  BOARD,
  LIBRARY
}
