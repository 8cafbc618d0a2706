/** Conversations with the assistant: messages, turns, and the incidents that they suggest. */

export { conversationOperations } from './operations.ts';
export { renewOffers } from './renew-offers.ts';
export { conversationRoutes } from './routes.ts';
