/** How hours are said: "11h30", "neuf heures moins le quart", "minuit vingt-cinq", "vers 5h du mat". */
import type { DayPart, HourMention, Match } from './mention.ts';
import { type Kind, type TimeToken, timePattern } from './time-tokens.ts';
import WORD_SETS from './word-sets.json' with { type: 'json' };

const AROUND =
  '((around|roughly)of?the?|at the?around of?the?|inside the|on the|' +
  '(number|one)?little?beside|between|at little about at?)';
const FRACTION = '(and(half|quarter)|minus the?(quarter|number number?))';
const MINUTES = `(${FRACTION}|number number?)?`;
const OF_PART = '(of?the?(part|night))?';
const APPROXIMATE_END = '(roughly|at little about|last|and few)?';
const HOUR = timePattern(
  `${AROUND}?(clock${FRACTION}?|(number|one)hourword${MINUTES}|(noon|midnight)${MINUTES})${OF_PART}${APPROXIMATE_END}`,
);
/** "de 14h à 16h", "entre 9h et 10h": one passage, the first hour. */
const RANGE_END = timePattern('(at|and)(clock|(number|one)hourword number?|noon|midnight)');

const MINUTES_AN_HOUR = 60;
const NOON = 12 * MINUTES_AN_HOUR;
const LAST_HOUR = 24;
const FIRST_WORD_MINUTE = 5;

const BEFORE_A_TIME: ReadonlySet<Kind> = new Set(['at', 'copula', 'around', 'until', 'of', 'since', 'and']);
/** "pendant trois heures", "depuis 8 h", "toutes les deux heures", "dans une heure": how long, how often. */
const BEFORE_A_DURATION: ReadonlySet<Kind> = new Set(['for', 'ago', 'every', 'few', 'other', 'more']);
const AFTER_A_DURATION: ReadonlySet<Kind> = new Set(['more', 'later', 'beside']);
const UNITS: ReadonlySet<Kind> = new Set(['day', 'week', 'months', 'night']);
const AFTER_A_DURATION_WORDS = new Set(
  "devant affilee d'affilee durant suite chrono supplementaires sup perdu perdue perdues perdus entiere plein".split(
    ' ',
  ),
);
const TAKES_TIME = new Set(WORD_SETS.takesTime.split(' '));

const isHour = (token: TimeToken | undefined): boolean => token?.kind === 'number' || token?.kind === 'one';

const minutesOf = (core: Match): number | null => {
  const number = (token: TimeToken | undefined): number => Number(token?.value ?? 0);
  const head = core[0];
  if (head === undefined) return null;
  const isNamed = head.kind === 'noon' || head.kind === 'midnight';
  const base = head.kind === 'clock' ? number(head) : head.kind === 'noon' ? NOON : isNamed ? 0 : null;
  const hours = base ?? number(head) * MINUTES_AN_HOUR;
  if (isHour(head) && number(head) > LAST_HOUR) return null;
  const rest = core.slice(isHour(head) ? 2 : 1);
  const isBack = rest.some(({ kind }) => kind === 'minus');
  const minutes = rest
    .filter(({ kind }) => kind === 'half' || kind === 'quarter' || kind === 'number')
    .reduce((sum, token) => sum + number(token), 0);
  if (minutes >= MINUTES_AN_HOUR) return null;
  const day = LAST_HOUR * MINUTES_AN_HOUR;
  return (hours + (isBack ? -minutes : minutes) + day) % day;
};

/** A number after an hour is its minutes when it has two digits, or is a word from five on: not in "à 9 h 2 collègues". */
const isMinutes = ({ raw, value }: TimeToken): boolean =>
  /^\d+$/.test(raw) ? raw.length === 2 : Number(value) >= FIRST_WORD_MINUTE;

/** Where the hour itself begins, after "vers" and its like. */
const coreFrom = (tokens: Match, from: number, to: number): number => {
  let at = from;
  while (at <= to) {
    const [one, next] = [tokens[at], tokens[at + 1]];
    const isHead = isHour(one) && next?.kind === 'hourword' && at < to;
    if (isHead || one?.kind === 'clock' || one?.kind === 'noon' || one?.kind === 'midnight') return at;
    at += 1;
  }
  return from;
};

