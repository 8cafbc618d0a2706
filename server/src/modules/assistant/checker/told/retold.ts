/**
 * A reply takes a fact from what was told by its words, in the order in which they were told, denied when they were
 * denied, done by whom and to whom it was told: told words that are put together anew would make a new fact.
 */

import { isFirstName } from '../../understanding/people/first-names.ts';
import { everyPattern, pattern } from '../pattern.ts';
import { GRAMMAR, NEGATIONS } from '../vocabulary/grammar.ts';
import { wordList } from '../vocabulary/word-list.ts';
import { areOfOneMoment } from './same-moment.ts';
import { stemOf } from './stem.ts';
import { type Token, wordsOf } from './tokens.ts';
import type { Told } from './told.ts';

/** Where an account goes on with place, time or company: parts that may change places with one another. */
const PART = pattern`
    [,;:]|\b(?:dans|lors|pendant|durant|sur|sous|avec|devant|aux?
    |a(?= (?:l'|\d|(?:la|le|votre|vos|son|sa|ses|leurs?|cet|cette|ces|ce)\b))|en|de|du|des|d|depuis|par|pour
    |vers|contre|derriere|apres|avant|et|puis)\b
  `;

/** Told first or last, it is the same moment. */
const TIME = everyPattern`
    \b(?:hier|avant-hier|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|midi|soir
    |nuit|apres-midi|\d+ ?h ?\d*
    |(?:\d{1,2} )?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre
    |decembre))\b
  `;

/** "Entre Marc et Julie" brings the two together. */
const BETWEEN = /\bentre (\w+) et (\w+)/g;

/**
 * True when a clause says nothing but what was told.
 * @param minded `words`: what was denied may be asked about as well, as long as nothing is said of it
 */
export const isRetold = (folded: string, told: Told, minded: 'words' | 'facts' = 'facts'): boolean => {
  const parts = folded
    .replace(BETWEEN, '$1 $2')
    .replace(TIME, ', $& ,')
    .replace(/\ba (\w+)/g, (whole, next: string) => (isFirstName(next, false) ? `, ${next}` : whole))
    .split(PART)
    .flatMap((part) => {
      const wanted = wordsOf(part).filter((word) => !GRAMMAR.has(word) && !NEGATIONS.has(word));
      const denied = minded === 'facts' ? isAnyNegation(wordsOf(part)) : null;
      return wanted.length === 0 ? [] : [{ part, wanted, denied }];
    });
  if (parts.length > MAX_PARTS) return false;
  const isIn = ({ wanted, part, denied }: (typeof parts)[number], sentence: readonly Token[]): boolean =>
    isWithin(wanted, part, denied, sentence);
  // What is said as a fact was told in one breath; what is asked about may have been told here and there, as long as it
  // is of one moment.
  return minded === 'facts'
    ? parts.length === 0 || told.sentences.some((sentence) => parts.every((part) => isIn(part, sentence)))
    : parts.every((part) => told.sentences.some((sentence) => isIn(part, sentence))) &&
        areOfOneMoment(parts, told.sentences);
};

/** Nobody who asks takes up more in one sentence. */
const MAX_PARTS = 10;

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
      const isAsTold = denied === null || isDenied(sentence, found) === denied;
      if (isAsTold && found.every((place, at) => isSameSide(part, sentence, place, order[at] ?? '')))
        return true;
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
    for (; at < sentence.length; at++) {
      const token = sentence[at];
      if (token?.stem === stem || token?.elided?.stem === stem) break;
    }
    if (at === sentence.length) return undefined;
    places.push(at++);
  }
  return places;
};

/** "Votre bureau vous a été retiré": what was done comes after what it was done to. */
const PASSIVE = pattern`
    \b(?:ete|etait|etaient|est|sont|soit
    |soient) (?!(?:venu|parti|sorti|entre|arrive|reste|monte|descendu|revenu|passe|tombe|alle
    |rentre)e?s?\b)\w+(?:e
    |ee|es|ees|i|ie|is|ies|it|ite|u|ue|us|ues)\b
  `;

