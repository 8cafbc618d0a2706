/** The check of a whole ledger against a loop that hashes the same bytes and nothing else. */
import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import canonicalize from 'canonicalize';
import { type ChainedEntry, entryHash, GENESIS_HASH, hashContent } from '../verifier/entry.ts';
import { verifyChain } from '../verifier/verify-chain.ts';
import { type Figure, median } from './support/report.ts';

const ENTRIES = 100_000;
const ROUNDS = 9;
const MICROSECONDS_PER_MS = 1_000;

export const ledgerCheck = async (): Promise<Figure> => {
  const chain = await chainOf(ENTRIES);
  const bytes = chain.map(({ hash: _, ...entry }) => Buffer.from(canonicalize(entry) ?? ''));
  const bareLoop = (): void => {
    for (const [index, each] of bytes.entries()) {
      const hash = createHash('sha256').update(each).digest('hex');
      if (hash !== chain[index]?.hash) throw new Error('The bare loop hashes something else');
    }
  };
  const check = async (): Promise<void> => {
    if ((await verifyChain(chain)) !== null) throw new Error('The chain does not hold');
  };
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    times.bare.push(await processorTime(bareLoop));
    times.ours.push(await processorTime(check));
  }
  // The first round compiles.
  const [ours, bare] = [median(times.ours.slice(1)), median(times.bare.slice(1))];
  return {
    name: `check of a ledger of ${ENTRIES} entries against hashing the same bytes in a bare loop`,
    value: ours / bare,
    unit: '×',
    bound: { kind: 'max', value: 2 },
    detail: `${ours.toFixed(0)} ms against ${bare.toFixed(0)} ms of the processor, medians of ${ROUNDS} in turns`,
  };
};

const chainOf = async (length: number): Promise<ChainedEntry[]> => {
  const chain: ChainedEntry[] = [];
  let previous_hash = GENESIS_HASH;
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const entry = {
      sequence,
      recorded_at: new Date(Date.UTC(2026, 0, 1) + sequence * 60_000).toISOString(),
      entity: 'incident',
      entity_id: '018f0000-0000-7000-8000-000000000001',
      action: 'update' as const,
      content_hash: await hashContent({ title: `Propos ${sequence}` }, 'aa'.repeat(16)),
      previous_hash,
    };
    previous_hash = entryHash(entry);
    chain.push({ ...entry, hash: previous_hash });
  }
  return chain;
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** In milliseconds: what else the machine does meanwhile is not counted, nor is what the work before left behind. */
const processorTime = async (work: () => void | Promise<void>): Promise<number> => {
  collectGarbage();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS_PER_MS;
};
