/** How near words stand to what was done: a day or a place beside the act is that of the act. */
import { findTypes } from './incident-type.ts';
import { narratedIn } from './narrative.ts';
import { contains, overlaps, type Span } from './phrases.ts';
import { clauseAt, type ReadMessage } from './read-message.ts';

/** A function of a span: 3 in the clause of the act itself, 2 in a sentence that narrates, 1 elsewhere. */
export const nearnessIn = (message: ReadMessage): ((span: Span) => number) => {
  const acts = findTypes([message]).map(({ span }) => clauseAt(message, span));
  const narrated = narratedIn(message);
  return (span) => {
    if (acts.some((clause) => overlaps(clause, span))) return 3;
    return narrated.some((sentence) => contains(sentence, span)) ? 2 : 1;
  };
};

/** The first of those with the greatest weight. */
export const heaviest = <Item extends { weight: number }>(items: readonly Item[]): Item | undefined =>
  items.toSorted((one, other) => other.weight - one.weight)[0];
