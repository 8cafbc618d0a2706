/** What the extractor is given. */
import type { DetailKind } from '#contract/interview.ts';

/** One message of the conversation, as stored. */
export interface SaidMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
}

export interface CollectOptions {
  /** IANA name; relative days ("hier") are resolved in it. */
  timeZone: string;
  /** Which detail a question of the assistant was about; by default its French words are recognised. */
  askedAbout?: (assistantText: string) => DetailKind | null;
}
