/** Names of persons in a message: capitalised ones, and lower-case ones that begin with a known first name. */
import { isFirstName } from './first-names.ts';
import { isCommonWord, isThingOrTown } from './not-names.ts';
import type { Span } from './phrases.ts';
import { type ReadMessage, wordsOf } from './read-message.ts';

export interface NameMention extends Span {
  /** As said: "M. Durand", "Marc Dupont". */
  name: string;
  full: boolean;
}

/** Words, with their inner hyphens and apostrophes: "Jean-Pierre", "O'Brien". */
const WORD = /[a-z][a-z0-9+]{0,30}(?:[-'][a-z]{2,20}){0,3}/g;
const TITLE = /(?:^|[^a-z0-9])(?:m|mr|mme|mlle|monsieur|madame|mademoiselle|dr|docteur|me|maitre)\.? $/;
const PARTICLES = new Set([
  'de',
  'du',
  'le',
  'la',
  'ben',
  'bin',
  'el',
  'al',
  'da',
  'dos',
  'van',
  'von',
  'di',
]);
/** After these, one capitalised word alone is a company, a town or a room. */
const NOT_A_PERSON_BEFORE =
  /\b(?:chez|rue|avenue|societe|entreprise|groupe|salle|batiment|ville de|region|place|site de|agence de|hopital|lycee|college) $/;
const PERSON_BEFORE =
  /\b(?:avec|que|qu'|par|et|devant|contre|dit a|parle a|nomm[a-z]{1,3}|appelle|appelait|prenom(?:me|mee)?|collegue|collegues|chef|cheffe|responsable|manager|manageuse|manageur|tuteur|tutrice|patronne|directeur|directrice|patron|patronne|superieure?|n\+[1-3]|stagiaire|temoins?:?|cliente?) ?:? ?$/;
/** What may follow a last name typed in lower case. */
const AFTER_LOWER =
  /^(?:$|[ ]?[.,;:!?()\n]| (?:m|m'|mon|ma|me|mes|a|est|et|qui|etait|sont|ont|ainsi|le|la|l|l'|un|une|notre|nous|s|s'|se|n'|ne|avait|hier|etaient|aussi|du)(?![a-z]))/;

interface Word extends Span {
  folded: string;
  capital: boolean;
}

const wordsIn = (message: ReadMessage): Word[] =>
  [...message.text.matchAll(WORD)].map((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    const first = message.content.charAt(message.offsets[span.start] ?? 0);
    return { ...span, folded: match[0], capital: first !== first.toLowerCase() };
  });

/** "qu'Eric", "d'Anne": the name begins behind the apostrophe. */
const unelided = (message: ReadMessage, word: Word): Word => {
  const elided = /^(?:d|l|qu|n|s|j|m|c)'/.exec(word.folded)?.[0].length ?? 0;
  if (elided === 0) return word;
  const start = word.start + elided;
  const first = message.content.charAt(message.offsets[start] ?? 0);
  return { start, end: word.end, folded: word.folded.slice(elided), capital: first !== first.toLowerCase() };
};

const isExcluded = ({ folded }: Word): boolean => isCommonWord(folded) || isThingOrTown(folded);

/** All names, in the order of the text. */
export const findNames = (message: ReadMessage): NameMention[] => {
  const all = wordsIn(message).map((word) => unelided(message, word));
  const names: NameMention[] = [];
  for (let index = 0; index < all.length; index++) {
    const run = runAt(message, all, index);
    const first = run[0];
    const last = run.at(-1);
    if (!first || !last) continue;
    const name = nameFrom(message, first, last, run.length);
    if (name) names.push(name);
    index += run.length - 1;
  }
  return names;
};

/** The words from here that belong together as one name: at most four, with single spaces between them. */
const runAt = (message: ReadMessage, all: readonly Word[], from: number): Word[] => {
  const first = all[from];
  if (!first || !mayBegin(first)) return [];
  const run = [first];
  for (let next = from + 1; next < all.length && run.length < 4; next++) {
    const word = all[next];
    const previous = all[next - 1];
    if (!word || !previous || message.text.slice(previous.end, word.start) !== ' ') break;
    const following = all[next + 1];
    const isParticle =
      PARTICLES.has(word.folded) &&
      first.capital &&
      following?.capital === true &&
      !isExcluded(following) &&
      (word.capital || /^(?:ben|bin|el|al|da|dos|van|von|di|de|du|le|la)$/.test(word.folded)) &&
      (word.capital || !isFirstName(following.folded)) &&
      message.text.slice(word.end, following.start) === ' ';
    if (isParticle || continues(message, first, word)) run.push(word);
    else break;
    if (!first.capital && run.length === 2) break;
  }
  return run;
};

const mayBegin = (word: Word): boolean => !isExcluded(word) && (word.capital || isFirstName(word.folded));

const continues = (message: ReadMessage, first: Word, word: Word): boolean => {
  if (isExcluded(word)) return false;
  if (word.capital) return true;
  const after = message.text.slice(word.end, word.end + 12);
  return !first.capital && word.folded.length >= 3 && AFTER_LOWER.test(after);
};

const nameFrom = (message: ReadMessage, first: Word, last: Word, count: number): NameMention | null => {
  const before = message.text.slice(Math.max(0, first.start - 30), first.start);
  const title = TITLE.exec(before);
  const span = { start: first.start, end: last.end };
  if (NOT_A_PERSON_BEFORE.test(before)) return null;
  if (count === 1) {
    const known = isFirstName(first.folded);
    if (!known && !title && !(PERSON_BEFORE.test(before) && first.capital)) return null;
    if (!first.capital && !PERSON_BEFORE.test(before) && isAmbiguous(first.folded)) return null;
    if (isAcronym(message, first)) return null;
  } else if (!isFirstName(first.folded) && !title && isSentenceStart(message, first)) return null;
  if (title) {
    const start = first.start - (title[0].length - (/^[^a-z]/.test(title[0]) ? 1 : 0));
    return { start, end: span.end, name: wordsOf(message, { start, end: span.end }), full: count > 1 };
  }
  return { ...span, name: wordsOf(message, span), full: count > 1 };
};

/** First names that are also common words when typed in lower case. */
const AMBIGUOUS = new Set([
  'claire',
  'pierre',
  'jean',
  'marine',
  'max',
  'lou',
  'ann',
  'guy',
  'said',
  'ines',
  'florence',
  'tom',
  'martin',
  'france',
]);
const isAmbiguous = (folded: string): boolean => AMBIGUOUS.has(folded);

const isAcronym = (message: ReadMessage, word: Word): boolean =>
  /^\p{Lu}{2,5}$/u.test(wordsOf(message, word)) && !isFirstName(word.folded);

const isSentenceStart = (message: ReadMessage, word: Word): boolean =>
  message.sentences.some((sentence) => sentence.start === word.start) &&
  message.asked !== 'people' &&
  message.asked !== 'witnesses';
