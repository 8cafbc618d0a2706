/**
 * Whether the person is asked, or only followed.
 *
 * [Note: after distress] The turn after words of danger or distress leaves the choice and asks nothing of the facts,
 * whatever is told, unless she says by herself that she wants to go on. From the turn after that one, questions begin again, one at a time, as soon as the person has gone
 * on by herself since the words: has told something, has said that she wants to go on, or that the words were not meant.
 * The first such reply says again that the help stays in reach. New words of distress begin it all anew. To keep an
 * interview closed for longer would leave alone whoever came back to tell. That it is better, or that help was called, is
 * no account: it is thanked for, and the choice is left. That whoever was a danger is still there brings the numbers back.
 *
 * [Note: after the end] Who has said that there is no more to tell is asked nothing, until she tells more, or says that
 * she wants to go on.
 */

import type { SafetyKind } from '#contract/interview.ts';
import type { Pace } from '../interview-state.ts';
import { recogniseSafety } from '../safety/safety.ts';
import { oncePerText } from '../understanding/known-texts.ts';
import { endsAccount } from './endings.ts';
import { goesOn, isAssent, wantsToGoOn } from './goes-on.ts';
import { saysEased, saysStillThere } from './since-alarm.ts';
import { takesWordsBack } from './takes-words-back.ts';

/** Asked of every message at every turn. */
const once = {
  safety: oncePerText(recogniseSafety) as (text: string) => SafetyKind | null,
  takesBack: oncePerText(takesWordsBack),
  goesOn: oncePerText(goesOn),
  isAssent: oncePerText(isAssent),
  wantsToGoOn: oncePerText(wantsToGoOn),
  endsAccount: oncePerText(endsAccount),
  saysEased: oncePerText(saysEased),
};

/** Said later than that, "je plaisante" is said of something else. */
const TAKEN_BACK_WITHIN = 4;
/** Said later than that, "ça va mieux" and "il est toujours là" are of something else. */
const SPOKEN_OF_WITHIN = 6;

/** @param messages what the person wrote, in order */
export const paceOf = (messages: readonly string[]): Pace => {
  const alarmAt = messages.findLastIndex((text) => once.safety(text) !== null);
  const alarm = alarmAt === -1 ? null : once.safety(messages[alarmAt] ?? '');
  const since = messages.slice(alarmAt + 1);
  const last = messages.at(-1) ?? '';
  const careful = alarm !== null && isCareful(since, alarm);
  const takesBack =
    alarmAt !== -1 && since.length > 0 && since.length <= TAKEN_BACK_WITHIN && once.takesBack(last);
  const wasCareful = alarm !== null && (since.length === 1 || isCareful(since.slice(0, -1), alarm));
  const isSoonAfter = alarm !== null && since.length > 0 && since.length <= SPOKEN_OF_WITHIN;
  return {
    alarm,
    eased: isSoonAfter && once.saysEased(last),
    stillInDanger: alarm === 'danger' && isSoonAfter && saysStillThere(last),
    careful,
    takesBack,
    resumes: wasCareful && !careful && !takesBack,
    ended: isEnded(messages),
  };
};

/** @param since what was said after the last words of danger or distress */
const isCareful = (since: readonly string[], alarm: SafetyKind): boolean => {
  if (since.length === 0 || since.some(once.takesBack)) return false;
  if (since.length === 1) return !since.some(once.wantsToGoOn);
  // "Oui" answers whether to go on; right after the alarm nothing was asked yet, and while a life may be at stake it may
  // answer whether help was called.
  const assents = since.slice(1).some(once.isAssent) && alarm !== 'rescue';
  return !assents && !since.some(once.goesOn);
};

const isEnded = (messages: readonly string[]): boolean => {
  const endAt = messages.findLastIndex(once.endsAccount);
  return endAt !== -1 && !messages.slice(endAt + 1).some((text) => once.goesOn(text) || once.isAssent(text));
};
