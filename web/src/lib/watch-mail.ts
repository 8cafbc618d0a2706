import { type MailStatus, mailStatusAnswer } from '#contract/account/mail-status.ts';
import { SECOND_MS } from '#contract/common/durations.ts';

/** Waits before each question: a mail server that is away is tried for up to a minute. */
const PAUSES_MS = [1, 1, 2, 3, 5, 5, 8, 10, 15, 20].map((seconds) => seconds * SECOND_MS);

/** Asks what became of a mail until it is known, or for about a minute; then `unknown`. Never throws. */
export const watchMail = async (ticket: string, signal: AbortSignal): Promise<MailStatus> => {
  for (const pauseMs of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal.aborted) return 'unknown';
    // No answer: the next one may come.
    const status = await askStatus(ticket, signal).catch(() => 'waiting' as const);
    if (status !== 'waiting') return status;
  }
  return 'unknown';
};

const askStatus = async (ticket: string, signal: AbortSignal): Promise<MailStatus> => {
  const response = await fetch(`/auth/v1/mail-status/${encodeURIComponent(ticket)}`, { signal });
  if (!response.ok) throw new Error(`/auth/v1/mail-status answered ${response.status}`);
  return mailStatusAnswer.parse(await response.json()).status;
};
