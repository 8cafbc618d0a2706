import * as z from 'zod/mini';
import { id, instant, pageOf } from '../common/shapes.ts';

/** By what somebody came in, or tried to. `mail`: a link or a code of a mail. */
export const SIGN_IN_METHODS = ['password', 'mail', 'provider', 'authenticator', 'recovery_code'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** `unfinished`: the second step was never done, or the confirmation never came. */
export const SIGN_IN_OUTCOMES = ['signed_in', 'unfinished', 'refused'] as const;

/** Somebody came into the account, or tried to. */
export const signIn = z.object({
  id,
  at: instant,
  outcome: z.enum(SIGN_IN_OUTCOMES),
  method: z.enum(SIGN_IN_METHODS),
  /** The browser's own name for itself; null when it sent none. */
  user_agent: z.nullable(z.string()),
  /** The one that opened the session that asks. */
  is_current: z.boolean(),
});
export type SignIn = z.infer<typeof signIn>;

/** `GET /api/sign-ins`, newest first. */
export const signInPage = pageOf(signIn);
