import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAuthority } from './authority.fixture.ts';
import { checkZip } from './check.fixture.ts';
import { checkDossier } from './check-dossier.ts';
import { allFiles, dossierFiles, zipOf } from './dossier.fixture.ts';
import { type HashingElsewhere, sourceOfBytes } from './source.ts';
import { readHashed } from './zip/hash-window.ts';

let stamped: Uint8Array;
beforeAll(async () => {
  const authority = await startAuthority('qualified');
  stamped = await zipOf(await allFiles(await dossierFiles(2), authority.stamp));
  await authority.close();
});

/** A copy in which this bit is turned. */
const withBit = (bytes: Uint8Array, bit: number): Uint8Array => {
  const changed = bytes.slice();
  changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
  return changed;
};

describe('a bit that was turned', () => {
  it('is found at 60 places of the ZIP, whether the time-stamp, the header or a word is there', async () => {
    const bits = stamped.byteLength * 8;
    // A fixed sequence over the whole file, and the headers at its end and its beginning.
    const places = Array.from({ length: 60 }, (_, index) => (index * 2_654_435_761 + 97) % bits);
    const unseen = [];
    for (const bit of places)
      if ((await checkZip(withBit(stamped, bit))).differences.length === 0) unseen.push(bit);
    expect(unseen).toEqual([]);
  });

  it('is found the same where workers hash the files', async () => {
    const bits = stamped.byteLength * 8;
    let hashed = 0;
    for (let index = 0; index < 20; index += 1) {
      const changed = withBit(stamped, (index * 2_654_435_761 + 97) % bits);
      const source = sourceOfBytes(changed);
      const elsewhere: HashingElsewhere = {
        atOnce: 2,
        read: async (window) => {
          const read = await readHashed(source, window);
          hashed += read.hashed.length;
          return read;
        },
      };
      expect(await checkDossier({ ...source, elsewhere })).toEqual(await checkDossier(source));
    }
    expect(hashed).toBeGreaterThan(20);
  });

  it('is found at every bit of the headers', async () => {
    const zip = await zipOf(new Map([['a.txt', new Uint8Array()]]));
    const clean = await checkZip(zip);
    const unseen = [];
    for (let bit = 0; bit < zip.byteLength * 8; bit += 1) {
      const { differences } = await checkZip(withBit(zip, bit));
      if (differences.every((one) => one.is !== 'zip')) unseen.push(bit);
    }
    expect(clean.differences.filter(({ is }) => is === 'zip')).toEqual([]);
    expect(unseen).toEqual([]);
  });

  it('is found in a ZIP of sizes before the bytes and of zip64, too', async () => {
    for (const options of [{ dataDescriptor: false }, { zip64: true }]) {
      const zip = await zipOf(new Map([['a.txt', new Uint8Array([1])]]), options);
      // One of each byte.
      for (let bit = 0; bit < zip.byteLength * 8; bit += 9)
        expect(
          (await checkZip(withBit(zip, bit))).differences.map(({ is }) => is),
          `${bit}`,
        ).toContain('zip');
    }
  });
});

describe('a ZIP that is not quite one', () => {
  it.each([
    ['is empty', () => new Uint8Array(), 'not_zip'],
    ['is no ZIP', () => new Uint8Array(randomBytes(100_000)), 'not_zip'],
    ['was cut off', (zip: Uint8Array) => zip.slice(0, -30), 'not_zip'],
    [
      'has something behind its end',
      (zip: Uint8Array) => Buffer.concat([zip, Buffer.from('x')]),
      'behind_end',
    ],
  ] as const)('%s', async (_, change, fault) => {
    const { differences } = await checkZip(change(stamped));
    expect(differences).toContainEqual(expect.objectContaining({ is: 'zip', fault }));
  });

  it('never throws, whatever bytes it is given', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(stamped.byteLength - 1),
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        async (at, bytes) => {
          const changed = stamped.slice();
          changed.set(bytes.slice(0, changed.byteLength - at), at);
          const { differences } = await checkZip(changed);
          const isSame = Buffer.compare(changed, stamped) === 0;
          expect(differences.length > 0).toBe(!isSame);
        },
      ),
      { numRuns: 20, seed: 7 },
    );
  });
});
