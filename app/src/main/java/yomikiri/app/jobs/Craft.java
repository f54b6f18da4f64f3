package yomikiri.app.jobs;

import yomikiri.engine.file.FolderException;

/** How things of one kind are read and worked at; to be used where files may be touched. */
public interface Craft<C> {
  /** A card of which only the entry is known. */
  C unread(Entry entry);

  /** Reads what is not worked at. */
  Sight<C> read(Entry entry) throws FolderException;

  /** Opens what there is, to go on with it. */
  Job<C> reopen(Entry entry) throws FolderException;

  /** Opens what a new folder is made for. */
  @FunctionalInterface
  interface Opening<C> {
    Job<C> open(Entry entry) throws FolderException;
  }
}
