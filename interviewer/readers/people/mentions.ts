/** Who is spoken of in a sentence: names and roles, joined where they are of one person ("Ghislain, mon gérant"). */
import { afterToken, BESIDE, isBreak, type Line, plainAt } from './line.ts';
import { type NameContext, nameAt } from './names.ts';
import { type RoleKind, type RoleSpan, roleFrom, roleWords } from './roles.ts';

/** Words of a sentence that stand for a person. */
export interface Span {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** A person as one sentence speaks of them. */
export interface Mention {
  /** The first and the last word of all that stands for them. */
  from: number;
  to: number;
  name: string | null;
  nameSpan: Span | null;
  role: string | null;
  roleSpan: Span | null;
  kind: RoleKind | null;
  isPlural: boolean;
  gender: 'f' | 'm' | null;
  /** "l'autre chef", "un autre". */
  isOther: boolean;
  /** "Le même homme", "ce mec": the one told before. */
  isSame: boolean;
  /** The word before, where it is a preposition or "comme". */
  beside: string | null;
}

const spanOf = ({ words }: Line, from: number, to: number): Span => ({
  from,
  to,
  start: words[from]?.start ?? 0,
  end: words[to]?.end ?? 0,
});

const besideOf = (line: Line, from: number): string | null => {
  const before = plainAt(line, from - 1);
  const own = plainAt(line, from);
  if (own === 'au' || own === 'aux' || own === 'o') return 'a';
  if (isBreak(line, from)) return null;
  if (before === 'pas' || (before === 'meme' && plainAt(line, from - 2) !== 'moi')) return 'comme';
  return BESIDE.has(before) && !(before === 'a' && plainAt(line, from - 2) === 'il') ? before : null;
};

const DEMONSTRATIVES = new Set(['ce', 'cet', 'cette']);

const ofRole = (text: string, line: Line, role: RoleSpan): Mention => ({
  from: role.from,
  to: role.to,
  name: null,
  nameSpan: null,
  role: roleWords(text, line, role),
  roleSpan: spanOf(line, role.from, role.to),
  kind: role.kind,
  isPlural: role.isPlural,
  gender: role.gender,
  isOther:
    line.words.slice(role.from, role.head).some(({ plain }) => plain === 'autre') ||
    /^lotre?$/.test(plainAt(line, role.from)),
  isSame:
    DEMONSTRATIVES.has(plainAt(line, role.from)) ||
    line.words.slice(role.from + 1, role.head).some(({ plain }) => plain === 'meme'),
  beside: besideOf(line, role.from),
});

/** All names and roles of a sentence, in order, none inside another. */
const singleMentions = (
  text: string,
  line: Line,
  context: NameContext,
  isNamingAt: ReadonlySet<number>,
): Mention[] => {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < line.words.length) {
    const next = readAt(
      text,
      line,
      at,
      { ...context, isNaming: context.isNaming || isNamingAt.has(at) },
      mentions.at(-1),
    );
    if (next !== null) mentions.push(next);
    at = next === null ? at + 1 : afterToken(line, next.to);
  }
  return mentions;
};

const LISTING = new Set(['et', 'e', 'avec', 'ou']);

const readAt = (
  text: string,
  line: Line,
  at: number,
  context: NameContext,
  last: Mention | undefined,
): Mention | null => {
  if (line.isQuoted[at] === true) return null;
  const role = roleFrom(line, at);
  if (role !== null) return ofRole(text, line, role);
  // Behind a role, or in a list of names, any capital is a name: "l'adjudant Colin", "Hervé, Ulrike".
  const follows = last !== undefined && last.to === at - 1 && (last.name === null || isBreak(line, at));
  const isSet = last !== undefined && last.name === null && last.to > at - 5 && isBreak(line, at);
  const isListed = last?.name != null && last.to === at - 2 && LISTING.has(plainAt(line, at - 1));
  const isInitial = at === 0;
  const name = nameAt(line, at, {
    ...context,
    isNaming: context.isNaming || ((follows || isListed || (isSet && isBreak(line, at + 1))) && !isInitial),
  });
  if (name === null) return null;
  const span = spanOf(line, name.nameFrom, name.to);
  return {
    from: name.from,
    to: name.to,
    name: text.slice(span.start, span.end),
    nameSpan: span,
    role: null,
    roleSpan: null,
    kind: null,
    isPlural: false,
    gender: null,
    isOther: false,
    isSame: false,
    beside: besideOf(line, name.from),
  };
};

