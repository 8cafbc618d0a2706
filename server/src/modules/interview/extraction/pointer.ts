/**
 * What an outside model may say of a person's messages.
 *
 * [Note: points, never words] A model that worded what was told would put words into her mouth. So it may only point: at
 * words that she wrote, in a message of hers. Whatever it writes itself is neither kept nor shown, and what kind of facts
 * they are it is not asked: that would raise what is offered in weight.
 */
import * as z from 'zod/mini';
import { type Certainty, certainty, type DetailKind, detailKind } from '#contract/common/details.ts';

/** Longer is no pointing any more. */
export const QUOTE_MAX_CHARACTERS = 400;

/** Of one answer: far more than a few messages tell. */
export const ITEMS_MAX_COUNT = 40;

/** One finding as a model writes it. */
export const extractedItem = z.object({
  kind: detailKind,
  /** Which of the numbered messages, from 1. */
  message: z.int().check(z.minimum(1)),
  /** Her words, copied. */
  quote: z.string().check(z.minLength(1), z.maxLength(QUOTE_MAX_CHARACTERS)),
  certainty,
});
export type ExtractedItem = z.infer<typeof extractedItem>;

/** A finding whose words stand where it says. UTF-16 offsets into the message's content, end exclusive. */
export interface Pointer {
  kind: DetailKind;
  message_id: string;
  start: number;
  end: number;
  certainty: Certainty;
}
