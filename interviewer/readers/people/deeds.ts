/** Who did something to the person who writes, or to somebody else. */
import type { PhraseMatch } from '../../lexicon/phrases.ts';
import { HELPERS, type Line, plainAt } from './line.ts';
import { give } from './memory.ts';
import { CONDITIONAL, type Cue, hasAuthor, isNegated, MINE, peopleOf, type Scene } from './scene.ts';
import { subjectOf, verbBehind } from './subjects.ts';

const isObjectPronoun = (line: Line, at: number): boolean => {
  const plain = plainAt(line, at);
  return plain === 'me' || (plain === 'nous' && !/ons$/.test(plainAt(line, at + 1)));
};

/** What somebody did to the person who writes, or to somebody else. */
export const readDeeds = (scene: Scene): void => {
  const { line, placed } = scene;
  for (const [at] of line.words.entries()) {
    // "Marion" could be taken apart to a pronoun.
    const isInside = placed.some(({ mention }) => mention.from <= at && at <= mention.to);
    if (line.isQuoted[at] !== true && isObjectPronoun(line, at) && !isInside) readDeedOnSelf(scene, at);
  }
  for (const cue of scene.cues) if (cue.sense === 'harm') readHarm(scene, cue);
  readWords(scene);
};

/** "Il m'a poussée", "mon chef me parle mal"; not "il m'a aidée", and what was only told is no deed. */
const readDeedOnSelf = (scene: Scene, at: number): void => {
  const { line, placed, cues, memory } = scene;
  const subject = subjectOf(line, placed, at);
  if (subject.is === 'self' || subject.is === 'nobody') return;
  if (isUnreal(line, subject.at)) return;
  const verb = verbBehind(line, at, HELPERS);
  if (line.words.slice(at, verb + 1).some(({ plain }) => CONDITIONAL.test(plain))) return;
  const isAt = ({ from }: PhraseMatch<Cue>): boolean => from >= at && from <= verb + 1;
  const isHarm = cues.some((cue) => cue.sense === 'harm' && isAt(cue));
  const isPlain = cues.some((cue) => cue.sense === 'harm' && cue.phrase.includes(' ') && isAt(cue));
  const isKind = !isPlain && cues.some((cue) => cue.sense === 'kind' && isAt(cue));
  const people = peopleOf(scene, subject);
  if (people.length === 0 && subject.is === 'pronoun' && !isKind) memory.isAuthorUnsaid = true;
  for (const known of people) {
    if (isKind && !(isHarm && known.kind === 'lead')) continue;
    if ((known.kind === 'care' || known.part === 'witness') && !isHarm) continue;
    const isSpoken = known.kind === 'lead' && (!hasAuthor(memory) || line.isQuoted.includes(true));
    if (isHearsay(scene, at, verb) && !isSpoken) {
      // Who only passed it on is not meant by "il" or "elle" behind.
      known.kind ??= 'care';
      continue;
    }
    give(known, 'author', 'did something to the person who writes');
  }
};

const UNREAL = /^(?:support|peur|crain|redout|veu[xt]|voudr|voulai|atten|esper|imagin|arriv)/;

/** "Je ne supporte plus qu'un passager me frôle". */
const isUnreal = (line: Line, at: number): boolean =>
  [1, 2].some((offset) => plainAt(line, at - offset) === 'que') &&
  [2, 3, 4].some((offset) => UNREAL.test(plainAt(line, at - offset)));

/** "M'a dit que le chef ..."; what is said of the writer is a deed ("que j'étais trop vieille"). */
const isHearsay = ({ line, cues, memory }: Scene, at: number, verb: number): boolean => {
  if (!cues.some(({ sense, from }) => sense === 'say' && from === verb)) return false;
  if (hasAuthor(memory) && !line.isQuoted.includes(true)) return true;
  const that = [1, 2, 3].find((offset) => ['que', 'si'].includes(plainAt(line, verb + offset)));
  const isOfThat = ['le', 'la', 'en'].some((plain) => plain === plainAt(line, at + 1));
  if (that === undefined) return plainAt(line, verb + 1) === 'apres' || isOfThat;
  if (plainAt(line, verb + that) === 'si') return true;
  return !['je', 'tu', 'on', ...MINE].includes(plainAt(line, verb + that + 1));
};

