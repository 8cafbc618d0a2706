import type { Context } from 'hono';
import type { SessionAnswer } from '../accounts/user-view.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import { keepNewSession } from './cookies.ts';

export const isSession = (answer: object): answer is SessionAnswer => 'access_token' in answer;

/** Answers with a new session, and sets its cookies (cookies.ts). */
export const answerNewSession = (
  c: Context,
  auth: AuthContext,
  client: Client,
  answer: SessionAnswer,
): Response => {
  keepNewSession(c, auth, answer, client);
  return c.json(answer);
};
