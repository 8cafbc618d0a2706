import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { NoticeKind, NoticeSubject } from '#contract/account/notices.ts';
import type { SystemTransaction, WriteTransaction } from '../../platform/database/database.ts';
import { noticeWays } from './notice-ways.ts';

export interface NewNotice {
  kind: NoticeKind;
  /** The record that it is about; none where it is about the account. */
  about?: NoticeSubject;
}

/**
 * Tells a person of something, where they chose to be told of it, in the transaction in which it happens: their open tabs hear of it after the commit. The
 * same kind about the same record is one notice, which is new again, and counts how often.
 * @param tx the person's own transaction, or one of the system
 * @param options `ownMail`: whoever calls it mails about it, so that it is not collected for a mail
 */
export const addNotice = async (
  tx: Pick<WriteTransaction | SystemTransaction, 'db'>,
  userId: string,
  { kind, about }: NewNotice,
  { ownMail = false }: { ownMail?: boolean } = {},
): Promise<void> => {
  const ways = await noticeWays(tx, userId, kind);
  const mailDue = ways.by_mail && !ownMail;
  if (!ways.in_app && !mailDue) return;
  await tx.db
    .insertInto('notifications')
    .values({
      user_id: userId,
      id: uuidv7(),
      kind,
      about_kind: about?.kind ?? null,
      about_id: about?.id ?? null,
      in_app: ways.in_app,
      mail_due: mailDue,
    })
    .onConflict((same) =>
      same.columns(['user_id', 'kind', 'about_id']).where('about_id', 'is not', null).doUpdateSet({
        count: sql<number>`notifications.count + 1`,
        created_at: sql<Date>`now()`,
        read_at: null,
        in_app: ways.in_app,
        mail_due: mailDue,
      }),
    )
    .execute();
};
