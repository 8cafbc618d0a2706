/** A linear model of alarms: how it weighs the traits of words. The weights are learned by scripts/train-alarms.ts. */
import { type AlarmWord, alarmWordsOf } from './alarm-words.ts';
import { type Traits, traitsOf } from './traits.ts';

/** What a text may be; `line` is danger or distress of the past or of others, `faint` distress without a word of dying. */
export const LABELS = ['none', 'line', 'faint', 'distress', 'danger'] as const;
export type Label = (typeof LABELS)[number];
/** The columns of the table: the labels, and whether a life is at stake by the person's own hand at this moment. */
export const COLUMNS = LABELS.length + 1;

/** How much each group of traits counts, in their order. */
const GROUP_WEIGHTS = [1, 1, 1, 1, 1, 0.5] as const;

/** The traits of a text, each with how much it counts there. */
export interface Weighed {
  places: Int32Array;
  values: Float32Array;
}

export const weighedOf = (traits: Traits): Weighed => {
  const groups = traits.map((group) => new Set(group));
  const size = groups.reduce((sum, group) => sum + group.size, 0);
  const places = new Int32Array(size);
  const values = new Float32Array(size);
  let at = 0;
  for (const [index, group] of groups.entries()) {
    const value = (GROUP_WEIGHTS[index] ?? 0) / Math.sqrt(group.size || 1);
    for (const place of group) {
      places[at] = place;
      values[at] = value;
      at += 1;
    }
  }
  return { places, values };
};

export interface Model {
  /** One row for each place, one column for each label and the last. */
  table: Int8Array | Float32Array;
  bias: readonly number[];
  /** What a weight of 1 stands for. */
  unit: number;
}

/** The sum of each column. */
export const sumsOf = ({ table, bias, unit }: Model, { places, values }: Weighed): number[] => {
  const sums = new Array<number>(COLUMNS).fill(0);
  for (let at = 0; at < places.length; at += 1) {
    const row = (places[at] ?? 0) * COLUMNS;
    const value = values[at] ?? 0;
    for (let column = 0; column < COLUMNS; column += 1)
      sums[column] = (sums[column] ?? 0) + value * (table[row + column] ?? 0);
  }
  return sums.map((sum, column) => sum * unit + (bias[column] ?? 0));
};

export type Chances = Readonly<Record<Label, number>> & {
  /** Of all texts with a plain alarm. */
  rescue: number;
};

/** The chance of each label, of the sums of its columns. */
export const chancesOf = (sums: readonly number[]): Chances => {
  const most = Math.max(...sums.slice(0, LABELS.length));
  const powers = sums.slice(0, LABELS.length).map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const [none = 0, line = 0, faint = 0, distress = 0, danger = 0] = powers.map((power) => power / all);
  return { none, line, faint, distress, danger, rescue: 1 / (1 + Math.exp(-(sums[LABELS.length] ?? 0))) };
};

export interface Passage {
  words: readonly AlarmWord[];
  weighed: Weighed;
}

/** A text of no more words is weighed as one; of a longer one each run of clauses that long, too. */
const RUN_WORDS = 20;
/** Clauses of fewer words begin no run of their own. */
const MIN_CLAUSE_WORDS = 4;
/** The whole of a longer message is weighed by its beginning and its end; its parts are all weighed, up to MAX_WORDS. */
const WHOLE_WORDS = 500;
/** More than the longest message of words of ordinary length has. */
const MAX_WORDS = 5_000;

const passageOf = (text: string, words: readonly AlarmWord[]): Passage => ({
  words,
  weighed: weighedOf(traitsOf(words, text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0))),
});

/** Where the longest runs of clauses with at most so many words begin and end; a clause that is longer is cut. */
const runsOf = (words: readonly AlarmWord[]): [number, number][] => {
  const starts = [0];
  for (const [at, { isFirst }] of words.entries())
    if (at - (starts.at(-1) ?? 0) >= (isFirst ? MIN_CLAUSE_WORDS : RUN_WORDS)) starts.push(at);
  const ends = [...starts, words.length];
  const runs: [number, number][] = [];
  for (const start of starts) {
    const end = ends.findLast((one) => one > start && one - start <= RUN_WORDS);
    if (end !== undefined && end > (runs.at(-1)?.[1] ?? 0)) runs.push([start, end]);
  }
  return runs;
};

const SENTENCE_END = /[.!?…\n]/;

/** The sentences of a text, where it has several; one word alone tells too little. */
export const sentencesIn = (text: string): Passage[] => {
  const all = alarmWordsOf(text).slice(0, MAX_WORDS);
  const sentences: AlarmWord[][] = [];
  let last = -1;
  for (const word of all) {
    if (last === -1 || SENTENCE_END.test(text.slice(last, word.start))) sentences.push([]);
    sentences.at(-1)?.push(word);
    last = word.end;
  }
  return sentences.length < 2
    ? []
    : sentences.filter(({ length }) => length > 1).map((words) => passageOf(text, words));
};

/** The whole text, and of a long one its runs of clauses. None where it has no words. */
export const passagesOf = (text: string): Passage[] => {
  const words = alarmWordsOf(text).slice(0, MAX_WORDS);
  const half = WHOLE_WORDS / 2;
  const whole = words.length > WHOLE_WORDS ? [...words.slice(0, half), ...words.slice(-half)] : words;
  if (words.length === 0) return [];
  const runs = words.length > RUN_WORDS ? runsOf(words) : [];
  return [passageOf(text, whole), ...runs.map(([from, to]) => passageOf(text, words.slice(from, to)))];
};

/** The chance of either plain alarm. */
export const plainChance = ({ distress, danger }: Chances): number => distress + danger;

/** How much the heaviest passage of a long text counts beside the whole. */
const PASSAGE_SHARE = 0.6;

const between = (whole: Chances, part: Chances): Chances => {
  const mix = (label: keyof Chances): number =>
    whole[label] * (1 - PASSAGE_SHARE) + part[label] * PASSAGE_SHARE;
  return {
    none: mix('none'),
    line: mix('line'),
    faint: mix('faint'),
    distress: mix('distress'),
    danger: mix('danger'),
    rescue: mix('rescue'),
  };
};

/** The chances of a text, and the passage that they rest on. Null where it has no words. */
export const weigh = (
  model: Model,
  passages: readonly Passage[],
): { chances: Chances; passage: Passage } | null => {
  const [whole, ...parts] = passages.map((passage) => ({
    chances: chancesOf(sumsOf(model, passage.weighed)),
    passage,
  }));
  if (whole === undefined) return null;
  const heaviest = parts.reduce(
    (most, part) => (plainChance(part.chances) > plainChance(most.chances) ? part : most),
    whole,
  );
  return heaviest === whole
    ? whole
    : { chances: between(whole.chances, heaviest.chances), passage: heaviest.passage };
};
