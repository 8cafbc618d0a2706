/** How hours are said: "11h30", "neuf heures moins le quart", "minuit vingt-cinq", "vers 5h du mat". */
import { partIn } from './day-patterns.ts';
import type { HourMention } from './mention.ts';
import PATTERNS from './time-patterns.json' with { type: 'json' };
import { type TimeToken, timePattern } from './time-tokens.ts';

/** "pendant trois heures", "toutes les deux heures", "dans une heure": how long, how often. */
const DURATIONS = timePattern(PATTERNS.durations.map((one) => `(${one})`).join('|'));
const HOUR = timePattern(PATTERNS.hour);
/** "de 14h à 16h", "entre 9h et 10h": one passage, the first hour. */
const RANGE_END = timePattern(PATTERNS.range);

const MINUTES_AN_HOUR = 60;
const NOON = 12 * MINUTES_AN_HOUR;
const MINUTES_A_DAY = 2 * NOON;
const FIRST_WORD_MINUTE = 5;

/** Minutes since midnight; null where they make no hour of the day. */
const minutesOf = (core: readonly TimeToken[]): number | null => {
  const sum = (tokens: readonly TimeToken[]): number =>
    tokens
      .filter(({ kind }) => kind === 'half' || kind === 'quarter' || kind === 'number' || kind === 'one')
      .reduce((total, { value }) => total + Number(value), 0);
  const hourword = core.findIndex(({ kind }) => kind === 'h' || kind === 'hourword');
  const [head] = core;
  const named = head?.kind === 'clock' ? Number(head.value) : head?.kind === 'noon' ? NOON : 0;
  const hours = hourword === -1 ? named : sum(core.slice(0, hourword)) * MINUTES_AN_HOUR;
  const minutes = sum(core.slice(Math.max(hourword + 1, 1)));
  if (hours > MINUTES_A_DAY || minutes >= MINUTES_AN_HOUR) return null;
  const isBack = core.some(({ kind }) => kind === 'minus');
  return (hours + (isBack ? -minutes : minutes) + MINUTES_A_DAY) % MINUTES_A_DAY;
};

/** A number after an hour is its minutes when it has two digits, or is a word from five on: not in "à 9 h 2 collègues". */
const isMinutes = ({ raw, value }: TimeToken): boolean =>
  /^\d+$/.test(raw) ? raw.length === 2 : Number(value) >= FIRST_WORD_MINUTE;

/** The hour that is said at a place of the tokens, by its pattern alone; `duration` where it says how long. */
export const hourAt = (
  tokens: readonly TimeToken[],
  letters: string,
  from: number,
): HourMention | { kind: 'duration'; to: number } | null => {
  DURATIONS.lastIndex = from;
  const duration = DURATIONS.exec(letters)?.[0].length ?? 0;
  if (duration > 0) return { kind: 'duration', to: from + duration - 1 };
  HOUR.lastIndex = from;
  const found = HOUR.exec(letters);
  const [start, end] = found?.indices?.groups?.core ?? [0, 0];
  if (found === null || end === 0) return null;
  const last = tokens[end - 1];
  const isCut = end - start > 2 && last?.kind === 'number' && !isMinutes(last);
  const core = tokens.slice(start, isCut ? end - 1 : end);
  const minutes = minutesOf(core);
  const to = isCut ? end - 2 : from + found[0].length - 1;
  if (minutes === null) return { kind: 'duration', to };
  RANGE_END.lastIndex = to + 1;
  const range = RANGE_END.exec(letters)?.[0].length ?? 0;
  return {
    kind: 'hour',
    from,
    to: to + range,
    minutes,
    part: partIn(tokens.slice(end, to + 1)),
    isApproximate: from < start || range > 0 || found.groups?.about !== undefined,
  };
};
