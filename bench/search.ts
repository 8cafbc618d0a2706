/** The timeline and the search of somebody who has written for years. */
import { SEALED_ENTRY } from '../server/src/modules/journal/journal-content.ts';
import { inBinary } from '../server/src/platform/database/binary-results.ts';
import { type LoopDelay, loopDelayOf, MEASURES_ITS_LOOP } from './support/measured-loop.ts';
import { type Figure, median } from './support/report.ts';
import { type BenchPerson, giveEntries, openStage, type Stage, signUp } from './support/stage.ts';

const FEW = 10;
const MANY = 10_000;
const YEARS = 50_000;
const PAGES = 200;
const ROUNDS = 9;
/** A card is an excerpt of 150 characters and some fields; an entry is longer. */
const CARD_BYTES = 1_000;
const CARDS = 30;

const SENTENCE =
  'Il a haussé le ton devant toute l’équipe et a dit que je ne servais à rien, puis il est parti sans un mot. ';
/** Once in five hundred entries, and in the newest. */
const WORD = 'convocation';
const contentOf = (rows: number) => (number: number) =>
  SENTENCE.repeat(10) + ((rows - 1 - number) % 500 === 0 ? `J’ai reçu une ${WORD}.` : '');

export const searchOfYears = async (): Promise<Figure[]> => {
  const stage = await openStage(MEASURES_ITS_LOOP);
  try {
    const [few, many, years] = [await signUp(stage), await signUp(stage), await signUp(stage)];
    await giveEntries(stage, few, FEW, contentOf(FEW));
    await giveEntries(stage, many, MANY, contentOf(MANY));
    await giveEntries(stage, years, YEARS, contentOf(YEARS));
    await stage.asSuperuser('ANALYZE journal_entries');
    return [...(await firstPage(stage, few, years)), ...(await searches(stage, many, years))];
  } finally {
    await stage.stop();
  }
};

const firstPage = async (stage: Stage, few: BenchPerson, years: BenchPerson): Promise<Figure[]> => {
  const times = { few: [] as number[], years: [] as number[] };
  let bytes = 0;
  for (let request = 0; request < PAGES; request += 1) {
    times.few.push((await readPage(stage, few)).ms);
    const page = await readPage(stage, years);
    times.years.push(page.ms);
    bytes = page.bytes;
  }
  // The first ones warm connections and plans.
  const [slow, quick] = [median(times.years.slice(50)), median(times.few.slice(50))];
  return [
    {
      name: `first page of the timeline, ${YEARS} entries against ${FEW}`,
      value: slow / quick,
      unit: '×',
      bound: { kind: 'max', value: 1.5 },
      detail: `${slow.toFixed(2)} ms against ${quick.toFixed(2)} ms, medians of ${PAGES - 50} alternating requests`,
    },
    {
      name: `bytes of that page for each of its ${CARDS} cards`,
      value: bytes / CARDS,
      unit: 'B',
      bound: { kind: 'max', value: CARD_BYTES },
      detail: `an entry has ${SENTENCE.length * 10} characters; nothing but the shown ones travels`,
    },
  ];
};

const readPage = async (
  { server }: Stage,
  { accessToken }: BenchPerson,
): Promise<{ ms: number; bytes: number }> => {
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}/api/timeline?limit=${CARDS}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`The timeline answered ${answer.status}`);
  return { ms: performance.now() - startedAt, bytes };
};

const searches = async (stage: Stage, many: BenchPerson, years: BenchPerson): Promise<Figure[]> => {
  const cold = await search(stage, many);
  await search(stage, many);
  await bareLoop(stage, many);
  const times = {
    search: [] as number[],
    first: [] as number[],
    bare: [] as number[],
    years: [] as number[],
  };
  const delays: LoopDelay[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await bareLoop(stage, many));
    await loopDelayOf(stage.server);
    const searched = await search(stage, many);
    delays.push(await loopDelayOf(stage.server));
    times.search.push(searched.ms);
    times.first.push(searched.firstMs);
    times.years.push((await search(stage, years)).ms);
  }
  const [ours, bare, longest] = [median(times.search), median(times.bare), median(times.years)];
  return [
    {
      name: `search over ${MANY} entries against a bare loop that reads, opens and parses them`,
      value: ours / bare,
      unit: '×',
      bound: { kind: 'max', value: 2 },
      detail: `${ours.toFixed(0)} ms against ${bare.toFixed(0)} ms, medians of ${ROUNDS} in turns; the very first search ${cold.ms.toFixed(0)} ms`,
    },
    {
      name: 'its first hit, from the request on',
      value: median(times.first),
      unit: 'ms',
      bound: { kind: 'max', value: 200 },
      detail: `median; of the very first search, ${cold.firstMs.toFixed(0)} ms`,
    },
    {
      name: `time for an entry, ${YEARS} entries against ${MANY}`,
      value: longest / YEARS / (ours / MANY),
      unit: '×',
      bound: { kind: 'max', value: 1.25 },
      detail: `${longest.toFixed(0)} ms against ${ours.toFixed(0)} ms`,
    },
    {
      name: 'delay of the event loop while it searches, 99th percentile',
      value: median(delays.map(({ p99 }) => p99)),
      unit: 'ms',
      bound: { kind: 'max', value: 50 },
      detail: `median of ${ROUNDS} searches; the longest delay of all ${Math.max(...delays.map(({ max }) => max)).toFixed(0)} ms`,
    },
  ];
};

/** The time to the first hit and to the end. */
const search = async (
  { server }: Stage,
  { accessToken }: BenchPerson,
): Promise<{ ms: number; firstMs: number }> => {
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}/api/timeline/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ words: WORD }),
  });
  let body = '';
  let firstMs = Number.NaN;
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    body += decoder.decode(chunk, { stream: true });
    if (Number.isNaN(firstMs) && body.includes('event: found')) firstMs = performance.now() - startedAt;
  }
  if (!body.includes('event: done')) throw new Error(`A search did not end well: ${answer.status}`);
  return { ms: performance.now() - startedAt, firstMs };
};

/** Reads all rows at once, and opens and parses each. */
const bareLoop = async ({ database }: Stage, { userId }: BenchPerson): Promise<number> => {
  const startedAt = performance.now();
  const opened = await database.readOnBehalfOf(userId, 'bench', async (tx) => {
    const [rows, box] = await Promise.all([
      inBinary(tx.db).selectFrom('journal_entries').selectAll().where('user_id', '=', userId).execute(),
      tx.box(),
    ]);
    return rows.map((row) =>
      SEALED_ENTRY.open(box, row as Parameters<typeof SEALED_ENTRY.open>[1], row.sealed),
    );
  });
  if (opened.length === 0) throw new Error('The bare loop read nothing');
  return performance.now() - startedAt;
};
