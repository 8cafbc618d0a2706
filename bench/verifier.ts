/** The check of a large dossier in a browser against hashing its bytes alone, and how many of a thousand turned bits it finds. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { ensureBuilt, ensureChromium } from '../scripts/environment.mjs';
import { zipOf as streamedZip, type ZipEntry } from '../server/src/platform/zip/zip-writer.ts';
import { startAuthority } from '../verifier/dossier/authority.fixture.ts';
import { checkDossier } from '../verifier/dossier/check-dossier.ts';
import { allFiles, dossierFiles, TAKEN_AT, zipOf } from '../verifier/dossier/dossier.fixture.ts';
import { sourceOfBytes } from '../verifier/dossier/source.ts';
import { type Figure, median } from './support/report.ts';

/** Seven entries each. */
const INCIDENTS = 1_430;
const BYTES = 2 ** 30;
const ROUNDS = 3;
const BITS = 1_000;
const SLICE_BYTES = 8 * 2 ** 20;
const PAGE = pathToFileURL(join(import.meta.dirname, '../web/dist/verifier.html')).href;

export const verification = async (): Promise<Figure[]> => [await againstHashing(), await turnedBits()];

const againstHashing = async (): Promise<Figure> => {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'recueil-verifier-'));
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const path = join(folder, 'dossier.zip');
    await writeLarge(path);
    const page = await browser.newPage({ locale: 'fr-FR' });
    await page.goto(PAGE);
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS + 1; round += 1) {
      times.bare.push(await timeOfHashing(page, path));
      times.ours.push(await timeOfCheck(page, path));
    }
    // The first round compiles, and brings the file into memory.
    const [ours, bare] = [median(times.ours.slice(1)), median(times.bare.slice(1))];
    const gigabytes = ((await stat(path)).size / 2 ** 30).toFixed(2);
    return {
      name: `check of a dossier of ${gigabytes} GiB and ${INCIDENTS * 7} ledger entries in a browser, against hashing its bytes alone`,
      value: ours / bare,
      unit: '×',
      bound: { kind: 'max', value: 1.5 },
      detail: `${ours.toFixed(0)} ms with ${page.workers().length} workers against ${bare.toFixed(0)} ms (SHA-256 by the browser in the page alone, ${SLICE_BYTES / 2 ** 20} MiB at a time), medians of ${ROUNDS} in turns`,
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
};

const writeLarge = async (path: string): Promise<void> => {
  const files = await allFiles(
    await dossierFiles(INCIDENTS, 'whole', randomBytes(Math.ceil(BYTES / INCIDENTS))),
  );
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const [name, bytes] of files) {
      const once = async function* () {
        yield bytes;
      };
      yield { name, bytes: once(), at: new Date(TAKEN_AT), isCompressible: false };
    }
  };
  await pipeline(streamedZip(entries()), createWriteStream(path));
};

/** In milliseconds, until the page says that everything agrees. */
const timeOfCheck = async (page: Page, path: string): Promise<number> => {
  const startedAt = performance.now();
  await page.getByLabel(/^Choisir/).setInputFiles(path);
  // What the check before said goes when the next one begins.
  await page.getByRole('progressbar').waitFor();
  await page.getByText('Tout concorde').waitFor({ timeout: 300_000 });
  return performance.now() - startedAt;
};

const timeOfHashing = async (page: Page, path: string): Promise<number> => {
  await page.evaluate(() => {
    document.getElementById('bare')?.remove();
    const input = Object.assign(document.createElement('input'), { type: 'file', id: 'bare' });
    document.body.append(input);
  });
  const startedAt = performance.now();
  await page.locator('#bare').setInputFiles(path);
  await page.evaluate(async (sliceBytes) => {
    const file = (document.getElementById('bare') as HTMLInputElement).files?.[0] as File;
    for (let at = 0; at < file.size; at += sliceBytes)
      await crypto.subtle.digest('SHA-256', await file.slice(at, at + sliceBytes).arrayBuffer());
  }, SLICE_BYTES);
  return performance.now() - startedAt;
};

const turnedBits = async (): Promise<Figure> => {
  const authority = await startAuthority('qualified');
  const zip = await zipOf(await allFiles(await dossierFiles(2), authority.stamp));
  await authority.close();
  let found = 0;
  for (let turn = 0; turn < BITS; turn += 1) {
    const bit = Math.floor(((turn + Math.random()) / BITS) * zip.byteLength * 8);
    const changed = zip.slice();
    changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
    if ((await checkDossier(sourceOfBytes(changed))).differences.length > 0) found += 1;
  }
  return {
    name: `of ${BITS} changes of one bit, spread over the whole ZIP of a dossier, the check finds`,
    value: found,
    unit: 'changes',
    bound: { kind: 'min', value: BITS },
    detail: `a ZIP of ${zip.byteLength} bytes with a time-stamp; one bit in each ${BITS}th of it`,
  };
};
