import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createVault, UnsealError } from '../vault/vault.ts';
import { boundJson, sealedBytes, sealedKind } from './sealed-kind.ts';

const owner = '018f0000-0000-7000-8000-000000000001';
const vault = createVault(randomBytes(32).toString('base64'));
const wrapped = vault.createWrappedKey(owner);
const box = vault.openBox(owner, wrapped);

const first = sealedKind({
  table: 'incidents',
  binds: ['id', 'version', 'incident_date', 'is_sensitive', 'created_at'],
  content: z.object({ title: z.string() }),
  formerContext: ({ id }) => `incidents/${id}`,
});
/** The same kind a year later. */
const second = sealedKind({
  table: 'incidents',
  binds: ['id', 'version', 'incident_date', 'is_sensitive', 'created_at'],
  content: z.object({ title: z.string(), tags: z.array(z.string()) }),
  upgrades: [(older) => ({ ...(older as object), tags: [] })],
  formerContext: ({ id }) => `incidents/${id}`,
});
const row = {
  id: '018f0000-0000-7000-8000-00000000000a',
  version: 3,
  incident_date: '2026-03-12',
  is_sensitive: false,
  created_at: new Date('2026-03-13T08:00:00.123Z'),
};

/** The same table once more, bound to more columns than its first shape was. */
const rebound = sealedKind({
  table: 'incidents',
  binds: ['id', 'version', 'incident_date', 'is_sensitive', 'created_at', 'status'],
  formerBinds: { 1: ['id', 'version', 'incident_date', 'is_sensitive', 'created_at'] },
  content: z.object({ title: z.string() }),
  upgrades: [(older) => older],
});

describe('a kind that is bound to other columns since a later shape', () => {
  it('opens older values by the columns of their shape, and newer ones by all', () => {
    const open = { ...row, status: 'open' };
    const older = first.seal(box, row, { title: 'Propos' });
    expect(rebound.open(box, open, older)).toEqual({ title: 'Propos' });
    expect(() => rebound.open(box, { ...open, version: 4 }, older)).toThrow(UnsealError);
    const newer = rebound.seal(box, open, { title: 'Propos' });
    expect(() => rebound.open(box, { ...open, status: 'closed' }, newer)).toThrow(UnsealError);
  });
});

