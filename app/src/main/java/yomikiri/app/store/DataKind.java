package yomikiri.app.store;

/** What is kept, the most important first. */
public enum DataKind {
  BOARD,
  LIBRARY,
  SETTINGS
}
