/** What is proposed of an incident, and what the person has said of it. */
import type { DetailKind } from '#contract/interview.ts';
import type { Passage, Value } from '../readers/finding.ts';

/**
 * `confirmed` and `corrected` are the person's own word, by a press or in words; so is `refused`, after which the same value or the
 * same words never come back by themselves. `unsure`: the person does not know. Everything else stays `proposed`.
 */
export type ProposalState = 'proposed' | 'confirmed' | 'corrected' | 'refused' | 'unsure';

export interface Proposal {
  /** The same on every reading of the same messages: the detail, the incident and the place of the first words. */
  id: string;
  detail: DetailKind;
  value: Value;
  /** The words that it rests on, the first ones first. Empty for a value that the person set by hand. */
  passages: readonly Passage[];
  isDenial: boolean;
  why: string;
  state: ProposalState;
  /** How the state came about; `full-date` makes a written date with day, month and year certain that nothing contradicts. */
  by: 'press' | 'words' | 'full-date' | null;
  /** Ids of proposals of which only one can be true; while it stands open, none of them is certain. */
  conflictsWith: readonly string[];
}

/** The only values that count as certain. */
export const isCertain = ({ state, by, conflictsWith }: Proposal): boolean =>
  conflictsWith.length === 0 &&
  (state === 'confirmed' || state === 'corrected' || (state === 'proposed' && by === 'full-date'));

/** What the person did to a proposal by a press, as it is stored. */
export interface Answer {
  /** In the order in which they were given. */
  made: number;
  /** The incident; '' for the first one. */
  incident: string;
  detail: DetailKind;
  /** What it was about: the words and the value as they were shown; null for a value that was added by hand, or for all of the detail. */
  about: { passages: readonly Passage[]; value: Value } | null;
  action: 'confirm' | 'correct' | 'refuse' | 'unsure' | 'add';
  /**
   * The last message of the conversation when it was given: what the person writes later wins over it. Without it the answer counts
   * as given as soon as its words had been told.
   */
  after?: string;
  /** What the person put in its place. */
  value?: Value;
}
