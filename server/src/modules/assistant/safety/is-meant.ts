import { NEGATED, NEGATED_THOUGHT, type SafetyPattern } from './safety-patterns.ts';

/**
 * True when words of one of the patterns stand there and are not denied in the words just before them.
 * @param counts what else has to hold of the words that were found
 */
export const isMeant = (
  literal: string,
  patterns: readonly SafetyPattern[],
  counts: (found: RegExpExecArray) => boolean = () => true,
): boolean => patterns.some((pattern) => isFound(literal, pattern, counts));

/** What alone holds somebody back. */
const NOT_BUT_FOR = /\b(?:si (?:je n'|j')|s'il n'y )(?:avais|avait) pas\b/g;

const isFound = (
  literal: string,
  pattern: SafetyPattern,
  counts: (found: RegExpExecArray) => boolean,
): boolean => {
  // Run itself and not copied, as `matchAll` would, which has the large ones compiled again and again.
  pattern.lastIndex = 0;
  for (let found = pattern.exec(literal); found; found = pattern.exec(literal)) {
    const before = literal.slice(Math.max(0, found.index - 45), found.index);
    // A denial reaches no further than its own clause, and "si je n'avais pas mes enfants" denies nothing.
    const clause =
      before
        .replace(NOT_BUT_FOR, '')
        .split(/[.!?;,:…]|\bmais\b|\bet\b|\bcar\b|\bdonc\b/)
        .at(-1) ?? '';
    if (!NEGATED.test(clause) && !NEGATED_THOUGHT.test(found[0]) && counts(found)) return true;
  }
  return false;
};
