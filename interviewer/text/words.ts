/**
 * The words of a text, each with its place in it. Words that were joined by ear or by an apostrophe are taken apart: "j'ai", "jai" and
 * "g" are `je ai`. Every reader of this folder's neighbours works on these words; nobody looks for letters in the text.
 */
import { fold } from './fold.ts';
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
const ELISIONS: Readonly<Record<string, string>> = {
  j: 'je',
  m: 'me',
  t: 'te',
  s: 'se',
  l: 'le',
  d: 'de',
  n: 'ne',
  c: 'ce',
  qu: 'que',
  lorsqu: 'lorsque',
  puisqu: 'puisque',
  jusqu: 'jusque',
  quoiqu: 'quoique',
};
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(Object.entries(SHORT_FORMS));
/** The verbs behind a pronoun that lost its vowel or its apostrophe: "jdor", "jpens", "jrentre". */
const BY_EAR_I = /^j(?=[bcdfgklmnpqrstvz])/;
/** A short word that lost its apostrophe: "ladjoint", "daccord". */
const BY_EAR_ELISION = /^([jmtsldnc]|qu)([aeiouyh]\p{L}{2,})$/u;
/** Participles after which "ma" and "la" are "m'a" and "l'a"; some write "ma pousser". */
const PARTICIPLE = /(?:é|ée|és|ées|[^m]er)$/;
/** Nouns that end alike: "sous ma responsabilité", "ma journée". */
const NOUN =
  /(?<!^(?:tra|ev|irr|im|vis|c|exc|inv|mer|ag|lim|soll?ic|prec|deb|hab|profi|exploi|maltra|felic|inc|facil))ites?$/;
const NOUNS = new Set(
  `
    sante journee soiree matinee annee idee entree tournee pensee fierte liberte loyaute beaute volonte
    societe moitie amitie pitie cle fiancee chaussee veste porte pause priorite anciennete propriete
    arrivee duree montee rentree poignee lycee destinee dictee bouchee gorgee nuitee
  `
    .trim()
    .split(/\s+/),
);
const SHORT_PARTICIPLES = new Set(
  `
    dit di fait fai pris pri mis mi vu eu pu su lu cru tenu voulu vendu rendu repondu entendu perdu
    battu suivi puni saisi traite oblige demande insulte pousse frape frappe touche menace mordu tordu
    retenu recu prevenu pendu foutu suspendu exclu reconnu secouru poursuivi assis promis repris surpris
    appris compris ouvert couvert interdit ecrit conduit fini sorti senti menti trahi sali averti demoli
  `
    .trim()
    .split(/\s+/),
);

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
    const full = ELISIONS[letters];
    return [word(0, full === undefined ? end - 1 : end, token, full ?? letters, full !== undefined)];
  }
  const short = WRITTEN_OUT.get(written);
  if (short !== undefined) return opened(0, end, token, short);
  const plain = fold(token);
  if (/^\p{N}/u.test(plain) || isFrench(plain)) return [word(0, end, token, plain, true)];
  const parts = token.split(INVERTED);
  if (parts.length > 1) {
    const [verb = '', pronoun = ''] = parts;
    const from = end - pronoun.length;
    return [...readToken(verb), word(from, end, pronoun, fold(pronoun), true)];
  }
  const elided = BY_EAR_ELISION.exec(plain);
  const full = ELISIONS[elided?.[1] ?? ''];
  if (elided && full !== undefined && isFrench(elided[2] ?? '')) {
    return [word(0, end, token, full, true), word(0, end, token, elided[2] ?? '', true)];
  }
  if (BY_EAR_I.test(plain) && plain.length > 3) {
    return [word(0, end, token, 'je', true), word(0, end, token, plain.slice(1), false)];
  }
  return [word(0, end, token, plain, false)];
};
const REMEMBERED_TOKENS = 20_000;
const wordsOfToken = remembering(readToken, REMEMBERED_TOKENS);

const movedBy = (by: number, { start, end, raw, plain, stem, sounds }: Word): Word => ({
  start: start + by,
  end: end + by,
  raw,
  plain,
  stem,
  sounds,
});

/** "ma vidé", "la di": a pronoun and "a", written as one word. */
const withHeardAuxiliary = (words: readonly Word[]): Word[] =>
  words.flatMap((one, at) => {
    const next = words[at + 1];
    // "Là, Hervé": neither the place nor a name is a pronoun with its verb.
    const isJoined = /^(?:ma|la)$/i.test(one.raw) && !/^\p{Lu}/u.test(next?.raw ?? '');
    if (!isJoined || next === undefined) return [one];
    const isNoun = NOUNS.has(next.plain) || NOUN.test(next.plain);
    const isParticiple =
      (PARTICIPLE.test(next.raw.toLowerCase().normalize('NFC')) && !isNoun) ||
      SHORT_PARTICIPLES.has(next.plain);
    if (!isParticiple) return [one];
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
    for (const one of own) words.push(movedBy(index, one));
  }
  return withHeardAuxiliary(words.map((one) => (isName(text, one) ? { ...one, sounds: [] } : one)));
};
