/** Conversations with the assistant: messages, turns, and the incidents that they suggest. */

export { type AnsweringModels, answeringModel } from './answering-model.ts';
export type { RunningTurn } from './conversation-services.ts';
export { readOptionsFor } from './interview-of.ts';
export { conversationOperations } from './operations.ts';
export { renewOffers } from './renew-offers.ts';
export { conversationRoutes } from './routes.ts';
export { type ReplyOptions, writeReply } from './write-reply.ts';
