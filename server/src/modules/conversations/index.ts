/** Conversations with the assistant: messages, turns, and the incidents that they suggest. */
export type { ConversationServices } from './conversation-services.ts';
export { conversationRoutes } from './routes.ts';
