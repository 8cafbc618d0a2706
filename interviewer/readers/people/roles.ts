/** Where roles and occupations stand in a sentence: "mon chef de rayon", "la cheffe", "lchef", "un voyageur". */
import { fold } from '../../text/fold.ts';
import { soundsOf } from '../../text/sound.ts';
import { isFrench } from '../../text/spelling.ts';
import { isAt, isBetween, isBreak, isOf, isTokenStart, type Line, plainAt, writtenAt } from './line.ts';
import { type Mention, mentionOf, type RoleKind, spanOf } from './mention.ts';
import ROLES from './roles.json' with { type: 'json' };

interface Role {
  words: readonly string[];
  kind: RoleKind;
}

/** The longest first. */
const byHead = new Map<string, Role[]>();
const bySound = new Map<string, RoleKind>();
for (const [kind, roles] of Object.entries(ROLES) as [keyof typeof ROLES, string[]][]) {
  for (const role of roles) {
    const words = fold(role).split(/[\s'+]+/);
    const [head = ''] = words;
    byHead.set(head, [...(byHead.get(head) ?? []), { words, kind }]);
    if (words.length > 1 || head.length < 5) continue;
    for (const sound of soundsOf(head)) if (!bySound.has(sound)) bySound.set(sound, kind);
  }
}
for (const roles of byHead.values()) roles.sort((one, two) => two.words.length - one.words.length);
const FAMILY: ReadonlySet<string> = new Set(ROLES.family.map(fold));

const singular = (plain: string): string => plain.replace(/(?<=...)[sx]$/, '');
const isSame = (line: Line, at: number, word: string): boolean =>
  [plainAt(line, at), writtenAt(line, at)].some((own) => own === word || singular(own) === word);

/** The kind and the last word of the role whose first word stands at a place. */
const roleAt = (line: Line, at: number): { kind: RoleKind; to: number } | null => {
  const plain = plainAt(line, at);
  for (const form of new Set([plain, singular(plain), writtenAt(line, at)])) {
    const found = byHead
      .get(form)
      ?.find(({ words }) => words.every((word, offset) => offset === 0 || isSame(line, at + offset, word)));
    if (found !== undefined) return { kind: found.kind, to: at + found.words.length - 1 };
  }
  const sounds = line.words[at]?.sounds ?? [];
  if (sounds.length === 0 || plain.length < 4 || isFrench(plain)) return null;
  const joined = /^[ld](?=\p{L}{3})/u.test(plain) ? byHead.get(plain.slice(1))?.at(-1)?.kind : undefined;
  const kind = joined ?? sounds.map((sound) => bySound.get(sound)).find((one) => one !== undefined);
  return kind === undefined ? null : { kind, to: at };
};

/** "du magasin", "de maths", "d'équipe", "de la sécurité": one more word that says which one. */
const endOfComplement = (line: Line, to: number): number => {
  if (!isAt(line, to + 1, 'of') || isBreak(line, to + 1) || isBreak(line, to + 2)) return to;
  const noun = isAt(line, to + 2, 'articles') ? to + 3 : to + 2;
  const isNoun = /^\p{Ll}/u.test(line.words[noun]?.raw ?? '') && plainAt(line, noun).length > 2;
  return isNoun && !isBreak(line, noun) ? noun : to;
};

const genderOf = (determiner: string, written: string): Mention['gender'] => {
  if (isOf('feminine', determiner)) return 'f';
  if (/(?:euse|trice|iere|ienne|esse|cheffe|nne|ante|ente)$/.test(written)) return 'f';
  return isOf('masculine', determiner) ? 'm' : null;
};

/** "ma fille" is family; "la fille" and "le fils" are of somebody else. */
const kindWith = (kind: RoleKind, determiner: string, isFamilyWord: boolean): RoleKind => {
  if (!isFamilyWord) return kind;
  if (isOf('own', determiner)) return 'family';
  if (determiner === 'sa' || determiner === 'son') return 'relative';
  return kind === 'family' ? 'work' : kind;
};

/** "Le nouveau chef", but "le nouveau". */
const isAdjective = (line: Line, at: number): boolean =>
  isAt(line, at, 'adjectives') && (roleAt(line, at) === null || roleAt(line, at + 1) !== null);

/** The role whose determiner stands at a place, if one does. */
export const roleFrom = (line: Line, from: number): Mention | null => {
  const determiner = plainAt(line, from);
  const isDetermined = isOf('determiners', determiner);
  const isJoined = /^[ld]\p{L}{4}/u.test(determiner) && line.words[from]?.sounds.length !== 0;
  if (!isDetermined && !(isJoined && isTokenStart(line, from))) return null;
  // "la" before a participle was opened to "le a"; "ladjoint" to "le adjoint".
  const isOpened = plainAt(line, from + 1) === 'a' && !isTokenStart(line, from + 1);
  let head = from + (isOpened ? 2 : isDetermined ? 1 : 0);
  const last = head + 2;
  while (head < last && isAdjective(line, head)) head += 1;
  const role = isBreak(line, head) && head > from ? null : roleAt(line, head);
  if (role === null) return null;
  const to = endOfComplement(line, role.to);
  const { start, end } = spanOf(line, 'role', head, to);
  const isOther = isBetween(line, from, head, 'other') || /^lotre?$/.test(determiner);
  return mentionOf(line, from, to, {
    role: line.text.slice(start, end),
    spans: [spanOf(line, 'role', from, to)],
    kind: kindWith(role.kind, determiner, role.to === head && FAMILY.has(plainAt(line, head))),
    isPlural: determiner !== '1' && (isOf('plural', determiner) || isAt(line, from + 1, 'numbers')),
    gender: genderOf(determiner, writtenAt(line, head)),
    isOther,
    isNew: isOther || isOf('indefinite', determiner),
    isSame: isOf('demonstratives', determiner) || isBetween(line, from + 1, head, 'same'),
  });
};
