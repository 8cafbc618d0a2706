import type { Context } from 'hono';
import { MAIL_TICKET_HEADER } from '#contract/account/mail-status.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { type TicketKind, withMailTicket } from '../mails/mail-ticket.ts';

/** Calls a verb that may mail, and puts the ticket of its mails into the answer. */
export const ticketed = async <Result>(
  c: Context,
  auth: AuthContext,
  kind: TicketKind,
  verb: (auth: AuthContext) => Promise<Result>,
): Promise<Result> => {
  const { result, ticket } = await withMailTicket(auth, kind, verb);
  if (ticket !== null) c.header(MAIL_TICKET_HEADER, ticket);
  return result;
};
