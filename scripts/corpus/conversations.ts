/** What the interview collects, on the labelled conversations. */
import { DETAIL_KINDS } from '../../contract/interview.ts';
import { DETAILS_NEEDED_FOR_INCIDENT } from '../../contract/limits.ts';
import { LABELLED_CONVERSATIONS } from '../../server/src/modules/assistant/corpus/conversations.ts';
import {
  type DetailRates,
  detailRates,
  type Judged,
  judgeConversation,
  offeredTooEarly,
  valueRates,
} from '../../server/src/modules/assistant/corpus/score.ts';
import { table } from './table.ts';

export const reportConversations = ({ mistakes }: { mistakes: boolean }): string => {
  const judged = LABELLED_CONVERSATIONS.map(judgeConversation);
  const tuned = judged.filter(({ conversation }) => !conversation.held);
  const held = judged.filter(({ conversation }) => conversation.held);
  return [
    section('All', judged),
    section('Tuned', tuned),
    section('Held out', held),
    mistakes
      ? table([['tuned mistake', 'kind', 'labelled', 'collected'], ...tuned.flatMap(mistakeRows)])
      : '',
  ]
    .filter(Boolean)
    .join('\n');
};

const section = (title: string, judged: readonly Judged[]): string => {
  const { type, day, time } = valueRates(judged);
  const early = offeredTooEarly(judged, DETAILS_NEEDED_FOR_INCIDENT).length;
  return [
    `${title}: ${judged.length} conversations; type right ${percent(type)}, day ${percent(day)}, hour ${percent(time)}; offered under six details by the labels: ${early}\n`,
    table([
      ['detail', 'told', 'precision', 'recall', 'certainty'],
      rateRow('all', detailRates(judged)),
      ...DETAIL_KINDS.map((kind) => rateRow(kind, detailRates(judged, kind))),
    ]),
  ].join('\n');
};

const rateRow = (name: string, { told, precision, recall, certainty }: DetailRates): string[] => [
  name,
  String(told),
  percent(precision),
  percent(recall),
  percent(certainty),
];

const mistakeRows = ({ conversation, details }: Judged): string[][] =>
  details
    .filter(({ verdict, sameCertainty }) => verdict !== 'right' || sameCertainty === false)
    .map(({ kind, verdict, label, detail }) => [
      `${verdict}: ${conversation.about}`,
      kind,
      label
        ? `${label.as}: ${label.in.join(' / ')}${label.notIn ? ` NOT ${label.notIn.join(' / ')}` : ''}`
        : '',
      detail ? `${detail.certainty}: ${detail.sources.map(({ words }) => words).join(' / ')}` : '',
    ]);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
