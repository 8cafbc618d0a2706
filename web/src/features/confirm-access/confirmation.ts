/** What the confirmation of a session asks of /auth/v1. Everything throws AuthRefusal, or what broke on the way. */
import * as z from 'zod/mini';
import { AuthRefusal, authRequest } from '#web/features/security/auth-request.ts';
import { hasCode } from '#web/features/security/security-error.ts';
import { credentials } from '#web/lib/requests/credentials.ts';
import { auth } from '#web/lib/session/session.ts';

const status = z.object({
  needed: z.boolean(),
  /** With most of it hidden: `n•••@exemple.fr`. */
  sent_to: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
});

/** A new token is when the session looks at what it may open. */
const goOn = async (): Promise<void> => {
  const { error } = await (await auth()).refreshSession();
  if (error !== null) throw error;
};

/**
 * Whether this session is still to be confirmed; once it is not, the guards lead on. When it was ended, because the
 * person said that it was not them, the page is told so.
 */
export const confirmationStatus = async (): Promise<z.infer<typeof status>> => {
  const answer = status.parse(
    await authRequest('GET', '/confirmation').catch((error: unknown) => {
      if (hasCode(error, 'session_not_found')) credentials().ended(null);
      throw error;
    }),
  );
  if (!answer.needed) await goOn();
  return answer;
};

/** Has the mail sent. */
export const askConfirmation = async (): Promise<void> => {
  await authRequest('POST', '/confirmation');
};

/** Types the code of the mail. */
export const confirmWithCode = async (code: string): Promise<void> => {
  await authRequest('POST', '/confirmation/verify', { code });
  await goOn();
};

/** Says, by the link of the mail, whether the session that asked for it is one's own. Nobody needs to be signed in. */
export const answerConfirmation = async (token: string, isMine: boolean): Promise<void> => {
  const response = await fetch('/auth/v1/confirmation/answer', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ token, is_mine: isMine }),
  });
  if (response.ok) return;
  const answer = (await response.json().catch(() => null)) as { code?: unknown } | null;
  throw new AuthRefusal(response.status, typeof answer?.code === 'string' ? answer.code : undefined);
};
