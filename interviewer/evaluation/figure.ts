/** What the evaluation counts, and what it lists for developers. */

export interface Figure {
  /** Its number and name in the standard: "3 Proposals right". */
  name: string;
  /** Which part of it: a detail, a kind, a degree; '' for all. */
  part: string;
  numerator: number;
  denominator: number;
  /** The bound of the rate; null for a figure that has none. A bound of 0 is one of the numerator. */
  mark: { atLeast: number } | { atMost: number } | null;
}

/** One thing that went wrong, with its words. */
export interface Fault {
  /** The number of the figure that counts it. */
  figure: number;
  /** The conversation, text or context. */
  id: string;
  /** From 0; null where it is of no single turn. */
  turn: number | null;
  what: string;
  words: string;
}

export interface Result {
  figures: readonly Figure[];
  faults: readonly Fault[];
  /** What could not be measured, and why. */
  remarks: readonly string[];
}

/** Null where there was nothing to count. */
export const rateOf = ({ numerator, denominator }: Figure): number | null =>
  denominator === 0 ? null : numerator / denominator;

/** Null for a figure without a mark, or with nothing to count. */
export const isPassed = (figure: Figure): boolean | null => {
  const rate = rateOf(figure);
  if (figure.mark === null || rate === null) return null;
  return 'atLeast' in figure.mark ? rate >= figure.mark.atLeast : rate <= figure.mark.atMost;
};

export const joinResults = (results: readonly Result[]): Result => ({
  figures: results.flatMap(({ figures }) => figures),
  faults: results.flatMap(({ faults }) => faults),
  remarks: [...new Set(results.flatMap(({ remarks }) => remarks))],
});
