/**
 * The assistant: what a conversation has collected, how the interview is led, and how every model is held to it.
 * Everything here is pure: no database, no network, and no clock but the one by which the messages that were read last
 * are forgotten (see [Note: forgotten soon] in understanding/short-memory.ts). The reading of an interview is done in
 * threads (reading/interview-reader.ts).
 */
export { checkReply } from './checker/check-reply.ts';
export { readMarker } from './checker/marker.ts';
export { createReplyGate } from './checker/reply-gate.ts';
export type { ReplyGate } from './checker/reply-gate-types.ts';
export { secondInstruction } from './checker/second-try.ts';
export {
  begunKey,
  FIRST_EPISODE,
  joinedBy,
  keyOfMark,
  type StoredMark,
  toldKey,
} from './episodes/episode.ts';
export {
  EXTRACTION_INSTRUCTIONS,
  extractionMaterial,
  type NumberedMessage,
} from './extraction/extraction-prompt.ts';
export { itemsIn } from './extraction/items-in.ts';
export type { Pointer } from './extraction/pointer.ts';
export { verified } from './extraction/verified.ts';
export { createGuideModel } from './guide/guide-model.ts';
export { neutralQuestion } from './guide/neutral-question.ts';
export { systemPrompt } from './guide/system-prompt.ts';
export { meetsRuleOfSix } from './interview.ts';
export type { InterviewState } from './interview-state.ts';
export { promptMessages } from './memory/prompt-messages.ts';
export { EMPTY_SUMMARY, extendSummary, type Summary } from './memory/summary.ts';
export { readInterview } from './read-interview.ts';
export { createInterviewReader, type InterviewReader, type ReadOptions } from './reading/interview-reader.ts';
export type { Draft, Reading } from './reading/reading.ts';
export type { RecordedPart } from './recordings/recorded-part.ts';
export { recogniseSafety } from './safety/safety.ts';
export type { SaidMessage } from './said-message.ts';
export { longDay } from './text/long-day.ts';
export type { StoredEdit } from './understanding/edits.ts';
