/**
 * What a recording says, as part of a message.
 *
 * [Note: spoken words] What the person has recorded in the conversation counts as told like what she has typed. It is
 * read as part of her message, behind the typed words, so that every place in the conversation stays what it is; what
 * was found in it points into the recording's own text (place-in-recordings.ts). What a machine has heard, and she has
 * not checked, makes nothing more than approximate.
 */
export interface RecordedPart {
  fileId: string;
  /** UTF-16 offsets into the content of the message, end exclusive. */
  start: number;
  end: number;
  /** A machine has written it, and the person has not changed it. */
  byMachine: boolean;
}
