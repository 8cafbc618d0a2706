/**
 * The smallest server that continues a session and reads an account with the service's own statements: `node:http`, the same
 * driver, pool size and pipelining, JSON. It signs and verifies nothing.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type PoolClient } from 'pg';

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 12,
  pipeline: true,
} as ConstructorParameters<typeof Pool>[0]);

const ACCOUNT = `select * from "auth"."users" where "id" = $1`;
const IDENTITIES = `select * from "auth"."identities" where "user_id" = $1 order by "created_at"`;
const FACTORS = `select * from "auth"."mfa_factors" where "user_id" = $1 order by "created_at"`;
const SESSION = `select "id", "aal", "created_at" from "auth"."sessions" where "id" = $1 and "user_id" = $2
  and ("not_after" is null or "not_after" > now())`;
const LOCKED_SESSION = `select "id", "user_id", "aal", "amr", coalesce(not_after <= now(), false) as is_over
  from "auth"."sessions"
  where "id" = (select "session_id" from "auth"."refresh_tokens" where "token_hash" = $1) for update`;
const USED = `select "id", "parent_id", "revoked_at", "sealed_token" from "auth"."refresh_tokens"
  where "session_id" = $1 and "token_hash" = $2`;
const ACTIVE = `select "id", "parent_id", "revoked_at", "sealed_token" from "auth"."refresh_tokens"
  where "session_id" = $1 and "revoked_at" is null order by "id" desc limit 1`;
const REVOKE = `update "auth"."refresh_tokens" set "revoked_at" = now() where "id" = $1 and "revoked_at" is null`;
const INSERT = `insert into "auth"."refresh_tokens" ("id", "session_id", "token_hash", "parent_id", "sealed_token")
  values ($1, $2, $3, $4, $5)`;
const TOUCH = `update "auth"."sessions" set "refreshed_at" = now(), "not_after" = now() + interval '60 days'
  where "id" = $1`;

const OPENING = 'BEGIN; SET LOCAL ROLE recueil_system';

const inTransaction = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect();
  try {
    const opened = client.query(OPENING);
    const result = await work(client);
    await opened;
    await client.query('COMMIT');
    return result;
  } finally {
    client.release();
  }
};

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();

const refresh = (token: string): Promise<unknown> =>
  inTransaction(async (client) => {
    const [, locked] = await Promise.all([
      client.query(`SELECT set_config('lock_timeout', '5s', true)`),
      client.query(LOCKED_SESSION, [hash(token)]),
    ]);
    const session = locked.rows[0];
    const [account, identities, , used] = await Promise.all([
      client.query(ACCOUNT, [session.user_id]),
      client.query(IDENTITIES, [session.user_id]),
      client.query(FACTORS, [session.user_id]),
      client.query(USED, [session.id, hash(token)]),
      client.query(ACTIVE, [session.id]),
    ]);
    const child = randomBytes(32).toString('base64url');
    await Promise.all([
      client.query(REVOKE, [used.rows[0].id]),
      client.query(INSERT, [randomUUID(), session.id, hash(child), used.rows[0].id, randomBytes(71)]),
      client.query(TOUCH, [session.id]),
    ]);
    return { refresh_token: child, user: account.rows[0], identities: identities.rows };
  });

const readUser = (): Promise<unknown> =>
  inTransaction(async (client) => {
    const { USER_ID, SESSION_ID } = process.env;
    const [account, identities] = await Promise.all([
      client.query(ACCOUNT, [USER_ID]),
      client.query(IDENTITIES, [USER_ID]),
      client.query(FACTORS, [USER_ID]),
      client.query(SESSION, [SESSION_ID, USER_ID]),
    ]);
    return { user: account.rows[0], identities: identities.rows };
  });

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

const server = createServer(async (request, response) => {
  const answer =
    request.method === 'POST'
      ? await refresh(JSON.parse(await bodyOf(request)).refresh_token)
      : await readUser();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
