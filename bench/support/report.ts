/** The result of a benchmark: a figure, its bound, and how it was measured. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The bound from the issue: `at least` or `at most` this value. */
  bound: { kind: 'min' | 'max'; value: number };
  detail: string;
}

/** The middle value; of an even number of values, the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

export const holds = ({ value, bound }: Figure): boolean =>
  bound.kind === 'min' ? value >= bound.value : value <= bound.value;

/** One line a figure, with whether its bound holds in this run. */
export const lineOf = (figure: Figure): string => {
  const { name, value, unit, bound, detail } = figure;
  const sign = bound.kind === 'min' ? '≥' : '≤';
  const verdict = holds(figure) ? 'holds' : 'MISSED';
  return `${name}: ${value.toFixed(2)} ${unit} (bound ${sign} ${bound.value} ${unit}: ${verdict})\n    ${detail}`;
};
