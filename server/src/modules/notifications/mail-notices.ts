import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { noticeLetter } from './notice-letter.ts';

export interface NoticeMailing {
  database: Database;
  mailer: Mailer;
  log: Logger;
  productName: string;
  /** Public origin of the site. */
  origin: () => string;
}

/** So many people are mailed at one look; the rest at the next. */
const BATCH = 200;
/** How long a notice that could not be mailed is tried again, once an hour. */
const TRIED_DAYS = 2;

/**
 * Mails everybody who is to be told by mail of something that they have not read: one mail for all of it, at most one an hour.
 * Nobody is mailed whose address is not confirmed or who is suspended.
 * @returns how many were mailed
 */
export const mailNotices = async (mailing: NoticeMailing): Promise<number> => {
  let mailed = 0;
  for (const userId of await whoIsDue(mailing.database)) mailed += await mailTo(mailing, userId);
  return mailed;
};

const whoIsDue = (database: Database): Promise<string[]> =>
  database.asSystem('find notices to mail', async ({ db }) => {
    await db
      .updateTable('notifications')
      .set({ mail_due: false })
      .where('mail_due', '=', true)
      .where((is) =>
        is.or([
          is('read_at', 'is not', null),
          is('created_at', '<', sql<Date>`now() - make_interval(days => ${TRIED_DAYS})`),
        ]),
      )
      .execute();
    const due = await db
      .selectFrom('notifications')
      .select('user_id')
      .distinct()
      .where('mail_due', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notice_mails')
              .select('sent_at')
              .whereRef('notice_mails.user_id', '=', 'notifications.user_id')
              .where('sent_at', '>', sql<Date>`now() - interval '1 hour'`),
          ),
        ),
      )
      .limit(BATCH)
      .execute();
    return due.map(({ user_id }) => user_id);
  });

interface Claimed {
  email: string;
  language: 'fr' | 'en' | null;
  noticeIds: string[];
}

const mailTo = async (mailing: NoticeMailing, userId: string): Promise<number> => {
  const { database, mailer, log, productName, origin } = mailing;
  const claimed = await claim(database, userId);
  if (claimed === null) return 0;
  const { email, language, noticeIds } = claimed;
  try {
    await mailer.send(noticeLetter({ productName, to: email, origin: origin(), language }));
    log.info({ event: 'mail_sent', kind: 'notices', user_id: userId });
    return 1;
  } catch (error) {
    log.error({ event: 'mail_failed', kind: 'notices', user_id: userId, err: error });
    await putBack(database, userId, noticeIds);
    return 0;
  }
};

/** Takes what is due of a person, so that no other server mails it as well; null where nothing is to be sent. */
const claim = (database: Database, userId: string): Promise<Claimed | null> =>
  database.asSystem('claim notices to mail', async ({ db }) => {
    const first = await db
      .insertInto('notice_mails')
      .values({ user_id: userId, sent_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sent_at: sql<Date>`now()` })
          .where('notice_mails.sent_at', '<=', sql<Date>`now() - interval '1 hour'`),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!first) return null;
    const notices = await db
      .updateTable('notifications')
      .set({ mail_due: false })
      .where('user_id', '=', userId)
      .where('mail_due', '=', true)
      .returning('id')
      .execute();
    const account = await db
      .selectFrom('auth.users')
      .leftJoin('preferences', 'preferences.user_id', 'auth.users.id')
      // The address that the person proved last: an operator's change of it brings nobody else these mails.
      .select([sql<string | null>`coalesce(proven_email, email)`.as('email'), 'preferences.language'])
      .where('auth.users.id', '=', userId)
      .where('email_confirmed_at', 'is not', null)
      .where((is) => is.or([is('banned_until', 'is', null), is('banned_until', '<=', sql<Date>`now()`)]))
      .executeTakeFirst();
    if (!account?.email || notices.length === 0) return null;
    return {
      email: account.email,
      language: account.language as Claimed['language'],
      noticeIds: notices.map(({ id }) => id),
    };
  });

const putBack = (database: Database, userId: string, noticeIds: readonly string[]): Promise<unknown> =>
  database.asSystem('mail notices later', ({ db }) =>
    db
      .updateTable('notifications')
      .set({ mail_due: true })
      .where('user_id', '=', userId)
      .where('id', 'in', noticeIds)
      .execute(),
  );
