/** Who saw, heard or stood by. */
import { isAt, isBetween, isBreak, type Line, plainAt } from './line.ts';
import { clear, give, hasAuthor, type Known, NAMED } from './memory.ts';
import { areUnreal, type Cue, isNegated, isTold, type Placed, type Scene } from './scene.ts';
import { groupFrom, subjectOf } from './subjects.ts';

/** "A tout vu", "ont vu la scène : A et B", "ont baissé les yeux", "se tenait à la porte", "était là", "Léa aussi". */
export const readWitnesses = (scene: Scene): void => {
  const { cues, memory } = scene;
  for (const cue of cues) {
    if (cue.sense === 'witnesses') readNamed(scene, cue);
    if (cue.sense === 'perceive') readSight(scene, cue);
    if ((cue.sense === 'react' || cue.sense === 'present') && hasAuthor(memory)) readSight(scene, cue);
  }
};

const readSight = (scene: Scene, { sense, from, to }: Cue): void => {
  const { line } = scene;
  const isSight = sense === 'perceive';
  const { is, at, people } = subjectOf(scene, from);
  if (is === 'self' || isBetween(line, from - 2, from, 'me') || areUnreal(line, at, from, from)) return;
  if (isSight && isNegated(line, at, to)) return;
  give(people, 'witness', isSight ? 'saw or heard' : 'was there and reacted');
  // "Toute la chaîne a entendu, dont Marie-Jo": names behind a subject that is no single person.
  const among = line.words.findIndex((_, place) => place > to && isAt(line, place, 'among'));
  const isMany = people.length > 0 || isSight || among !== -1 || isPluralVerb(line, from);
  if (
    isMany &&
    ((is === 'pronoun' && plainAt(line, at).endsWith('s')) || people.every((one) => one.isPlural))
  )
    watchListed(scene, among === -1 ? to : among, 'saw or heard');
};

/** "Deux témoins : A et B", "Brahim pourra vous le dire". */
const readNamed = (scene: Scene, { from, to }: Cue): void => {
  const { is, at, people } = subjectOf(scene, from);
  if (is === 'people' && !isNegated(scene.line, at, to)) give(people, 'witness', NAMED);
  else watchListed(scene, to, NAMED);
};

const isPluralVerb = (line: Line, at: number): boolean =>
  [at - 1, at].some((one) => /(?:ent|ont|^on)$/.test(plainAt(line, one)));

const knownOf = (placed: readonly Placed[]): Known[] => placed.map(({ known }) => known);

/** All who are told side by side behind a place. */
const watchListed = (scene: Scene, at: number, why: string): void => {
  const group = groupFrom(scene, at).filter(({ mention }) => [null, 'avec', 'sauf'].includes(mention.beside));
  give(knownOf(group), 'witness', why);
};

/** "Était là", "il y avait Karim", "Léa aussi", "j'étais avec Paul". */
export const readPresences = (scene: Scene): void => {
  const { line, placed, cues, wasTold } = scene;
  if (wasTold && plainAt(line, 0) === 'et' && (placed[0]?.mention.from ?? 3) < 3) watchThose(scene, 0);
  for (const [at, { plain }] of line.words.entries()) {
    if (line.isQuoted[at] === true) continue;
    if (isAt(line, at, 'be')) readPresence(scene, at);
    if (isThereWas(line, at)) watchThose(scene, plain === 'y' ? at + 1 : at);
    const before = placed.filter(({ mention: { to } }) => to < at && to >= at - 5);
    if (plain === 'aussi' && (wasTold || isTold(cues, ['perceive'], 0, at - 1)))
      give(knownOf(before), 'witness', 'too');
    if (plain === 'sauf' && !isTold(cues, ['tell'])) watchThose(scene, at);
  }
};

/** "Il y avait". */
const isThereWas = (line: Line, at: number): boolean =>
  (plainAt(line, at) === 'y' && /^(?:a|avait|ave|avai|avaient|aver)$/.test(plainAt(line, at + 1))) ||
  /^yavai?e?$/.test(plainAt(line, at));
export const tellsWhoWasThere = (line: Line): boolean => line.words.some((_, at) => isThereWas(line, at));

const watchThose = (scene: Scene, at: number): void => {
  if (hasAuthor(scene.memory) || groupFrom(scene, at).length > 1) watchListed(scene, at, 'was there');
};

/** "Là" at the end or before a sign; "la" alone is mostly an article. */
const isThere = (line: Line, at: number): boolean => {
  if (plainAt(line, at) !== 'la') return isAt(line, at, 'there');
  const isEnd = at === line.words.length - 1 || isBreak(line, at + 1) || isAt(line, at + 1, 'after there');
  return isEnd || /à/i.test(line.words[at]?.raw ?? '');
};

const readPresence = (scene: Scene, at: number): void => {
  const { line, memory, here } = scene;
  const subject = subjectOf(scene, at);
  if (subject.is === 'self') return;
  const isNear = isAt(line, at + 1, 'near');
  const isHere = isThere(line, at + 1) || (isThere(line, at + 2) && !isNear);
  if (!isHere && !(isAt(line, at, 'past') && isNear && !isAt(line, at + 2, 'away') && hasAuthor(memory)))
    return;
  const people = subject.people.filter((known) => here.has(known));
  if (isNegated(line, at - 2, at)) {
    for (const known of people) clear(memory, known);
    return;
  }
  if (isHere || subject.is === 'people') give(people, 'witness', 'was there');
  // "Étaient dans la file Mme X et Y".
  const isFirst = subject.is === 'nobody' && isPluralVerb(line, at) && (at === 0 || isBreak(line, at));
  if (isFirst || (isHere && people.every(({ isPlural }) => isPlural))) watchThose(scene, at);
};
