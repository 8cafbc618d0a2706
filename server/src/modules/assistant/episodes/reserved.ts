import type { Collected } from '#contract/interview.ts';
import { isReserved } from '../guide/intents.ts';

/** Whoever would rather not tell knows: a lawyer must not read that she does not. */
export const withReserved = (collected: Collected): Collected => ({
  ...collected,
  details: collected.details.map((detail) =>
    detail.certainty === 'unknown' && isReserved(detail.value) ? { ...detail, reserved: true } : detail,
  ),
});
