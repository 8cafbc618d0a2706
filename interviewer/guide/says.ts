/**
 * What a message does in the conversation, apart from what it tells: greets, stops, asks. The lists are data (turns.json) of phrases
 * that are looked for word for word, in the spelling that ../text/words.ts writes out.
 */
import { once } from '../text/remember.ts';
import { type Clause, type Sentence, sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';
import WORDS from './plain-words.json' with { type: 'json' };
import TURNS from './turns.json' with { type: 'json' };

export type Act = Exclude<keyof typeof TURNS, 'asking'>;

/** All that a message may do. */
export const ACTS = Object.keys(TURNS).filter((act) => act !== 'asking') as readonly Act[];

/** Longer messages tell something, whatever else they do. */
const SHORT_WORDS = 14;
const ANSWER_WORDS = 8;
/** "Ok" alone thanks nobody. */
const THANKING = / (?:re)?m(?:e)?rc|gentil|sympa| bon(?:ne)? | revoir /;
/** "J'arrête pas de pleurer" stops nothing. */
const GOES_ON = new Set('pas jamais de que'.split(' '));
const FILLERS = new Set(WORDS.fillers);

/** Phrases or a text in the spelling in which they are compared: words between single spaces. */
export const spelledOut = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ plain }) => plain)
    .join(' ')} `;

const spelledWords = (words: Clause['words']): string => ` ${words.map(({ plain }) => plain).join(' ')} `;

const byLength = (one: string, other: string): number => other.length - one.length;
const listOf = (list: keyof typeof TURNS): readonly string[] => lists().get(list) ?? [];
const lists = once(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(Object.entries(TURNS).map(([act, phrases]) => [act, phrases.map(spelledOut).sort(byLength)])),
);

/** A message of the person, taken apart once for all that is asked of it. */
export interface Heard {
  sentences: readonly Sentence[];
  /** All its words outside quotes. */
  spelled: string;
  words: number;
}

export const heardIn = (text: string): Heard => {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(({ clauses }) => unquoted(clauses).flatMap((clause) => clause.words));
  return { sentences, spelled: spelledWords(words), words: words.length };
};

const unquoted = (clauses: readonly Clause[]): Clause[] => clauses.filter(({ isQuoted }) => !isQuoted);

/** The whole message is made of phrases of the list. */
const isOnly = (list: readonly string[], spelled: string): boolean => {
  let rest = spelled;
  for (const phrase of list) rest = rest.replaceAll(phrase, '  ').replace(/ {2,}/g, '  ');
  return rest.trim() === '' && spelled.trim() !== '';
};

const holds = (list: readonly string[], spelled: string): boolean =>
  list.some((phrase) => spelled.includes(phrase));

/** A clause as it begins, and as it begins after "bon", "merci", "et" and the like. */
const beginningsOf = ({ words }: Clause): string[] => {
  const from = words.findIndex(({ plain }) => !FILLERS.has(plain));
  return [0, Math.max(from, 0)].map((start) => spelledWords(words.slice(start)));
};

const isBegun = (list: readonly string[], clause: Clause): boolean =>
  beginningsOf(clause).some((spelled) => list.some((phrase) => spelled.startsWith(phrase)));

/** The clause begins so; one word alone stands alone. */
const isOpened = (list: readonly string[], clause: Clause): boolean =>
  clause.words.length <= SHORT_WORDS &&
  beginningsOf(clause).some((spelled) =>
    list.some((phrase) => {
      const rest = spelled.slice(phrase.length).trim().split(' ');
      const isOneWord = !phrase.trim().includes(' ');
      return spelled.startsWith(phrase) && !GOES_ON.has(rest[0] ?? '') && !(isOneWord && rest.length > 2);
    }),
  );

/** The last sentence says so, and goes on with little more than a farewell. */
const isStopped = (list: readonly string[], clauses: readonly Clause[]): boolean =>
  clauses.some((clause, at) => {
    const after = clauses.slice(at + 1).reduce((sum, { words }) => sum + words.length, 0);
    return after <= ANSWER_WORDS && isOpened(list, clause);
  });

/** Whether the message does this; cautious, so that telling comes first. */
export const does = (act: Act, { sentences, spelled, words }: Heard): boolean => {
  const list = listOf(act);
  switch (act) {
    case 'thanks':
      return words <= SHORT_WORDS && THANKING.test(spelled) && isOnly(list, spelled);
    case 'greeting':
    case 'later':
    case 'nobody':
      return words <= SHORT_WORDS && isOnly(list, spelled);
    case 'ended': {
      const last = unquoted(sentences.at(-1)?.clauses ?? []).flatMap((clause) => clause.words);
      return last.length > 1 && isOnly(list, spelledWords(last));
    }
    case 'unasked':
      return sentences.some(({ clauses, isQuestion }) => {
        return !isQuestion && unquoted(clauses).some((clause) => isBegun(list, clause));
      });
    case 'stop':
      return isStopped(list, unquoted(sentences.at(-1)?.clauses ?? []));
    case 'unknown':
      return words <= ANSWER_WORDS && holds(list, spelled);
    default:
      return words <= SHORT_WORDS && holds(list, spelled);
  }
};

/** What the message asks, sentence by sentence: with a question mark, or in a short sentence that begins as a question does. */
export const questionsAsked = ({ sentences }: Heard): string[] =>
  sentences.flatMap(({ clauses, isQuestion }) => {
    const own = unquoted(clauses);
    const words = own.flatMap((clause) => clause.words);
    const isShort = words.length <= SHORT_WORDS;
    const isAsked = isQuestion || (isShort && own.some((clause) => isBegun(listOf('asking'), clause)));
    return isAsked && words.length > 0 ? [spelledWords(words)] : [];
  });
