/**
 * A question that puts an act beside a day, an hour or a place has to find them together: in one sentence, or in the
 * same episode. Otherwise it mixes incidents, and who answers it tells of one that never was.
 *
 * [Note: what an episode lends] What a sentence says of its own day, hour or place is what counts for its act. What it
 * leaves open it has from the sentence before that said it, up to where another day begins; or from a later one that
 * tells nothing else: "C'était mardi, vers 17 h."
 */
import { isFirstName } from '../../understanding/people/first-names.ts';
import { ROLES } from '../../understanding/people/role-words.ts';
import { holds } from '../../understanding/words/phrases.ts';
import { PLACE } from '../../understanding/words/place-words.ts';
import { GRAMMAR } from '../vocabulary/grammar.ts';
import { wordList } from '../vocabulary/word-list.ts';
import { stemOf } from './stem.ts';
import { stemsOf, type Token } from './tokens.ts';

type Circumstance = 'day' | 'hour' | 'place';

const DAYS = wordList(
  'hier aujourd lundi mardi mercredi jeudi vendredi samedi dimanche lendemain veille janvier fevrier mars avril mai juin',
  'juillet aout septembre octobre novembre decembre',
);
const HOURS = wordList('matin midi soir nuit');
const MEETINGS = wordList('reunion reunions entretien visio');
const IS_PLACE = new RegExp(`^(?:${PLACE.replaceAll('~', '[- ]?')})s?$`);

const circumstanceOf = (word: string): Circumstance | undefined => {
  if (DAYS.has(word)) return 'day';
  if (HOURS.has(word)) return 'hour';
  return IS_PLACE.test(word) || MEETINGS.has(word) ? 'place' : undefined;
};

/** "17h30", as words: 17, h, 30. */
const isHour = (words: readonly string[], at: number): boolean =>
  /^\d{1,2}$/.test(words[at] ?? '') && (words[at + 1] === 'h' || words[at - 1] === 'h');

interface Part {
  part: string;
  /** Its words that are no grammar, in order. */
  wanted: readonly string[];
}

/** What the parts of a question are of; persons are neither act nor circumstance. */
const sorted = (parts: readonly Part[]) => {
  const acts: string[][] = [];
  const circumstances: { kind: Circumstance; words: string[] }[] = [];
  for (const { part, wanted } of parts) {
    const kind = /\d ?h/.test(part) ? 'hour' : wanted.map(circumstanceOf).find((each) => each !== undefined);
    if (kind) circumstances.push({ kind, words: [...wanted] });
    else if (!TITLED.test(part) && !wanted.every(isPerson)) acts.push([...wanted]);
  }
  return { acts, circumstances };
};

const TITLED = /\b(?:mme|mlle|mr|monsieur|madame)\b/;
const isPerson = (word: string): boolean => isFirstName(word, false) || holds(ROLES, word);

/** @param sentences what was told, in order */
export const areOfOneMoment = (parts: readonly Part[], sentences: readonly (readonly Token[])[]): boolean => {
  const { acts, circumstances } = sorted(parts);
  const isHadWith = (anchor: readonly string[], others: typeof circumstances): boolean =>
    sentences.some(
      (sentence, at) =>
        hasAll(sentence, anchor) && others.every(({ kind, words }) => isHad(sentences, at, kind, words)),
    );
  if (circumstances.length === 0) return true;
  if (acts.length > 0) return acts.every((act) => isHadWith(act, circumstances));
  // Without an act, one of the circumstances stands for it: "ce qui s'est passé mardi, dans le couloir". Two of one kind
  // are a span: "entre lundi et vendredi".
  return circumstances.some(({ kind, words }) =>
    isHadWith(
      words,
      circumstances.filter((other) => other.kind !== kind),
    ),
  );
};

const hasAll = (sentence: readonly Token[], words: readonly string[]): boolean =>
  words.every((word) => {
    const stem = stemOf(word);
    return sentence.some((token) => token.word === word || stemsOf(token).includes(stem));
  });

const says = (sentence: readonly Token[], kind: Circumstance): boolean => circumstancesIn(sentence).has(kind);

const circumstancesIn = (sentence: readonly Token[]): ReadonlySet<Circumstance | undefined> => {
  const words = sentence.map(({ word }) => word);
  return new Set(
    words.map((word, at) => {
      if (isHour(words, at)) return 'hour';
      const kind = circumstanceOf(word);
      return kind === 'place' && !isWhere(words, at) ? undefined : kind;
    }),
  );
};

/** "Mon chef de service" says who. */
const OF = wordList('de du des d');
const isWhere = (words: readonly string[], at: number): boolean => !OF.has(words[at - 1] ?? '');

/** "Chaque soir", "depuis novembre": no moment of its own, and so on any day that was told. */
const GOES_ON = wordList('chaque depuis souvent toujours tous toutes regulierement parfois');

/** See [Note: what an episode lends]. */
const isHad = (
  sentences: readonly (readonly Token[])[],
  at: number,
  kind: Circumstance,
  words: readonly string[],
): boolean => {
  const own = sentences[at] ?? [];
  if (kind !== 'place' && own.some(({ word }) => GOES_ON.has(word))) {
    return sentences.some((sentence) => hasAll(sentence, words));
  }
  if (hasAll(own, words)) return true;
  if (says(own, kind)) return false;
  const ends = (sentence: readonly Token[]): boolean => says(sentence, kind) || says(sentence, 'day');
  if (!says(own, 'day')) {
    const before = sentences.slice(0, at).findLast(ends);
    if (before && hasAll(before, words)) return true;
  }
  const after = sentences.slice(at + 1).find(ends);
  return after !== undefined && tellsNothingElse(after) && hasAll(after, words);
};

const WORDS_BESIDE = 1;

/** "C'était mardi", "on était dans la réserve": said of what was told before. */
const SETS_THE_SCENE =
  /^(?:et |mais |la |euh )?(?:c etait|c est|ca s est|cela s est|ca se|on etait|nous etions|j etais|il etait|elle etait)\b/;

const tellsNothingElse = (sentence: readonly Token[]): boolean =>
  SETS_THE_SCENE.test(sentence.map(({ word }) => word).join(' ')) ||
  sentence.filter(
    ({ word }) => /[a-z]/.test(word) && !GRAMMAR.has(word) && circumstanceOf(word) === undefined,
  ).length <= WORDS_BESIDE;
