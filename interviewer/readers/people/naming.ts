/** Names that are told late: "il s'appelle X", "c'est X", "le chauffeur c'est X", or a name as the whole answer. */
import type { Asked } from '../finding.ts';
import { isBreak, type Line, plainAt } from './line.ts';
import { authorOf, clear, give, type Known, type Memory, nameLater } from './memory.ts';
import { nameParts } from './names.ts';
import type { Scene } from './scene.ts';
import type { Placed } from './subjects.ts';

const IS = new Set(['est', 'etait', 'sont']);
const CALLED = new Set(
  'appelle appele appelait apelle apel appel appell nomme prenomme appellent'.split(' '),
);
const NAMED = new Set(['nom', 'prenom', 'identite', 'complet', 'famille']);
const CERTAIN = new Set(['certain', 'certaine', 'denomme', 'denommee', 'nomme', 'nommee', 'prenomme']);
const CORRECTED = new Set(
  'non pardon erreur plutot rectification enfin oups attendez trompe trompee confonds'.split(' '),
);
const BESIDE_ANSWER = new Set(
  'bon alors oui ben euh donc c ce est lui elle je crois croi jcroi pense un une certain certaine il y avec et e puis'.split(
    ' ',
  ),
);

const isCalled = (line: Line, at: number): boolean =>
  CALLED.has(plainAt(line, at)) && plainAt(line, at - 1) === 'se';
const isThatIs = (line: Line, at: number): boolean =>
  (plainAt(line, at - 1) === 'ce' && IS.has(plainAt(line, at))) || (plainAt(line, at) === 'c' && at > 0);

/** The places at which a name is told, before the names are read. */
export const namingPlaces = (line: Line): ReadonlySet<number> => {
  const places = new Set<number>();
  for (const [at, { plain }] of line.words.entries()) {
    const isTold =
      isCalled(line, at) || isThatIs(line, at) || (NAMED.has(plain) && /:/.test(line.gaps[at + 1] ?? ''));
    if (
      (NAMED.has(plain) && isBreak(line, at + 1)) ||
      isTold ||
      CERTAIN.has(plain) ||
      /:/.test(line.gaps[at + 1] ?? '')
    )
      places.add(at + 1);
    if (CORRECTED.has(plain)) places.add(at + 1);
  }
  return places;
};

/** Joins the names that this sentence tells late to those whom they belong to. */
export const readNaming = (scene: Scene, asked: Asked, corrected: boolean): void => {
  const { line, placed } = scene;
  for (const [index, one] of placed.entries()) {
    if (one.mention.beside !== null) continue;
    if (one.mention.name === null) {
      readRole(scene, index);
      continue;
    }
    const before = placed[index - 1];
    if (readOtherRole(scene, index, corrected)) continue;
    if (one.known.isCleared) continue;
    const mistaken = before === undefined && corrected ? nearlyNamed(scene, one) : undefined;
    if (mistaken !== undefined) replace(scene, mistaken, one.known);
    else if (isCorrection(line, one, before)) replace(scene, before.known, one.known);
    else if (isRoleNamed(line, one, before)) nameRole(scene, before, one.known);
    else if (isNamed(line, one)) nameSomebody(scene, one);
  }
  if (isAnswer(line, placed)) readAnswer(scene, asked);
};

/** "Rachid c'est le délégué", "diop c lotre chef", "Élodie c'est moi": somebody else than who was meant. */
const readOtherRole = (scene: Scene, index: number, corrected: boolean): boolean => {
  const { line, placed, memory } = scene;
  const one = placed[index];
  if (one === undefined || !isThatIs(line, one.mention.to + 2)) return false;
  const next = placed[index + 1];
  const isSelf = plainAt(line, one.mention.to + 3) === 'moi';
  const isOther =
    next !== undefined && next.mention.from <= one.mention.to + 4 && (next.mention.isOther || corrected);
  const { known } = one;
  const isRole = next !== undefined && next.mention.name === null && next.mention.from <= one.mention.to + 4;
  if (!isSelf && !isOther && isRole && next.known.part === null) join(scene, next.known, known);
  else if (!isSelf && !isOther && isRole && known.part === null) join(scene, known, next.known);
  if (isSelf || isOther) {
    clear(memory, known);
    if (next !== undefined && isOther) next.known.isCleared = true;
  }
  return isSelf || isOther;
};

