/** Counting: everything that a figure looks at is one count, and a figure is the share of its counts that are hits. */

/** One thing that went wrong, with its words, for developers. */
export interface Fault {
  /** The conversation, text or context. */
  id: string;
  turn?: number | undefined;
  what: string;
  words?: string;
}

export interface Count {
  /** Its number and name in the standard: "3 Proposals right". */
  figure: string;
  /** Which parts of the figure it belongs to: a detail, a kind, a degree; '' for all. */
  parts: readonly string[];
  isHit: boolean;
  fault?: Fault | undefined;
}

export interface Figure {
  figure: string;
  part: string;
  numerator: number;
  denominator: number;
  /** Null for a figure that has none. */
  mark: { atLeast: number } | { atMost: number } | null;
}

type Mark = NonNullable<Figure['mark']>;
const none: Mark = { atMost: 0 };

/** The pass marks, by figure and part; `each` is for every part that is not named. */
const MARKS: Readonly<Record<string, Readonly<Record<string, Mark>>>> = {
  '1 False certainties': { '': none },
  '2 Came back': { 'refused in words': none, 'refused by a press': none },
  '3 Proposals right': { '': { atLeast: 0.92 } },
  '4 Proposals found': { '': { atLeast: 0.88 }, each: { atLeast: 0.8 } },
  '6 Alarms found': { '': { atLeast: 0.97 } },
  '7 Alarms false': { cards: { atMost: 0.03 }, lines: { atMost: 0.1 } },
  '8 Offers': { wrong: none, missing: none },
  '10 Replies': { each: { atLeast: 0.95 } },
};

/** In the order of the standard; what has a mark is there also where there was nothing to count. */
export const figuresOf = (counts: readonly Count[]): Figure[] => {
  const figures = new Map<string, Figure>();
  for (const [figure, parts] of Object.entries(MARKS)) {
    for (const [part, mark] of Object.entries(parts)) {
      if (part === 'each') continue;
      figures.set(`${figure}\n${part}`, { figure, part, numerator: 0, denominator: 0, mark });
    }
  }
  for (const { figure, parts, isHit } of counts) {
    for (const part of parts) {
      const key = `${figure}\n${part}`;
      const mark = MARKS[figure]?.[part] ?? MARKS[figure]?.each ?? null;
      const row = figures.get(key) ?? { figure, part, numerator: 0, denominator: 0, mark };
      row.numerator += isHit ? 1 : 0;
      row.denominator += 1;
      figures.set(key, row);
    }
  }
  return [...figures.values()].sort(
    (one, other) => Number.parseInt(one.figure, 10) - Number.parseInt(other.figure, 10),
  );
};

/** @returns null for a figure without a mark, or with nothing to count */
export const isPassed = ({ numerator, denominator, mark }: Figure): boolean | null => {
  if (mark === null || denominator === 0) return null;
  const rate = numerator / denominator;
  return 'atLeast' in mark ? rate >= mark.atLeast : rate <= mark.atMost;
};
