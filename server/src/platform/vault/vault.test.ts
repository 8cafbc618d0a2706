import { randomBytes } from 'node:crypto';
import sodium from 'sodium-native';
import { describe, expect, it } from 'vitest';
import { createVault, takeBox, UnsealError, wipe } from './vault.ts';

const person = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';
const vault = createVault(randomBytes(32).toString('base64'));
const wrapped = vault.createWrappedKey(person);
const box = vault.openBox(person, wrapped);
const words = Buffer.from('Propos de M. Durand, « 2e étage »');

describe('the vault', () => {
  it('opens what it sealed for the same context', () => {
    expect(box.open('here', box.seal('here', words))).toEqual(words);
  });

  it('holds nothing of the words in clear', () => {
    expect(box.seal('here', Buffer.from('insultes')).includes('insultes')).toBe(false);
  });

  it('seals the same words differently each time', () => {
    expect(box.seal('here', words).equals(box.seal('here', words))).toBe(false);
  });

  it('does not open in another context', () => {
    expect(() => box.open('there', box.seal('here', words))).toThrow(UnsealError);
  });

  it("does not open with another person's key", () => {
    const stranger = vault.openBox(other, vault.createWrappedKey(other));
    expect(() => stranger.open('here', box.seal('here', words))).toThrow(UnsealError);
  });

  it('reads what it sealed, and overwrites the bytes when they have been read', () => {
    let seen: Buffer = Buffer.alloc(0);
    const read = box.read('here', box.seal('here', words), (plain) => {
      seen = plain;
      return plain.toString('utf8');
    });
    expect(read).toBe(words.toString('utf8'));
    expect(seen.every((byte) => byte === 0)).toBe(true);
  });

  it('reads another value while one is read, one that is long, and one after a failure', () => {
    const sealed = box.seal('here', words);
    const long = randomBytes(200_000);
    const nested = box.read('here', sealed, (outer) => {
      const inner = box.read('here', box.seal('here', long), (plain) => Buffer.from(plain));
      const beside = box.read('here', box.seal('here', Buffer.from('autre')), (plain) => plain.toString());
      return { inner, beside, outer: Buffer.from(outer) };
    });
    expect(nested).toEqual({ inner: long, beside: 'autre', outer: words });
    const failing = () => {
      throw new Error('not legible');
    };
    expect(() => box.read('here', sealed, failing)).toThrow('not legible');
    expect(() => box.read('there', sealed, String)).toThrow(UnsealError);
    expect(() => box.read('here', sealed.subarray(0, 20), String)).toThrow(UnsealError);
    expect(box.read('here', sealed, String)).toBe(words.toString('utf8'));
  });

  it('is handed over as a copy, which opens until it is wiped, and that no log shows', () => {
    const sealed = box.seal('here', words);
    const handed = structuredClone(box.handOver());
    const taken = takeBox(handed);
    expect(taken.open('here', sealed)).toEqual(words);
    expect(JSON.stringify(handed)).toBe(JSON.stringify({ userId: person, key: {} }));
    wipe(handed);
    expect(() => taken.open('here', sealed)).toThrow(UnsealError);
    expect(new Uint8Array(handed.key).every((byte) => byte === 0)).toBe(true);
    expect(box.open('here', sealed)).toEqual(words);
  });

  it('leaves nothing behind where a copy was transferred', () => {
    const handed = box.handOver();
    structuredClone(handed, { transfer: [handed.key] });
    expect(handed.key.detached).toBe(true);
    expect(() => wipe(handed)).not.toThrow();
  });

  it('does not unwrap a key for another person, nor under another master key', () => {
    expect(() => vault.openBox(other, wrapped)).toThrow(UnsealError);
    expect(() => createVault(randomBytes(32).toString('base64')).openBox(person, wrapped)).toThrow(
      UnsealError,
    );
  });

  it('notices every single changed byte', () => {
    const sealed = box.seal('here', Buffer.from('court'));
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open('here', changed)).toThrow(UnsealError);
    }
    expect(() => box.open('here', sealed.subarray(0, 20))).toThrow(UnsealError);
  });

  it('derives a key for browsers: the same one each time, another one for another person, none that opens a row', () => {
    const key = box.browserKey();
    expect(key).toHaveLength(32);
    expect(vault.openBox(person, wrapped).browserKey()).toEqual(key);
    expect(vault.openBox(other, vault.createWrappedKey(other)).browserKey()).not.toEqual(key);
    const sealed = box.seal('here', words);
    const plain = Buffer.alloc(words.length);
    const openWith = (secret: Buffer) =>
      sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(
        plain,
        null,
        sealed.subarray(25),
        Buffer.from(`here/${person}`),
        sealed.subarray(1, 25),
        secret,
      );
    expect(() => openWith(key)).toThrow();
  });

  it('derives the key that browsers were given in former times', () => {
    const fixed = createVault(Buffer.alloc(32, 7).toString('base64'));
    const sealed = Buffer.from(
      'AeeFPuTRoZrUFHUObs7erV6kV0dfH0cXK8Z33N2+sCFa47r6Uz5VOxDkuWKU/7wy5smZbPMAITkNBtvCGE71ipZaUO45ga1WzA==',
      'base64',
    );
    expect(fixed.openBox(person, sealed).browserKey().toString('base64')).toBe(
      'KqWTg3UXyEgg8d/iaLh20tNLwYVtCngcs3IE2rtbTjA=',
    );
  });
});
