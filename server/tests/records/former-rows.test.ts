/**
 * A row of every format and shape that was ever sealed is still read: a change to what binds a row, or to a schema, that makes
 * stored rows unreadable fails here. `former-rows.json` holds rows as the program of their time wrote them. They are never
 * written again.
 *
 * [Note: a new row] A new kind, or a new shape of one, needs a row: add it with its columns and content and with `"sealed": ""`.
 * The test then fails with the sealed bytes to put there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// It imports every module, and so defines every kind.
import '#server/compose.ts';
import { allSealedKinds } from '#server/platform/sealing/sealed-kind.ts';
import { createVault } from '#server/platform/vault/vault.ts';

interface FormerRow {
  /** The name of its kind. */
  kind: string;
  what: string;
  /** Instants in ISO 8601. */
  columns: Record<string, unknown>;
  /** Base64. */
  sealed: string;
  /** What the program of today reads in it. */
  opens: unknown;
}

/** Content that is bytes is written as `{ "bytes": "<base64>" }`. */
const withBytes = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'bytes' in value
    ? Buffer.from(String(value.bytes), 'base64')
    : value;

const { masterKey, owner, wrapped, rows } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'former-rows.json'), 'utf8'),
  withBytes,
) as { masterKey: string; owner: string; wrapped: string; rows: FormerRow[] };
const box = createVault(masterKey).openBox(owner, Buffer.from(wrapped, 'base64'));

const INSTANTS = new Set(['created_at', 'updated_at', 'recorded_at', 'taken_at']);
const columnsOf = (columns: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      INSTANTS.has(name) ? new Date(value as string) : value,
    ]),
  );

/** See [Note: sealed bytes] in sealed-kind.ts. */
const formatOf = (sealed: Buffer): string =>
  sealed[0] === 1 ? 'format 1' : `format ${sealed[0]}, shape ${sealed[1]}`;

const kinds = allSealedKinds();
const names = kinds.map(({ name }) => name);

describe('a sealed row', () => {
  it('is of a kind that has a name of its own', () => {
    expect([...new Set(names)]).toEqual(names);
    expect(names).toEqual(expect.arrayContaining([...new Set(rows.map(({ kind }) => kind))]));
  });

  it.each(kinds.map((kind) => [kind.name, kind] as const))(
    'of %s is kept here, in the newest shape and in the former format',
    (_name, { name, newestShape, hasFormerFormat }) => {
      const kept = rows
        .filter(({ kind }) => kind === name)
        .map(({ sealed }) => formatOf(Buffer.from(sealed, 'base64')));
      expect(kept, '[Note: a new row] says how to add one').toEqual(
        expect.arrayContaining([`format 2, shape ${newestShape}`, ...(hasFormerFormat ? ['format 1'] : [])]),
      );
    },
  );

  it.each(rows.map((row) => [row.kind, row.what, row] as const))(
    'of %s, %s, is read',
    (_kind, _what, row) => {
      const kind = kinds.find(({ name }) => name === row.kind);
      if (!kind) throw new Error('There is no such kind');
      const columns = columnsOf(row.columns);
      const sealed = Buffer.from(row.sealed, 'base64');
      if (sealed.length === 0) {
        const made = kind.seal(box, columns, row.opens).toString('base64');
        throw new Error(`The "sealed" of this new row is ${made}`);
      }
      const content = kind.open(box, columns, sealed);
      expect(content).toEqual(row.opens);
      // Written again, it says the same.
      expect(kind.open(box, columns, kind.seal(box, columns, content))).toEqual(row.opens);
    },
  );
});
