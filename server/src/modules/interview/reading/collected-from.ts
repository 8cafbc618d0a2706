/** A reading as the person is shown it. */
import { type Card, type Collected, DETAIL_KINDS, type Episode, type Proposal } from '#contract/interview.ts';
import {
  type ConversationReading,
  type Division,
  type IncidentReading,
  isCertain,
  type Proposal as ReadProposal,
  type SaidMessage,
} from '#interviewer/index.ts';
import { wireValue } from './detail-values.ts';
import { type PassagePlacer, passagePlacer } from './place-passages.ts';
import { MODEL_WHY } from './pointed-findings.ts';
import { FIRST_EPISODE } from './reading-request.ts';

interface Kept {
  divisions: readonly (Division & { made?: number })[];
  /** The card that is kept with the last reply; null for none. */
  kept: { incident: string; proposal: string } | null;
}

export const collectedFrom = (
  reading: ConversationReading,
  said: readonly SaidMessage[],
  { divisions, kept }: Kept,
): Collected => {
  const placer = passagePlacer(said);
  const episodes = reading.incidents.map((incident, at) =>
    episodeFrom(incident, placer, reading.incidents.length > 1 ? at + 1 : null),
  );
  const current = reading.incidents.findIndex(({ key }) => key === reading.current);
  const told = episodes[current] ?? { proposals: [], told: [] };
  const others = episodes.filter((_, at) => at !== current);
  const mark = divisions.at(-1);
  return {
    ...told,
    ...(others.length > 0 && { others }),
    ...(mark?.made !== undefined && { last_mark: { made: mark.made, action: mark.action } }),
    card: cardIn(reading, said, divisions) ?? cardKept(reading, said, kept),
  };
};

const episodeFrom = (
  { key, proposals, told }: IncidentReading,
  placer: PassagePlacer,
  number: number | null,
): Episode => ({
  ...(number !== null && { key, number }),
  proposals: proposals.map((one) => proposalFrom(one, placer)),
  told: DETAIL_KINDS.filter((kind) => told.includes(kind)),
});

const proposalFrom = (proposal: ReadProposal, { sourceOf, isHeard }: PassagePlacer): Proposal => {
  const { id, detail, value, passages, isDenial, state, by, conflictsWith, why } = proposal;
  // What a machine has heard is not certain before the person said so, nor the date that it is a part of.
  const isMerelyHeard = by === 'full-date' && passages.some(isHeard);
  return {
    id,
    detail,
    value: wireValue(value),
    sources: passages.map(sourceOf),
    denial: isDenial,
    state,
    certain: isCertain(proposal) && !isMerelyHeard,
    conflicts: [...conflictsWith],
    ...(why === MODEL_WHY && { found_by: 'model' as const }),
  };
};

/** An incident that the person's last message began in words: whether it is one of its own, only they can say. */
const cardIn = (
  { incidents, current, alarms, isProtest }: ConversationReading,
  said: readonly SaidMessage[],
  divisions: readonly Division[],
): Card | null => {
  const last = said.findLast(({ role }) => role === 'user');
  const isTold = incidents.some(({ key }) => key === current) && current !== FIRST_EPISODE;
  if (!isTold || last === undefined || !current.startsWith(`${last.id}:`) || isProtest) return null;
  if (alarms.some(({ messageId, degree }) => messageId === last.id && degree === 'plain')) return null;
  return divisions.some(({ key }) => key === current) ? null : { about: 'episode', episode: current };
};

/** The proposal that the last reply's card asks about, while it is open. */
const cardKept = (
  { incidents }: ConversationReading,
  said: readonly SaidMessage[],
  kept: { incident: string; proposal: string } | null,
): Card | null => {
  if (kept === null || said.at(-1)?.role !== 'assistant') return null;
  const open = incidents
    .find(({ key }) => key === kept.incident)
    ?.proposals.find(({ id, state }) => id === kept.proposal && state === 'proposed');
  return open === undefined ? null : { about: 'proposal', episode: kept.incident, proposal: kept.proposal };
};
