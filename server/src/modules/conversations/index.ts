/** Conversations with the assistant: messages, turns, and the incidents that they suggest. */
export { conversationRoutes } from './routes.ts';
