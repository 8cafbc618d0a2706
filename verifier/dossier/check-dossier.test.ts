import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { receiptOf } from '../receipt.ts';
import { type Authority, startAuthority } from './authority.fixture.ts';
import { checkFilesOf, checkZip } from './check.fixture.ts';
import { checkDossier } from './check-dossier.ts';
import { crc32InScript } from './crc32.ts';
import { allFiles, type DossierFiles, dossierFiles, zipOf } from './dossier.fixture.ts';
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

describe('a dossier that nobody touched', () => {
  it('holds, with everything that it says of itself, its ledger and its time-stamp', async () => {
    const finding = await checkZip(stamped);
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
    const finding = await checkZip(await zipOf(await allFiles(whole), options));
    expect(finding.differences).toEqual([]);
    expect(finding.hasTimestamp).toBe(false);
  });

  it('holds with the entries of what is inside alone', async () => {
    const inside = await dossierFiles(2, 'inside');
    expect(inside.ledger.entries.length).toBeLessThan(whole.ledger.entries.length);
    const finding = await checkFilesOf(inside);
    expect(finding.differences).toEqual([]);
    expect(finding.contents?.entriesAre).toBe('inside');
  });

  it('holds in the former format, where what was recorded stands whole', async () => {
    const finding = await checkFilesOf(await dossierFiles(1, 'whole', undefined, 1));
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
    expect(finding).toEqual(await checkZip(stamped));
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  it('stops when it is asked to', async () => {
    await expect(
      checkDossier(sourceOfBytes(stamped), { signal: AbortSignal.abort(new Error('Enough')) }),
    ).rejects.toThrow('Enough');
  });
});

describe('what is withheld', () => {
  it('is counted with its reason, and cannot be compared', async () => {
    const hidden = structuredClone(whole);
    for (const record of hidden.document.records.slice(0, 2)) {
      record.recorded = null;
      record.withheld = 'names';
    }
    const finding = await checkFilesOf(hidden);
    expect(finding.differences).toEqual([]);
    expect(finding.contents).toMatchObject({ compared: 6, withheld: { names: 2 } });
  });

  it('has to have a reason', async () => {
    const hidden = structuredClone(whole);
    for (const record of hidden.document.records.slice(0, 1)) record.recorded = null;
    expect((await checkFilesOf(hidden)).differences).toEqual([expect.objectContaining({ is: 'withheld' })]);
  });
});

describe('what one had before', () => {
  const receiptAt = (sequence: number, dossier: DossierFiles = whole): string =>
    receiptOf(dossier.ledger.entries.find((entry) => entry.sequence === sequence) as never);

  it('a receipt of the middle of the ledger holds, and says since when', async () => {
    const at = whole.ledger.entries[6]?.recorded_at;
    expect((await checkFilesOf(whole, receiptAt(7))).receipt).toEqual({ is: 'holds', sequence: 7, at });
  });

  it('a receipt of another ledger does not', async () => {
    const other = receiptOf({ sequence: 7, hash: 'ab'.repeat(32) });
    const finding = await checkFilesOf(whole, other);
    expect(finding.receipt).toEqual({ is: 'differs', sequence: 7 });
    expect(finding.differences).toEqual([{ is: 'receipt', sequence: 7 }]);
  });

  it('a receipt says nothing of a dossier that is older, or that has not that entry', async () => {
    const later = receiptOf({ sequence: 99, hash: 'ab'.repeat(32) });
    expect((await checkFilesOf(whole, later)).receipt).toEqual({ is: 'later', sequence: 99 });
    const inside = await dossierFiles(2, 'inside');
    expect((await checkFilesOf(inside, receiptAt(1))).receipt).toEqual({ is: 'not_inside', sequence: 1 });
    expect((await checkFilesOf(inside, receiptAt(2))).receipt).toMatchObject({ is: 'partly', sequence: 2 });
    // The end of the ledger is named, and what leads to it is not inside.
    const { head } = whole.ledger;
    const ended = { ...inside, ledger: { ...inside.ledger, entries: inside.ledger.entries.slice(0, -1) } };
    const last = receiptOf(head as never);
    expect((await checkFilesOf(ended, last)).receipt).toEqual({ is: 'end', sequence: head?.sequence });
    expect((await checkFilesOf(whole, 'bonjour')).receipt).toEqual({ is: 'not_code' });
  });

  it('a SHA-256 is that of the ZIP, of the manifest, or of neither', async () => {
    const files = await allFiles(whole);
    const zip = await zipOf(files);
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect((await checkZip(zip, ` ${sha256(zip).toUpperCase()} `)).sha256).toBe('zip');
    expect((await checkZip(zip, sha256(files.get('manifest.json') as Uint8Array))).sha256).toBe('manifest');
    const other = await checkZip(zip, 'ab'.repeat(32));
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
