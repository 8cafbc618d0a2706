/** The guide: how the interview is led, what may be said in it, and how every model is held to that. */
export { askedAbout } from './asked.ts';
export { checkReply, type RejectionReason, type ReplyCheck } from './check-reply.ts';
export { createGuideModel } from './guide-model.ts';
export { isDontKnow } from './intents.ts';
export { ASKING_ORDER, DETAIL_LABELS, QUESTIONS } from './interview.ts';
export { type Marker, readMarker } from './marker.ts';
export { neutralQuestion } from './neutral-question.ts';
export { nextReply } from './next-reply.ts';
export { createReplyGate, type ReplyGate } from './reply-gate.ts';
export { recogniseSafety } from './safety.ts';
export { type InterviewState, interviewStateFrom, type SaidMessage } from './state.ts';
export { systemPrompt } from './system-prompt.ts';
