/** The moment at which a model has pointed, read by our own reader of dates. */
import type { ReadMessage } from '../read-message.ts';
import { readMessage, wordsOf } from '../read-message.ts';
import { asidesIn, isInside } from '../since.ts';
import { momentsIn } from '../when/moments.ts';
import { isAnnounced, isOfSomethingElse } from '../when/other-days.ts';
import { type When, whenFrom } from '../when/when.ts';
import type { Pointed } from './pointed.ts';

export interface PointedMoment {
  pointed: Pointed;
  day: string | null;
  time: string | null;
  /** A day with an hour, neither of them hedged. */
  exact: boolean;
}

/** Undefined in a clause that tells what came since: "j'en ai parlé à la DRH ce matin" dates no facts. */
export const momentPointedAt = (pointed: Pointed): PointedMoment | undefined => {
  const { message, span, firm } = pointed;
  if (isInside(asidesIn(message), span) || isOfSomethingElse(message, span) || isAnnounced(message, span)) {
    return undefined;
  }
  const { day, time, detail } = readAlone(message, wordsOf(message, span));
  return { pointed, day, time, exact: firm && detail?.certainty === 'exact' };
};

/** The words by themselves, on the day on which they were written. */
const readAlone = ({ id, today }: ReadMessage, words: string): When =>
  whenFrom([momentsIn(readMessage({ id, content: words }, 'when', today), () => true)], () => false);

/** The one that they all agree on; no day where they name several. */
export const oneMoment = (moments: readonly PointedMoment[]): Omit<PointedMoment, 'pointed'> => {
  const days = new Set(moments.flatMap(({ day }) => day ?? []));
  const [day = null] = days;
  if (days.size !== 1) return { day: null, time: null, exact: false };
  const exact = moments.find((moment) => moment.exact && moment.day === day);
  const times = new Set(moments.flatMap(({ time }) => time ?? []));
  const [only = null] = times;
  return { day, time: exact?.time ?? (times.size === 1 ? only : null), exact: exact !== undefined };
};
