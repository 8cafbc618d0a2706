/** What is asked next: the gap that weighs most, in a wording that the conversation has not had. */
import type { DetailKind } from '#contract/interview.ts';
import type { Proposal } from '../proposals/proposal.ts';
import { ALL_QUESTIONS, type Question, type Slot } from './questions.ts';
import { does, heardIn } from './says.ts';
import { liveOf, type Standing } from './standing.ts';

/** In the order of their weight: who, when, who saw; then the rest. */
const GAPS = [
  'who',
  'part',
  'day',
  'saw',
  'name',
  'hour',
  'place',
  'exactly',
  'effects',
  'steps',
  'saw-name',
  'words',
] as const satisfies readonly Slot[];
/** Asked for together with the offer of a record, where they are still missing. */
const WEIGHTIEST: ReadonlySet<Slot> = new Set(['who', 'part', 'day', 'saw']);
/** What is missing altogether is asked for once more when all else was asked. */
const ASKED_TWICE: ReadonlySet<Slot> = new Set([
  'who',
  'day',
  'saw',
  'place',
  'effects',
  'steps',
  'begin',
  'what',
]);
/** Longer answers are no mere "je ne sais pas". */
const SHORT_ANSWER_CHARACTERS = 100;
/** "Oui" tells that there is one, and not yet which. */
const YES = /^ (?:oui|ouais|ui|si) (?:\S+ )?$/;
/** An account of so many messages needs no invitation to go on. */
const TOLD_AT_LENGTH = 3;

type Event = Extract<Proposal['value'], { detail: 'when' }>;
type Person = Extract<Proposal['value'], { detail: 'people' | 'witnesses' }>;

const eventsOf = (standing: Standing): Event[] =>
  liveOf(standing, 'when').flatMap(({ value }) =>
    value.detail === 'when' && value.of !== 'other' ? [value] : [],
  );

const peopleIn = (standing: Standing, detail: 'people' | 'witnesses'): Person[] =>
  liveOf(standing, detail).flatMap(({ value, isDenial }) =>
    !isDenial && (value.detail === 'people' || value.detail === 'witnesses') ? [value] : [],
  );

const isTold = ({ incident }: Standing, detail: DetailKind): boolean =>
  incident?.told.includes(detail) ?? false;

/** Told as something that goes on, with no occasion of its own. */
const isHabit = (standing: Standing): boolean => {
  const events = eventsOf(standing);
  return events.length > 0 && events.every((one) => one.of === 'habit');
};

const hasDenial = (standing: Standing, detail: DetailKind): boolean =>
  liveOf(standing, detail).some(({ isDenial }) => isDenial);

/** Whether the slot is open; of what was told, only what is not precise yet. */
const isOpen = (standing: Standing, slot: (typeof GAPS)[number]): boolean => {
  const authors = peopleIn(standing, 'people').filter(({ part }) => part === 'author');
  const events = eventsOf(standing);
  switch (slot) {
    case 'who':
      return !isTold(standing, 'people');
    case 'part':
      return isTold(standing, 'people') && authors.length === 0 && !hasDenial(standing, 'people');
    case 'name':
      return authors.length > 0 && authors.every(({ name }) => name === null);
    case 'day':
      return !isHabit(standing) && events.every(({ day }) => day === null);
    case 'hour':
      return events.some(({ day }) => day !== null) && events.every(({ time }) => time === null);
    case 'saw':
      return !isTold(standing, 'witnesses');
    case 'saw-name': {
      const witnesses = peopleIn(standing, 'witnesses');
      return witnesses.length > 0 && witnesses.every(({ name }) => name === null);
    }
    case 'place':
      return !isTold(standing, 'where');
    case 'exactly':
      return isTold(standing, 'description');
    case 'effects':
      return !isTold(standing, 'impact');
    case 'steps':
      return !isTold(standing, 'actions');
    // Who refused a word for it is not asked for another.
    case 'words':
      return !(standing.incident?.proposals.some(({ detail }) => detail === 'incident_type') ?? false);
  }
};

