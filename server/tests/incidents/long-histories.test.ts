/** The history of an incident with long texts comes in pages of so many bytes, and can be read to its end. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HISTORY_PAGE_MAX_BYTES } from '#contract/common/limits.ts';
import { incident, incidentHistory } from '#contract/incidents.ts';
import { historyPage, ledgerContentPage, ledgerPage } from '#contract/ledger.ts';
import { checkLedger } from '#verifier/check-ledger.ts';
import { shownRecords } from '#verifier/compare-records.ts';
import { incidentBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const VERSIONS = 8;
/** Beside what was written: hashes, ids, names of fields. */
const AROUND_BYTES = 50_000;

let server: TestServer;
let claire: TestPerson;
const id = uuidv7();
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
  await claire.call('POST', '/api/incidents', incidentBody(id));
  for (let version = 1; version < VERSIONS; version += 1) {
    const description = `${version} ${'é'.repeat(99_990)}`;
    const answer = await claire.call('PATCH', `/api/incidents/${id}`, { description }, ifMatch(version));
    expect(answer.status).toBe(200);
  }
});
afterAll(() => server.stop());

/** @returns the answer, which is no longer than a page may be */
const read = async (path: string): Promise<unknown> => {
  const answer = await claire.call('GET', path);
  expect(answer.status).toBe(200);
  const body = await answer.text();
  expect(Buffer.byteLength(body)).toBeLessThan(HISTORY_PAGE_MAX_BYTES + AROUND_BYTES);
  return JSON.parse(body);
};

/** Every page. */
const readOn = async <Page extends { nextCursor: string | null }>(
  path: string,
  parse: (answer: unknown) => Page,
): Promise<Page[]> => {
  const pages: Page[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null) {
    pages.push(parse(await read(cursor === '' ? path : `${path}?cursor=${cursor}`)));
  }
  return pages;
};

it('gives the versions some at a time, each once and in order', async () => {
  const pages = await readOn(`/api/incidents/${id}/versions`, (answer) => incidentHistory.parse(answer));
  expect(pages.length).toBeGreaterThan(1);
  const versions = pages.flatMap((page) => page.versions);
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(versions.at(-1)).toMatchObject({ record: { description: expect.stringMatching(/^7 é/) } });
  for (const cursor of ['x', '1', '1-', '-1-1', '1e3-1', `${'9'.repeat(12)}-1`]) {
    const answer = await claire.call('GET', `/api/incidents/${id}/versions?cursor=${cursor}`);
    expect([cursor, answer.status]).toEqual([cursor, 400]);
  }
});

it('tells what happened some events at a time, each with what was said before', async () => {
  const pages = await readOn(`/api/incidents/${id}/history`, (answer) => historyPage.parse(answer));
  expect(pages.length).toBeGreaterThan(1);
  const events = pages.flatMap(({ items }) => items);
  expect(events.map((event) => 'version' in event && event.version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(events[0]).toMatchObject({ before: { description: expect.stringMatching(/^6 é/) } });
});

it('is checked to its end by whoever reads it', async () => {
  let pages = 0;
  const finding = await checkLedger(
    {
      readEntries: async (after) => ledgerPage.parse(await read(`/api/ledger?after=${after}`)),
      readContents: async (after) => {
        pages += 1;
        return ledgerContentPage.parse(await read(`/api/incidents/${id}/ledger?after=${after}`));
      },
      readShown: async () => shownRecords(incident.parse(await read(`/api/incidents/${id}`))),
    },
    id,
  );
  expect(finding).toMatchObject({ holds: true, proven: VERSIONS });
  // The last one is empty.
  expect(pages).toBeGreaterThan(2);
});
