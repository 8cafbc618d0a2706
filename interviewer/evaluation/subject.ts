/** What is measured: the functions of the interviewer. What is not given is not measured, and the output says so. */
import type { DetailKind } from '#contract/common/details.ts';
import type { Answer } from '../proposals/proposal.ts';
import type { ConversationReading } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import type { Alarm } from './corpus.ts';

/** A text that a screen, a suggestion or a document shows of an incident. */
export interface Shown {
  where: 'panel' | 'title' | 'suggestion' | 'record' | 'dossier';
  /** The place of its incident among those of the reading. */
  incident: number;
  /** What it is of; null for a text that tells several things, such as a title. The text of a type is its value. */
  detail: DetailKind | null;
  text: string;
}

export interface Subject {
  read?(
    said: readonly SaidMessage[],
    options: { timeZone: string; answers: readonly Answer[] },
  ): ConversationReading;
  /** The interviewer's next reply, put in between two turns. */
  reply?(reading: ConversationReading, said: readonly SaidMessage[]): string;
  draft?(reading: ConversationReading, said: readonly SaidMessage[]): readonly Shown[];
  /** What the text raises after the earlier messages of the person. */
  hear?(text: string, before: readonly string[]): Alarm | null;
  /** Whether the reply is refused. */
  judge?(context: { told: readonly string[]; afterAlarm: boolean }, reply: string): boolean;
}

export type ReadingSubject = Subject & Required<Pick<Subject, 'read'>>;
