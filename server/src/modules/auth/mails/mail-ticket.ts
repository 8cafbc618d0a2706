/**
 * Tells a waiting page whether its mail could be sent. The answer to the request does not wait for the mail, so it
 * carries a ticket with which the page asks later. Stored in PostgreSQL, because the next request may reach another
 * server.
 *
 * [Note: what a ticket may tell] A ticket must not tell who has an account. A sign-up mails every address, with or
 * without an account, so its ticket tells whether the mail was accepted. Recovery, magic links and resending mail
 * nothing to an address without an account, so their ticket tells only whether the mail server accepts mails. The mail
 * server is asked for every address, and a mail leaves only after that, so that neither the result nor its time depends
 * on the account.
 */
import { sql } from 'kysely';
import type { MailStatus } from '#contract/account/mail-status.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { createRandomToken, hashRandomToken, isRandomToken } from '../foundation/random-token.ts';

/** What a ticket tells: whether the mails were accepted, or whether the mail server accepts any. */
export type TicketKind = 'mails' | 'mail server';

/** Much longer than a page waits. */
const TICKET_MINUTES = 10;

/** The result of a verb, and the ticket of its mails; null when it mailed nothing. */
export interface Ticketed<Result> {
  result: Result;
  ticket: string | null;
}

/** The parts of the context with which mails are sent and tickets stored. */
type Mailing = Pick<AuthContext, 'database' | 'log' | 'mailer'>;

/** Runs a verb that may mail, and follows its mails. Throws what the verb throws. */
export const withMailTicket = <Context extends Mailing, Result>(
  context: Context,
  kind: TicketKind,
  verb: (context: Context) => Promise<Result>,
): Promise<Ticketed<Result>> => (kind === 'mails' ? followMails(context, verb) : followServer(context, verb));

const followMails = async <Context extends Mailing, Result>(
  auth: Context,
  verb: (auth: Context) => Promise<Result>,
): Promise<Ticketed<Result>> => {
  const sending: Promise<void>[] = [];
  const send: Mailing['mailer']['send'] = (letter) => {
    const sent = auth.mailer.send(letter);
    sending.push(sent);
    return sent;
  };
  const result = await verb({ ...auth, mailer: { ...auth.mailer, send } });
  if (sending.length === 0) return { result, ticket: null };
  const ticket = await openTicket(auth);
  void settleTicket(auth, ticket, Promise.all(sending));
  return { result, ticket };
};

const followServer = async <Context extends Mailing, Result>(
  auth: Context,
  verb: (auth: Context) => Promise<Result>,
): Promise<Ticketed<Result>> => {
  const asked = Promise.withResolvers<void>();
  const send: Mailing['mailer']['send'] = (letter) => auth.mailer.send(letter, asked.promise);
  try {
    const result = await verb({ ...auth, mailer: { ...auth.mailer, send } });
    const ticket = await openTicket(auth);
    void settleTicket(auth, ticket, auth.mailer.check(), asked.resolve);
    return { result, ticket };
  } catch (error) {
    asked.resolve();
    throw error;
  }
};

/** Creates a ticket; null when it could not be stored, which does not stop the request. */
const openTicket = async (auth: Mailing): Promise<string | null> => {
  const ticket = createRandomToken();
  try {
    await auth.database.asSystem('open a mail ticket', async (tx) => {
      await tx.db
        .insertInto('auth.mail_tickets')
        .values({
          ticket_hash: hashRandomToken(ticket),
          expires_at: sql<Date>`now() + make_interval(mins => ${TICKET_MINUTES})`,
        })
        .execute();
      // [Note: sweeping] in attempt-limits.ts
      await tx.db
        .deleteFrom('auth.mail_tickets')
        .where(
          'ticket_hash',
          'in',
          tx.db
            .selectFrom('auth.mail_tickets')
            .select('ticket_hash')
            .where('expires_at', '<', sql<Date>`now()`)
            .forUpdate()
            .skipLocked(),
        )
        .execute();
    });
    return ticket;
  } catch (error) {
    auth.log.warn({ event: 'mail_ticket_lost', err: error });
    return null;
  }
};

/** Never throws: without a stored result the status is unknown. */
const settleTicket = async (
  auth: Mailing,
  ticket: string | null,
  mailing: Promise<unknown>,
  then: () => void = () => undefined,
): Promise<void> => {
  const outcome = await mailing.then(
    () => 'accepted' as const,
    () => 'failed' as const,
  );
  then();
  if (ticket === null) return;
  try {
    await auth.database.asSystem('settle a mail ticket', (tx) =>
      tx.db
        .updateTable('auth.mail_tickets')
        .set({ outcome })
        .where('ticket_hash', '=', hashRandomToken(ticket))
        .execute(),
    );
  } catch (error) {
    auth.log.warn({ event: 'mail_ticket_lost', err: error });
  }
};

/** The status of the mail of this ticket. */
export const readMailStatus = async (auth: AuthContext, ticket: string): Promise<MailStatus> => {
  if (!isRandomToken(ticket)) return 'unknown';
  const row = await auth.database.asSystem('read a mail ticket', (tx) =>
    tx.db
      .selectFrom('auth.mail_tickets')
      .select('outcome')
      .where('ticket_hash', '=', hashRandomToken(ticket))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),
  );
  if (row === undefined) return 'unknown';
  if (row.outcome === 'accepted' && !auth.mailer.delivers) return 'kept';
  return (row.outcome as 'accepted' | 'failed' | null) ?? 'waiting';
};
