/** Who is spoken of in a sentence: names and roles, joined where they are of one person ("Ghislain, mon gérant"). */
import { afterToken, isAt, isBreak, type Line } from './line.ts';
import { type Mention, mentionOf, spanOf } from './mention.ts';
import { endOfName } from './names.ts';
import { roleFrom } from './roles.ts';

/**
 * The mentions of a sentence, each person once for each time they are spoken of.
 * @param known folded parts of the names told so far
 * @param naming places at which a name is told
 */
export const mentionsOf = (
  line: Line,
  known: ReadonlySet<string>,
  naming: ReadonlySet<number>,
): Mention[] => {
  const people: Mention[] = [];
  let last: Mention | undefined;
  for (let at = 0; at < line.words.length; ) {
    const next = readAt(line, at, known, naming, last);
    at = afterToken(line, next?.to ?? at);
    if (next === null) continue;
    last = next;
    const before = people.at(-1);
    if (before !== undefined && isApposition(line, before, next))
      people.splice(-1, 1, together(before, next));
    else if (before !== undefined && isLateName(line, before, next))
      people.splice(-1, 1, { ...together(before, next), to: before.to });
    else people.push(next);
  }
  return people;
};

const readAt = (
  line: Line,
  at: number,
  known: ReadonlySet<string>,
  naming: ReadonlySet<number>,
  last: Mention | undefined,
): Mention | null => {
  if (line.isQuoted[at] === true) return null;
  const role = roleFrom(line, at);
  if (role !== null) return role;
  // Behind a role, or in a list of names, any capital is a name: "l'adjudant Colin", "Hervé, Ulrike".
  const follows = last?.to === at - 1 && (last.name === null || isBreak(line, at));
  const to = endOfName(line, at, known, naming.has(at) || follows);
  if (to === null) return null;
  const span = spanOf(line, 'name', at, to);
  return mentionOf(line, at, to, { name: line.text.slice(span.start, span.end), spans: [span] });
};

/** "mon gérant Ghislain", "Ghislain, mon gérant", "Manue la plongeuse", "Pascal Brun (le livreur)"; not "Karim et mon chef". */
const isApposition = (line: Line, one: Mention, two: Mention): boolean => {
  if ((one.name !== null) === (two.name !== null) || (one.name !== null && one.role !== null)) return false;
  // "Au pot de Jacqueline, mon manager m'a attrapée".
  if (one.beside === 'comme' || (one.beside === 'de' && isAt(line, two.to + 1, 'subject of'))) return false;
  // "L'animateur, un dénommé Loïc".
  const between = line.words.slice(one.to + 1, two.from);
  if (between.some((_, offset) => !isAt(line, one.to + 1 + offset, 'called'))) return false;
  if (one.isPlural || two.isPlural || (two.beside !== null && two.beside !== one.beside)) return false;
  return /^(?:\s|[,(:–—-]|\.(?=\s))*$/.test(line.gaps[two.from] ?? '') || one.name === null;
};

const together = (one: Mention, two: Mention): Mention => ({
  ...one,
  to: two.to,
  name: one.name ?? two.name,
  role: one.role ?? two.role,
  spans: [...one.spans, ...two.spans],
  kind: one.kind ?? two.kind,
  gender: one.gender ?? two.gender,
  isNew: one.isNew || two.isNew,
  isOther: one.isOther || two.isOther,
  isSame: one.isSame || two.isSame,
});

/** "C'est le régisseur lumière dont je parle, Stéphane Quéméner.": a name alone between signs belongs to the role told before it. */
const isLateName = (line: Line, role: Mention, { name, beside, from, to }: Mention): boolean =>
  role.name === null &&
  !role.isPlural &&
  role.kind !== 'family' &&
  role.beside !== 'de' &&
  name !== null &&
  beside === null &&
  isBreak(line, from) &&
  (to === line.words.length - 1 || isBreak(line, to + 1));
