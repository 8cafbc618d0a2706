/**
 * The interview on the server: conversations read in threads, what outside models are sent of them, and what they may
 * point at. How French is read and what is asked next stands in `interviewer/`.
 */
export {
  EXTRACTION_INSTRUCTIONS,
  extractionMaterial,
  type NumberedMessage,
} from './extraction/extraction-prompt.ts';
export { itemsIn } from './extraction/items-in.ts';
export type { Pointer } from './extraction/pointer.ts';
export { verified } from './extraction/verified.ts';
export { createLocalGuide } from './local-guide.ts';
export { promptMessages } from './memory/prompt-messages.ts';
export { EMPTY_SUMMARY, extendSummary, type Summary } from './memory/summary.ts';
export { valueByHand } from './reading/detail-values.ts';
export type { FormerEdit } from './reading/former-edits.ts';
export { createInterviewReader, type InterviewReader, type ReadOptions } from './reading/interview-reader.ts';
export { partsToRead } from './reading/parts-to-read.ts';
export { readInterview } from './reading/read-interview.ts';
export {
  FIRST_EPISODE,
  type IncidentDraft,
  type KeptCard,
  type Reading,
  type ReadingAids,
} from './reading/reading-request.ts';
