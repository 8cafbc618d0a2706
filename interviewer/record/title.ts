/** The title of a record: what happened in the person's words, the day and the place. No label of law, and no doubt smoothed away. */
import { INCIDENT_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { sliceOf, trimmed } from '../guide/quote.ts';
import { isCertain, type Proposal } from '../proposals/proposal.ts';
import type { Passage, Value } from '../readers/finding.ts';
import type { SaidMessage } from '../said-message.ts';
import { fold } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';

/** spec.md, 9: of facts that no words name. */
const PLAIN_TITLE = 'Incident professionnel';
const FACTS_MAX_CHARACTERS = 90;
const PLACE_MAX_CHARACTERS = 60;
const MIN_WORDS = 2;

const LONG_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** '14 octobre 2026', '1er mars 2026'. */
export const longDay = (day: string): string =>
  LONG_DAY.format(new Date(`${day}T00:00:00Z`))
    .replace(/^1\b/, '1er')
    .replace(/\s/g, ' ');

export type Found<T> = { proposal: Proposal; value: T };

/** Of what nothing contradicts: what is certain, or else what was told first. */
export const surest = <T>(live: readonly Proposal[], pick: (one: Proposal) => T | null): Found<T> | null => {
  const found = live.flatMap((proposal) => {
    const isOpen = proposal.conflictsWith.length > 0 || proposal.isDenial;
    const value = isOpen ? null : pick(proposal);
    return value === null ? [] : [{ proposal, value }];
  });
  return found.find(({ proposal }) => isCertain(proposal)) ?? found[0] ?? null;
};

type When = Extract<Value, { detail: 'when' }>;

/** The time of what happened, of which the given part was told. */
export const eventOf = (live: readonly Proposal[], part: 'day' | 'time'): Found<When> | null =>
  surest(live, ({ value }) =>
    value.detail === 'when' && value.of === 'event' && value[part] !== null ? value : null,
  );

/** The place, as it was told. */
export const placeOf = (live: readonly Proposal[]): string =>
  surest(live, ({ value, passages }) =>
    value.detail === 'where' ? (value.text ?? passages[0]?.words ?? null) : null,
  )?.value ?? '';

const dayText = (live: readonly Proposal[]): string => {
  const found = eventOf(live, 'day');
  if (found === null || found.value.day === null) return '';
  const day = longDay(found.value.day);
  if (!isCertain(found.proposal)) return `${day} (date à confirmer)`;
  return found.value.isApproximate ? `${day} (date approximative)` : day;
};

/** At a word's end, and never inside a character. */
export const shortened = (words: string, max: number): string => {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : max - 1).replace(/[\uD800-\uDBFF\s,;:]+$/, '')}…`;
};

/** "À" or "vers" may stand before a time. */
const BEFORE_TIME_CHARACTERS = 6;

/** Without the days and hours that the passage begins with or leads to: "hier" says nothing in a title. */
const withoutDay = ({ messageId, start, end, words }: Passage, times: readonly Passage[]): string => {
  const inside = times
    .filter((time) => time.messageId === messageId && time.start < end && start < time.end)
    .sort((one, other) => one.start - other.start);
  const isLeading = (time: Passage, from: number) => time.start - from <= BEFORE_TIME_CHARACTERS;
  const from = inside.reduce((at, time) => (isLeading(time, at) ? Math.max(at, time.end) : at), start);
  const next = inside.find((time) => time.start > from);
  return words.slice(from - start, next && next.start - start);
};

const LEADING = new Set('et mais puis alors car donc quand lorsque bonjour bonsoir'.split(' '));

/** With the rest of its first clause: who did it stands before what was done. */
const widened = (passage: Passage, content: string): Passage => {
  const clause = sentencesOf(content)
    .flatMap(({ clauses }) => clauses)
    .find(({ start, end }) => start <= passage.start && passage.start < end);
  const first = clause?.words.find(({ plain }) => !LEADING.has(plain))?.start ?? passage.start;
  const start = Math.min(passage.start, first);
  const end = Math.max(passage.end, clause?.end ?? 0);
  return { ...passage, start, end, words: content.slice(start, end) };
};

const factsText = (
  live: readonly Proposal[],
  all: readonly Proposal[],
  said: readonly SaidMessage[],
  isTakenBack: (text: string) => boolean,
): string => {
  const contents = new Map(said.map(({ id, content }) => [id, content]));
  const times = all.filter(({ detail }) => detail === 'when').flatMap(({ passages }) => passages);
  const passages = live
    .filter(({ detail, isDenial }) => detail === 'description' && !isDenial)
    .flatMap((one) => one.passages);
  const candidates = passages
    .flatMap((passage) => [widened(passage, contents.get(passage.messageId) ?? passage.words), passage])
    .map((passage) => trimmedText(withoutDay(passage, times).replace(QUOTE, '')))
    .filter((words) => words.split(/\s+/).length >= MIN_WORDS && !isTakenBack(words));
  const told = candidates.find(isDoneToPerson) ?? candidates[0];
  return told === undefined ? PLAIN_TITLE : `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
};

/** What somebody said stands in the account, whole. */
const QUOTE = /\s*[:,]?\s*[«“"].*$/s;
const trimmedText = (text: string): string => sliceOf(trimmed(wordsOf(text)), text);

const OWN = new Set('me mon ma mes nous notre nos'.split(' '));

/** Something was done to whoever writes: it tells more than where they work. */
const isDoneToPerson = (words: string): boolean => wordsOf(words).some(({ plain }) => OWN.has(plain));

export const titleOf = (
  live: readonly Proposal[],
  all: readonly Proposal[],
  said: readonly SaidMessage[],
  isTakenBack: (text: string) => boolean,
): string => {
  const facts = shortened(factsText(live, all, said, isTakenBack), FACTS_MAX_CHARACTERS);
  const place = shortened(placeOf(live), PLACE_MAX_CHARACTERS);
  const parts = [facts, dayText(live), fold(facts).includes(fold(place)) || isTakenBack(place) ? '' : place];
  return shortened(parts.filter((part) => part !== '').join(' – '), INCIDENT_TITLE_MAX_CHARACTERS);
};
