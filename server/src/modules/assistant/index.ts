/**
 * The assistant: what a conversation has collected, how the interview is led, and how every model is held to it.
 * Everything here is pure: no database, no network, no clock.
 */
export { checkReply, type RejectionReason, type ReplyCheck } from './checker/check-reply.ts';
export { type Marker, readMarker } from './checker/marker.ts';
export { createReplyGate, type ReplyGate } from './checker/reply-gate.ts';
export { draftSuggestion, type SuggestionDraft } from './draft-suggestion.ts';
export { createGuideModel } from './guide/guide-model.ts';
export { neutralQuestion } from './guide/neutral-question.ts';
export type { InterviewState, SaidMessage } from './guide/state.ts';
export { systemPrompt } from './guide/system-prompt.ts';
export { readInterview } from './read-interview.ts';
export { recogniseSafety } from './safety/safety.ts';
