/** Which stretch of which message tells of which incident. See [Note: kept apart] in episode.ts. */
import type { DetailKind } from '#contract/interview.ts';
import { EPISODES_MAX_COUNT } from '#contract/limits.ts';
import type { SaidMessage } from '../said-message.ts';
import { sourceOf, textOf } from '../understanding/read-message.ts';
import { readSaid } from '../understanding/read-said.ts';
import { addDays } from '../understanding/when/calendar.ts';
import type { LaterDay } from '../understanding/when/later-days.ts';
import {
  FIRST_EPISODE,
  joinedBy,
  keyOfMark,
  placeOfKey,
  type StoredMark,
  type ToldEpisode,
  toldKey,
} from './episode.ts';
import { type Stretch, saidOf, toldOfIn } from './said-of.ts';
import { type ToldUnit, toldUnits } from './told-units.ts';
import { type Involved, ledByTopic, saidByPronoun } from './topics.ts';

export interface SplitOptions {
  timeZone: string;
  askedAbout: (assistantText: string) => DetailKind | null;
  marks: readonly StoredMark[];
}

export interface Split {
  /** In the order in which they were begun. */
  episodes: ToldEpisode[];
  /** The one that is being told: what is said next belongs to it. */
  current: ToldEpisode;
  /** The name of the incident that is told where this one begins: its own, mostly; of one that was joined, the other's. */
  homeOf: (key: string) => string;
}

interface Draft {
  key: string;
  /** Its days, each with the incident of which it was told first: one that is joined keeps its own. */
  days: Map<string, string>;
  laterDays: LaterDay[];
  /** An act has been told of it. */
  hasFacts: boolean;
  people: Involved[];
  stretches: Stretch[];
  /** Places of messages before which the assistant had asked about it. */
  asked: Set<number>;
}

const draftOf = (key: string): Draft => ({
  key,
  days: new Map(),
  laterDays: [],
  hasFacts: false,
  people: [],
  stretches: [],
  asked: new Set(),
});

const isEmpty = ({ stretches, hasFacts }: Draft): boolean => stretches.length === 0 && !hasFacts;

/** Deterministic: what follows a message changes nothing of how it was divided. */
export const splitEpisodes = (said: readonly SaidMessage[], options: SplitOptions): Split => {
  const joined = joinedBy(options.marks);
  const marks = options.marks
    .filter((mark) => mark.action !== 'join')
    .toSorted((one, other) => one.at - other.at);
  const drafts: Draft[] = [draftOf(FIRST_EPISODE)];
  let current = drafts[0] as Draft;
  /** The name of what is told: that of the current one, or of one that is joined with it. */
  let of: string = FIRST_EPISODE;
  const begin = (key: string): void => {
    if (isEmpty(current) || drafts.length >= EPISODES_MAX_COUNT) return;
    of = key;
    if (joined.has(key)) return;
    current = draftOf(key);
    drafts.push(current);
  };
  const applyMarks = (from: number, to: number): void => {
    for (const mark of marks) {
      if (mark.at < from || mark.at >= to) continue;
      if (mark.action === 'begin') begin(keyOfMark(mark));
      else {
        const home = homeIn(drafts, mark.episode, said);
        if (home) [current, of] = [home, mark.episode];
      }
    }
  };
  let seen = 0;
  /** From which "le lendemain" is counted; null where another time has been spoken of since. */
  let lastDay: string | null = null;
  let spokenOf: readonly Involved[] = [];
  for (const { at, message } of readSaid(said, options)) {
    current.asked.add(at);
    applyMarks(seen, at + 1);
    seen = at + 1;
    const units = [...toldUnits(message)];
    let start = 0;
    for (const [index, told] of units.entries()) {
      const unit = { ...told, day: plainDay(told, current) };
      units[index] = unit;
      const answersWhen = message.asked === 'when' && index === 0 && !unit.again;
      // What she begins by hand is not left by the first words that she writes of it.
      const byTopic = isEmpty(current) ? undefined : ledByTopic(message, units, index, current, drafts);
      const back = ledBackTo(unit, current, drafts) ?? byTopic;
      const laterDay: string | null = current.hasFacts ? laterDayOf(unit, lastDay, message.today) : null;
      const known =
        back ??
        (answersWhen ? undefined : toldBefore({ ...unit, day: laterDay ?? unit.day }, current, drafts));
      if (known || (!answersWhen && beginsAnother(units, index, current))) {
        const offset = index === 0 ? 0 : (message.offsets[unit.span.start] ?? 0);
        const before = { current, of };
        if (known) [current, of] = [known, known.key];
        else begin(toldKey(message.id, offset));
        if (of !== before.of) {
          before.current.stretches.push({ at, start, end: offset, of: before.of });
          start = offset;
        }
        if (current !== before.current) {
          if (unit.later && unit.day === null) {
            if (laterDay) current.days.set(laterDay, of);
            current.laterDays.push({ ...sourceOf(message, unit.later.span), day: laterDay });
          }
        }
      }
      const ofDay: string | undefined = unit.tellsAct ? current.days.get(unit.day ?? '') : undefined;
      if (ofDay !== undefined && ofDay !== of) {
        const offset = index === 0 ? 0 : (message.offsets[unit.span.start] ?? 0);
        current.stretches.push({ at, start, end: offset, of });
        [start, of] = [offset, ofDay];
      }
      const isNew = unit.day !== null && !current.days.has(unit.day);
      if (isNew && (unit.tellsAct || unit.corrects || current.days.size === 0)) {
        current.days.set(unit.day ?? '', of);
      }
      current.people.push(...unit.people);
      if (unit.tellsAct) {
        current.hasFacts = true;
        current.people.push(...saidByPronoun(textOf(message, unit.span), current.people, spokenOf));
      }
      if (current.people.length > 0) spokenOf = current.people;
      const day: string | null = unit.day ?? laterDay;
      if (!unit.isTimeless || back) {
        lastDay = day !== null && unit.isCountable && current.days.has(day) ? day : null;
      }
    }
    current.stretches.push({ at, start, end: message.content.length, of });
  }
  const lastTold = current;
  applyMarks(seen, Number.POSITIVE_INFINITY);
  const whole = drafts.length === 1 && { said: [...said], quoted: [...said] };
  const episodes = drafts.map((draft) => ({
    key: draft.key,
    ...(whole || saidOf(said, draft, draft === lastTold)),
    toldOf: toldOfIn(said, draft.stretches),
    laterDays: draft.laterDays,
  }));
  return {
    episodes,
    current: episodes[drafts.indexOf(current)] as ToldEpisode,
    homeOf: (key) => (homeIn(drafts, key, said) ?? current).key,
  };
};

