import type { Collected, DetailKind } from '#contract/interview.ts';
import type { SaidMessage } from '../guide/state.ts';

export interface CollectOptions {
  timeZone: string;
  askedAbout: (assistantText: string) => DetailKind | null;
}

export const collect = (_said: readonly SaidMessage[], _options: CollectOptions): Collected => ({
  details: [],
  people: [],
  type: null,
  day: null,
  time: null,
  filled: 0,
});
