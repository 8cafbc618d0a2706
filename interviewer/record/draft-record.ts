/**
 * What a record made of a conversation would hold: the person's own words, put in order, never reworded; what is certain, what is not,
 * and what is empty, so that each can be edited before anything is created.
 */
import { DETAIL_KINDS, type DetailKind } from '#contract/common/details.ts';
import type { IncidentPriority } from '#contract/common/kinds.ts';
import {
  DETAILS_NEEDED_FOR_INCIDENT,
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_LOCATION_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import type { IncidentType } from '#contract/incidents.ts';
import { isCertain, type Proposal } from '../proposals/proposal.ts';
import { takenBackIn } from '../proposals/taken-back.ts';
import type { Passage } from '../readers/finding.ts';
import type { IncidentReading } from '../reading.ts';
import type { SaidMessage } from '../said-message.ts';
import { accountOf } from './account.ts';
import { eventOf, longDay, placeOf, shortened, surest, titleOf } from './title.ts';

/** One proposal as the dialog shows it. */
export interface DraftDetail {
  detail: DetailKind;
  proposal: Proposal;
  /** In the person's words; a day is written out. */
  text: string;
}

export interface Draft {
  title: string;
  /** The account alone. */
  description: string;
  /** The passages of the description, in order. */
  account: readonly Passage[];
  /** All else that the person wrote, in order. */
  rest: readonly Passage[];
  /** Null unless the person used the label. */
  type: IncidentType | null;
  /** For the form; no grade to be shown beside the draft. */
  severity: IncidentPriority;
  /** Null where none was told, or where two days contradict each other. */
  day: string | null;
  time: string | null;
  isDayCertain: boolean;
  /** The day, or its hour. */
  isApproximate: boolean;
  location: string | null;
  /** 'Marc Dupont (chef d'équipe)', witnesses included. */
  people: readonly string[];
  certain: readonly DraftDetail[];
  notCertain: readonly DraftDetail[];
  empty: readonly DetailKind[];
}

/** spec.md, 9. */
const SEVERITIES: Partial<Record<IncidentType, IncidentPriority>> = {
  sexual_harassment: 'critical',
  violence: 'critical',
  bullying: 'high',
  discrimination: 'high',
  verbal_abuse: 'high',
};

/** Null below six told details. Deterministic. */
export const draftRecord = (incident: IncidentReading, said: readonly SaidMessage[]): Draft | null => {
  if (incident.told.length < DETAILS_NEEDED_FOR_INCIDENT) return null;
  const { proposals, told } = incident;
  const live = proposals.filter(({ state }) => state !== 'refused');
  const isTakenBack = takenBackIn([incident]);
  const account = accountOf(proposals, said, isTakenBack);
  const type = typeOf(live);
  const [day, time] = [eventOf(live, 'day'), eventOf(live, 'time')];
  const details = live.map((proposal) => ({ detail: proposal.detail, proposal, text: textOf(proposal) }));
  return {
    title: titleOf(live, proposals, said, isTakenBack),
    description: wellFormed(descriptionOf(account.told, live), INCIDENT_DESCRIPTION_MAX_CHARACTERS),
    account: account.told,
    rest: account.rest,
    type,
    severity: (type && SEVERITIES[type]) ?? 'medium',
    day: day?.value.day ?? null,
    time: time?.value.time ?? null,
    isDayCertain: day !== null && isCertain(day.proposal),
    isApproximate: [day, time].some((found) => found?.value.isApproximate),
    location: shortened(placeOf(live), INCIDENT_LOCATION_MAX_CHARACTERS) || null,
    people: [...new Set(live.filter(({ isDenial }) => !isDenial).flatMap(personOf))],
    certain: details.filter(({ proposal }) => isCertain(proposal)),
    notCertain: details.filter(({ proposal }) => !isCertain(proposal)),
    empty: DETAIL_KINDS.filter((kind) => !told.includes(kind)),
  };
};

/** A paragraph for each message; what was left out within one is marked. What the person put in by hand comes last. */
const descriptionOf = (account: readonly Passage[], live: readonly Proposal[]): string => {
  const put = live.flatMap(({ value }) =>
    value.detail === 'description' && value.text !== undefined ? [value.text] : [],
  );
  return [textOfAccount(account), ...put].filter((part) => part !== '').join('\n\n');
};

const textOfAccount = (account: readonly Passage[]): string =>
  account
    .map(({ words, messageId }, at) => {
      const before = account[at - 1];
      if (before === undefined) return words;
      return `${before.messageId === messageId ? ' […] ' : '\n\n'}${words}`;
    })
    .join('');

/** The person's own label; none where it is doubted, or where two of them contradict each other. */
const typeOf = (live: readonly Proposal[]): IncidentType | null =>
  surest(live, ({ value, state }) =>
    value.detail === 'incident_type' && state !== 'unsure' ? value.type : null,
  )?.value ?? null;

const personOf = ({ value }: Proposal): string[] => {
  if (value.detail !== 'people' && value.detail !== 'witnesses') return [];
  const { name, role } = value;
  if (name === null) return role === null ? [] : [role];
  return [role === null ? name : `${name} (${role})`];
};

const textOf = (proposal: Proposal): string => {
  const { value, passages } = proposal;
  if ('text' in value && value.text !== undefined) return value.text;
  const words = passages.map((one) => one.words).join(' … ');
  if (value.detail === 'when' && value.day !== null) {
    return [longDay(value.day), value.time].filter((part) => part !== null).join(', ');
  }
  return personOf(proposal)[0] ?? words;
};

/** The first part of a text, never ending inside a character. */
const wellFormed = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
