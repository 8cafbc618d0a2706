/** The door of the interviewer: how French is read, what is asked next, and what a model may say. */
export { hearAlarm } from './alarms/hear-alarm.ts';
export { readMarker } from './gate/marker.ts';
export { createReplyGate, type ReplyGate } from './gate/reply-gate.ts';
export { secondInstruction } from './gate/second-try.ts';
export { createGuideModel, type GuideState } from './guide/guide-model.ts';
export { nextReply } from './guide/next-reply.ts';
export { askedIn } from './guide/questions.ts';
export { systemPrompt } from './guide/system-prompt.ts';
export type { ShownCard } from './proposals/card.ts';
export { type Answer, isCertain, type Proposal } from './proposals/proposal.ts';
export type { Division } from './proposals/topics.ts';
export {
  createReadingMemory,
  type ReadingMemory,
  readConversation,
  warmUp,
} from './read-conversation.ts';
export type { Finding, Part, Passage, Value } from './readers/finding.ts';
export type { ConversationReading, IncidentReading } from './reading.ts';
export { type Draft, draftRecord } from './record/draft-record.ts';
export { replyContext } from './reply-context.ts';
export type { RecordedPart, SaidMessage } from './said-message.ts';
export { sentencesOf } from './text/sentences.ts';
export { WARM_UP_STEPS } from './warm-up.ts';
