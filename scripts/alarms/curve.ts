/** How a model does at each chance from which a card may be shown. */
import { type Chances, type Label, type Model, type Passage, weigh } from '../../interviewer/alarms/weigh.ts';

export interface Tried {
  label: Label;
  isTurn: boolean;
  chances: Chances;
}

const NOTHING: Chances = { none: 1, line: 0, faint: 0, distress: 0, danger: 0, rescue: 0 };

export const chancesIn = (model: Model, passages: readonly Passage[]): Chances =>
  weigh(model, passages)?.chances ?? NOTHING;

const THRESHOLDS = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7] as const;
const rate = (hits: number, of: number): string =>
  `${hits}/${of} ${of === 0 ? '-' : (hits / of).toFixed(3)}`.padEnd(18);

/** For each threshold: plain alarms with the card of their kind, and cards of all that must have none, and of nothing at all. */
export const curveOf = (name: string, all: readonly Tried[]): string => {
  const plain = all.filter(({ label }) => label === 'distress' || label === 'danger');
  const others = all.filter((one) => !plain.includes(one));
  const nothing = others.filter(({ label }) => label === 'none');
  const lines = THRESHOLDS.map((threshold) => {
    const isCard = ({ chances }: Tried): boolean => chances.distress + chances.danger > threshold;
    const found = plain.filter(
      (one) => isCard(one) && one.chances.distress >= one.chances.danger === (one.label === 'distress'),
    );
    return [
      `  ${threshold.toFixed(2)}`,
      `found ${rate(found.length, plain.length)}`,
      `cards without need ${rate(others.filter(isCard).length, others.length)}`,
      `of nothing ${rate(nothing.filter(isCard).length, nothing.length)}`,
    ].join('  ');
  });
  return `${name}\n${lines.join('\n')}\n`;
};
