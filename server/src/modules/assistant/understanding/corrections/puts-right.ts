/** Messages that correct others: whoever reads the others has to read them as well. */
import { onlyDoubts } from '../doubts.ts';
import { contrastedIn } from '../people/contrasted.ts';
import { mentionsIn } from '../people/mentions.ts';
import { doubtsAll } from '../qualified.ts';
import type { ReadMessage } from '../read-message.ts';
import { isAbsent, isClearing } from './cleared.ts';
import { withdrawalsIn } from './withdrawals.ts';

/** True when the message takes something back, clears somebody, or says that somebody was not there. */
export const putsRight = (message: ReadMessage): boolean =>
  withdrawalsIn(message).length > 0 ||
  message.withdrawing.length > 0 ||
  contrastedIn(message).length > 0 ||
  mentionsIn(message).some((mention) => isClearing(mention) || isAbsent(mention));

/** "Je ne suis plus certaine de l'heure"; "je ne sais plus l'heure" answers, and makes less of nothing. */
const UNSURE = /(?<![a-z])(?:sure?|certaine?|doutes?|hesite|peut[- ]etre)(?![a-z])/;

/** True when nobody is to have what was told before without this message: it corrects it, or doubts it. */
export const isReadWithOthers = (message: ReadMessage): boolean =>
  putsRight(message) || doubtsAll(message) || (onlyDoubts(message) && UNSURE.test(message.text));
