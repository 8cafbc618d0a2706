/** The evaluation as text: a line for each figure, and for developers what went wrong and what is proposed. */
import type { Conversation, LabelledSet } from './corpus.ts';
import type { Evaluation } from './evaluate.ts';
import { type Count, figuresOf, isPassed } from './figure.ts';
import { labelsOf } from './labels.ts';
import { turnOf } from './places.ts';
import { play } from './play.ts';
import type { ReadingSubject } from './subject.ts';
import { valueText } from './truth.ts';
import { isRight, isWrong, judgeProposal } from './verdict.ts';

const line = (passed: boolean | null, name: string, counts: string, rate: string, bound: string): string => {
  const sign = passed === null ? '    ' : passed ? 'ok  ' : 'MISS';
  return `${sign}  ${name.padEnd(66)} ${counts.padStart(9)} ${rate.padStart(8)}  ${bound}`.trimEnd();
};

/** The last line counts the marks that are met. */
export const reportOf = (
  { conversations, heard, replies }: LabelledSet,
  { counts, timings, remarks }: Evaluation,
): string => {
  const figures = figuresOf(counts);
  const turns = conversations.flatMap((one) => one.turns).length;
  const judged = [
    ...figures.map((figure) => {
      const { figure: name, part, numerator, denominator, mark } = figure;
      const bound = mark === null ? '' : 'atLeast' in mark ? `≥ ${mark.atLeast}` : `≤ ${mark.atMost}`;
      const rate = denominator === 0 ? '-' : (numerator / denominator).toFixed(3);
      const passed = isPassed(figure);
      const full = part === '' ? name : `${name}: ${part}`;
      return { passed, text: line(passed, full, `${numerator}/${denominator}`, rate, bound) };
    }),
    ...timings.map(({ name, milliseconds, bound }) => {
      const passed = bound === null ? null : milliseconds <= bound;
      const limit = bound === null ? '' : `≤ ${bound} ms`;
      return { passed, text: line(passed, `Speed: ${name}`, 'ms', milliseconds.toFixed(2), limit) };
    }),
  ];
  const marks = judged.filter(({ passed }) => passed !== null);
  return [
    `${conversations.length} conversations, ${turns} turns; ${heard.length} texts; ${replies.length} contexts of replies`,
    ...judged.map(({ text }) => text),
    ...remarks,
    `${marks.filter(({ passed }) => passed).length} of ${marks.length} marks met\n`,
  ].join('\n');
};

/** What went wrong, figure by figure. */
export const faultLines = (counts: readonly Count[]): string =>
  [...counts]
    .sort((one, other) => Number.parseInt(one.figure, 10) - Number.parseInt(other.figure, 10))
    .flatMap(({ figure, fault }) => (fault === undefined ? [] : [{ figure, ...fault }]))
    .map(({ figure, id, turn, what, words = '' }) => {
      const place = turn === undefined ? id : `${id} turn ${turn}`;
      return `${figure}  ${place}: ${what}${words === '' ? '' : `\n     « ${words.trim()} »`}\n`;
    })
    .join('');

/** The turns of a conversation, and what stands after the last one, with the verdict on it. */
export const proposalLines = (conversation: Conversation, subject: ReadingSubject): string => {
  const labels = labelsOf(conversation);
  const incidents = play(conversation, subject).at(-1)?.reading.incidents ?? [];
  const proposed = incidents.flatMap(({ key, proposals }, incident) =>
    proposals.map((proposal) => {
      const { detail, value, state, by, conflictsWith, isDenial, passages, why } = proposal;
      const verdict = judgeProposal({ incident, key, proposal }, labels);
      const sign = isRight(verdict) ? 'right' : isWrong(verdict) ? 'WRONG' : '-';
      const words = passages.map((one) => `${turnOf(one.messageId)} « ${one.words} »`).join(' … ');
      const standing = `${state} ${by ?? ''}${conflictsWith.length > 0 ? ' in conflict' : ''}`.trim();
      return `${incident} ${sign.padEnd(5)} ${detail}: ${isDenial ? 'none' : valueText(value)} ${words} ${standing} [${why}]`;
    }),
  );
  return [...conversation.turns.map((text, turn) => `${turn}  ${text}`), '', ...proposed, '\n'].join('\n');
};
