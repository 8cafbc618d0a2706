/** Words of the person that a reply takes up without the frame in which they stood: a denial, a doubt, a report. */
import { fold } from '../text/text.ts';
import { framed } from './told/left-out.ts';
import { isAffirmed, isTold, type Told } from './told/told.ts';
import { GRAMMAR, NEGATIONS } from './vocabulary/grammar.ts';
import { NEUTRAL } from './vocabulary/neutral.ts';

/** What only a frame of its own makes a supposition: "Où vous aurait-il frappée ?" asks like "Où vous a-t-il frappée ?". */
const POLITE = /\b(?:aurai|pourrai|serai)(?:s|t|ent)\b/g;
const WITNESSES = /\b(?:les|ces|vos|le|la|ce|cette|votre) temoins?\b/;
const NO_WITNESS =
  /\b(?:aucune?|pas (?:de|eu de)|sans|ni) temoins?\b|\bpersonne (?:n'|ne |n )?(?:a (?:rien )?vu|etait la|a assiste)/;

/** Taken for a fact, and told only in a denial, a doubt, a report or another's story. Over folded text. */
export const takesUpUnaffirmed = (folded: string, told: Told, extra?: ReadonlySet<string>): boolean => {
  const said = framed(folded.replace(POLITE, ' ').split(/(?<=[.!?:;]) /)).flat();
  const isTaken = said.some(
    ({ word, frame }) =>
      frame === null &&
      !GRAMMAR.has(word) &&
      !NEGATIONS.has(word) &&
      !NEUTRAL.has(word) &&
      !extra?.has(word) &&
      isTold(word, told) &&
      !isAffirmed(word, told),
  );
  return (
    isTaken || (WITNESSES.test(folded) && NO_WITNESS.test(told.text ?? '') && !isAffirmed('temoin', told))
  );
};

const QUOTED = /«([^»]*)»|[“"]([^”"]*)[”"]/g;
/** Words that the product itself puts into quotes. */
const OWN_QUOTES = new Set(['je ne sais pas', 'incidents', 'incident']);

/** Quoted as the person's words, and never said so. Nothing is compared when it is not known what was told. */
export const untoldQuote = (sentence: string, told: Told): boolean =>
  told.text !== null &&
  [...sentence.matchAll(QUOTED)].some(([, french, other]) => {
    const quoted = fold(french ?? other ?? '').replace(/[ .…,]+$/, '');
    return quoted !== '' && !OWN_QUOTES.has(quoted) && !isQuotedAsTold(quoted, told);
  });

/** What was denied is not asked about, not even in the words of the denial: there is nothing of it to tell. */
export const quotesDenial = (question: string): boolean =>
  [...question.matchAll(QUOTED)].some(([, french, other]) => {
    const quoted = fold(french ?? other ?? '').trim();
    return (
      !OWN_QUOTES.has(quoted) &&
      framed([quoted])
        .flat()
        .some(({ frame }) => frame === 'denied')
    );
  });

const HAS_SUBJECT = /\b(?:je|j|il|elle|on|ils|elles|nous|m|me|jai|c)\b/;

/** Whole words of one sentence, with what denies or reports them: « il m'a violée » is no quote of "je ne dis pas que". */
const isQuotedAsTold = (quoted: string, told: Told): boolean => {
  const words = framed([quoted]).flat();
  const isClause = HAS_SUBJECT.test(quoted);
  return told.framed.some((sentence) =>
    sentence.some(
      (_, start) =>
        words.every(({ word }, at) => sentence[start + at]?.word === word) &&
        words.every(({ word, frame }, at) => {
          const asTold = sentence[start + at]?.frame ?? null;
          return (
            asTold === null || frame !== null || GRAMMAR.has(word) || (asTold === 'supposed' && !isClause)
          );
        }),
    ),
  );
};
