/** The checker of what an assistant says, on the labelled replies. */
import { checkReply } from '../../server/src/modules/assistant/checker/check-reply.ts';
import { LABELLED_REPLIES, REPLY_LABELS } from '../../server/src/modules/assistant/checker/corpus/replies.ts';
import {
  type JudgedReply,
  judgeAll,
  labelRates,
  mistakesIn,
  type Rates,
  rejectionRates,
} from '../../server/src/modules/assistant/checker/corpus/score.ts';
import { table } from './table.ts';

export const reportQuestions = ({ mistakes }: { mistakes: boolean }): string => {
  const judged = judgeAll(LABELLED_REPLIES, checkReply);
  const tuned = judged.filter(({ reply }) => !reply.held);
  const held = judged.filter(({ reply }) => reply.held);
  return [
    section('Tuned', tuned),
    section('Held out', held),
    mistakes ? table([['tuned mistake', 'verdict', 'text'], ...mistakesIn(tuned).map(mistakeRow)]) : '',
  ]
    .filter(Boolean)
    .join('\n');
};

const section = (title: string, judged: readonly JudgedReply[]): string => {
  const all = rejectionRates(judged);
  return [
    `${title}: ${judged.length} replies, rejected against accepted: precision ${percent(all.precision)}, recall ${percent(all.recall)}\n`,
    confusion(judged),
    table([
      ['label', 'replies', 'precision', 'recall'],
      ...REPLY_LABELS.map((label) => rateRow(label, judged, labelRates(judged, label))),
    ]),
  ].join('\n');
};

/** A row for each label, a column for each verdict that was given. */
const confusion = (judged: readonly JudgedReply[]): string => {
  const verdicts = ['accepted', ...new Set(judged.flatMap(({ check }) => (check.ok ? [] : [check.reason])))];
  return table([
    ['label \\ verdict', ...verdicts],
    ...REPLY_LABELS.map((label) => [
      label,
      ...verdicts.map((verdict) =>
        String(
          judged.filter(({ reply, check }) => reply.label === label && verdictOf(check) === verdict).length,
        ),
      ),
    ]),
  ]);
};

const verdictOf = (check: JudgedReply['check']): string => (check.ok ? 'accepted' : check.reason);

const rateRow = (label: string, judged: readonly JudgedReply[], rates: Rates): string[] => [
  label,
  String(judged.filter(({ reply }) => reply.label === label).length),
  percent(rates.precision),
  percent(rates.recall),
];

const mistakeRow = ({ reply, check }: JudgedReply): string[] => [reply.label, verdictOf(check), reply.text];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