const isDuration = (tokens: Match, from: number, core: number, to: number): boolean => {
  const [before, earlier, after] = [tokens[from - 1], tokens[from - 2], tokens[to + 1]];
  const head = tokens[core];
  const isPlain = from === core;
  if (after?.raw === 'par' && UNITS.has(tokens[to + 2]?.kind ?? 'word')) return true;
  if (after !== undefined && AFTER_A_DURATION_WORDS.has(after.raw)) return true;
  if (after !== undefined && AFTER_A_DURATION.has(after.kind) && tokens[to]?.kind === 'hourword') return true;
  if (after?.kind === 'of' && tokens[to + 2]?.kind === 'word' && before?.kind !== 'of' && isPlain)
    return true;
  if (!isPlain || before === undefined) return false;
  if (BEFORE_A_DURATION.has(before.kind) || TAKES_TIME.has(before.raw)) return true;
  if (before.kind === 'at' && earlier?.kind === 'there') return true;
  const isWords = isHour(head) && tokens[core + 1]?.raw !== 'h' && to === core + 1;
  return isWords && !BEFORE_A_TIME.has(before.kind);
};

/** "la pause de midi", "le midi" and "ce midi" are no hours. */
const isPartOnly = (tokens: Match, from: number, core: number, to: number): boolean => {
  const before = tokens[from - 1]?.kind;
  const isBare = tokens[core]?.kind === 'noon' && core === to && from === core;
  return isBare && (before === 'of' || before === 'the' || before === 'this' || before === 'for');
};

/** The hour that is said at a place of the tokens, by its pattern alone; `duration` where it says how long. */
export const hourAt = (
  tokens: Match,
  letters: string,
  from: number,
): HourMention | { kind: 'duration'; to: number } | null => {
  HOUR.lastIndex = from;
  const length = HOUR.exec(letters)?.[0].length ?? 0;
  if (length === 0) return null;
  const core = coreFrom(tokens, from, from + length - 1);
  let to = from + length - 1;
  const minuteAt = core + (isHour(tokens[core]) ? 2 : 1);
  const minute = tokens[minuteAt];
  if (minuteAt <= to && minute?.kind === 'number' && !isMinutes(minute)) to = minuteAt - 1;
  if (isDuration(tokens, from, core, to)) return { kind: 'duration', to };
  const partToken = tokens.slice(core + 1, to + 1).find(({ kind }) => kind === 'part' || kind === 'night');
  const said = tokens.slice(core, to + 1).filter(({ kind }) => kind !== 'part' && kind !== 'night');
  const minutes = minutesOf(said);
  if (minutes === null || isPartOnly(tokens, from, core, to)) return { kind: 'duration', to };
  RANGE_END.lastIndex = to + 1;
  const range =
    tokens[core]?.kind === 'clock' || tokens[core]?.kind === 'number' ? RANGE_END.exec(letters) : null;
  const isRange =
    range !== null &&
    /^(?:de|entre)$/.test(tokens[from]?.raw === 'entre' ? 'entre' : (tokens[core - 1]?.raw ?? ''));
  // "vingt et une heures": its last word was taken for one o'clock.
  const isTwentyOne =
    tokens[core]?.kind === 'one' && tokens[from - 1]?.kind === 'and' && tokens[from - 2]?.value === 20;
  return {
    kind: 'hour',
    from: isTwentyOne ? from - 2 : from,
    to: isRange ? to + range[0].length : to,
    of: null,
    minutes: isTwentyOne ? minutes + 20 * MINUTES_AN_HOUR : minutes,
    part: partToken === undefined ? null : (String(partToken.value) as DayPart),
    isApproximate: from < core || isRange || /^(?:roughly|about|last|few)$/.test(tokens[to]?.kind ?? ''),
    isRange,
    isMidnight: tokens[core]?.kind === 'midnight',
  };
};
