import { sql } from 'kysely';
import type { SignIn, SignInMethod } from '#contract/account/sign-ins.ts';
import { SIGN_IN_DAYS } from '#contract/common/limits.ts';
import type { Page, PageQuery } from '#contract/common/shapes.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { keysetFrom, pageFrom } from '../../../platform/requests/cursor.ts';

/** The method of a session (auth.md, AMR methods), and of a refusal, in the words of the contract. */
const METHODS: Readonly<Record<string, SignInMethod>> = {
  password: 'password',
  oauth: 'provider',
  authenticator: 'authenticator',
  recovery_code: 'recovery_code',
};

/** The sign-ins of SIGN_IN_DAYS, newest first. All other methods are links and codes of mails. */
export const listSignIns = (database: Database, actor: Actor, query: PageQuery): Promise<Page<SignIn>> =>
  database.asReader(actor, async ({ db, userId, sessionId }) => {
    const start = query.cursor ? keysetFrom(query.cursor) : undefined;
    let rows = db
      .selectFrom('sign_ins')
      .select(['id', 'at', 'outcome', 'method', 'user_agent', 'session_id'])
      .where('user_id', '=', userId)
      .where('at', '>', sql<Date>`now() - make_interval(days => ${SIGN_IN_DAYS})`);
    if (start) rows = rows.where(sql<boolean>`(at, id) < (${start.at}, ${start.id})`);
    const found = await rows
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute();
    return pageFrom(
      found,
      query.limit,
      (row) => row,
      (row) => ({
        id: row.id,
        at: row.at.toISOString(),
        outcome: row.outcome as SignIn['outcome'],
        method: METHODS[row.method] ?? 'mail',
        user_agent: row.user_agent,
        is_current: row.session_id !== null && row.session_id === sessionId,
      }),
    );
  });
