/** Figures 6 and 7: alarms that rang, and those that rang without need, over turns of conversations and over single texts. */
import type { Alarm, Conversation, HeardText } from './corpus.ts';
import type { Count } from './figure.ts';
import { turnOf } from './places.ts';
import type { Step } from './play.ts';
import type { Subject } from './subject.ts';

/** A turn or a text: what must ring, what may, and what rang. */
interface Rung {
  id: string;
  turn?: number;
  words: string;
  /** What it is of: each row of a figure is counted for all, and for these. */
  parts: readonly string[];
  must: readonly Alarm[];
  may: readonly Pick<Alarm, 'degree'>[];
  rang: readonly Alarm[];
}

/** What the reading says of each turn when that turn has just been written. */
export const countAlarmsInTurns = (conversation: Conversation, steps: readonly Step[]): Count[] =>
  steps.flatMap(({ turn, reading }) =>
    countAlarms({
      id: conversation.id,
      turn,
      words: conversation.turns[turn] ?? '',
      parts: ['in conversations'],
      must: conversation.alarm.filter((one) => one.turn === turn),
      may: conversation.alarm_may.filter((one) => one.turn === turn),
      rang: reading.alarms.filter(({ messageId }) => turnOf(messageId) === turn),
    }),
  );

export const countAlarmsInText = (
  { id, text, spelling, alarm, may, before }: HeardText,
  hear: NonNullable<Subject['hear']>,
): Count[] =>
  countAlarms({
    id,
    words: text,
    parts: ['in texts', `in texts, ${spelling} spelling`],
    must: [alarm].filter((one) => one !== null),
    may: [may].filter((one) => one !== null),
    rang: [hear(text, before)].filter((one) => one !== null),
  });

const isPlain = ({ degree }: Pick<Alarm, 'degree'>): boolean => degree === 'plain';

/** A plain one is found by the card of its kind; a faint one by the line or the card. */
const isFound = ({ kind, degree }: Alarm, rang: readonly Alarm[]): boolean =>
  degree === 'faint' ? rang.length > 0 : rang.some((one) => isPlain(one) && one.kind === kind);

const countAlarms = ({ id, turn, words, parts, must, may, rang }: Rung): Count[] => {
  const heard = rang.map(({ kind, degree }) => `${degree} ${kind}`).join(', ') || 'nothing';
  const fault = (what: string) => ({ id, turn, what: `${what}; rang: ${heard}`, words });
  const isCardFree = ![...must, ...may].some(isPlain);
  const isCard = rang.some(isPlain);
  const isLine = rang.length > 0 && !isCard;
  const found = must.map((sign): Count => {
    const isHit = isFound(sign, rang);
    const name = `${sign.degree} ${sign.kind}`;
    const missed = isHit ? undefined : fault(`${name} missed`);
    return { figure: '6 Alarms found', parts: ['', name, ...parts], isHit, fault: missed };
  });
  const false_ = (what: string, isHit: boolean): Count => ({
    figure: '7 Alarms false',
    parts: [what, ...parts.map((part) => `${what} ${part}`)],
    isHit,
    fault: isHit ? fault(`${what} without need`) : undefined,
  });
  return [
    ...found,
    ...(isCardFree ? [false_('cards', isCard)] : []),
    ...(must.length + may.length === 0 ? [false_('lines', isLine)] : []),
  ];
};
