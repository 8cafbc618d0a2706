/** The parts that the clauses of one sentence give to those it speaks of. */
import { readDeeds, readOwnThings } from './deeds.ts';
import { type Line, plainAt } from './line.ts';
import { clear, give } from './memory.ts';
import { hasCue, isNegated, peopleOf, type Scene } from './scene.ts';
import { areListed, type Placed, subjectOf } from './subjects.ts';
import { readPresences, readWitnesses } from './witnesses.ts';

/** Gives their parts to all whom the sentence speaks of. */
export const judge = (scene: Scene): void => {
  readBeside(scene);
  readClearings(scene);
  readWitnesses(scene);
  readInformed(scene);
  readDeeds(scene);
  readPresences(scene);
  readOwnThings(scene);
  readComplaints(scene);
  readLists(scene);
};

/** "En présence d'Estelle et du stagiaire", "à Léa et à Paul": the same part for all that one word leads. */
const readLists = ({ line, placed }: Scene): void => {
  for (const [index, { mention, known }] of placed.entries()) {
    const before = placed[index - 1];
    if (before === undefined || before.known.part === null || known.part !== null) continue;
    const isAnd = line.words
      .slice(before.mention.to + 1, mention.from)
      .some(({ plain }) => plain === 'et' || plain === 'e');
    const isLed =
      before.mention.beside !== null && (mention.beside === null || mention.beside === before.mention.beside);
    if (isAnd && isLed && areListed(line, before.mention, mention))
      give(known, before.known.part, before.known.why);
  }
};

/** "N'y est pour rien", "n'était pas là", "n'a rien vu". */
const readClearings = (scene: Scene): void => {
  const { cues, line, memory, placed } = scene;
  for (const cue of cues) {
    const isDenied = cue.sense === 'perceive' || cue.sense === 'clear';
    if (!isDenied) continue;
    const subject = subjectOf(line, placed, cue.from);
    if (cue.sense !== 'clear' && !isNegated(line, subject.at, cue.to)) continue;
    const last = placed.findLast(({ mention }) => mention.to < cue.from && mention.to >= cue.from - 4);
    const nearest = placed.findLast(({ mention }) => mention.to < subject.at);
    const isNearest = subject.is === 'pronoun' && nearest !== undefined;
    const people = isNearest ? [nearest.known] : subject.is === 'self' ? [] : peopleOf(scene, subject);
    for (const known of people.length === 0 && last !== undefined && subject.is === 'nobody'
      ? [last.known]
      : people) {
      const isOnly = known.why === 'in front of';
      if (!isOnly && (known.part !== 'author' || known.isNamedLater)) clear(memory, known);
    }
  }
};

const WITNESSING_BEFORE = new Set(['devant', 'presence', 'yeux']);

/** "Devant deux élèves", "en présence de Karim", "insultée par le chef", "je viens pour une collègue". */
const readBeside = ({ line, placed, cues }: Scene): void => {
  for (const { mention, known } of placed) {
    const before = [plainAt(line, mention.from - 1), plainAt(line, mention.from - 2)];
    const isWatched =
      before[0] === 'devant' ||
      (['de', 'du'].includes(mention.beside ?? '') && WITNESSING_BEFORE.has(before[1] ?? ''));
    const isOnly = before[0] === 'que' && ['autre', 'personne', 'seul'].includes(before[1] ?? '');
    const isOwnFamily = known.kind === 'family' && !hasCue(cues, 'harm');
    if ((isWatched && !isOwnFamily) || isOnly) give(known, 'witness', 'in front of');
    const isPassive =
      mention.beside === 'par' &&
      cues.some(({ sense, to }) => sense === 'harm' && to < mention.from && to >= mention.from - 5);
    if (isPassive || (mention.beside === 'de' && before[1] === 'part')) give(known, 'author', 'done by');
    const isFor =
      mention.beside === 'pour' && /^(?:ecris|viens|parle|est|temoigne|agit)$/.test(before[1] ?? '');
    if (isFor) give(known, 'target', 'told for somebody else');
  }
};

/** "J'en ai parlé à Karim", "ma sœur le sait". */
const readInformed = ({ line, placed, cues }: Scene): void => {
  for (const { mention, known } of placed) {
    const told = cues.find(
      ({ sense, to }) =>
        (sense === 'tell' || sense === 'inform') && to < mention.from && to >= mention.from - 8,
    );
    const isSaid =
      told !== undefined && !FUTURE.test(plainAt(line, told.from)) && isBySelf(line, placed, told.from);
    const isTo = ['a', 'avec', 'chez', 'aupres'].includes(mention.beside ?? '');
    const isDirect =
      mention.beside === null &&
      cues.some(
        ({ sense, from, to }) =>
          sense === 'inform' &&
          to < mention.from &&
          to >= mention.from - 2 &&
          !FUTURE.test(plainAt(line, from)) &&
          isBySelf(line, placed, from),
      );
    const behind = line.words.slice(mention.to + 1, mention.to + 4).map(({ plain }) => plain);
    const knows = ['le sait', 'le savent', 'au courant'].some((phrase) => behind.join(' ').includes(phrase));
    if ((isSaid && isTo) || isDirect || knows) give(known, 'informed', 'was told of it');
  }
};

const FUTURE = /(?:rai|rons)$/;

const isBySelf = (line: Line, placed: readonly Placed[], verb: number): boolean =>
  subjectOf(line, placed, verb).is === 'self';
/** "C'est à propos de mon encadrant", "un souci avec un régulateur". */
const readComplaints = ({ line, placed, cues }: Scene): void => {
  for (const [index, { mention, known }] of placed.entries()) {
    const isLed = cues.some(
      ({ sense, to }) => sense === 'complain' && to < mention.from && to >= mention.from - 5,
    );
    const before = placed[index - 1];
    const isListed = before !== undefined && areListed(line, before.mention, mention);
    if (isLed && !isListed && known.kind !== 'care') give(known, 'author', 'whom the account is about');
  }
};
