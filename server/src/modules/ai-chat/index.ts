/** The plain AI call, in the shapes of OpenAI's chat completions: the messages in, one reply out, nothing stored. */

export { aiChatOperations } from './operations.ts';
export { aiChatRoutes } from './routes.ts';
