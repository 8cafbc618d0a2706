import type { SafetyKind } from '#contract/interview.ts';
import { hearAlarm } from '#interviewer/index.ts';
import { recogniseSafety } from '../../assistant/index.ts';

/**
 * What words say of danger or distress, for the numbers that are shown beside them. What the assistant's rules do not hear, the
 * lists of the interviewer may: they know many more ways to say it, also written by ear. A number shown without need costs a few lines
 * on the screen; one that is missing may cost a life.
 */
export const alarmIn = (text: string): SafetyKind | null => recogniseSafety(text) ?? heardIn(text);

/** A faint sign brings no numbers up. */
const heardIn = (text: string): SafetyKind | null => {
  const alarm = hearAlarm(text, []);
  if (alarm?.degree !== 'plain') return null;
  return alarm.isRescue ? 'rescue' : alarm.kind;
};
