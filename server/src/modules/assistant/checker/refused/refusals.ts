import type { RejectionReason } from '../rejection.ts';

/** Why, and by what words; the first that is found names the reason. */
export type Refusals = readonly (readonly [RejectionReason, RegExp])[];