/** "C'est mon tuteur": the role of an author who was only named, or of somebody who was only "il". */
const readRole = (scene: Scene, index: number): void => {
  const { line, placed, memory } = scene;
  const one = placed[index];
  if (one === undefined || one.known.part !== null || one.known.isCleared || one.known.kind === 'family')
    return;
  if (index > 0 || one.mention.from > 3 || !isThatIs(line, one.mention.from - 1)) return;
  if (['qui', 'que', 'dont'].includes(plainAt(line, one.mention.to + 1)) || one.known.isPlural) return;
  const author = authorOf(memory);
  if (author !== undefined && author.role === null) join(scene, one.known, author);
  else if (author === undefined && (memory.isAuthorUnsaid || line.words.length < 8))
    give(one.known, 'author', 'told by role');
};

const isCorrection = (line: Line, one: Placed, before: Placed | undefined): before is Placed =>
  before !== undefined &&
  before.mention.name !== null &&
  before.known !== one.known &&
  line.words.slice(before.mention.to + 1, one.mention.from).some(({ plain }) => CORRECTED.has(plain)) &&
  one.mention.from - before.mention.to < 6;

/** "Pardon, Fabrice Delmatte": somebody told before, of whose name a part is the same. */
const nearlyNamed = ({ memory }: Scene, { known }: Placed): Known | undefined => {
  const parts = nameParts(known.name ?? '');
  return memory.people.findLast(
    (one) =>
      one !== known &&
      one.part !== null &&
      nameParts(one.name ?? '').length === parts.length &&
      parts.length > 1 &&
      nameParts(one.name ?? '').some((part) => parts.includes(part)),
  );
};

const replace = (scene: Scene, wrong: Known, right: Known): void => {
  wrong.places = wrong.places.filter(({ what }) => what !== 'name');
  wrong.given = new Set([...wrong.given].filter(({ what }) => what !== 'name'));
  wrong.name = null;
  join(scene, right, wrong);
};

/** The name belongs to somebody told before; whatever else the sentence says of it is said of them. */
const join = ({ memory, placed, here }: Scene, named: Known, owner: Known): void => {
  nameLater(memory, named, owner);
  here.add(owner);
  for (const one of placed) if (one.known === named) one.known = owner;
};

/** "Le capitaine c'est X", "Le chef : X". */
const isRoleNamed = (line: Line, { mention }: Placed, before: Placed | undefined): before is Placed => {
  if (before === undefined || before.mention.name !== null || before.mention.beside !== null) return false;
  const isSign = before.mention.to === mention.from - 1 && /:/.test(line.gaps[mention.from] ?? '');
  return isSign || (isThatIs(line, mention.from - 1) && mention.from - before.mention.to <= 5);
};

const nameRole = (scene: Scene, { known }: Placed, named: Known): void => {
  if (known === named) return;
  if (!known.isPlural) join(scene, named, known);
  if (isUnsaid(scene.memory) && known.kind !== 'family') give(known, 'author', 'told by name');
  else if (known.isPlural && known.part !== null) give(named, known.part, 'told by name');
};

const isNamed = (line: Line, { mention }: Placed): boolean => {
  const { from, to } = mention;
  const isBefore =
    isCalled(line, from - 1) ||
    isCalled(line, from - 2) ||
    (isThatIs(line, from - 1) && !isFollowed(line, to));
  const words = line.words.slice(to + 1, to + 5).map(({ plain }) => plain);
  const isBehind =
    words.some((_, offset) => isCalled(line, to + 1 + offset)) &&
    words.slice(0, 2).some((plain) => plain === 'il' || plain === 'elle' || plain === 'se');
  const isName =
    line.words.slice(to + 1, to + 8).some(({ plain }) => NAMED.has(plain)) ||
    (/[:,]/.test(line.gaps[from] ?? '') &&
      line.words
        .slice(0, from)
        .some(({ plain }) => NAMED.has(plain) || plain === 'carte' || plain === 'badge'));
  return isBefore || isBehind || isName;
};

