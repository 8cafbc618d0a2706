/** Figure 10: leading and multiple replies that are refused, and neutral ones that pass. */
import type { ReplyContext } from './corpus.ts';
import type { Count } from './figure.ts';
import type { Subject } from './subject.ts';

export const countReplies = (context: ReplyContext, judge: NonNullable<Subject['judge']>): Count[] => {
  const { id, told, after_alarm: afterAlarm, leading, multiple, neutral } = context;
  const count = (part: string, words: string, isRefusedRight: boolean): Count => {
    const isHit = judge({ told, afterAlarm }, words) === isRefusedRight;
    const fault = isHit ? undefined : { id, what: `not ${part}`, words };
    return { figure: '10 Replies', parts: [part], isHit, fault };
  };
  return [
    ...leading.map(({ text }) => count('leading caught', text, true)),
    ...multiple.map((text) => count('multiple caught', text, true)),
    ...neutral.map((text) => count('neutral passed', text, false)),
  ];
};
