/** What an outside model is told that takes the guide's place: the rules, and what is known, in the person's words. */

import { DETAILS_NEEDED_FOR_INCIDENT } from '#contract/common/limits.ts';
import { DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import { isCertain, type Proposal } from '../proposals/proposal.ts';
import type { ConversationReading } from '../reading.ts';
import LABELS from './labels.json' with { type: 'json' };
import RULES from './rules.json' with { type: 'json' };

const QUOTED_MAX_CHARACTERS = 160;
/** Of one detail; what was told first is there. */
const MAX_QUOTES = 4;

/** One line, in marks that the words cannot close themselves. */
const quoted = (words: string): string => {
  const plain = words.replace(/\s+/g, ' ').replace(/[«»]/g, '"').trim();
  if (plain.length <= QUOTED_MAX_CHARACTERS) return `« ${plain} »`;
  return `« ${plain.slice(0, QUOTED_MAX_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}… »`;
};

const wordsOf = ({ passages, value }: Proposal): string => {
  if ('text' in value && value.text !== undefined) return value.text;
  const [first] = passages;
  if (first !== undefined) return first.words;
  return 'name' in value ? (value.name ?? value.role ?? '') : 'day' in value ? (value.day ?? '') : '';
};

const stateOf = (one: Proposal): string => {
  if (one.state === 'unsure') return 'la personne n’en est pas sûre';
  if (one.conflictsWith.length > 0) return 'contredit, laissé ouvert';
  return isCertain(one) ? 'certain' : 'proposé';
};

const lineOf = (detail: DetailKind, at: number, live: readonly Proposal[]): string => {
  const own = live.filter((one) => one.detail === detail);
  const told = own.slice(0, MAX_QUOTES).map((one) => `${stateOf(one)} ${quoted(wordsOf(one))}`);
  return `${at + 1}. ${LABELS[detail].label} : ${told.length === 0 ? 'manque' : told.join(' ; ')}`;
};

/** Deterministic, and of bounded length whatever was told. */
export const systemPrompt = (reading: ConversationReading): string => {
  const { incidents, current, alarms } = reading;
  const proposals = incidents.find(({ key }) => key === current)?.proposals ?? [];
  const live = proposals.filter(({ state }) => state !== 'refused');
  return [
    RULES.always.join('\n'),
    `Les huit détails, avec les mots de la personne :\n${DETAIL_KINDS.map((detail, at) => lineOf(detail, at, live)).join('\n')}`,
    incidents.length > 1 ? RULES.several : '',
    alarms.some(({ degree }) => degree === 'plain') ? RULES.alarmed : '',
    RULES.markers.replace('{needed}', String(DETAILS_NEEDED_FOR_INCIDENT)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
