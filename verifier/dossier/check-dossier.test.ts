import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { receiptOf } from '../receipt.ts';
import type { Disclosed } from '../recorded.ts';
import { type Authority, startAuthority } from './authority.fixture.ts';
import { checkDossier } from './check-dossier.ts';
import { crc32InScript } from './crc32.ts';
import { allFiles, chainOf, type DossierFiles, dossierFiles, idOf, zipOf } from './dossier.fixture.ts';
import type { DossierFinding } from './finding.ts';
import type { DossierRecord } from './format.ts';
import { sourceOfBlob, sourceOfBytes } from './source.ts';

let authority: Authority;
let whole: DossierFiles;
let stamped: Uint8Array;
beforeAll(async () => {
  authority = await startAuthority('qualified');
  whole = await dossierFiles(2);
  stamped = await zipOf(await allFiles(whole, authority.stamp));
});
afterAll(() => authority.close());

const check = (zip: Uint8Array, receipt?: string): Promise<DossierFinding> =>
  checkDossier(sourceOfBytes(zip), { receipt });
const checkFiles = async (dossier: DossierFiles, receipt?: string): Promise<DossierFinding> =>
  await check(await zipOf(await allFiles(dossier)), receipt);

describe('a dossier that nobody touched', () => {
  it('holds, with everything that it says of itself, its ledger and its time-stamp', async () => {
    const finding = await check(stamped);
    expect(finding.differences).toEqual([]);
    expect(finding.contents).toMatchObject({
      title: 'Dossier pour Me Martin',
      records: 8,
      compared: 8,
      pieces: 2,
      boundFiles: 2,
      entriesAre: 'whole',
      entries: 14,
      hasSynthesis: true,
    });
    expect(finding.timestamp).toMatchObject({
      authority: 'Horodatage des tests, Autorité fictive',
      saysQualified: true,
    });
    expect(Math.abs(Date.parse(finding.timestamp?.at ?? '') - Date.now())).toBeLessThan(86_400_000);
  });

  it.each([
    ['sizes before the bytes', { dataDescriptor: false }],
    ['zip64', { zip64: true }],
    ['zip64 with sizes before the bytes', { zip64: true, dataDescriptor: false }],
    ['sizes behind the bytes', { zip64: false }],
  ])('holds however its ZIP is written: %s', async (_, options) => {
    const finding = await check(await zipOf(await allFiles(whole), options));
    expect(finding.differences).toEqual([]);
    expect(finding.hasTimestamp).toBe(false);
  });

  it('holds with the entries of what is inside alone', async () => {
    const inside = await dossierFiles(2, 'inside');
    expect(inside.ledger.entries.length).toBeLessThan(whole.ledger.entries.length);
    const finding = await checkFiles(inside);
    expect(finding.differences).toEqual([]);
    expect(finding.contents?.entriesAre).toBe('inside');
  });

  it('holds in the former format, where what was recorded stands whole', async () => {
    const finding = await checkFiles(await dossierFiles(1, 'whole', undefined, 1));
    expect(finding.differences).toEqual([]);
    expect(finding.contents).toMatchObject({ records: 4, compared: 4 });
  });

  it('is checked the same in a browser, and tells how far it is', async () => {
    vi.resetModules();
    vi.stubGlobal('process', undefined);
    const browser = await import('./check-dossier.ts').finally(() => vi.unstubAllGlobals());
    const told: number[] = [];
    const source = sourceOfBlob(new Blob([new Uint8Array(stamped)]));
    const finding = await browser.checkDossier(source, { onProgress: (done, all) => told.push(done / all) });
    expect(finding).toEqual(await check(stamped));
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  it('stops when it is asked to', async () => {
    await expect(
      checkDossier(sourceOfBytes(stamped), { signal: AbortSignal.abort(new Error('Enough')) }),
    ).rejects.toThrow('Enough');
  });
});

/** The bits of these places, each in turn, of a copy. */
const withBit = (bytes: Uint8Array, bit: number): Uint8Array => {
  const changed = bytes.slice();
  changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
  return changed;
};

describe('a bit that was turned', () => {
  it('is found at 150 places of the ZIP, whether the time-stamp, the header or a word is there', async () => {
    const bits = stamped.byteLength * 8;
    // A fixed sequence over the whole file, and the headers at its end and its beginning.
    const places = Array.from({ length: 150 }, (_, index) => (index * 2_654_435_761 + 97) % bits);
    const unseen = [];
    for (const bit of places)
      if ((await check(withBit(stamped, bit))).differences.length === 0) unseen.push(bit);
    expect(unseen).toEqual([]);
  });

  it('is found at every bit of the headers', async () => {
    const zip = await zipOf(new Map([['a.txt', new Uint8Array()]]));
    const clean = await check(zip);
    const unseen = [];
    for (let bit = 0; bit < zip.byteLength * 8; bit += 1) {
      const { differences } = await check(withBit(zip, bit));
      if (differences.every((one) => one.is !== 'zip')) unseen.push(bit);
    }
    expect(clean.differences.filter(({ is }) => is === 'zip')).toEqual([]);
    expect(unseen).toEqual([]);
  });

  it('is found in a ZIP of sizes before the bytes and of zip64, too', async () => {
    for (const options of [{ dataDescriptor: false }, { zip64: true }]) {
      const zip = await zipOf(new Map([['a.txt', new Uint8Array([1])]]), options);
      for (let bit = 0; bit < zip.byteLength * 8; bit += 1)
        expect(
          (await check(withBit(zip, bit))).differences.map(({ is }) => is),
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
    const { differences } = await check(change(stamped));
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
          const { differences } = await check(changed);
          const isSame = Buffer.compare(changed, stamped) === 0;
          expect(differences.length > 0).toBe(!isSame);
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });
});

/** Every path to a value of JSON that is no object and no list. */
const leavesOf = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]))
    : [path];

const withChange = <Content>(value: Content, path: readonly (string | number)[]): Content => {
  const copy = structuredClone(value);
  let holder = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  const key = path.at(-1) as string;
  const old = holder[key];
  holder[key] =
    typeof old === 'string' ? `${old}x` : typeof old === 'number' ? old + 1 : old === null ? 'x' : !old;
  return copy;
};

/** What nothing but the manifest, and with it a time-stamp, binds: the words about the dossier itself, and the synthesis. */
const FREE =
  /^(product|dossier_id|title|author|language|persons_shown|synthesis\.(id|version|recorded_at|sentences\.\d+\.(part|text|made|sources\.\d+\.(version|passage\.(start|end)))))$|\.(shown\.account|added_at)/;

describe('a forger who makes all sums right again', () => {
  it('does not change a field of a record or of the ledger unseen', async () => {
    const small = await dossierFiles(1);
    const unseen: string[] = [];
    for (const key of ['document', 'ledger'] as const) {
      for (const path of leavesOf(small[key])) {
        const name = path.join('.');
        if (key === 'document' && FREE.test(name)) continue;
        const { differences } = await checkFiles({ ...small, [key]: withChange(small[key], path) });
        if (differences.length === 0) unseen.push(`${key}: ${name}`);
      }
    }
    expect(unseen).toEqual([]);
  });

  it('is told which field of which record says something else, and what was recorded', async () => {
    const changed = structuredClone(whole);
    const record = changed.document.records[0];
    if (record?.entity === 'incident') record.shown.location = 'Salle C';
    expect((await checkFiles(changed)).differences).toEqual([
      {
        is: 'shown_differs',
        record: { entity: 'incident', id: idOf('incident', 1), name: 'INC-2026-0001' },
        sequence: 6,
        field: 'location',
        shown: 'Salle C',
        recorded: 'Salle B',
      },
    ]);
  });

  it('does not hide a field that is shown, nor put one beside it that nothing binds', async () => {
    const found = async (change: (recorded: Disclosed, shown: object) => void) => {
      const changed = structuredClone(whole);
      const record = changed.document.records[0] as DossierRecord;
      change(record.recorded as Disclosed, record.shown);
      return (await checkFiles(changed)).differences.map(({ is }) => is);
    };
    // The title's own hash in the place of the title: the entry's hash is right, and nothing says what the title was.
    const { fields } = (whole.document.records[0] as DossierRecord).recorded as Disclosed;
    const { value, salt } = fields.title as { value: unknown; salt: string };
    const own = createHash('sha256').update(canonicalize({ field: 'title', value, salt }) as string);
    const titleHash = own.digest('hex');
    expect(
      await found((recorded, shown) => {
        delete recorded.fields.title;
        recorded.hidden.title = titleHash;
        Object.assign(shown, { title: 'Autre titre' });
      }),
    ).toContain('withheld');
    expect(await found(({ hidden }) => Object.assign(hidden, { title: titleHash }))).toEqual([
      'recorded_changed',
    ]);
    expect(await found(({ hidden }) => delete hidden.tags)).toEqual(['recorded_changed']);
  });

  it('does not say one thing in one file and another in the next', async () => {
    const files = await allFiles(whole);
    const manifest = JSON.parse(new TextDecoder().decode(files.get('manifest.json')));
    for (const field of ['product', 'dossier_id', 'taken_at', 'ledger']) {
      const other = { product: 'X', dossier_id: 'x', taken_at: '2026-01-01T00:00:00Z', ledger: null }[field];
      const changed = new TextEncoder().encode(canonicalize({ ...manifest, [field]: other }));
      const { differences } = await check(await zipOf(new Map([...files, ['manifest.json', changed]])));
      expect(differences).toContainEqual(expect.objectContaining({ is: 'disagree', field }));
    }
    const spaced = new TextEncoder().encode(JSON.stringify(manifest, null, 1));
    const { differences } = await check(await zipOf(new Map([...files, ['manifest.json', spaced]])));
    expect(differences).toEqual([{ is: 'unreadable', path: 'manifest.json', why: 'canonical' }]);
  });

  it('does not leave out, add or turn round entries', async () => {
    const { entries } = whole.ledger;
    for (const changed of [
      entries.filter(({ sequence }) => sequence !== 3),
      entries.slice(0, -1),
      entries.slice(1),
      [...entries, ...(await chainOf([])), entries[0]],
      entries.toReversed(),
    ]) {
      const finding = await checkFiles({
        ...whole,
        ledger: { ...whole.ledger, entries: changed.filter((entry) => entry !== undefined) },
      });
      expect(finding.differences.length).toBeGreaterThan(0);
    }
  });

  it('does not take a record, a piece or a file out, nor put one in', async () => {
    const { records, pieces } = whole.document;
    const without = new Map(whole.files);
    without.delete('pieces/piece-1.eml');
    const found = async (change: Partial<DossierFiles>) =>
      (await checkFiles({ ...whole, ...change })).differences.map(({ is }) => is);
    expect(await found({ files: without })).toEqual(['file_missing']);
    expect(await found({ files: new Map([...whole.files, ['pieces/x.eml', new Uint8Array()]]) })).toEqual([
      'file_without_piece',
    ]);
    expect(await found({ document: { ...whole.document, pieces: pieces.slice(0, 1) } })).toEqual(
      expect.arrayContaining(['piece', 'file_without_piece']),
    );
    const noIncident = records.filter(({ entity }) => entity !== 'incident');
    expect(await found({ document: { ...whole.document, records: noIncident } })).toContain('within');
    const twice = records.flatMap((record) => [record, record]);
    expect(await found({ document: { ...whole.document, records: twice } })).toContain('record_twice');
  });

  it('is found by the time-stamp when the manifest is another one', async () => {
    const files = await allFiles(whole, authority.stamp);
    const changed = structuredClone(whole);
    changed.document.title = 'Autre titre';
    const forged = new Map([
      ...(await allFiles(changed)),
      ['timestamp.tsr', files.get('timestamp.tsr') as Uint8Array],
    ]);
    const finding = await check(await zipOf(forged));
    expect(finding.differences).toEqual([{ is: 'timestamp', fault: 'imprint' }]);
    expect(finding.timestamp).toBeNull();
  });
});

describe('what is withheld', () => {
  it('is counted with its reason, and cannot be compared', async () => {
    const hidden = structuredClone(whole);
    for (const record of hidden.document.records.slice(0, 2)) {
      record.recorded = null;
      record.withheld = 'names';
    }
    const finding = await checkFiles(hidden);
    expect(finding.differences).toEqual([]);
    expect(finding.contents).toMatchObject({ compared: 6, withheld: { names: 2 } });
  });

  it('has to have a reason', async () => {
    const hidden = structuredClone(whole);
    for (const record of hidden.document.records.slice(0, 1)) record.recorded = null;
    expect((await checkFiles(hidden)).differences).toEqual([expect.objectContaining({ is: 'withheld' })]);
  });
});

describe('what one had before', () => {
  const receiptAt = (sequence: number, dossier: DossierFiles = whole): string =>
    receiptOf(dossier.ledger.entries.find((entry) => entry.sequence === sequence) as never);

  it('a receipt of the middle of the ledger holds, and says since when', async () => {
    const at = whole.ledger.entries[6]?.recorded_at;
    expect((await checkFiles(whole, receiptAt(7))).receipt).toEqual({ is: 'holds', sequence: 7, at });
  });

  it('a receipt of another ledger does not', async () => {
    const other = receiptOf({ sequence: 7, hash: 'ab'.repeat(32) });
    const finding = await checkFiles(whole, other);
    expect(finding.receipt).toEqual({ is: 'differs', sequence: 7 });
    expect(finding.differences).toEqual([{ is: 'receipt', sequence: 7 }]);
  });

  it('a receipt says nothing of a dossier that is older, or that has not that entry', async () => {
    const later = receiptOf({ sequence: 99, hash: 'ab'.repeat(32) });
    expect((await checkFiles(whole, later)).receipt).toEqual({ is: 'later', sequence: 99 });
    const inside = await dossierFiles(2, 'inside');
    expect((await checkFiles(inside, receiptAt(1))).receipt).toEqual({ is: 'not_inside', sequence: 1 });
    expect((await checkFiles(inside, receiptAt(2))).receipt).toMatchObject({ is: 'partly', sequence: 2 });
    expect((await checkFiles(whole, 'bonjour')).receipt).toEqual({ is: 'not_code' });
  });

  it('a SHA-256 is that of the ZIP, of the manifest, or of neither', async () => {
    const files = await allFiles(whole);
    const zip = await zipOf(files);
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect((await check(zip, ` ${sha256(zip).toUpperCase()} `)).sha256).toBe('zip');
    expect((await check(zip, sha256(files.get('manifest.json') as Uint8Array))).sha256).toBe('manifest');
    const other = await check(zip, 'ab'.repeat(32));
    expect(other.sha256).toBeNull();
    expect(other.differences).toEqual([{ is: 'sha256', expected: 'ab'.repeat(32) }]);
  });
});

it('the checksum that a browser computes is the one of ZIP, in any pieces', () => {
  const bytes = new Uint8Array(randomBytes(1_003));
  expect(crc32InScript(bytes)).toBe(crc32(bytes));
  expect(crc32InScript(bytes.subarray(301), crc32InScript(bytes.subarray(0, 301)))).toBe(crc32(bytes));
  expect(crc32InScript(new Uint8Array())).toBe(0);
});
