/** The plain AI call, in the shapes of OpenAI's chat completions: the messages in, one reply out, nothing stored. */

export { aiChatExport } from './ai-chat-export.ts';
export { aiChatRoutes } from './routes.ts';
