/** What a page can learn of the mail that it waits for. Beyond GoTrue: clients that do not know it lose nothing. */
import * as z from 'zod/mini';

/** The header of answers behind which a mail leaves: a ticket to ask `GET /auth/v1/mail-status/{ticket}` with. */
export const MAIL_TICKET_HEADER = 'X-Mail-Ticket';

/**
 * - `waiting`: nothing is known yet;
 * - `accepted`: the mail server has taken the mail; where the answer must not tell who has an account: it takes mails;
 * - `failed`: it has refused the mail, or cannot be reached;
 * - `unknown`: no such ticket, or no longer.
 */
export const MAIL_STATUSES = ['waiting', 'accepted', 'failed', 'unknown'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const mailStatusAnswer = z.object({ status: z.enum(MAIL_STATUSES) });
