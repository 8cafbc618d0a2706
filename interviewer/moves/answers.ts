/** What a message is as an answer: "je ne sais pas", "personne", "oui, c'est ça", a protest, or small talk. */
import { passageOf, type Turn } from '../readers/finding.ts';
import type { Clause } from '../text/sentences.ts';
import type { Move } from './move.ts';
import { findSense, hasSense, type Sense } from './senses.ts';

/** "Personne" is an answer in a short message; in a long one it is part of an account. */
const SHORT_ANSWER = 8;

const spokenIn = ({ sentences }: Turn): Clause[] =>
  sentences.flatMap(({ clauses }) => clauses.filter(({ isQuoted }) => !isQuoted));

/** The sense stands in the first words of the message. */
const opensWith = (clauses: readonly Clause[], sense: Sense): boolean =>
  findSense(clauses[0]?.words ?? [], sense).some(({ from }) => from <= 1);

/** What the message answers with its first words; nothing where it only begins with a short word and goes on. */
const replyOf = (turn: Turn): Move[] => {
  const first = turn.sentences[0];
  const clauses = spokenIn(turn);
  const [head] = clauses;
  if (first === undefined || head === undefined || first.isQuestion) return [];
  const passage = passageOf(turn, first.start, first.end);
  const count = clauses.slice(0, SHORT_ANSWER).reduce((sum, { words }) => sum + words.length, 0);
  const isShort = count <= SHORT_ANSWER && clauses.length <= SHORT_ANSWER;
  if (isShort && clauses.some(({ words }) => hasSense(words, 'unknown')))
    return [{ act: 'unknown', passage }];
  if (isShort && opensWith(clauses, 'none')) return [{ act: 'none', passage }];
  const isWhole = (sense: 'yes' | 'no') => {
    const found = findSense(head.words, sense);
    return head.words.every((_, at) => found.some(({ from, to }) => from <= at && at <= to));
  };
  if (isWhole('yes')) return [{ act: 'confirm', passage }];
  return isWhole('no') ? [{ act: 'deny', passage }] : [];
};

/** Protests at having been misunderstood, or at being asked again. */
const protestsIn = (turn: Turn): Move[] =>
  turn.sentences
    .filter(({ clauses }) => clauses.some(({ words, isQuoted }) => !isQuoted && hasSense(words, 'protest')))
    .map(({ start, end }) => ({ act: 'protest', passage: passageOf(turn, start, end) }));

export const readAnswers = (turn: Turn): Move[] => [...replyOf(turn), ...protestsIn(turn)];

/** Greetings, thanks and putting off are no answer to a question. */
export const isSmallTalk = (turn: Turn): boolean => opensWith(spokenIn(turn), 'greeting');
