/** Where roles and occupations stand in a sentence: "mon chef de rayon", "la cheffe", "lchef", "un voyageur". */
import { fold } from '../../text/fold.ts';
import { soundsOf } from '../../text/sound.ts';
import { isFrench } from '../../text/spelling.ts';
import {
  ADJECTIVES,
  DETERMINERS,
  FEMININE,
  isBreak,
  isTokenStart,
  type Line,
  MASCULINE,
  NUMBERS,
  OWN,
  PLURAL,
  plainAt,
  writtenAt,
} from './line.ts';
import ROLES from './roles.json' with { type: 'json' };

/** `relative` is the family of somebody told, as in "sa femme". */
export type RoleKind = keyof typeof ROLES | 'relative';

/** A role from its determiner to the last word that says which one. */
export interface RoleSpan {
  from: number;
  to: number;
  /** The first word of the role itself. */
  head: number;
  kind: RoleKind;
  isPlural: boolean;
  gender: 'f' | 'm' | null;
}

interface Phrase {
  words: readonly string[];
  kind: RoleKind;
}

/** Roles of one word, and those of several by their first two. */
const kinds = new Map<string, RoleKind>();
const phrasesBy = new Map<string, Phrase[]>();
const soundsBy = new Map<string, RoleKind>();
for (const [kind, roles] of Object.entries(ROLES) as [RoleKind, string[]][]) {
  for (const role of roles) {
    const words = fold(role).split(/[\s'+]+/);
    const [head = '', second] = words;
    if (second !== undefined) {
      const key = `${head} ${second}`;
      phrasesBy.set(key, [...(phrasesBy.get(key) ?? []), { words, kind }]);
    } else if (!kinds.has(head)) {
      kinds.set(head, kind);
      for (const sound of head.length < 5 ? [] : soundsOf(head))
        if (!soundsBy.has(sound)) soundsBy.set(sound, kind);
    }
  }
}
for (const phrases of phrasesBy.values()) phrases.sort((one, two) => two.words.length - one.words.length);
const FAMILY: ReadonlySet<string> = new Set(ROLES.family.map(fold));

const singular = (plain: string): string => plain.replace(/(?<=...)[sx]$/, '');
const isSame = (line: Line, at: number, word: string): boolean =>
  [plainAt(line, at), writtenAt(line, at)].some((own) => own === word || singular(own) === word);

/** The kind and the last word of the role whose first word stands at a place. */
const roleAt = (line: Line, at: number): { kind: RoleKind; to: number } | null => {
  const plain = plainAt(line, at);
  const next = plainAt(line, at + 1);
  const forms = [...new Set([plain, singular(plain), writtenAt(line, at), `${plain}e`])];
  for (const form of forms) {
    const phrases = phrasesBy.get(`${form} ${next}`) ?? phrasesBy.get(`${form} ${singular(next)}`) ?? [];
    const found = phrases.find(({ words }) =>
      words.every((word, offset) => offset === 0 || isSame(line, at + offset, word)),
    );
    if (found !== undefined) return { kind: found.kind, to: at + found.words.length - 1 };
    const kind = kinds.get(form);
    if (kind !== undefined) return { kind, to: at };
  }
  const sounds = line.words[at]?.sounds ?? [];
  if (sounds.length === 0 || plain.length < 4 || isFrench(plain)) return null;
  const joined = /^[ld](?=\p{L}{3})/u.test(plain) ? kinds.get(plain.slice(1)) : undefined;
  const kind = joined ?? sounds.map((sound) => soundsBy.get(sound)).find((one) => one !== undefined);
  return kind === undefined ? null : { kind, to: at };
};

const COMPLEMENT = new Set(['de', 'du', 'des', 'd']);
const NOT_NOUN = /(?:er|ir|oir|re)$/;

/** "du magasin", "de maths", "d'équipe", "de la sécurité": one more word that says which one. */
const endOfComplement = (line: Line, to: number): number => {
  const [of, next] = [plainAt(line, to + 1), plainAt(line, to + 2)];
  if (!COMPLEMENT.has(of) || isBreak(line, to + 1) || isBreak(line, to + 2)) return to;
  const noun = ['la', 'le', 'l', 'ma', 'mon', 'sa', 'son', 'notre', 'un', 'une'].includes(next)
    ? to + 3
    : to + 2;
  const raw = line.words[noun]?.raw ?? '';
  const isNoun =
    /^\p{Ll}/u.test(raw) && !NOT_NOUN.test(plainAt(line, noun)) && plainAt(line, noun).length > 2;
  return isNoun && !isBreak(line, noun) ? noun : to;
};

const genderOf = (determiner: string, written: string): RoleSpan['gender'] => {
  if (FEMININE.has(determiner)) return 'f';
  if (/(?:euse|trice|iere|ienne|esse|cheffe|nne|ante|ente)$/.test(written)) return 'f';
  return MASCULINE.has(determiner) || determiner === 'mon' ? 'm' : null;
};

/** The role whose determiner stands at a place, if one does. */
export const roleFrom = (line: Line, from: number): RoleSpan | null => {
  const determiner = plainAt(line, from);
  const isJoined = /^[ld]\p{L}{4}/u.test(determiner) && line.words[from]?.sounds.length !== 0;
  const isContracted = determiner === 'o';
  const isDetermined = DETERMINERS.has(determiner) || NUMBERS.has(determiner) || isContracted;
  if (!isDetermined && !(isJoined && isTokenStart(line, from))) return null;
  // "la" before a participle was opened to "le a"; "ladjoint" to "le adjoint".
  const isOpened = plainAt(line, from + 1) === 'a' && !isTokenStart(line, from + 1);
  let head = isDetermined ? (isOpened ? from + 2 : from + 1) : from;
  const last = head + 2;
  while (head < last && !roleStartsAt(line, head) && isAdjective(line, head)) head += 1;
  const role = isBreak(line, head) && head > from ? null : roleAt(line, head);
  if (role === null) return null;
  const isPlural = PLURAL.has(determiner) || NUMBERS.has(plainAt(line, from + 1));
  return {
    from,
    to: endOfComplement(line, role.to),
    head,
    kind: kindWith(role.kind, determiner, role.to === head && FAMILY.has(plainAt(line, head))),
    isPlural: isPlural && determiner !== '1',
    gender: genderOf(determiner, writtenAt(line, head)),
  };
};

/** "ma fille" is family; "la fille" and "le fils" are of somebody else. */
const kindWith = (kind: RoleKind, determiner: string, isFamilyWord: boolean): RoleKind => {
  if (!isFamilyWord) return kind;
  if (OWN.has(determiner)) return 'family';
  if (determiner === 'sa' || determiner === 'son') return 'relative';
  return kind === 'family' ? 'work' : kind;
};

const roleStartsAt = (line: Line, at: number): boolean =>
  roleAt(line, at) !== null &&
  !(isAdjective(line, at) && roleAt(line, at + 1) !== null && !isBreak(line, at + 1));
const isAdjective = (line: Line, at: number): boolean =>
  ADJECTIVES.has(plainAt(line, at)) || NUMBERS.has(plainAt(line, at));

/** The words of the role as they were written, without the determiner. */
export const roleWords = (text: string, line: Line, { head, to }: RoleSpan): string =>
  text.slice(line.words[head]?.start ?? 0, line.words[to]?.end ?? 0);
