import type { Message } from '#contract/conversations.ts';
import { hearAlarm } from '#interviewer/index.ts';

/**
 * What words say of danger or distress, as metadata of their message. A plain sign brings up the numbers, a faint one a
 * quiet line. Deterministic, and never left to a model.
 */
export const alarmIn = (text: string): Pick<Message['metadata'], 'safety' | 'faint'> => {
  const alarm = hearAlarm(text, []);
  if (alarm === null) return {};
  if (alarm.degree === 'faint') return { faint: true };
  return { safety: alarm.isRescue ? 'rescue' : alarm.kind };
};
