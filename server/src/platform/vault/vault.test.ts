import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVault, UnsealError } from './vault.ts';

const person = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';
const row = '018f0000-0000-7000-8000-00000000000a';
const vault = createVault(randomBytes(32).toString('base64'));
const wrapped = vault.createWrappedKey(person);
const box = vault.openBox(person, wrapped);

describe('the vault', () => {
  it('opens what it sealed for the same row', () => {
    const sealed = box.seal('incidents', row, { title: 'Propos de M. Durand, « 2e étage »' });
    expect(box.open('incidents', row, sealed)).toEqual({ title: 'Propos de M. Durand, « 2e étage »' });
  });

  it('holds nothing of the words in clear', () => {
    const sealed = box.seal('incidents', row, { title: 'insultes' });
    expect(sealed.includes('insultes')).toBe(false);
  });

  it('seals the same words differently each time', () => {
    expect(box.seal('incidents', row, 'a').equals(box.seal('incidents', row, 'a'))).toBe(false);
  });

  it.each([
    ['another row', 'incidents', other],
    ['another table', 'journal_entries', row],
  ])('does not open in %s', (_place, table, id) => {
    expect(() => box.open(table, id, box.seal('incidents', row, 'a'))).toThrow(UnsealError);
  });

  it("does not open with another person's key", () => {
    const stranger = vault.openBox(other, vault.createWrappedKey(other));
    expect(() => stranger.open('incidents', row, box.seal('incidents', row, 'a'))).toThrow(UnsealError);
  });

  it('does not unwrap a key for another person, nor under another master key', () => {
    expect(() => vault.openBox(other, wrapped)).toThrow(UnsealError);
    expect(() => createVault(randomBytes(32).toString('base64')).openBox(person, wrapped)).toThrow(
      UnsealError,
    );
  });

  it('gives undefined instead of an error where a list asks', () => {
    const sealed = box.seal('incidents', row, 'a');
    expect(box.tryOpen('incidents', row, sealed)).toBe('a');
    expect(box.tryOpen('incidents', other, sealed)).toBeUndefined();
  });

  it('notices every single changed byte', () => {
    const sealed = box.seal('incidents', row, 'court');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open('incidents', row, changed)).toThrow(UnsealError);
    }
    expect(() => box.open('incidents', row, sealed.subarray(0, 20))).toThrow(UnsealError);
  });
});
