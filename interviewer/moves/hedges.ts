/** Words that leave open what they stand beside: "je crois", "à un jour près", "le 12 ou le 13". */
import type { Sentence } from '../text/sentences.ts';
import type { Place } from './move.ts';
import { hasSense, type Sense } from './senses.ts';

const OPEN: readonly Sense[] = ['guess', 'unsure', 'near'];
/** "Enfin je crois.": a sentence as short as this is about the one before it. */
const AFTERTHOUGHT_WORDS = 5;

const leavesOpen = ({ clauses }: Sentence): boolean =>
  clauses.some(
    ({ words }) =>
      words.some(({ raw }) => raw.toLowerCase() === 'ou') || OPEN.some((sense) => hasSense(words, sense)),
  );

/** True where the sentence at a place, or an afterthought behind it, holds such words. Rather too often than too seldom. */
export const isHedged = (sentences: readonly Sentence[], { start }: Pick<Place, 'start'>): boolean => {
  const at = sentences.findIndex((one) => one.start <= start && start < one.end);
  const [own, next] = at === -1 ? [] : sentences.slice(at);
  const isAfterthought =
    next !== undefined &&
    next.clauses.reduce((count, { words }) => count + words.length, 0) <= AFTERTHOUGHT_WORDS;
  return (own !== undefined && leavesOpen(own)) || (isAfterthought && leavesOpen(next));
};
