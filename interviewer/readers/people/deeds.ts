/** Who did something to the person who writes, or to somebody else. */
import { isAt, isBetween, isOf, type Line, plainAt } from './line.ts';
import { give, hasAuthor } from './memory.ts';
import { areUnreal, type Cue, isNegated, isTold, type Scene } from './scene.ts';
import { type Subject, subjectOf, verbBehind } from './subjects.ts';

/** "Il m'a poussée", "a crié sur Léa", "a dit que j'étais vieille", "a découpé mes lacets". */
export const readDeeds = (scene: Scene): void => {
  const { line, placed, cues } = scene;
  const places = [...line.words.keys()].filter(
    // "Marion" could be taken apart to a pronoun.
    (at) => !line.isQuoted[at] && !placed.some(({ mention }) => mention.from <= at && at <= mention.to),
  );
  for (const at of places) {
    const isWe = plainAt(line, at) === 'nous' && /ons$/.test(plainAt(line, at + 1));
    if (isAt(line, at, 'us') && !isWe) readDeedOnSelf(scene, at);
  }
  for (const cue of cues) {
    if (cue.sense === 'harm') readHarm(scene, cue);
    if (cue.sense === 'say') readWords(scene, cue);
  }
  for (const at of places) if (isAt(line, at, 'own')) readOwnThing(scene, at);
};

/** Somebody told did it, or will not have done it. */
const didIt = ({ line }: Scene, { is, at }: Subject, from: number, to: number): boolean =>
  is !== 'self' && is !== 'nobody' && !areUnreal(line, at, from, to);

/** "Il m'a poussée", "mon chef me parle mal"; not "il m'a aidée", and what was only told is no deed. */
const readDeedOnSelf = (scene: Scene, at: number): void => {
  const { line, memory } = scene;
  const subject = subjectOf(scene, at);
  const verb = verbBehind(line, at);
  const cues = scene.cues.filter(({ from }) => from >= at && from <= verb + 1);
  if (!didIt(scene, subject, at, verb) || isTold(cues, ['kind'])) return;
  if (subject.people.length === 0) memory.isAuthorUnsaid = true;
  const isReported = isHearsay(scene, at, verb);
  for (const known of subject.people) {
    if ((known.kind === 'care' || known.part === 'witness') && !isTold(cues, ['harm'])) continue;
    const isSpoken = known.kind === 'lead' && (!hasAuthor(memory) || line.isQuoted.includes(true));
    // Who only passed it on is not meant by "il" or "elle" behind.
    if (isReported && !isSpoken) known.kind ??= 'care';
    else give([known], 'author', 'did something to the person who writes');
  }
};

/** "Que" or "si", in one of the next words. */
const thatBehind = (line: Line, verb: number): number | undefined =>
  [1, 2, 3, 4].map((offset) => verb + offset).find((at) => ['que', 'si'].includes(plainAt(line, at)));

/** "M'a dit que le chef ..."; what is said of the writer is a deed ("que j'étais trop vieille"). */
const isHearsay = ({ line, cues }: Scene, at: number, verb: number): boolean => {
  if (!cues.some(({ sense, from }) => sense === 'say' && from === verb)) return false;
  const that = thatBehind(line, verb);
  if (that === undefined) return plainAt(line, verb + 1) === 'apres' || isAt(line, at + 1, 'it');
  return plainAt(line, that) === 'si' || !isAt(line, that + 1, 'of you');
};

/** "A dit au micro que j'étais trop vieille": what is said of the writer. */
const readWords = (scene: Scene, { from }: Cue): void => {
  const that = thatBehind(scene.line, from) ?? -1;
  const { at, people } = subjectOf(scene, from);
  if (!isAt(scene.line, that + 1, 'of ours') || that === -1 || isNegated(scene.line, at, from)) return;
  const speakers = people.filter(({ kind }) => kind !== 'care');
  give(speakers, 'author', 'said something of the person who writes');
};

/** "A crié sur Léa", "le patron hurle": a deed by its verb. */
const readHarm = (scene: Scene, { from, to }: Cue): void => {
  const { line, placed, memory } = scene;
  const subject = subjectOf(scene, from);
  if (!didIt(scene, subject, from, from) || isNegated(line, subject.at, to - 1)) return;
  const isOnSelf = isBetween(line, subject.at, to + 4, 'me');
  const target = placed.find(
    ({ mention }) => mention.from > from && mention.from <= to + 9 && isOf('onto', mention.beside ?? ''),
  );
  const isOwn = isOnSelf || target !== undefined || isBetween(line, from, to + 8, 'mine');
  if (!isOwn && (hasAuthor(memory) || subject.is !== 'people')) return;
  const { people } = subject;
  give(people, 'author', 'a deed by its verb');
  if (target === undefined || isOnSelf || target.mention.name === null || people.length === 0) return;
  if (!people.includes(target.known)) give([target.known], 'target', 'somebody else it was done to');
};

/** "A découpé mes lacets", "écoute mes appels": what is done to something of the writer. */
const readOwnThing = (scene: Scene, own: number): void => {
  const { line, cues, here } = scene;
  const { at, people } = subjectOf(scene, own);
  if (areUnreal(line, at, at + 1, own) || isBetween(line, at + 1, own, 'not theirs')) return;
  const isOther = isTold(cues, ['kind', 'perceive', 'react', 'clear'], at + 1, own);
  if (isOther || !isBetween(line, at + 1, own, 'have')) return;
  const doers = people.filter((known) => {
    const isMeant = here.has(known) || known.kind === 'lead';
    return isMeant && known.part === null && known.kind !== 'care';
  });
  give(doers, 'author', 'did something to what belongs to the person who writes');
};