/** "A dit au micro que j'étais trop vieille": what is said of the writer. */
const readWords = (scene: Scene): void => {
  const { line, placed, cues } = scene;
  for (const { sense, from } of cues) {
    if (sense !== 'say') continue;
    const that = [1, 2, 3, 4].map((offset) => from + offset).find((at) => plainAt(line, at) === 'que');
    if (that === undefined || !['je', ...MINE].includes(plainAt(line, that + 1))) continue;
    const subject = subjectOf(line, placed, from);
    if (isNegated(line, subject.at, from)) continue;
    for (const known of peopleOf(scene, subject))
      if (known.kind !== 'care') give(known, 'author', 'said something of the person who writes');
  }
};

/** "A crié sur Léa", "le patron hurle": a deed by its verb. */
const readHarm = (scene: Scene, { from, to }: PhraseMatch<Cue>): void => {
  const { line, placed } = scene;
  const subject = subjectOf(line, placed, from);
  if (subject.is === 'self' || subject.is === 'nobody') return;
  if (isUnreal(line, subject.at) || CONDITIONAL.test(plainAt(line, from))) return;
  if (isNegated(line, subject.at, to - 1)) return;
  const target = placed.find(({ mention }) => mention.from > from && mention.from <= to + 9);
  const isOnSelf = line.words
    .slice(subject.at, to + 4)
    .some(({ plain }) => plain === 'me' || plain === 'moi');
  const isOwn = isOnSelf || line.words.slice(from, to + 8).some(({ plain }) => MINE.has(plain));
  const isSaid = subject.is === 'people' && line.isQuoted.some((one, at) => one && at > to);
  const isDirect =
    target !== undefined &&
    (['sur', 'contre', 'a', 'de', 'au'].includes(target.mention.beside ?? '') ||
      target.mention.from <= to + 2);
  for (const known of peopleOf(scene, subject)) {
    if (known.kind === 'care' && !isOnSelf) continue;
    const isFirst = !hasAuthor(scene.memory) && subject.is === 'people' && known.kind !== 'care';
    if (!isOwn && !isDirect && !isFirst && !isSaid) continue;
    give(known, 'author', 'a deed by its verb');
    if (isDirect && !isOnSelf && target.known !== known && target.mention.name !== null)
      give(target.known, 'target', 'somebody else it was done to');
  }
};

const NOT_THEIRS = new Set('je on que si avec me pour'.split(' '));

/** "A découpé mes lacets", "écoute mes appels": what is done to something of the writer. */
export const readOwnThings = (scene: Scene): void => {
  const { line, placed, cues, here } = scene;
  for (const [own, { plain }] of line.words.entries()) {
    if (!MINE.has(plain) || plain === 'moi' || line.isQuoted[own] === true) continue;
    const subject = subjectOf(line, placed, own);
    const between = line.words.slice(subject.at + 1, own);
    const isOther = between.some((one) => NOT_THEIRS.has(one.plain) || CONDITIONAL.test(one.plain));
    const isVerb = between.some((one) => ['a', 'ont', 'avait'].includes(one.plain));
    const isKind = cues.some(
      ({ sense, from }) =>
        from > subject.at && from < own && ['kind', 'perceive', 'react', 'clear'].includes(sense),
    );
    if (isOther || isKind || !isVerb) continue;
    for (const known of peopleOf(scene, subject))
      if (
        known.part === null &&
        known.kind !== 'care' &&
        known.kind !== 'family' &&
        (here.has(known) || known.kind === 'lead')
      )
        give(known, 'author', 'did something to what belongs to the person who writes');
  }
};