/** The mentions of a sentence, each person once for each time they are spoken of. */
export const mentionsOf = (
  text: string,
  line: Line,
  context: NameContext,
  isNamingAt: ReadonlySet<number>,
): Mention[] => joined(line, singleMentions(text, line, context, isNamingAt));

const joined = (line: Line, mentions: readonly Mention[]): Mention[] => {
  const people: Mention[] = [];
  for (const next of mentions) {
    const last = people.at(-1);
    if (last !== undefined && isApposition(line, last, next))
      people[people.length - 1] = together(last, next);
    else people.push(next);
  }
  return withLateNames(line, people);
};

/** Between a role and its name: "l'animateur, un dénommé Loïc". */
const CALLED = new Set(
  'un une certain certaine denomme denommee nomme nommee dit dite prenomme prenommee appele appelee surnomme surnommee'.split(
    ' ',
  ),
);

/** Behind a subject: "au pot de Jacqueline, mon manager m'a attrapée". */
const SUBJECT_OF = new Set(['me', 'a', 'est', 'nous', 'il', 'elle', 'ne', 'se']);

/** "mon gérant Ghislain", "Ghislain, mon gérant", "Manue la plongeuse", "Pascal Brun (le livreur)"; not "Karim et mon chef". */
const isApposition = (line: Line, one: Mention, two: Mention): boolean => {
  if (one.beside === 'comme' || (one.beside === 'de' && SUBJECT_OF.has(plainAt(line, two.to + 1))))
    return false;
  const between = line.words.slice(one.to + 1, two.from);
  if (!between.every(({ plain }) => CALLED.has(plain)) || (one.name !== null) === (two.name !== null))
    return false;
  if (one.isPlural !== two.isPlural || one.isPlural) return false;
  if (two.beside !== null && two.beside !== one.beside) return false;
  if (one.name !== null && one.role !== null) return false;
  return /^(?:\s|[,(:–—-]|\.(?=\s))*$/.test(line.gaps[two.from] ?? '') || one.name === null;
};

const together = (one: Mention, two: Mention): Mention => ({
  ...one,
  to: two.to,
  name: one.name ?? two.name,
  nameSpan: one.nameSpan ?? two.nameSpan,
  role: one.role ?? two.role,
  roleSpan: one.roleSpan ?? two.roleSpan,
  kind: one.kind ?? two.kind,
  gender: one.gender ?? two.gender,
  isOther: one.isOther || two.isOther,
  isSame: one.isSame || two.isSame,
});

/** "C'est le régisseur lumière dont je parle, Stéphane Quéméner.": a name alone between signs belongs to the role told before it. */
const withLateNames = (line: Line, people: readonly Mention[]): Mention[] => {
  const kept: Mention[] = [];
  for (const [at, one] of people.entries()) {
    const last = kept.at(-1);
    const isAlone =
      one.name !== null &&
      one.role === null &&
      isBreak(line, one.from) &&
      isEnd(line, one.to, people[at + 1]);
    const isRole =
      last !== undefined &&
      last.name === null &&
      !last.isPlural &&
      last.kind !== 'family' &&
      last.beside !== 'de';
    if (isAlone && isRole && one.beside === null)
      kept[kept.length - 1] = { ...together(last, one), to: last.to };
    else kept.push(one);
  }
  return kept;
};

const isEnd = (line: Line, to: number, next: Mention | undefined): boolean =>
  (to === line.words.length - 1 || isBreak(line, to + 1)) &&
  !(next !== undefined && next.name !== null && next.from <= to + 2);
