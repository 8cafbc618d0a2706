/** Choosing a few of the person's own words to come back to. */
import { framed } from '../checker/told/left-out.ts';
import { recogniseSafety } from '../safety/safety.ts';
import { fold, sentencesOf } from '../text/text.ts';
import { isDenial } from './denial.ts';
import { corrects, isCrude } from './intents.ts';

const MIN_WORDS = 3;
const MAX_WORDS = 8;
const MAX_CHARACTERS = 70;

/**
 * Where a whole clause ends: before another subject and its verb. A bare "et" or a comma may stand in the middle of a
 * list ("devant Paul et Marie"), which is never cut.
 */
const BREAK =
  /[,;:]?\s+(?:et|puis|mais|car|parce que?|alors)\s+(?=(?:ensuite |après |là )?(?:il|elle|ils|elles|on|je|j['’]\p{L}+|nous|c['’]était|ça)\s)|[,;:]\s+(?=(?:il|elle|ils|elles|on|je|nous)\s)|\s[-–—]\s|\n+/iu;

/** Somebody is said to have done something. */
const FACTUAL =
  /^(?:il|elle|ils|elles|on|(?:mon|ma|mes|notre|nos|le|la|les|un|une|des) [\p{L}-]+(?: [\p{L}-]+){0,2}|l'[\p{L}-]+|j'ai|je l'ai|[\p{L}-]+(?: [\p{L}-]+)?) ?(?:(?:ne |n'|m'|me |nous |l'|lui |s'|se |y |en )*)(?:a|ai|ont|est|sont|avait|avaient|etait|etaient|[\p{L}]+(?:ait|aient))(?![\p{L}])/u;

/** A clause that goes on. */
const OPEN_END =
  /(?:^| )(?:de|du|des|d|a|au|aux|le|la|les|l|un|une|et|ou|que|qui|qu|devant|derriere|avec|sans|pour|par|dans|sur|sous|chez|mon|ma|mes|son|sa|ses|ne|pas|tres|trop)$/;

/**
 * A short clause of the message, whole and exactly as typed; undefined when none is fit to be quoted. The longest
 * one: it is where most was told.
 */
export const quotableWords = (text: string): string | undefined =>
  isShouted(text) || corrects(text) || recogniseSafety(text) !== null
    ? undefined
    : sentencesOf(text)
        .filter((sentence) => !/[?«»“”"*_`[\]{}<>()]/.test(sentence))
        .flatMap((sentence) => sentence.split(BREAK))
        .map((clause) =>
          clause
            .trim()
            .replace(GREETED, '')
            .replace(/[.!…,;:]+$/, ''),
        )
        .filter(isFit)
        .reduce<string | undefined>(
          (longest, clause) => (clause.length > (longest?.length ?? 0) ? clause : longest),
          undefined,
        );

/** What is told may begin behind a greeting, which nobody comes back to. */
const GREETED =
  /^(?:(?:re)?(?:bonjour|bonsoir|salut|coucou|hello|bjr|bsr|slt)(?: (?:à (?:vous|tous)|madame|monsieur))?[\s,.!;:]+)+/iu;

const isFit = (clause: string): boolean => {
  const words = clause.split(/\s+/).length;
  const folded = fold(clause);
  return (
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    clause.length <= MAX_CHARACTERS &&
    FACTUAL.test(folded) &&
    !OPEN_END.test(folded) &&
    !isCrude(clause) &&
    !holdsDenial(folded) &&
    !/\b(?:vous|tu|te|toi)\b/.test(folded)
  );
};

/** The checker lets no model quote such a clause in a question either. */
const holdsDenial = (folded: string): boolean =>
  framed([folded])
    .flat()
    .some(({ frame }) => frame === 'denied' || frame === 'identity');

/** Every clause of it that says something denies it: there is nothing in it to come back to. */
export const onlyDenies = (text: string): boolean => {
  const clauses = sentencesOf(text)
    .flatMap((sentence) => sentence.split(BREAK))
    .filter((clause) => clause.split(/\s+/).length >= MIN_WORDS);
  return clauses.length > 0 && clauses.every(isDenial);
};

const isShouted = (text: string): boolean => {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 8 && capitals > (text.match(/\p{Ll}/gu)?.length ?? 0);
};
