/** Learns a linear model: logistic regression by steps after each text, smaller where a weight was moved much before. */
import { LARGEST_WEIGHT } from '../../interviewer/alarms/packed.ts';
import { PLACES } from '../../interviewer/alarms/traits.ts';
import {
  COLUMNS,
  chancesOf,
  LABELS,
  type Model,
  sumsOf,
  type Weighed,
} from '../../interviewer/alarms/weigh.ts';
import type { LabelledText } from './learning-set.ts';

export interface Lesson extends Pick<LabelledText, 'label' | 'isRescue'> {
  weighed: Weighed;
  /** How much is learned from it. */
  weight: number;
}

const ROUNDS = 8;
const STEP = 0.06;
/** So that the first step of a weight is no leap. */
const FIRST_MOVED = 1e-3;
/** They are rare among texts of distress. */
const RESCUE_WEIGHT = 4;
const BIAS_STEP = 0.01;

/** The same numbers each time. */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

export const shuffled = <One>(all: readonly One[], next: () => number): One[] => {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one === undefined || two === undefined) continue;
    order[at] = two;
    order[other] = one;
  }
  return order;
};

/** One model; the same lessons in the same order and the same seed give the same one. */
export const learn = (lessons: readonly Lesson[], seed: number): Model => {
  const next = numbersFrom(seed);
  const table = new Float32Array(PLACES * COLUMNS);
  const moved = new Float32Array(PLACES * COLUMNS).fill(FIRST_MOVED);
  const bias = new Array<number>(COLUMNS).fill(0);
  const model = { table, bias, unit: 1 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { weighed, label, isRescue, weight } of shuffled(lessons, next)) {
      const chances = chancesOf(sumsOf(model, weighed));
      const errors = [
        ...LABELS.map((one) => weight * (chances[one] - (one === label ? 1 : 0))),
        label === 'distress' ? (isRescue ? RESCUE_WEIGHT : 1) * (chances.rescue - (isRescue ? 1 : 0)) : 0,
      ];
      for (const [column, error] of errors.entries()) bias[column] = (bias[column] ?? 0) - BIAS_STEP * error;
      const { places, values } = weighed;
      for (let at = 0; at < places.length; at += 1) {
        const row = (places[at] ?? 0) * COLUMNS;
        for (let column = 0; column < COLUMNS; column += 1) {
          const slope = (errors[column] ?? 0) * (values[at] ?? 0);
          if (Math.abs(slope) < 1e-4) continue;
          const sum = (moved[row + column] ?? 0) + slope * slope;
          moved[row + column] = sum;
          table[row + column] = (table[row + column] ?? 0) - (STEP * slope) / Math.sqrt(sum);
        }
      }
    }
  }
  return model;
};

/** The mean of models, which errs less than each of them. */
export const meanOf = (models: readonly Model[]): Model => {
  const table = new Float32Array(PLACES * COLUMNS);
  for (const model of models) {
    for (let at = 0; at < table.length; at += 1)
      table[at] = (table[at] ?? 0) + ((model.table[at] ?? 0) * model.unit) / models.length;
  }
  const bias = Array.from(
    { length: COLUMNS },
    (_, column) => models.reduce((sum, one) => sum + (one.bias[column] ?? 0), 0) / models.length,
  );
  return { table, bias, unit: 1 };
};

/** So large a share of the weights is not cut. */
const UNCUT = 0.9995;

/** The weights as whole numbers of four bits; the few that are larger are cut. */
export const rounded = ({ table, bias }: Model): Model => {
  const sizes = Float32Array.from(table, Math.abs).sort();
  const largest = sizes[Math.floor(sizes.length * UNCUT)] ?? 1;
  const unit = largest / LARGEST_WEIGHT;
  const bytes = Int8Array.from(table, (one) =>
    Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, Math.round(one / unit))),
  );
  return { table: bytes, bias: bias.map((one) => Math.round(one * 1e4) / 1e4), unit };
};
