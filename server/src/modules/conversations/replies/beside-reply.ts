import type { Message } from '#contract/conversations.ts';
import { askedIn, type GuideState, nextReply } from '#interviewer/index.ts';
import type { KeptCard, Reading } from '../../interview/index.ts';

/** What stands beside the words of a reply. */
export interface BesideReply {
  metadata: Pick<Message['metadata'], 'asks' | 'opens'>;
  /** What the card under it asks about. */
  card?: KeptCard;
}

/** Follows from the reply itself and from the reading before it, whoever wrote the reply. */
export const besideReply = (
  { reading, card }: Reading,
  reply: string,
  { said, timeZone }: Pick<GuideState, 'said' | 'timeZone'>,
): BesideReply => {
  const asks = askedIn(reply);
  const opens = reading.isProtest ? nextReply(reading, said, timeZone).opens : undefined;
  return {
    metadata: {
      ...(asks !== null && asks !== 'free' && { asks }),
      ...(opens !== undefined && { opens }),
    },
    ...(card && { card }),
  };
};
