/** What is said where nothing must be asked of the facts: after danger and distress, and when the person stops. */
import type { AlarmSign } from '../reading.ts';
import { compose, type PhraseList, phraseOf } from './compose.ts';
import { does } from './says.ts';
import type { Standing } from './standing.ts';

const CRISIS: Readonly<Record<AlarmSign['kind'], PhraseList>> = { distress: 'distress', danger: 'danger' };
const SAME_DAY: Readonly<Record<AlarmSign['kind'], PhraseList>> = {
  distress: 'afterDistress',
  danger: 'afterDanger',
};
const STOPPED: Readonly<Record<AlarmSign['kind'], PhraseList>> = {
  distress: 'stopDistress',
  danger: 'stopDanger',
};

/** The reply to a plain alarm in the last message. */
export const crisisReply = ({ alarm, replies }: Standing): string | null =>
  alarm?.degree === 'plain' ? compose(phraseOf(CRISIS[alarm.kind], replies)) : null;

export const stopReply = ({ heard, plainToday, replies }: Standing): string | null =>
  does('stop', heard)
    ? compose(phraseOf(plainToday === null ? 'stop' : STOPPED[plainToday.kind], replies))
    : null;

/** For the rest of the day of a plain alarm: the numbers by name, and the choice is left. */
export const gentleReply = ({ plainToday, replies }: Standing): string | null =>
  plainToday === null ? null : compose(phraseOf(SAME_DAY[plainToday.kind], replies));

/** One sentence beside the reply, for a faint sign. */
export const quietSentence = ({ alarm, replies }: Standing): string | null =>
  alarm?.degree === 'faint'
    ? phraseOf(alarm.kind === 'distress' ? 'faintDistress' : 'faintDanger', replies)
    : null;
