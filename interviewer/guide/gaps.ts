/** What is asked next: the gap that weighs most, in a wording that the conversation has not had. */
import type { DetailKind } from '#contract/interview.ts';
import type { Value } from '../readers/finding.ts';
import { ALL_QUESTIONS, type Gap, type Question, type Slot } from './questions.ts';
import { does, heardIn } from './says.ts';
import { liveOf, type Standing } from './standing.ts';

/** Asked for together with the offer of a record, where they are still missing. */
const WEIGHTIEST: ReadonlySet<Slot> = new Set(['who', 'part', 'day', 'saw']);
/** What is missing altogether is asked for once more when all else was asked. */
const ASKED_TWICE: ReadonlySet<Slot> = new Set(['who', 'day', 'saw', 'place', 'effects', 'steps']);
/** Longer answers are no mere "je ne sais pas". */
const SHORT_ANSWER_CHARACTERS = 100;
/** "Oui" tells that there is one, and not yet which. */
const YES = /^ (?:oui|ouais|ui|si) (?:\S+ )?$/;
/** An account of so many messages or proposals needs no invitation to go on. */
const TOLD_AT_LENGTH = 3;
const MANY_PROPOSALS = 5;

const eventsOf = (standing: Standing): Extract<Value, { detail: 'when' }>[] =>
  liveOf(standing, 'when').flatMap(({ value }) =>
    value.detail === 'when' && value.of !== 'other' ? [value] : [],
  );

const peopleIn = (standing: Standing, part: 'author' | 'witness'): Extract<Value, { part: unknown }>[] =>
  liveOf(standing, part === 'author' ? 'people' : 'witnesses').flatMap(({ value, isDenial }) =>
    !isDenial && 'part' in value && value.part === part ? [value] : [],
  );

const isTold = ({ incident }: Standing, detail: DetailKind): boolean =>
  incident?.told.includes(detail) ?? false;

/** Told as something that goes on, with no occasion of its own. */
const isHabit = (standing: Standing): boolean => {
  const events = eventsOf(standing);
  return events.length > 0 && events.every((one) => one.of === 'habit');
};

const areNameless = (people: readonly { name: string | null }[]): boolean =>
  people.length > 0 && people.every(({ name }) => name === null);

/** In the order of their weight: who, when, who saw; then the rest. Of what was told only what is not precise yet is open. */
const IS_OPEN: Readonly<Record<Gap, (standing: Standing) => boolean>> = {
  who: (standing) => !isTold(standing, 'people'),
  part: (standing) =>
    isTold(standing, 'people') &&
    peopleIn(standing, 'author').length === 0 &&
    !liveOf(standing, 'people').some(({ isDenial }) => isDenial),
  day: (standing) => !isHabit(standing) && eventsOf(standing).every(({ day }) => day === null),
  saw: (standing) => !isTold(standing, 'witnesses'),
  name: (standing) => areNameless(peopleIn(standing, 'author')),
  hour: (standing) => {
    const events = eventsOf(standing);
    return events.some(({ day }) => day !== null) && events.every(({ time }) => time === null);
  },
  place: (standing) => !isTold(standing, 'where'),
  exactly: (standing) => isTold(standing, 'description'),
  effects: (standing) => !isTold(standing, 'impact'),
  steps: (standing) => !isTold(standing, 'actions'),
  'saw-name': (standing) => areNameless(peopleIn(standing, 'witness')),
  // Who refused a word for it is not asked for another.
  words: ({ incident }) => !incident?.proposals.some(({ detail }) => detail === 'incident_type'),
};
const GAPS = Object.keys(IS_OPEN) as readonly Gap[];

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

/** The slots that may be asked for now, those that were asked least first. */
const openGaps = (standing: Standing): Slot[] => {
  const { reading, incident, askedLast } = standing;
  const onCard = incident?.proposals.find(({ id }) => id === reading.card)?.detail;
  const open = GAPS.filter((slot) => {
    const detail = detailOf(slot);
    const times = timesAsked(standing, slot);
    return (
      IS_OPEN[slot](standing) &&
      times < (ASKED_TWICE.has(slot) ? 2 : 1) &&
      !(times > 0 && detail === askedLast) &&
      !(detail !== null && detail === onCard) &&
      !isClosed(standing, slot)
    );
  });
  return [...open].sort((one, other) => timesAsked(standing, one) - timesAsked(standing, other));
};

/** A wording that the conversation has not had, of the first slot that has one. */
const firstOf = ({ asked }: Standing, slots: readonly Slot[]): Question | null => {
  const used = new Set(asked.map(({ id }) => id));
  const unused = ALL_QUESTIONS.filter(({ id }) => !used.has(id));
  const slot = slots.find((one) => unused.some((question) => question.slot === one));
  return unused.find((one) => one.slot === slot) ?? null;
};

/** A gap that weighs so much that it is asked for together with the offer. */
export const weightyQuestion = (standing: Standing): Question | null =>
  firstOf(
    standing,
    openGaps(standing).filter((slot) => WEIGHTIEST.has(slot) && timesAsked(standing, slot) === 0),
  );

/** What brings the person; asked twice at most. */
export const firstQuestion = (standing: Standing): Question | null =>
  standing.asked.filter(({ slot }) => slot === 'begin').length < 2 ? firstOf(standing, ['begin']) : null;

/** What helps the account on before its gaps are asked for; of habits, one occasion. */
const nextOfAccount = (standing: Standing): Slot | null => {
  if (!isTold(standing, 'description') && timesAsked(standing, 'what') < 2) return 'what';
  if (!isHabit(standing)) return isYoung(standing) ? 'next' : null;
  const times = timesAsked(standing, 'once');
  if (times === 0 || (times === 1 && YES.test(standing.heard.spelled))) return 'once';
  return timesAsked(standing, 'latest') === 0 && standing.askedLast !== 'free' ? 'latest' : null;
};

/** Null when nothing is left to ask. */
export const nextQuestion = (standing: Standing): Question | null => {
  if (standing.incident === null) return firstQuestion(standing);
  const account = nextOfAccount(standing);
  return (
    firstOf(standing, account === null || isClosed(standing, account) ? [] : [account]) ??
    firstOf(standing, openGaps(standing)) ??
    (standing.isOffered || !standing.reading.isReady ? firstOf(standing, ['door']) : null)
  );
};

/** One message tells of it, and nothing was asked: whoever has just begun is left to tell on. */
const isYoung = ({ live, answered, heard }: Standing): boolean => {
  const telling = new Set(live.flatMap(({ passages }) => passages.map(({ messageId }) => messageId)));
  const isShort = telling.size < TOLD_AT_LENGTH && live.length < MANY_PROPOSALS;
  return answered.length === 0 && isShort && !does('ended', heard);
};
