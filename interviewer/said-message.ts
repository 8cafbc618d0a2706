/** One message of a conversation, as the interviewer reads it. */

/** A recording whose transcript is part of a message's content. */
export interface RecordedPart {
  fileId: string;
  /** Where its words stand in the content; the end is exclusive. */
  start: number;
  end: number;
  /** Nobody has corrected the transcript yet. */
  byMachine: boolean;
}

export interface SaidMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** When it was written: "hier" is the day before. */
  at: Date;
  recordings?: readonly RecordedPart[];
  /** What a message without words brings. */
  brings?: 'recording' | 'files';
}
