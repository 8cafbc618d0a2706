import { MINUTE_MS } from '#contract/common/durations.ts';
import type { TurnInput } from '#contract/conversations.ts';
import type { OutgoingMessage } from './turn-state.ts';

/**
 * When a message was written, where that is worth telling: one that is sent at once has the server's time, and a device's
 * clock may be wrong. How long ago it was is measured by the same clock.
 */
export const lateSince = (
  { writtenAt }: Pick<OutgoingMessage, 'writtenAt'>,
  now = Date.now(),
): Pick<TurnInput, 'written_at'> =>
  now - Date.parse(writtenAt) < MINUTE_MS ? {} : { written_at: writtenAt };