const detailOf = (slot: Slot): DetailKind | null => {
  const detail = ALL_QUESTIONS.find((one) => one.slot === slot)?.detail ?? 'free';
  return detail === 'free' ? null : detail;
};

const timesAsked = ({ answered }: Standing, slot: Slot): number =>
  answered.filter(({ question }) => question.slot === slot).length;

/** "Je ne sais pas" and "je préfère ne pas le dire" close a question, as a proposal or as the answer to it. */
const isClosed = (standing: Standing, slot: Slot): boolean => {
  const detail = detailOf(slot);
  if (detail !== null && liveOf(standing, detail).some(({ state }) => state === 'unsure')) return true;
  return standing.answered.some(({ question, answer }) => {
    if (question.slot !== slot || answer === null || answer.content.length > SHORT_ANSWER_CHARACTERS)
      return false;
    const heard = heardIn(answer.content);
    return does('unknown', heard) || does('reserved', heard);
  });
};

/** A wording of the slot that the conversation has not had. */
const unusedOf = ({ asked }: Standing, slot: Slot): Question | null => {
  const used = new Set(asked.map(({ id }) => id));
  return ALL_QUESTIONS.find((one) => one.slot === slot && !used.has(one.id)) ?? null;
};

/** The slots that may be asked for now, those that were asked least first. */
const openGaps = (standing: Standing): Slot[] => {
  const { reading, incident, askedLast } = standing;
  const onCard = incident?.proposals.find(({ id }) => id === reading.card)?.detail;
  const open = GAPS.filter((slot) => {
    const detail = detailOf(slot);
    const times = timesAsked(standing, slot);
    return (
      isOpen(standing, slot) &&
      times < (ASKED_TWICE.has(slot) ? 2 : 1) &&
      !(times > 0 && detail === askedLast) &&
      !(detail !== null && detail === onCard) &&
      !isClosed(standing, slot)
    );
  });
  return [...open].sort((one, other) => timesAsked(standing, one) - timesAsked(standing, other));
};

const firstOf = (standing: Standing, slots: readonly Slot[]): Question | null => {
  for (const slot of slots) {
    const question = unusedOf(standing, slot);
    if (question !== null) return question;
  }
  return null;
};

/** A gap that weighs so much that it is asked for together with the offer. */
export const weightyQuestion = (standing: Standing): Question | null =>
  firstOf(
    standing,
    openGaps(standing).filter((slot) => WEIGHTIEST.has(slot) && timesAsked(standing, slot) === 0),
  );

/** What brings the person; asked twice at most. */
export const firstQuestion = (standing: Standing): Question | null =>
  standing.asked.filter(({ slot }) => slot === 'begin').length < 2 ? unusedOf(standing, 'begin') : null;

/** The account comes before its gaps; of habits, one occasion. Null when nothing is left to ask. */
export const nextQuestion = (standing: Standing): Question | null => {
  if (standing.incident === null) return firstQuestion(standing);
  const account: Slot[] = [];
  if (!isTold(standing, 'description') && timesAsked(standing, 'what') < 2) account.push('what');
  else if (isHabit(standing)) {
    const times = timesAsked(standing, 'once');
    if (times === 0 || (times === 1 && YES.test(standing.heard.spelled))) account.push('once');
    else if (timesAsked(standing, 'latest') === 0 && standing.askedLast !== 'free') account.push('latest');
  } else if (isYoung(standing)) account.push('next');
  return (
    firstOf(
      standing,
      account.filter((slot) => !isClosed(standing, slot)),
    ) ??
    firstOf(standing, openGaps(standing)) ??
    (standing.isOffered || !standing.reading.isReady ? firstOf(standing, ['door']) : null)
  );
};

/** One message tells of it, and nothing was asked: whoever has just begun is left to tell on. */
const isYoung = ({ live, answered, heard }: Standing): boolean => {
  const telling = new Set(live.flatMap(({ passages }) => passages.map(({ messageId }) => messageId)));
  return answered.length === 0 && telling.size < TOLD_AT_LENGTH && live.length < 5 && !does('ended', heard);
};
