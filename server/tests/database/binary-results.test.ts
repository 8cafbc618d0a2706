import { randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inBinary } from '#server/platform/database/binary-results.ts';
import { connectDatabase, type Database } from '#server/platform/database/database.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { cloneDatabase, type TestDatabase } from '../support/test-cluster.ts';

let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase(inject('cluster'));
  database = connectDatabase({
    connection: { connectionString: clone.url },
    vault: createVault(randomBytes(32).toString('base64')),
    poolSize: 1,
  });
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

type Row = Record<string, unknown>;
const run = async (query: RawBuilder<Row>, db: Kysely<never>): Promise<Row[]> =>
  (await query.execute(db)).rows;

/** The same query in both formats, one beside the other on the pipelined connection. */
const inBoth = (query: RawBuilder<Row>): Promise<{ binary: Row[]; text: Row[] }> =>
  database.asSystem('test', async (tx) => {
    const db = tx.db as unknown as Kysely<never>;
    const [binary, text] = await Promise.all([run(query, inBinary(db)), run(query, db)]);
    return { binary, text };
  });

const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

describe('a result in the binary format', () => {
  it.each<[string, RawBuilder<Row>]>([
    ['bytes of every value', sql`SELECT ${every}::bytea AS value`],
    ['no bytes', sql`SELECT ${Buffer.alloc(0)}::bytea AS value`],
    ['a UUID', sql`SELECT ${uuidv7()}::uuid AS value`],
    [
      'texts',
      sql`SELECT ${'Propos « à voix haute » 🙂'}::text AS value, ''::varchar AS other WHERE ${1} = 1`,
    ],
    [
      'numbers',
      sql`SELECT ${-7}::int AS value, 32767::smallint AS other, -9007199254740991::bigint AS third`,
    ],
    ['what is true and what is not', sql`SELECT ${true}::boolean AS value, false AS other`],
    [
      'days',
      sql`SELECT day::date AS value FROM unnest(${['2026-03-12', '1999-12-31', '1968-02-29', '0101-01-01', '0999-12-31', '1000-01-01', '9999-12-31']}::date[]) AS day`,
    ],
    [
      'instants',
      sql`SELECT at::timestamptz(3) AS value
          FROM unnest(${['2026-03-12T09:30:00.123Z', '1999-12-31T23:59:59.999Z', '1931-07-01T00:00:00.001Z']}::timestamptz[]) AS at`,
    ],
    ['an object', sql`SELECT ${{ title: 'été', parts: [1, null] }}::jsonb AS value`],
    ['nothing', sql`SELECT NULL::bytea AS value, NULL::date AS other, NULL::text AS third WHERE ${1} = 1`],
    ['no rows', sql`SELECT ${every}::bytea AS value WHERE false`],
  ])('holds %s as text does', async (_, query) => {
    const { binary, text } = await inBoth(query);
    expect(binary).toEqual(text);
  });

  it('holds rows that arrive in many parts', async () => {
    const values = Array.from({ length: 60 }, (_, index) => randomBytes(index * 1_500));
    const { binary } = await inBoth(
      sql`SELECT value FROM unnest(${values}::bytea[]) WITH ORDINALITY AS given (value, number) ORDER BY number`,
    );
    expect(binary.map(({ value }) => value)).toEqual(values);
  });

  it('fails where a type has no decoder, and the connection goes on', async () => {
    const query = sql<Row>`SELECT ${'1.5'}::numeric AS value`;
    await expect(inBoth(query)).rejects.toThrow('No decoder for the binary format of type 1700');
    const { binary, text } = await inBoth(sql`SELECT ${7}::int AS value`);
    expect([binary, text]).toEqual([[{ value: 7 }], [{ value: 7 }]]);
  });
});
