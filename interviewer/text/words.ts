/**
 * The words of a text, each with its place in it. Words that were joined by ear or by an apostrophe are taken apart: "j'ai", "jai" and
 * "g" are `je ai`. Every reader of this folder's neighbours works on these words; nobody looks for letters in the text.
 */
import { fold } from './fold.ts';
import JOINED from './joined-words.json' with { type: 'json' };
import { remembering } from './remember.ts';
import SHORT_FORMS from './short-forms.json' with { type: 'json' };
import { soundsOf } from './sound.ts';
import { isFrench, stemOf } from './spelling.ts';

export interface Word {
  /** UTF-16 offsets into the text; the end is exclusive. Words that were taken apart share those of what was written. */
  start: number;
  end: number;
  /** As it was written. */
  raw: string;
  /** Folded, and written out: "j'" is "je". */
  plain: string;
  /** What all forms of the word share. */
  stem: string;
  /** How it may sound; empty for a word that is spelled well, so that "tu" is not taken for "tue". */
  sounds: readonly string[];
}

/** Apostrophes end a word; hyphens do not, except before a pronoun ("a-t-il"). A number may hold an hour: "11h30". */
const TOKEN =
  /\p{L}[\p{L}\p{M}\p{N}]*(?:-\p{L}[\p{L}\p{M}]*)*['’‘ʼ`´]?|\p{N}+(?:[.,:]\p{N}+)*\p{L}*\p{N}*|[*_]{2,}/gu;
const INVERTED = /-(?:t-)?(?=(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|lui|le|la|les|leur|y|en)$)/i;
const ELISIONS: ReadonlyMap<string, string> = new Map(Object.entries(JOINED.elisions));
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(Object.entries(SHORT_FORMS));
/** The verbs behind a pronoun that lost its vowel or its apostrophe: "jdor", "jpens", "jrentre". */
const BY_EAR_I = /^j(?=[bcdfgklmnpqrstvz])/;
/** A short word that lost its apostrophe: "ladjoint", "daccord". */
const BY_EAR_ELISION = /^([jmtsldnc]|qu)([aeiouyh]\p{L}{2,})$/u;
/** Participles after which "ma" and "la" are "m'a" and "l'a"; some write "ma pousser". */
const PARTICIPLE = /(?:é|ée|és|ées|[^m]er)$/;
const OTHER_PARTICIPLES = new Set(JOINED.participles.split(' '));
/** Nouns that end alike: "sous ma responsabilité", "ma journée". */
const NOUNS = new Set(JOINED.nouns.split(' '));

const word = (start: number, end: number, raw: string, plain: string, isKnown: boolean): Word => ({
  start,
  end,
  raw,
  plain,
  stem: stemOf(plain),
  sounds: isKnown ? [] : soundsOf(plain),
});

const opened = (start: number, end: number, raw: string, words: string): Word[] =>
  words.split(' ').map((plain) => word(start, end, raw, plain, true));

/** The words of one token, placed as if it were the whole text. */
const readToken = (token: string): Word[] => {
  const end = token.length;
  const written = token.toLowerCase().normalize('NFC');
  if (/['’‘ʼ`´]$/.test(token)) {
    const letters = fold(token.slice(0, -1));
    const full = ELISIONS.get(letters);
    return [word(0, full === undefined ? end - 1 : end, token, full ?? letters, full !== undefined)];
  }
  const short = WRITTEN_OUT.get(written);
  if (short !== undefined) return opened(0, end, token, short);
  const plain = fold(token);
  if (/^\p{N}/u.test(plain) || isFrench(plain)) return [word(0, end, token, plain, true)];
  const [verb = '', pronoun] = token.split(INVERTED);
  if (pronoun !== undefined) {
    const from = end - pronoun.length;
    return [...readToken(verb), word(from, end, pronoun, fold(pronoun), true)];
  }
  const [, letters = '', rest = ''] = BY_EAR_ELISION.exec(plain) ?? [];
  const full = ELISIONS.get(letters);
  if (full !== undefined && isFrench(rest)) return opened(0, end, token, `${full} ${rest}`);
  if (BY_EAR_I.test(plain) && plain.length > 3) {
    return [word(0, end, token, 'je', true), word(0, end, token, plain.slice(1), false)];
  }
  return [word(0, end, token, plain, false)];
};
const REMEMBERED_TOKENS = 20_000;
const wordsOfToken = remembering(readToken, REMEMBERED_TOKENS);

const isParticiple = ({ raw, plain }: Word): boolean =>
  OTHER_PARTICIPLES.has(plain) ||
  (PARTICIPLE.test(raw.toLowerCase().normalize('NFC')) && !NOUNS.has(plain) && !/ites?$/.test(plain));

/** "ma vidé", "la di": a pronoun and "a", written as one word; not "Là, Hervé", since no name is a participle. */
const withHeardAuxiliary = (words: readonly Word[]): Word[] =>
  words.flatMap((one, at) => {
    const next = words[at + 1];
    const isJoined = next !== undefined && /^[ml]a$/i.test(one.raw) && !/^\p{Lu}/u.test(next.raw);
    if (!isJoined || !isParticiple(next)) return [one];
    return opened(one.start, one.end, one.raw, one.plain === 'ma' ? 'me a' : 'le a');
  });

/** An unknown word with a capital letter within a sentence is a name, which is no other word by its sound. */
const isName = (text: string, { raw, start, sounds }: Word): boolean =>
  sounds.length > 0 &&
  /^\p{Lu}\p{Ll}/u.test(raw) &&
  /[\p{L}\p{N},;:]\s*$/u.test(text.slice(Math.max(0, start - 3), start));

/** "12 mai", "fin mai": the month, where "mai" is else "mais" by ear. */
const isMonth = (token: string, before: Word | undefined): boolean =>
  token.toLowerCase() === 'mai' && before !== undefined && BEFORE_MONTH.test(before.plain);
const BEFORE_MONTH = /^(?:[0-3]?\d|1er|premier|en|de|debut|mi|fin|courant)$/;

/** The words of a text in order. Linear in its length. */
export const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const isMay = isMonth(token, words.at(-1));
    const own = isMay ? [word(0, token.length, token, 'mai', true)] : wordsOfToken(token);
    for (const one of own) words.push({ ...one, start: one.start + index, end: one.end + index });
  }
  return withHeardAuxiliary(words.map((one) => (isName(text, one) ? { ...one, sounds: [] } : one)));
};
