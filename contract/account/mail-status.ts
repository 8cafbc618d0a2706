/** The state of a mail that a page waits for. An addition to GoTrue's API, which its clients can ignore. */
import * as z from 'zod/mini';

/** The header of answers that send a mail: a ticket to ask `GET /auth/v1/mail-status/{ticket}` with. */
export const MAIL_TICKET_HEADER = 'X-Mail-Ticket';

/**
 * - `waiting`: nothing is known yet;
 * - `accepted`: the mail server accepted the mail; where the answer must not reveal who has an account: it accepts mails;
 * - `kept`: the service has no mail server: the mail lies in the outbox folder, and nobody receives it by itself;
 * - `failed`: the mail server refused the mail, or cannot be reached;
 * - `unknown`: no such ticket, or no longer.
 */
export const MAIL_STATUSES = ['waiting', 'accepted', 'kept', 'failed', 'unknown'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const mailStatusAnswer = z.object({ status: z.enum(MAIL_STATUSES) });
