/** Messages that correct others: whoever reads the others has to read them as well. */
import { contrastedIn } from '../people/contrasted.ts';
import { mentionsIn } from '../people/mentions.ts';
import type { ReadMessage } from '../read-message.ts';
import { isAbsent, isClearing } from './cleared.ts';
import { withdrawalsIn } from './withdrawals.ts';

/** True when the message takes something back, clears somebody, or says that somebody was not there. */
export const putsRight = (message: ReadMessage): boolean =>
  withdrawalsIn(message).length > 0 ||
  message.withdrawing.length > 0 ||
  contrastedIn(message).length > 0 ||
  mentionsIn(message).some((mention) => isClearing(mention) || isAbsent(mention));