describe('a sealed row', () => {
  it('opens as it was sealed', () => {
    expect(first.open(box, row, first.seal(box, row, { title: 'Propos' }))).toEqual({ title: 'Propos' });
  });

  it.each([
    ['another row', { id: '018f0000-0000-7000-8000-00000000000b' }],
    ['another version', { version: 4 }],
    ['another day', { incident_date: '2026-03-11' }],
    ['no day', { incident_date: null }],
    ['another sensitivity', { is_sensitive: true }],
    ['another instant of creation', { created_at: new Date('2026-03-13T08:00:00.124Z') }],
  ])('does not open beside %s', (_what, changed) => {
    const sealed = first.seal(box, row, { title: 'Propos' });
    expect(() => first.open(box, { ...row, ...changed }, sealed)).toThrow(UnsealError);
    expect(first.tryOpen(box, { ...row, ...changed }, sealed)).toBeUndefined();
  });

  it('does not open for another person, even with the same key', () => {
    const other = '018f0000-0000-7000-8000-000000000002';
    const stranger = vault.openBox(other, vault.createWrappedKey(other));
    expect(() => first.open(stranger, row, first.seal(box, row, { title: 'Propos' }))).toThrow(UnsealError);
  });

  it('does not open in another kind that is bound to the same columns', () => {
    const other = sealedKind({
      table: 'incidents',
      part: 'other',
      binds: ['id', 'version', 'incident_date', 'is_sensitive', 'created_at'],
      content: z.object({ title: z.string() }),
    });
    expect(() => other.open(box, row, first.seal(box, row, { title: 'Propos' }))).toThrow(UnsealError);
  });

  it('of an older shape is read in the newest one, and sealed in it when it is next written', () => {
    const older = first.seal(box, row, { title: 'Propos' });
    const read = second.open(box, row, older);
    expect(read).toEqual({ title: 'Propos', tags: [] });
    expect([older[1], second.seal(box, row, read)[1]]).toEqual([1, 2]);
  });

  it('of a newer shape than this program knows, or under another shape than its own, does not open', () => {
    const newer = second.seal(box, row, { title: 'Propos', tags: ['a'] });
    expect(() => first.open(box, row, newer)).toThrow(UnsealError);
    const relabelled = Buffer.from(first.seal(box, row, { title: 'Propos' }));
    relabelled[1] = 2;
    expect(() => second.open(box, row, relabelled)).toThrow(UnsealError);
  });

  it('of an older shape that was recorded elsewhere is read in the newest one, and nothing else is', () => {
    expect(second.contentFrom({ title: 'Propos' }, 1)).toEqual({ title: 'Propos', tags: [] });
    expect(second.contentFrom({ title: 'Propos', tags: ['a'] }, 2)).toEqual({ title: 'Propos', tags: ['a'] });
    expect(second.contentFrom({ title: 'Propos' }, 2)).toBeUndefined();
    expect(second.contentFrom({ title: 'Propos', tags: [] }, 3)).toBeUndefined();
  });

  it('of the format before this one is read, and is bound to more once it is written again', () => {
    const former = box.seal(`incidents/${row.id}`, Buffer.from(JSON.stringify({ title: 'Propos' })));
    const read = second.open(box, row, former);
    expect(read).toEqual({ title: 'Propos', tags: [] });
    expect(() => second.open(box, { ...row, version: 4 }, second.seal(box, row, read))).toThrow(UnsealError);
  });

  it('that holds something else than its kind does not open, and the error holds none of it', () => {
    const wrong = box.seal(`incidents/${row.id}`, Buffer.from(JSON.stringify({ secret: 'insultes' })));
    expect(() => first.open(box, row, wrong)).toThrow(UnsealError);
    expect(() => first.open(box, row, wrong)).not.toThrow(/insultes|secret/);
  });

  it('notices every single changed byte', () => {
    const sealed = first.seal(box, row, { title: 'a' });
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => first.open(box, row, changed)).toThrow(UnsealError);
    }
  });

  it.each([
    ['plain values', {}],
    ['no value', { incident_date: null }],
    ['an instant as text', { created_at: '2026-03-13T08:00:00.123Z' }],
    ['what JSON escapes', { incident_date: 'a"b\\c\n\u007f\ud800 é 🙂' }],
    ['a false one, and no text', { is_sensitive: false, incident_date: '' }],
  ])('is bound to JSON of its columns: %s', (_what, changed) => {
    const bound = { ...row, ...changed };
    const columns = ['id', 'version', 'incident_date', 'is_sensitive', 'created_at'] as const;
    const context = JSON.stringify(['incidents', 1, columns.map((column) => [column, bound[column]])]);
    const sealed = first.seal(box, bound, { title: 'Propos' });
    expect(box.open(`2:${context}`, sealed.subarray(2)).toString()).toBe('{"title":"Propos"}');
  });

  it('gives its JSON as it was sealed, beside its own row and in the newest shape alone', () => {
    const sealed = second.seal(box, row, { title: 'Propos', tags: ['été'] });
    const names = Object.keys(row) as (keyof typeof row)[];
    const jsonOf = (at: typeof row) => names.map((name) => boundJson(at[name]));
    const readJson = second.jsonReader(names);
    const read = (at: typeof row, bytes: Buffer) =>
      readJson(box, jsonOf(at), bytes, (json) => json.toString('utf8'));
    expect(read(row, sealed)).toBe('{"title":"Propos","tags":["été"]}');
    expect(read({ ...row, version: 4 }, sealed)).toBeUndefined();
    expect(read(row, first.seal(box, row, { title: 'Propos' }))).toBeUndefined();
    expect(read(row, box.seal(`incidents/${row.id}`, Buffer.from('{}')))).toBeUndefined();
    expect(read(row, Buffer.alloc(0))).toBeUndefined();
    const failing = () => readJson(box, jsonOf(row), sealed, () => expect.fail('of the reader'));
    expect(failing).toThrow('of the reader');
    expect(() => second.jsonReader(['id'])).toThrow('is bound to');
  });

  it('can hold bytes', () => {
    const picture = sealedBytes({ table: 'files', part: 'thumbnail', binds: ['id'] });
    const bytes = randomBytes(100);
    const sealed = picture.seal(box, { id: row.id }, bytes);
    expect(picture.open(box, { id: row.id }, sealed).equals(bytes)).toBe(true);
    expect(() => picture.open(box, { id: owner }, sealed)).toThrow(UnsealError);
  });
});
