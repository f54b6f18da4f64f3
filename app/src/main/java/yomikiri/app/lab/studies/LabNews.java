package yomikiri.app.lab.studies;

/** What the user is to be told in passing. */
public sealed interface LabNews {
  /** A study is gone; {@link LabViewModel#restore} brings it back. */
  record Deleted(StudyItem study) implements LabNews {}

  record Failed(LabFault fault) implements LabNews {}
}