/** "C'est Inès de la compta qui me l'a dit". */
const isFollowed = (line: Line, to: number): boolean => {
  for (let at = to + 1; at <= to + 5 && !isBreak(line, at); at += 1)
    if (['qui', 'que', 'moi'].includes(plainAt(line, at))) return true;
  return false;
};

const isNameWord = ({ words }: Line): boolean =>
  words.some(({ plain }) => plain === 'nom' || plain === 'prenom');

const nameSomebody = (scene: Scene, { known, mention }: Placed): void => {
  const { memory, here, line } = scene;
  if (known.part === 'witness') return;
  const gender = line.words
    .slice(Math.max(0, mention.from - 5), mention.from)
    .some(({ plain }) => plain === 'elle' || plain === 'el')
    ? 'f'
    : null;
  const owner = ownerOf(memory, here, known, gender);
  if (owner === undefined) give(known, 'author', 'told by name');
  else if (mention.role === null || owner.role === null || isNameWord(line)) join(scene, known, owner);
};

/** Who is named: an unnamed person of this turn, else the author, else whoever of earlier turns has no name yet. */
const ownerOf = (
  memory: Memory,
  here: ReadonlySet<Known>,
  named: Known,
  gender: 'f' | 'm' | null,
): Known | undefined => {
  const isOpen = (one: Known): boolean =>
    one !== named &&
    !one.isPlural &&
    one.name === null &&
    !one.isCleared &&
    (one.part === 'author' || one.part === 'witness') &&
    (gender === null || one.gender !== 'm');
  const inTurn = memory.people.findLast((one) => here.has(one) && isOpen(one));
  if (inTurn !== undefined) return inTurn;
  const authors = memory.people.filter((one) => one.part === 'author' && isOpen(one));
  return authors.at(-1) ?? memory.people.findLast((one) => isOpen(one) && !memory.isAuthorUnsaid);
};

const NO_ANSWER = new Set('a le la les me lui ont est etait avait se'.split(' '));

/** The sentence is a name, or several, and nothing else. */
const isAnswer = (line: Line, placed: readonly Placed[]): boolean => {
  const [first] = placed;
  if (first === undefined) return false;
  const isInside = (at: number): boolean =>
    placed.some(({ mention }) => mention.from <= at && at <= mention.to);
  let rest = 0;
  for (const [at, { plain }] of line.words.entries()) {
    if (isInside(at) || BESIDE_ANSWER.has(plain)) continue;
    if (NO_ANSWER.has(plain)) return false;
    if (at > first.mention.to && isBreak(line, first.mention.to + 1) && rest < 3) rest += 1;
    else return false;
  }
  return rest < 3;
};

const isUnsaid = (memory: Memory): boolean => memory.isAuthorUnsaid && authorOf(memory) === undefined;

const readAnswer = (scene: Scene, asked: Asked): void => {
  const { memory, placed, here } = scene;
  const isAsked = asked === 'witnesses' || asked === 'people' || isUnsaid(memory);
  const named = placed.filter(({ mention }) => mention.name !== null || isAsked);
  for (const { known } of named) {
    if (known.part !== null || known.isCleared) continue;
    if (asked === 'witnesses') give(known, 'witness', 'the answer to who saw it');
    else if (asked === 'people' || named.length === 1) {
      if (known.name === null && !authorOf(memory)?.isPlural) {
        give(known, 'author', 'the answer to who did it');
        continue;
      }
      const owner = ownerOf(memory, new Set([...here].filter((one) => one !== known)), known, null);
      const isOther =
        asked !== 'people' &&
        (known.places.some(({ turn }) => turn !== known.places.at(-1)?.turn) ||
          (known.role !== null && owner?.role != null));
      if (owner !== undefined && isOther) continue;
      if (owner !== undefined) join(scene, known, owner);
      else if (asked === 'people' || memory.isAuthorUnsaid) give(known, 'author', 'the answer to who did it');
    }
  }
};
