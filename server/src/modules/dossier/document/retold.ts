/** Texts that tell once more what a record says: what is covered or renamed there is so here too. Pure. */
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

/** A sentence that rests on a covered passage, and does not say it in the same words, is covered whole. */
export const showSynthesis = (
  synthesis: DossierSynthesis,
  covers: Covers,
  names: PersonNames,
): DossierSynthesis => ({
  ...synthesis,
  sentences: synthesis.sentences.map((sentence) => {
    const { text, sources } = sentence;
    const covered = [...new Set(sources.map(({ id }) => id))].flatMap((id) => covers.wordsOf(id));
    const isUnsaid = covered.some(
      (one) => sources.some((source) => restsOn(source, one)) && placesOf(one.words, text).length === 0,
    );
    const places = isUnsaid ? [wholeOf(text)] : covered.flatMap(({ words }) => placesOf(words, text));
    return { ...sentence, text: showText(text, places, names.find(text)).text };
  }),
});

const restsOn = ({ id, version, passage }: SentenceSource, covered: CoveredWords): boolean =>
  passage !== null &&
  covered.id === id &&
  version === covered.version &&
  passage.field === covered.field &&
  passage.start < covered.end &&
  covered.start < passage.end;

const wholeOf = (text: string): Passage => ({ start: 0, end: text.length });
