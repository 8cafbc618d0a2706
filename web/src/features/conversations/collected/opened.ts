import type { Message } from '#contract/conversations.ts';
import type { DetailKind } from '#contract/interview.ts';

/** A detail whose control a reply opens for correction. */
export interface Opened {
  detail: DetailKind;
  /** The reply that opens it: each opens it once more. */
  by: string;
  /** Not used and not closed since. */
  isOpen: boolean;
}

/**
 * The detail that the last reply opens; null where it opens none, or the person has written since.
 * @param closed the reply whose control was used or closed
 */
export const openedBy = (messages: readonly Message[], closed: string | null): Opened | null => {
  const last = messages.at(-1);
  const detail = last?.role === 'assistant' ? last.metadata.opens : undefined;
  return last === undefined || detail === undefined
    ? null
    : { detail, by: last.id, isOpen: last.id !== closed };
};
