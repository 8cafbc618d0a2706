/** The parts that the clauses of one sentence give to those it speaks of. */
import { readDeeds } from './deeds.ts';
import { isAt, isBetween, isOf, plainAt } from './line.ts';
import { clear, give } from './memory.ts';
import { type Cue, isNegated, isTold, type Placed, type Scene } from './scene.ts';
import { areListed, subjectOf } from './subjects.ts';
import { readPresences, readWitnesses } from './witnesses.ts';

/** Gives their parts to all whom the sentence speaks of. */
export const judge = (scene: Scene): void => {
  for (const one of scene.placed) readBeside(scene, one);
  for (const cue of scene.cues) readClearing(scene, cue);
  readWitnesses(scene);
  for (const one of scene.placed) readInformed(scene, one);
  readDeeds(scene);
  readPresences(scene);
  for (const [index, one] of scene.placed.entries()) readList(scene, one, scene.placed[index - 1]);
};

/** "Devant deux élèves", "en présence de Karim", "insultée par le chef", "je viens pour une collègue". */
const readBeside = ({ line, cues }: Scene, { mention: { from, beside }, known }: Placed): void => {
  const isWatched = beside === 'devant' || (beside === 'de' && isAt(line, from - 2, 'watching'));
  const isOwnFamily = known.kind === 'family' && !isTold(cues, ['harm']);
  if (isWatched && !isOwnFamily) give([known], 'witness', 'in front of');
  if (beside === 'par' && isTold(cues, ['harm'], from - 5, from - 1)) give([known], 'author', 'done by');
  if (beside === 'pour' && isAt(line, from - 2, 'told for'))
    give([known], 'target', 'told for somebody else');
};

/** "N'y est pour rien", "n'a rien vu". */
const readClearing = (scene: Scene, { sense, from, to }: Cue): void => {
  const { line, memory, placed } = scene;
  if (sense !== 'perceive' && sense !== 'clear') return;
  const { is, at, people } = subjectOf(scene, from);
  if (is === 'self' || (sense === 'perceive' && !isNegated(line, at, to))) return;
  const nearest = placed.findLast(({ mention }) => mention.to < at);
  for (const known of is === 'pronoun' && nearest !== undefined ? [nearest.known] : people)
    if (known.why !== 'in front of') clear(memory, known);
};

/** "J'en ai parlé à Karim", "ma sœur le sait". */
const readInformed = (scene: Scene, { mention, known }: Placed): void => {
  const { line, cues } = scene;
  const { beside, from } = mention;
  const isTo = isOf('to', beside ?? '');
  const told = cues.findLast(({ sense, to }) => {
    const isTelling = sense === 'inform' || (isTo && sense === 'tell');
    return isTelling && to < from && to >= from - (isTo ? 8 : 2);
  });
  if (told === undefined || (beside !== null && !isTo)) return;
  const isPast = !/(?:rai|rons)$/.test(plainAt(line, told.from));
  if (isPast && subjectOf(scene, told.from).is === 'self') give([known], 'informed', 'was told of it');
};

/** "En présence d'Estelle et du stagiaire": the same part for all that one word leads. */
const readList = ({ line }: Scene, one: Placed, before: Placed | undefined): void => {
  if (before === undefined || one.known.part !== null || !areListed(line, before, one)) return;
  const { mention, known } = before;
  const isLed = mention.beside !== null && [null, mention.beside].includes(one.mention.beside);
  const isAnd = isBetween(line, mention.to + 1, one.mention.from, 'and');
  if (isLed && isAnd && known.part !== null) give([one.known], known.part, known.why);
};
