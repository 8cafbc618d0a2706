/** Conversations with the assistant: messages, turns, and the incidents that they suggest. */

export { conversationExport } from './conversation-export.ts';
export { readLastTold } from './conversation-reader.ts';
export { conversationSearch } from './conversation-search.ts';
export type { RunningTurn } from './conversation-services.ts';
export { conversationTimeline } from './conversation-timeline.ts';
export { conversationTopics } from './conversation-topics.ts';
export { messageFileOwner } from './message-file-owner.ts';
export { readSpeakers } from './read-speakers.ts';
export { readingProblem } from './reading-problem.ts';
export { type AnsweringModels, answeringModel } from './replies/answering-model.ts';
export { type ReplyOptions, writeReply } from './replies/write-reply.ts';
export { conversationRoutes } from './routes.ts';
export { alarmIn } from './telling/alarm-in.ts';
export { readOptionsFor } from './telling/interview-of.ts';
