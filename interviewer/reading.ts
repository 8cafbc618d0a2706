/** What a reading of a conversation says: plain data, the same for the same messages and answers. */
import type { DetailKind } from '#contract/interview.ts';
import type { Proposal } from './proposals/proposal.ts';

/** Of one message no more words are read for what they tell, only for alarms at its end: nobody writes as much in one message. */
export const MOST_READ_WORDS = 2500;

export interface AlarmSign {
  messageId: string;
  kind: 'distress' | 'danger';
  /** `plain` brings the card with the numbers, `faint` one quiet line. */
  degree: 'plain' | 'faint';
}

/** One incident of a conversation; most conversations have one. */
export interface IncidentReading {
  /** '' for the first one. */
  key: string;
  /** In the order of the details, then of the telling. Refused ones are among them, as such. */
  proposals: readonly Proposal[];
  /** Details with at least one proposal that was not refused: the rule of six counts these. */
  told: readonly DetailKind[];
}

export interface ConversationReading {
  /** In the order told; none where nothing was told of anybody. */
  incidents: readonly IncidentReading[];
  /** The incident that is being told. */
  current: string;
  alarms: readonly AlarmSign[];
  /** A plain alarm on the day of the last message: no record is offered for the rest of it. */
  isAlarmed: boolean;
  /** An offer of a record stands: six details are told of the incident that is being told, and there was no plain alarm on the same day. */
  isReady: boolean;
  /** The proposal that is best confirmed next, with a small card under the reply; null for none. */
  card: string | null;
  /** The last message protests at having been misunderstood, or at being asked again. */
  isProtest: boolean;
}
