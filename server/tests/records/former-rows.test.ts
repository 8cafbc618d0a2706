/**
 * A row of every shape that was ever sealed is still read. `former-rows.json` was written by the program of that time and is
 * never written again: a new shape adds its own rows.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SEALED_CONVERSATION, SEALED_MESSAGE } from '#server/modules/conversations/conversation-content.ts';
import { SEALED_SUGGESTION } from '#server/modules/conversations/suggestions/suggestion-reader.ts';
import { SEALED_EDIT } from '#server/modules/conversations/telling/detail-edits.ts';
import { SEALED_EXTRACTION } from '#server/modules/conversations/telling/extraction-store.ts';
import { SEALED_FILE, SEALED_TEXT, SEALED_WORDS } from '#server/modules/files/file-content.ts';
import { INCIDENTS, SEALED_EVIDENCE, SEALED_PERSON } from '#server/modules/incidents/incident-kind.ts';
import { SEALED_VERSION } from '#server/platform/ledger/ledger.ts';
import type { SealedKind } from '#server/platform/sealing/sealed-kind.ts';
import { createVault } from '#server/platform/vault/vault.ts';

interface FormerRow {
  kind: keyof typeof KINDS;
  what: string;
  /** Instants in ISO 8601. */
  columns: Record<string, unknown>;
  /** Base64. */
  sealed: string;
  /** What the program of today reads in it. */
  opens: unknown;
}

const KINDS = {
  incident: INCIDENTS.sealed,
  person: SEALED_PERSON,
  evidence: SEALED_EVIDENCE,
  conversation: SEALED_CONVERSATION,
  message: SEALED_MESSAGE,
  suggestion: SEALED_SUGGESTION,
  extraction: SEALED_EXTRACTION,
  edit: SEALED_EDIT,
  file: SEALED_FILE,
  text: SEALED_TEXT,
  words: SEALED_WORDS,
  ledger: SEALED_VERSION,
};

const { masterKey, owner, wrapped, rows } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'former-rows.json'), 'utf8'),
) as { masterKey: string; owner: string; wrapped: string; rows: FormerRow[] };
const box = createVault(masterKey).openBox(owner, Buffer.from(wrapped, 'base64'));

const INSTANTS = new Set(['created_at', 'updated_at', 'recorded_at']);
const columnsOf = (columns: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      INSTANTS.has(name) ? new Date(value as string) : value,
    ]),
  );

describe('a row that was sealed before', () => {
  it('is kept here for every kind', () => {
    expect([...new Set(rows.map(({ kind }) => kind))].sort()).toEqual(Object.keys(KINDS).sort());
  });

  it.each(rows.map((row) => [row.kind, row.what, row] as const))('%s %s, is read', (_kind, _what, row) => {
    const kind = KINDS[row.kind] as SealedKind<unknown, unknown>;
    const columns = columnsOf(row.columns);
    const content = kind.open(box, columns, Buffer.from(row.sealed, 'base64'));
    expect(content).toEqual(row.opens);
    // Written again, it says the same.
    expect(kind.open(box, columns, kind.seal(box, columns, content))).toEqual(row.opens);
  });
});
