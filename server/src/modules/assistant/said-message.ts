import type { RecordedPart } from './recordings/recorded-part.ts';

/** A message of the conversation as the assistant reads it. */
export interface SaidMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
  /** What of the content was spoken, in order. */
  recordings?: readonly RecordedPart[];
  /** What it brings where there are no words: a recording that nobody has written down yet, or files. */
  brings?: 'recording' | 'files';
}
