/**
 * What the person has told, ready to be compared with. A reply takes a fact from it by its words, in the order in which
 * they were told, done by whom and to whom they were told: told words put together anew would make a new fact.
 */
import { fold, sentencesOf } from '../text/text.ts';
import { isFirstName } from '../understanding/people/first-names.ts';
import { ROLES } from '../understanding/people/role-words.ts';
import { holds, spansOf } from '../understanding/words/phrases.ts';
import { GRAMMAR, NEGATIONS } from './vocabulary/grammar.ts';

interface Token {
  word: string;
  stem: string;
}

export interface Told {
  /** All words, folded, and their stems. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Sentence by sentence, a comma being a token of its own. */
  sentences: readonly (readonly Token[])[];
  /** The whole of it, folded; null when it is not known what was told, so that quotes cannot be compared. */
  text: string | null;
  /** Somebody has been mentioned, by whatever word. */
  hasPeople: boolean;
}

/**
 * What is not asked of it is not worked out: most replies of the guide hold none of the person's words.
 * @param told null when it is not known what was told
 */
export const toldFrom = (told: string | null): Told => {
  const written = told ?? '';
  const text = once(() => fold(written));
  const words = once(() => wordsOf(text()));
  const set = once(() => new Set(words()));
  const stems = once(() => new Set([...set()].map(stemOf)));
  const sentences = once(() => withAntecedents(sentencesOf(written).map(fold)));
  const hasPeople = once(
    () =>
      PRONOUNS.test(text()) || holds(ROLES, text()) || [...set()].some((word) => isFirstName(word, false)),
  );
  return {
    get words() {
      return set();
    },
    get stems() {
      return stems();
    },
    get sentences() {
      return sentences();
    },
    get text() {
      return told === null ? null : text();
    },
    get hasPeople() {
      return hasPeople();
    },
  };
};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const PRONOUNS = /\b(?:il|elle|ils|elles|lui|eux|on|mme|mr|madame|monsieur|quelqu'un|personne)\b/;

/** Words and numbers of folded text; elided words stand apart ("m'a": m, a). */
export const wordsOf = (folded: string): string[] => folded.match(/\p{L}+|\d+/gu) ?? [];

const tokensOf = (folded: string): Token[] =>
  (folded.match(/\p{L}+|\d+|[,;:]/gu) ?? []).map((word) => ({
    word: /\w/.test(word) ? word : ',',
    stem: stemOf(word),
  }));

/** "Mon chef a crié. Il a jeté mon dossier.": who "il" is, where the sentence before leaves no choice. */
const withAntecedents = (sentences: readonly string[]): Token[][] => {
  let antecedent = '';
  return sentences.map((sentence) => {
    const tokens = tokensOf(sentence);
    const people = peopleIn(sentence);
    const isPronoun = /^(?:(?:et|puis|ensuite|alors|la|apres),? )*(?:il|elle)\b/.test(sentence);
    if (!isPronoun || people.length > 0) {
      antecedent = people.length === 1 ? (people[0] ?? '') : '';
      return tokens;
    }
    return [...tokensOf(antecedent), ...tokens];
  });
};

/** Each person that a folded sentence names or calls by a role; words side by side are one person's. */
const peopleIn = (sentence: string): string[] => {
  const roles = spansOf(ROLES, sentence).map(({ start, end }) => sentence.slice(start, end));
  const inRoles = new Set(roles.flatMap(wordsOf));
  const marked = wordsOf(sentence)
    .map((word) => (inRoles.has(word) || isFirstName(word, false) ? word : '|'))
    .join(' ');
  return marked
    .split('|')
    .map((group) => group.trim())
    .filter((group) => wordsOf(group).some((word) => !GRAMMAR.has(word)));
};

/** The same person by the words "mon chef", "ma supérieure": the model may say it the other way. */
const SUPERIOR = /^(?:chefs?|cheffes?|boss|superieure?s?|hierarchique|managers?|responsables?)$/;
const ENDING =
  /(?<=^.{3,})(?:issements?|ations?|ements?|aient|erent|irent|ions|iez|ees|ait|ais|ant|ent|ons|ies|ues|er|ez|ee|es|ie|is|it|ir|ue|us|ai|a|e|i|s|t|u|x)$/;

/** What is left of a word when its inflection is taken off: "criait" and "crié" meet, "convocation" and "convoque". */
const stemOf = (word: string): string =>
  SUPERIOR.test(word) ? '#superior' : word.replace(ENDING, '').replace(/qu?$/, 'c').replace(/ge?$/, 'g');

/** The person used this word, in whatever form. */
export const isTold = (word: string, { words, stems }: Told): boolean =>
  words.has(word) || (!/^\d/.test(word) && stems.has(stemOf(word)));

/** Where an account goes on with place, time or company: parts that may change places with one another. */
const PART =
  /[,;:]|\b(?:dans|lors|pendant|durant|sur|sous|avec|devant|chez|aux?|a(?= (?:l'|\d|(?:la|le|votre|vos|son|sa|ses|leurs?|cet|cette|ces|ce)\b))|en|de|du|des|d|depuis|par|pour|vers|contre|derriere|apres|avant|et|puis)\b/;

/** Told first or last, it is the same moment. */
const TIME =
  /\b(?:hier|avant-hier|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|matin|midi|soir|apres-midi|\d+ ?h ?\d*)\b/g;

/** "Entre Marc et Julie" brings the two together. */
const BETWEEN = /\bentre (\w+) et (\w+)/g;

/**
 * True when a clause says nothing but what was told: its words within one sentence and in order, part by part, denied
 * when they were denied, with the person on the side of the act on which she stood.
 */
export const isRetold = (
  folded: string,
  told: Told,
  /** `words`: what was denied may be asked about as well, as long as nothing is said of it. */
  { minded }: { minded: 'words' | 'facts' } = { minded: 'facts' },
): boolean =>
  folded
    .replace(BETWEEN, '$1 $2')
    .replace(TIME, ', $& ,')
    .replace(/\ba (\w+)/g, (whole, next: string) => (isFirstName(next, false) ? `, ${next}` : whole))
    .split(PART)
    .every((part) => {
      const wanted = wordsOf(part).filter((word) => !GRAMMAR.has(word) && !NEGATIONS.has(word));
      if (wanted.length === 0) return true;
      const denied = minded === 'facts' ? wordsOf(part).some((word) => NEGATIONS.has(word)) : null;
      return told.sentences.some((sentence) => isWithin(wanted, part, denied, sentence));
    });

/** Of the same words in one sentence: bounds the work on a message without end. */
const MAX_TRIES = 50;

const isWithin = (
  wanted: readonly string[],
  part: string,
  denied: boolean | null,
  sentence: readonly Token[],
): boolean => {
  const stems = wanted.map(stemOf);
  const orders = PASSIVE.test(part) ? [stems.toReversed(), stems] : [stems];
  return orders.some((order) => {
    let from = 0;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const found = placesOf(order, sentence, from);
      if (found === undefined) return false;
      if (
        (denied === null || isDenied(sentence, found) === denied) &&
        found.every((place) => isSameSide(part, sentence, place))
      ) {
        return true;
      }
      from = (found[0] ?? sentence.length) + 1;
    }
    return false;
  });
};

/** Where the stems stand one after the other, the first of them not before `from`. */
const placesOf = (
  stems: readonly string[],
  sentence: readonly Token[],
  from: number,
): number[] | undefined => {
  const places: number[] = [];
  let at = from;
  for (const stem of stems) {
    while (at < sentence.length && sentence[at]?.stem !== stem) at++;
    if (at === sentence.length) return undefined;
    places.push(at++);
  }
  return places;
};

/** "Votre bureau vous a été retiré": what was done comes after what it was done to. */
const PASSIVE =
  /\b(?:ete|etait|etaient|est|sont) (?!(?:venu|parti|sorti|entre|arrive|reste|monte|descendu|revenu|passe|tombe|alle|rentre)e?s?\b)\w+(?:e|ee|es|ees|i|ie|is|ies|it|ite|u|ue|us|ues)\b/;

/** A denial reaches as far as the comma. */
const isDenied = (sentence: readonly Token[], places: readonly number[]): boolean => {
  let first = places[0] ?? 0;
  let last = places.at(-1) ?? 0;
  for (let step = 0; step < 3 && first > 0 && sentence[first - 1]?.word !== ','; step++) first--;
  for (let step = 0; step < 2 && last < sentence.length - 1 && sentence[last + 1]?.word !== ','; step++)
    last++;
  return sentence.slice(first, last + 1).some(({ word }) => NEGATIONS.has(word));
};

const DONE_BY_YOU =
  /\bvous (?:l'|les |y |en )?(?:avez|aviez|ayez|etes|etiez) (?!ete\b)(?:\w+ment )?(\w+)|\b(?:avez|aviez)-vous (\w+)/;
const DONE_TO_YOU =
  /\bvous (?:y |en )?(?:a|ont|avait|avaient|ait)(?:-t)?(?:-(?:il|elle|on|ils|elles))? (?:ete )?(\w+)|\bvous (?:avez|aviez) ete (\w+)/;
const DONE_BY_OTHERS =
  /\b(?!vous)\w+ (?:ne |n'|l'|les |y |en |s'|m'|vous )?(?:a|ont|avait|avaient)(?:-t)?(?:-(?:il|elle|on|ils|elles))? (\w+)/;
const FIRST_PERSON = new Set(['j', 'je', 'nous']);
const TO_ME = new Set(['m', 'me', 'moi', 'nous', 'mon', 'ma', 'mes']);

/** Who did it and to whom, as far as the words just before and after the act show. */
const isSameSide = (part: string, sentence: readonly Token[], place: number): boolean => {
  const stem = sentence[place]?.stem;
  const is = (pattern: RegExp): boolean => {
    const found = pattern.exec(part);
    return found !== null && stemOf(found[1] ?? found[2] ?? '') === stem;
  };
  const before = sentence.slice(Math.max(0, place - 4), place).map(({ word }) => word);
  const around = [...before, ...sentence.slice(place + 1, place + 4).map(({ word }) => word)];
  const byMe = before.some((word) => FIRST_PERSON.has(word));
  if (is(DONE_TO_YOU)) return around.some((word) => TO_ME.has(word) || word === 'ete');
  if (is(DONE_BY_YOU)) return byMe;
  if (is(DONE_BY_OTHERS)) return !byMe || before.some((word) => word === 'm' || word === 'me');
  return true;
};
