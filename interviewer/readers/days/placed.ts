/** The times of a message where they stand, and what the words around one say of it. */
import type { Turn } from '../finding.ts';
import { dayAt } from './day-patterns.ts';
import { hourAt } from './hour-patterns.ts';
import type { Mention } from './mention.ts';
import type { Of } from './sense.ts';
import { thoughtsOf } from './thoughts.ts';
import { lettersOf, type TimeToken, timeTokensOf } from './time-tokens.ts';
import WORD_SETS from './word-sets.json' with { type: 'json' };

/** A mention, with the tokens of its clause. */
export interface Placed {
  mention: Mention;
  tokens: readonly TimeToken[];
  first: TimeToken;
  last: TimeToken;
  /** Places of the sentence in the message and of the clause in the sentence. */
  sentence: number;
  clause: number;
}

/** Nobody tells more in one message; what a timetable has beyond that is left. */
const MOST_TIMES = 100;

/** The times of a message, in order; none overlaps another. */
export const placedIn = ({ sentences, message }: Turn): Placed[] => {
  const placed: Placed[] = [];
  for (const [sentence, one] of sentences.entries()) {
    for (const [clause, thought] of thoughtsOf(one).entries()) {
      if (placed.length >= MOST_TIMES) return placed;
      const tokens = timeTokensOf(thought, message.content);
      for (const mention of mentionsAmong(tokens)) {
        const [first, last] = [tokens[mention.from], tokens[mention.to]];
        if (first && last) placed.push({ mention, tokens, first, last, sentence, clause });
      }
    }
  }
  return placed;
};

/** No time is said without one of these. */
const CORES: ReadonlySet<string> = new Set(
  (
    'weekday weekdays month part parts night noon midnight today yesterday tomorrow eve morrow day week months year weekend season ' +
    'holiday hourword clock digits number every same'
  ).split(' '),
);

const mentionsAmong = (tokens: readonly TimeToken[]): Mention[] => {
  if (!tokens.some(({ kind }) => CORES.has(kind))) return [];
  const letters = lettersOf(tokens);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'word') continue;
    const found = dayAt(tokens, letters, at) ?? hourAt(tokens, letters, at);
    if (found === null) continue;
    at = found.to;
    if (found.kind !== 'duration') mentions.push(found);
  }
  return mentions;
};

const LINKS: ReadonlySet<string> = new Set(['the', 'at', 'of', 'around', 'inside']);
/** "le train de 23 h 52", "celui de 8 h". */
const LEAVES_AT =
  /^(?:celui|celle|trains?|bus|car|metro|tram|tramway|avion|vol|navette|ferry|bateau|tgv|ter|rer|depart|messe|film)$/;
/** "la réunion du 3", "les faits de mardi": nouns that time what happened; other ones ("le mail du 3") have a time of their own. */
const HAPPENINGS = new Set(WORD_SETS.happenings.split(' '));

/** What the words just before a time say of it: "depuis lundi", "pas le 25", "le train de 23 h 52". Null for nothing. */
export const ofWordsBefore = ({ mention, tokens }: Placed): Of | null => {
  const [first, second, third] = tokens.slice(Math.max(0, mention.from - 3), mention.from).reverse();
  if (first === undefined) return null;
  const lead = [first, second, third].find((token) => token !== undefined && !LINKS.has(token.kind));
  if (lead?.kind === 'since' || lead?.kind === 'until') return 'other';
  const every = LINKS.has(first.kind) ? second : first;
  if (every?.kind === 'every' && !/^tt?o?u?t?e?$/.test(every.raw)) return 'habit';
  if (isDenied(first, second, third)) return 'other';
  // "avant vendredi": a term.
  if ((first.kind === 'beside' || lead?.raw === 'pour') && mention.kind === 'day') return 'other';
  if (lead !== undefined && lead === tokens[0] && SINCE_WHEN.test(lead.raw)) return 'other';
  if (first.kind !== 'of') return null;
  const noun = second?.kind === 'the' ? third : second;
  if (noun === undefined) return null;
  if (mention.kind === 'hour') return LEAVES_AT.test(noun.raw) ? 'other' : null;
  return noun.kind !== 'word' || HAPPENINGS.has(noun.raw.replace(/s$/, '')) ? null : 'other';
};

/** "pas le 25", "non pas à 9 h"; but "je sais pas, mardi" denies nothing. */
const isDenied = (first: TimeToken, second?: TimeToken, third?: TimeToken): boolean => {
  const isLinked = first.kind === 'at' || first.kind === 'the' || first.kind === 'of';
  const [denial, before] = isLinked ? [second, third] : [first, second];
  return denial?.kind === 'not' && !/^s?(?:sais?|sait|sure?)$|^jc$|^chai?s?$/.test(before?.raw ?? '');
};

/** "Le chef, arrivé en septembre, …". */
const SINCE_WHEN = /^(?:arrive|embauche|recrute|ne|mute|promu|engage|entre|nomme|signe|paru|sorti)e?s?$/;

/** How far apart a day and its hour stand: "mardi soir, dans le hall, vers 21h" is more than that. */
const BESIDE = 3;

/** True for an hour that stands right behind a day, or before it. */
export const isBeside = (one: Placed, other: Placed): boolean =>
  one.sentence === other.sentence &&
  (one.clause === other.clause
    ? other.mention.from - one.mention.to <= BESIDE
    : other.clause === one.clause + 1 && other.mention.from <= 1 && one.tokens.length - one.mention.to <= 1);