/** The incident of this name, or the one that is told where it began; undefined where nothing is told there yet. */
const homeIn = (drafts: readonly Draft[], key: string, said: readonly SaidMessage[]): Draft | undefined => {
  const named = drafts.find((draft) => draft.key === key);
  if (named) return named;
  const { at, offset } = placeOfKey(key, said);
  return drafts.find(({ stretches }) =>
    stretches.some((stretch) => stretch.at === at && stretch.start <= offset && offset < stretch.end),
  );
};

/**
 * "Le 14" behind "le 12 mars" is of March, and by itself the last 14th of all: a wrong day would be worse than none. It
 * counts where both are the same.
 */
const plainDay = ({ day, alone }: ToldUnit, { days }: Draft): string | null => {
  if (alone === null || days.size === 0) return alone ?? day;
  const isSameMonth = [...days.keys()].some((known) => known.slice(0, 7) === alone.slice(0, 7));
  return isSameMonth ? alone : null;
};

/** Whether another incident is told from this unit on. */
const beginsAnother = (units: readonly ToldUnit[], index: number, current: Draft): boolean => {
  const unit = units[index] as ToldUnit;
  // What is done again was done before, in whatever words that was told.
  const hasFacts = current.hasFacts || (unit.again && isDated(current));
  if (!hasFacts || unit.corrects) return false;
  if (unit.day === null && unit.another) return tellsAct(units, index);
  if (unit.day === null) return unit.later !== null && unit.namesFacts && isDated(current);
  if (current.days.has(unit.day) || (current.days.size === 0 && !unit.another)) return false;
  return tellsAct(units, index);
};

/** "Le lendemain" of a day that is not known would be an incident without a date. */
const isDated = ({ days, laterDays }: Draft): boolean => days.size > 0 || laterDays.length > 0;

/** The incident that she names by its place: the first, the second, the other one of two. */
const ledBackTo = ({ backTo }: ToldUnit, current: Draft, drafts: readonly Draft[]): Draft | undefined => {
  if (backTo === null || drafts.length < 2) return undefined;
  const named =
    backTo === 'other'
      ? drafts.find((draft) => draft !== current && drafts.length === 2)
      : drafts[backTo - 1];
  return named === current ? undefined : named;
};

/** The day that is counted from the one that was told last. */
const laterDayOf = (unit: ToldUnit, lastDay: string | null, today: string): string | null => {
  const days = unit.later?.days ?? null;
  if (days === null || !(unit.namesFacts || unit.again) || unit.corrects || unit.day !== null || !lastDay)
    return null;
  const later = addDays(lastDay, days);
  return later <= today ? later : null;
};

/** The incident of whose day she tells again. */
const toldBefore = (
  { day, corrects }: ToldUnit,
  current: Draft,
  drafts: readonly Draft[],
): Draft | undefined => {
  if (day === null || corrects || current.days.size === 0 || current.days.has(day)) return undefined;
  return drafts.find(({ days }) => days.has(day));
};

/** This unit, or those behind it up to the next moment: "Le 12 avril, autre scène. Il m'a poussée." */
const tellsAct = (units: readonly ToldUnit[], index: number): boolean => {
  for (const [at, unit] of units.entries()) {
    if (at < index) continue;
    if (at > index && (unit.day !== null || unit.another || unit.later !== null)) return false;
    if (unit.tellsAct) return true;
  }
  return false;
};
