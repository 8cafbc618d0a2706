/** The proposal that is best confirmed next. */

import { isOverlapping, isPerson, isSameValue } from './entry.ts';
import { type Answer, isCertain, type Proposal } from './proposal.ts';

/** A card that was shown under a reply: what it asked about, as in an answer. */
export interface ShownCard {
  /** The id of the assistant's message that it stood under. */
  after: string;
  incident: string;
  detail: Answer['detail'];
  about: NonNullable<Answer['about']>;
}

const MOST_ASKED = 2;

const isShownBy = ({ detail, about }: ShownCard, proposal: Proposal): boolean =>
  detail === proposal.detail &&
  (isSameValue(about.value, proposal.value) ||
    about.passages.some((one) => proposal.passages.some((other) => isOverlapping(one, other))));

/** Days first, as a calendar date; then who did it; then who saw it. */
const weightOf = ({ value, isDenial }: Proposal): number | null => {
  if (isDenial) return null;
  if (value.detail === 'when') return value.day !== null && value.of !== 'habit' ? 0 : null;
  if (value.detail === 'witnesses') return 2;
  return isPerson(value) && value.part === 'author' ? 1 : null;
};

/** @param shown all cards of the conversation: what was asked twice and left open is not asked again */
export const cardOf = (proposals: readonly Proposal[], shown: readonly ShownCard[]): string | null => {
  const open = proposals.filter(
    (one) =>
      one.state === 'proposed' &&
      !isCertain(one) &&
      weightOf(one) !== null &&
      shown.filter((card) => isShownBy(card, one)).length < MOST_ASKED,
  );
  const [best] = open.sort((one, other) => {
    const byKind = (weightOf(one) ?? 0) - (weightOf(other) ?? 0);
    return byKind !== 0 ? byKind : one.conflictsWith.length - other.conflictsWith.length;
  });
  return best?.id ?? null;
};
