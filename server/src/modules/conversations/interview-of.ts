import type { Message } from '#contract/conversations.ts';
import type { ReadOptions, SaidMessage } from '../assistant/index.ts';

/** Where the people of this product live; used when a browser gives no time zone, or one that does not exist. */
const DEFAULT_TIME_ZONE = 'Europe/Paris';

/** How a person's interview is read. */
export const readOptionsFor = (userId: string, timeZone: string | undefined): ReadOptions => ({
  owner: userId,
  timeZone: usableTimeZone(timeZone),
});

/** What was said, by whom and when, as the assistant reads it. */
export const saidIn = (messages: readonly Message[]): SaidMessage[] => messages.flatMap(saidFrom);

/** A time zone that this runtime knows. */
const usableTimeZone = (timeZone: string | undefined): string => {
  if (!timeZone) return DEFAULT_TIME_ZONE;
  try {
    return new Intl.DateTimeFormat('fr', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
};

const saidFrom = ({ id, role, content, created_at }: Message): SaidMessage[] =>
  role === 'system' ? [] : [{ id, role, content, at: new Date(created_at) }];
