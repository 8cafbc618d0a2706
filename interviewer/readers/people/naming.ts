/** Names that are told late: "il s'appelle X", "c'est X", "le chauffeur c'est X", or a name as the whole answer. */
import type { Asked } from '../finding.ts';
import { isAt, isBetween, isBreak, type Line, plainAt } from './line.ts';
import { authorOf, clear, give, type Known, type Memory, nameLater, withoutName } from './memory.ts';
import type { Mention } from './mention.ts';
import { nameParts } from './names.ts';
import type { Placed, Scene } from './scene.ts';

const isCalled = (line: Line, at: number): boolean =>
  isAt(line, at, 'calls') && plainAt(line, at - 1) === 'se';
const isThatIs = (line: Line, at: number): boolean =>
  (plainAt(line, at - 1) === 'ce' && isAt(line, at, 'is')) || (plainAt(line, at) === 'c' && at > 0);
const isSign = (line: Line, at: number): boolean => /:/.test(line.gaps[at] ?? '');

/** The places at which a name is told, before the names are read. */
export const namingPlaces = (line: Line): ReadonlySet<number> =>
  new Set(
    line.words.flatMap((_, at) => {
      const isTold = isCalled(line, at) || isThatIs(line, at) || isSign(line, at + 1);
      const isNamed = isAt(line, at, 'name words') && isBreak(line, at + 1);
      return isTold || isNamed || isAt(line, at, 'so called') || isAt(line, at, 'corrected') ? [at + 1] : [];
    }),
  );

/**
 * Joins the names that this sentence tells late to those whom they belong to.
 * @param isCorrected the turn puts something right
 */
export const readNaming = (scene: Scene, asked: Asked, isCorrected: boolean): void => {
  const { line, placed, memory } = scene;
  for (const [index, one] of placed.entries()) {
    const { mention, known } = one;
    const [before, next] = [placed[index - 1], placed[index + 1]];
    if (mention.name === null || mention.beside !== null || isSomebodyElse(scene, one, next, isCorrected))
      continue;
    if (known.isCleared) continue;
    const wrong =
      before === undefined ? isCorrected && nearlyNamed(memory, one) : isPutRight(line, one, before);
    if (wrong) {
      withoutName(wrong);
      join(scene, known, wrong);
    } else if (isNamed(line, mention) && known.part !== 'witness') nameSomebody(scene, one);
  }
  if (isAnswer(line, placed)) readAnswer(scene, asked);
};

/** "Rachid c'est le délégué", "diop c lotre chef", "Élodie c'est moi": nobody who was meant. */
const isSomebodyElse = (
  { line, memory }: Scene,
  one: Placed,
  next: Placed | undefined,
  isCorrected: boolean,
): boolean => {
  const { to } = one.mention;
  if (!isThatIs(line, to + 2)) return false;
  const isOther = next !== undefined && next.mention.from <= to + 4 && (next.mention.isOther || isCorrected);
  if (isOther) next.known.isCleared = true;
  if (!isOther && plainAt(line, to + 3) !== 'moi') return false;
  clear(memory, one.known);
  return true;
};

/** "Karim, pardon, Mourad". */
const isPutRight = (line: Line, { mention, known }: Placed, before: Placed): Known | false =>
  before.mention.name !== null &&
  before.known !== known &&
  mention.from - before.mention.to < 6 &&
  isBetween(line, before.mention.to + 1, mention.from, 'corrected') &&
  before.known;

/** "Pardon, Fabrice Delmatte": somebody told before, of whose name a part is the same. */
const nearlyNamed = ({ people }: Memory, { known }: Placed): Known | undefined => {
  const parts = nameParts(known.name ?? '');
  return people.findLast((one) => {
    const others = nameParts(one.name ?? '');
    const isNear = others.length === parts.length && others.some((part) => parts.includes(part));
    return one !== known && one.part !== null && parts.length > 1 && isNear;
  });
};

/** The name belongs to somebody told before; whatever else the sentence says of it is said of them. */
const join = ({ memory, placed, here }: Scene, named: Known, owner: Known): void => {
  if (named === owner) return;
  nameLater(memory, named, owner);
  here.add(owner);
  for (const one of placed) if (one.known === named) one.known = owner;
};

/** "Il s'appelle X", "c'est X", "X il s'appelle", "son nom : X". */
const isNamed = (line: Line, { from, to }: Mention): boolean => {
  if (isCalled(line, from - 1) || isCalled(line, from - 2)) return true;
  // "C'est Inès de la compta qui me l'a dit".
  let end = to + 1;
  while (end < to + 6 && !isBreak(line, end)) end += 1;
  if (isThatIs(line, from - 1) && !isBetween(line, to + 1, end, 'followed')) return true;
  const isCalledBehind = [1, 2, 3, 4].some((offset) => isCalled(line, to + offset));
  if (isCalledBehind && isBetween(line, to + 1, to + 3, 'called behind')) return true;
  return /[:,]/.test(line.gaps[from] ?? '') && isBetween(line, 0, from, 'name bearers');
};

const nameSomebody = (scene: Scene, { known, mention }: Placed): void => {
  const owner = ownerOf(scene);
  const isByName = isBetween(scene.line, 0, scene.line.words.length, 'name words');
  if (owner === undefined) give([known], 'author', 'told by name');
  else if (mention.role === null || owner.role === null || isByName) join(scene, known, owner);
};

/** Who is named: an unnamed person of this turn, else the author, else whoever of earlier turns has no name yet. */
const ownerOf = ({ memory, here }: Scene): Known | undefined => {
  const open = memory.people.filter(({ name, part, isPlural, isCleared }) => {
    const isUnnamed = name === null && !isPlural && !isCleared;
    return isUnnamed && (part === 'author' || part === 'witness');
  });
  const inTurn = open.findLast((one) => here.has(one));
  const author = open.findLast(({ part }) => part === 'author');
  return inTurn ?? author ?? (memory.isAuthorUnsaid ? undefined : open.at(-1));
};

/** The sentence is a name, or several, and nothing else. */
const isAnswer = (line: Line, placed: readonly Placed[]): boolean => {
  const [first] = placed;
  if (first === undefined) return false;
  const rest = line.words.flatMap((_, at) => {
    const isInside = placed.some(({ mention }) => mention.from <= at && at <= mention.to);
    return isInside || isAt(line, at, 'beside answers') ? [] : [at];
  });
  const { to } = first.mention;
  const isAside = (at: number): boolean => at > to && isBreak(line, to + 1) && !isAt(line, at, 'no answer');
  return rest.length < 3 && rest.every(isAside);
};

const isUnsaid = (memory: Memory): boolean => memory.isAuthorUnsaid && authorOf(memory) === undefined;

const readAnswer = (scene: Scene, asked: Asked): void => {
  const { memory, placed } = scene;
  const isAsked = asked === 'witnesses' || asked === 'people' || isUnsaid(memory);
  const named = placed.filter(({ mention }) => mention.name !== null || isAsked);
  for (const { known } of named) {
    if (known.part !== null || known.isCleared) continue;
    if (asked === 'witnesses') give([known], 'witness', 'the answer to who saw it');
    else if (asked === 'people' || named.length === 1) readAuthor(scene, known, asked === 'people');
  }
};

const readAuthor = (scene: Scene, known: Known, isAsked: boolean): void => {
  const { memory } = scene;
  const isRole = known.name === null && !authorOf(memory)?.isPlural;
  const owner = isRole ? undefined : ownerOf(scene);
  if (owner !== undefined) join(scene, known, owner);
  else if (isRole || isAsked || memory.isAuthorUnsaid) give([known], 'author', 'the answer to who did it');
};
