/** Whoever was refused stands in no other proposal either. */
import type { Passage } from '../readers/finding.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { type Entry, isLive, isPerson, passagesOf, personIn } from './entry.ts';
import { isSmall, namePartsOf } from './stems.ts';

/** Fewer words tell nothing. */
const LEAST_WORDS = 2;
/** "De" and "Le" are parts of names, and of all else. */
const LEAST_LETTERS = 3;

/** Nothing ends with these. */
const LEADS_TO = new Set('devant derriere contre sans'.split(' '));

/** The names of persons who were refused, and the words that stood for them; what somebody who is kept shares is none of it. */
export interface RefusedPersons {
  names: ReadonlySet<string>;
  places: readonly Passage[];
}

const isNamed = (entry: Entry): boolean => (personIn(entry)?.name ?? null) !== null;

export const refusedPersonsIn = (entries: readonly Entry[]): RefusedPersons => {
  const persons = entries.filter((one) => one.findings.some(({ value }) => isPerson(value)));
  const partsOf = (some: readonly Entry[]) =>
    some.flatMap((one) =>
      namePartsOf(personIn(one)?.name ?? '').filter((part) => part.length >= LEAST_LETTERS),
    );
  const kept = persons.filter(isLive);
  const refused = persons.filter((one) => !isLive(one) && isNamed(one));
  const names = new Set(partsOf(kept));
  return {
    names: new Set(partsOf(refused).filter((part) => !names.has(part))),
    places: refused
      .flatMap(passagesOf)
      .filter((place) => !kept.flatMap(passagesOf).some((one) => isAt(one, place))),
  };
};

const isAt = (
  one: Passage,
  { messageId, start, end }: Pick<Passage, 'messageId' | 'start' | 'end'>,
): boolean => one.messageId === messageId && one.start < end && start < one.end;

/** The longest part of a passage without them: what happened stays, and nobody is said to have done it. */
export const withoutPersons = (passage: Passage, { names, places }: RefusedPersons): Passage[] => {
  const { messageId, start } = passage;
  const runs: Word[][] = [[]];
  for (const word of wordsOf(passage.words)) {
    const place = { messageId, start: start + word.start, end: start + word.end };
    const isRefused =
      namePartsOf(word.raw).some((part) => names.has(part)) || places.some((one) => isAt(one, place));
    if (isRefused) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  if (runs.length === 1) return [passage];
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best));
  const words = longest.slice(
    0,
    longest.findLastIndex(({ plain }) => !isSmall(plain) && !LEADS_TO.has(plain)) + 1,
  );
  const [from, to] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  if (words.length < LEAST_WORDS) return [];
  return [{ messageId, start: start + from, end: start + to, words: passage.words.slice(from, to) }];
};
