/** Texts that tell once more what a record says: what is covered or renamed there is so here too. Pure. */
import { foldText } from '#contract/common/folded-text.ts';
import type { DossierSynthesis, SentenceSource } from '#verifier/dossier/format.ts';
import type { CoveredWords, Covers } from './covered.ts';
import type { PersonNames } from './persons-shown.ts';
import { type Passage, placesOf, type ShownText, showText } from './shown-text.ts';

/**
 * The words of the conversation that a description was made of. Covered words of the description are covered in them; where these
 * are not found as they stand, the person changed them since, and all of the words are covered.
 */
export const showAccount = (
  passages: readonly { said_at: string; words: string }[],
  covered: readonly CoveredWords[],
  names: PersonNames,
): (ShownText & { said_at: string })[] => {
  const isFound = covered
    .filter(({ field }) => field === 'description')
    .every(({ words }) => passages.some((passage) => placesOf(words, passage.words).length > 0));
  return passages.map(({ said_at, words }) => {
    const places = isFound ? covered.flatMap((one) => placesOf(one.words, words)) : [wholeOf(words)];
    return { said_at, ...showText(words, places, names.find(words)) };
  });
};

/**
 * A sentence that rests on a covered passage, and does not say it in the same words, is covered whole. So is one that rests on another
 * version of the text, where nothing shows that it says nothing of the passage.
 */
export const showSynthesis = (
  synthesis: DossierSynthesis,
  covers: Covers,
  names: PersonNames,
): DossierSynthesis => ({
  ...synthesis,
  sentences: synthesis.sentences.map((sentence) => {
    const { text, sources } = sentence;
    const covered = [...new Set(sources.map(({ id }) => id))].flatMap((id) => covers.wordsOf(id));
    const places = covered.some((one) => tellsMore(sentence, one))
      ? [wholeOf(text)]
      : covered.flatMap(({ words }) => placesOf(words, text));
    return { ...sentence, text: showText(text, places, names.find(text)).text };
  }),
});

type Sentence = DossierSynthesis['sentences'][number];

/** It may tell of the covered words otherwise than in these words. */
const tellsMore = (sentence: Sentence, covered: CoveredWords): boolean => {
  const { text, made, sources } = sentence;
  const found = placesOf(covered.words, text);
  const own = sources.filter(({ id }) => id === covered.id);
  const isComparedByWords = made !== 'rule' && own.some(({ version }) => version !== covered.version);
  if ((made === 'person' || isComparedByWords) && hasOwnWords(covered, text, found)) return true;
  if (own.some((source) => isOfAnotherText(sentence, source, covered)))
    return made === 'rule' ? found.length === 0 : true;
  return found.length === 0 && own.some((source) => restsOn(sentence, source, covered));
};

const restsOn = (
  { part }: Sentence,
  { entity, version, passage }: SentenceSource,
  covered: CoveredWords,
): boolean => {
  // Sentences about persons tell the roles, and name the passages of their names alone.
  if (part === 'persons' && entity === 'incident_person' && covered.field === 'role') return true;
  return (
    passage !== null &&
    version === covered.version &&
    passage.field === covered.field &&
    passage.start < covered.end &&
    covered.start < passage.end
  );
};

/**
 * The sentence rests on the field as it was in another version. The person's own words can be compared: where they still stand in the
 * text, and nowhere at the passage, they say nothing of it.
 */
const isOfAnotherText = (
  { text, made }: Sentence,
  { version, passage }: SentenceSource,
  covered: CoveredWords,
): boolean => {
  if (passage === null || version === covered.version || passage.field !== covered.field) return false;
  if (made !== 'words') return true;
  const places = exactPlacesOf(text, covered.text);
  return places.length === 0 || places.some(({ start, end }) => start < covered.end && covered.start < end);
};

const exactPlacesOf = (words: string, text: string): Passage[] => {
  const places: Passage[] = [];
  for (let at = text.indexOf(words); at >= 0 && words !== ''; at = text.indexOf(words, at + 1))
    places.push({ start: at, end: at + words.length });
  return places;
};

/** Beside the covered words it says a word that stands nowhere else in the text than at the passage. */
const hasOwnWords = ({ text, start, end, words }: CoveredWords, said: string, found: readonly Passage[]) => {
  const elsewhere = new Set(longWordsOf(`${text.slice(0, start)} ${text.slice(end)}`));
  const own = new Set(longWordsOf(words).filter((word) => !elsewhere.has(word)));
  const beside = found.reduceRight(
    (left, place) => `${left.slice(0, place.start)} ${left.slice(place.end)}`,
    said,
  );
  return longWordsOf(beside).some((word) => own.has(word));
};

/** Shorter ones join others, and tell nothing. */
const longWordsOf = (text: string): string[] =>
  [...text.matchAll(/\p{N}+|[\p{L}\p{M}]{4,}/gu)].map(([word]) => foldText(word));

const wholeOf = (text: string): Passage => ({ start: 0, end: text.length });
