/** Where further incidents are seen to begin, on the labelled conversations. */
import { LABELLED_DIVISIONS } from '../../server/src/modules/assistant/corpus/incidents.ts';
import {
  divisionRates,
  type JudgedDivision,
  judgeDivision,
} from '../../server/src/modules/assistant/corpus/score-incidents.ts';
import { table } from './table.ts';

export const reportIncidents = ({ mistakes }: { mistakes: boolean }): string => {
  const judged = LABELLED_DIVISIONS.map(judgeDivision);
  const tuned = judged.filter(({ division }) => !division.held);
  const held = judged.filter(({ division }) => division.held);
  return [
    table([
      ['set', 'conversations', 'beginnings', 'precision', 'recall'],
      rateRow('all', judged),
      rateRow('tuned', tuned),
      rateRow('held', held),
    ]),
    mistakes ? table([['tuned mistake', 'missed', 'invented'], ...tuned.flatMap(mistakeRow)]) : '',
  ]
    .filter(Boolean)
    .join('\n');
};

const rateRow = (name: string, judged: readonly JudgedDivision[]): string[] => {
  const { precision, recall } = divisionRates(judged);
  const labelled = judged.reduce((sum, { division }) => sum + division.begins.length, 0);
  return [name, String(judged.length), String(labelled), percent(precision), percent(recall)];
};

const mistakeRow = ({ division, missed, invented }: JudgedDivision): string[][] =>
  missed.length + invented.length === 0 ? [] : [[division.about, missed.join(' / '), invented.join(' / ')]];

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