const isAnyNegation = (words: readonly string[]): boolean =>
  words.some((word, at) => NEGATIONS.has(word) || (word === 'plus' && !MORE.has(words[at + 1] ?? '')));

/** "Plus tard", "plus de": no denial. */
const MORE = wordList('tard tot de d que qu en fort loin ou');

/** A denial reaches as far as its clause. */
export const isDenied = (sentence: readonly Token[], places: readonly number[]): boolean => {
  let first = places[0] ?? 0;
  let last = places.at(-1) ?? 0;
  for (let step = 0; step < 3 && !isBorder(sentence[first - 1]); step++) first--;
  for (let step = 0; step < 2 && !isBorder(sentence[last + 1]); step++) last++;
  return isAnyNegation(sentence.slice(first, last + 2).map(({ word }) => word));
};

const BORDERS = wordList(', et mais puis alors');
const isBorder = (token: Token | undefined): boolean => token === undefined || BORDERS.has(token.word);

/** The person said that she did not do this, and never that she did. */
export const hasDeniedDoing = (verb: string, told: Told): boolean => {
  const places = told.sentences.flatMap((sentence) =>
    sentence.flatMap((token, at) => {
      const byMe = sentence.slice(Math.max(0, at - 4), at).some(({ word }) => FIRST_PERSON.has(word));
      return token.stem === stemOf(verb) && byMe ? [isDenied(sentence, [at])] : [];
    }),
  );
  return places.length > 0 && places.every((denied) => denied);
};

const DONE_BY_YOU =
  /\bvous (?:l'|les |y |en )?(?:avez|aviez|ayez|etes|etiez) (?!ete\b)(?:\w+ment )?(\w+)|\b(?:avez|aviez)-vous (\w+)/;
const DONE_TO_YOU = pattern`
    \bvous (?:y |en )?(?:a|ont|avait|avaient|ait)(?:-t)?(?:-(?:il|elle|on|ils|elles))? (?:ete )?(\w+)
    |\b(?:vous (?:avez|aviez)|(?:avez|aviez)-vous) ete (\w+)
  `;
const DONE_BY_OTHERS =
  /\b(?!vous)\w+ (?:ne |n'|l'|les |y |en |s'|m'|vous )?(?:a|ont|avait|avaient)(?:-t)?(?:-(?:il|elle|on|ils|elles))? (\w+)/;
const FIRST_PERSON = wordList('j je nous jai javais jetais jsuis chuis jme jlui');
const TO_ME = wordList('m me moi nous mon ma mes');

/** Who did it and to whom, as far as the words just before and after the act show. */
const isSameSide = (part: string, sentence: readonly Token[], place: number, stem: string): boolean => {
  const act = sentence[place];
  if (act === undefined) return true;
  const is = (pattern: RegExp): boolean => {
    const found = pattern.exec(part);
    return found !== null && stemOf(found[1] ?? found[2] ?? '') === stem;
  };
  const before = sentence.slice(Math.max(0, place - 4), place).map(({ word }) => word);
  const around = [...before, ...sentence.slice(place + 1, place + 4).map(({ word }) => word)];
  const elided = act.stem === stem ? null : act.elided?.letter;
  const byMe = before.some((word) => FIRST_PERSON.has(word)) || elided === 'j';
  const toMe = elided === 'm';
  // "Ma sœur a été violée" is not done to me, "j'ai été violée" is.
  if (is(DONE_TO_YOU))
    return toMe || (byMe && before.includes('ete')) || around.some((word) => TO_ME.has(word));
  if (is(DONE_BY_YOU)) return byMe;
  if (is(DONE_BY_OTHERS)) return !byMe || toMe || before.some((word) => word === 'm' || word === 'me');
  return true;
};
