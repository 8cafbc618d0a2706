import type { HistoryState } from '@tanstack/react-router';

/** What the screen that waits for a mail is told: never in the URL. */
export const mailedTo = (
  email: string,
  mailTicket: string | null,
): Pick<HistoryState, 'email' | 'mailTicket'> => ({ email, ...(mailTicket !== null && { mailTicket }) });
