/**
 * `node scripts/train-alarms.ts [--folds]`: learns the weights of the alarms anew from `interviewer/corpora/sentences` and from the
 * turns of the conversations that are not locked, and prints how they do on `interviewer/corpora/held-out`, from which nothing is learned.
 * The same texts give the same weights. `--folds`: only tries, in five parts of all that is learned from, each on what the others teach.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packed } from '../interviewer/alarms/packed.ts';
import { type Model, type Passage, passagesOf } from '../interviewer/alarms/weigh.ts';
import { chancesIn, curveOf, type Tried } from './alarms/curve.ts';
import { type Lesson, learn, meanOf, rounded } from './alarms/learn.ts';
import { type LabelledText, textsOf, turnsOf } from './alarms/learning-set.ts';
import { ROOT } from './environment.mjs';

interface Prepared extends LabelledText {
  passages: readonly Passage[];
}
const prepared = (texts: readonly LabelledText[]): Prepared[] =>
  texts.map((one) => ({ ...one, passages: passagesOf(one.text) }));

/** Turns are few among the texts, and most of what is heard. */
const TURN_WEIGHT = 3;
/** Each part of a text in which there is nothing has nothing either. */
const PART_WEIGHT = 0.5;
const MODELS = 3;
const SEED = 7;

const lessonsOf = ({ label, isRescue, isTurn, passages }: Prepared): Lesson[] => {
  const own = isTurn ? TURN_WEIGHT : 1;
  return passages
    .slice(0, label === 'none' ? passages.length : 1)
    .map(({ weighed }, part) => ({ label, isRescue, weighed, weight: part === 0 ? own : own * PART_WEIGHT }));
};

const modelOf = (texts: readonly Prepared[]): Model => {
  const lessons = texts.filter(({ label }) => label !== null).flatMap(lessonsOf);
  return rounded(meanOf(Array.from({ length: MODELS }, (_, at) => learn(lessons, SEED + at))));
};

const tried = (model: Model, texts: readonly Prepared[]): Tried[] =>
  texts.flatMap(({ label, isTurn, passages }) =>
    label === null ? [] : [{ label, isTurn, chances: chancesIn(model, passages) }],
  );

const FOLDS = 5;
/** The same for the same group, on every machine. */
const foldOf = (group: string): number =>
  [...group].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7) % FOLDS;

const { values } = parseArgs({ options: { folds: { type: 'boolean', default: false } } });
const turns = prepared(['open', 'second'].flatMap(turnsOf));
const texts = [...prepared(textsOf('sentences')), ...turns];
if (values.folds) {
  const all = Array.from({ length: FOLDS }, (_, fold) => {
    const model = modelOf(texts.filter(({ group }) => foldOf(group) !== fold));
    return tried(
      model,
      texts.filter(({ group }) => foldOf(group) === fold),
    );
  }).flat();
  process.stdout.write(curveOf('five folds', all));
  process.stdout.write(
    curveOf(
      'five folds, turns',
      all.filter(({ isTurn }) => isTurn),
    ),
  );
} else {
  const model = modelOf(texts);
  const { bias, unit, table } = model;
  writeFileSync(
    join(ROOT, 'interviewer', 'alarms', 'weights.json'),
    `${JSON.stringify({ unit, bias, table: packed(Int8Array.from(table)) }, null, 2)}\n`,
  );
  process.stdout.write(curveOf('held out', tried(model, prepared(textsOf('held-out')))));
  process.stdout.write(curveOf('open, single texts', tried(model, prepared(textsOf('open')))));
}
