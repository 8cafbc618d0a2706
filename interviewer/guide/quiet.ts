/** What is said where nothing must be asked of the facts: after danger and distress, and when the person stops. */
import { compose, phraseOf } from './compose.ts';
import { does } from './says.ts';
import type { Standing } from './standing.ts';

/** The reply to a plain alarm in the last message. */
export const crisisReply = ({ alarm, replies }: Standing): string | null =>
  alarm?.degree === 'plain' ? compose(phraseOf(alarm.kind, replies)) : null;

export const stopReply = ({ heard, plainToday, replies }: Standing): string | null =>
  does('stop', heard)
    ? compose(phraseOf(plainToday === null ? 'stop' : `stop-${plainToday.kind}`, replies))
    : null;

/** No question that the person did not want; they may go on as they like. */
export const unaskedReply = (standing: Standing): string | null => {
  const { heard, plainToday, replies } = standing;
  if (!does('unasked', heard)) return null;
  const list = plainToday === null ? 'unasked' : (`stop-${plainToday.kind}` as const);
  return compose(quietSentence(standing), phraseOf(list, replies));
};

/** For the rest of the day of a plain alarm: the numbers by name, and the choice is left. */
export const gentleReply = ({ plainToday, replies }: Standing): string | null =>
  plainToday === null ? null : compose(phraseOf(`after-${plainToday.kind}`, replies));

/** One sentence beside the reply, for a faint sign. */
export const quietSentence = ({ alarm, replies }: Standing): string | null =>
  alarm?.degree === 'faint' ? phraseOf(`faint-${alarm.kind}`, replies) : null;
