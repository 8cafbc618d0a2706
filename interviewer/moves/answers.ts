/** What a message is as an answer: "je ne sais pas", "personne", "oui, c'est ça", a protest, or small talk. */
import { passageOf, type Turn } from '../readers/finding.ts';
import type { Word } from '../text/words.ts';
import ANSWERS from './answers.json' with { type: 'json' };
import type { Move } from './move.ts';
import { findSequences, sequencesOf } from './sequences.ts';

const LISTS = Object.fromEntries(
  Object.entries(ANSWERS).map(([name, phrases]) => [name, sequencesOf(phrases)]),
) as Record<keyof typeof ANSWERS, ReturnType<typeof sequencesOf>>;
/** "Personne" is an answer in a short message; in a long one it is part of an account. */
const SHORT_ANSWER = 8;

const allWords = ({ sentences }: Turn): Word[] =>
  sentences.flatMap(({ clauses }) => clauses.filter((one) => !one.isQuoted).flatMap(({ words }) => words));

/** What the message answers with its first words; nothing where it only begins with a short word and goes on. */
const replyOf = (turn: Turn, words: readonly Word[]): Move[] => {
  const first = turn.sentences[0];
  if (first === undefined || first.isQuestion) return [];
  const opens = (list: keyof typeof ANSWERS) =>
    findSequences(LISTS[list], words).find(({ from }) => from <= 1);
  const passage = passageOf(turn, first.start, first.end);
  const isShort = words.length <= SHORT_ANSWER;
  if (isShort && findSequences(LISTS.unknown, words).length > 0) return [{ act: 'unknown', passage }];
  if (isShort && opens('none')) return [{ act: 'none', passage }];
  const [head] = first.clauses;
  const isHead = (list: 'yes' | 'no') => {
    const found = opens(list);
    return (
      found?.from === 0 && head !== undefined && found.to >= Math.min(head.words.length, words.length) - 1
    );
  };
  if (isHead('yes')) return [{ act: 'confirm', passage }];
  if (isHead('no')) return [{ act: 'deny', passage }];
  return [];
};

/** Protests at having been misunderstood, or at being asked again. */
const protestsIn = (turn: Turn): Move[] =>
  turn.sentences.flatMap(({ clauses, start, end }): Move[] => {
    const words = clauses.filter(({ isQuoted }) => !isQuoted).flatMap((clause) => clause.words);
    const isProtest = findSequences(LISTS.protest, words).length > 0;
    return isProtest ? [{ act: 'protest', passage: passageOf(turn, start, end) }] : [];
  });

export const readAnswers = (turn: Turn): Move[] => [...replyOf(turn, allWords(turn)), ...protestsIn(turn)];

/** Greetings, thanks and putting off are no answer to a question. */
export const isSmallTalk = (turn: Turn): boolean =>
  findSequences(LISTS.greeting, allWords(turn)).some(({ from }) => from <= 1);
