import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkReceipt } from './check-receipt.ts';
import { type ChainedEntry, entryHash, GENESIS_HASH } from './entry.ts';
import { readReceipt, receiptOf } from './receipt.ts';

const chainOf = async (length: number, seed = 'a'): Promise<ChainedEntry[]> => {
  const chain: ChainedEntry[] = [];
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const entry = {
      sequence,
      recorded_at: new Date(Date.UTC(2026, 10, 21, 10, sequence)).toISOString(),
      entity: 'journal_entry',
      entity_id: '018f0000-0000-7000-8000-000000000001',
      action: 'create',
      content_hash: seed.repeat(64),
      previous_hash: chain.at(-1)?.hash ?? GENESIS_HASH,
    };
    chain.push({ ...entry, hash: entryHash(entry) });
  }
  return chain;
};

/** As the server answers, three entries a page. */
const sourceOf = (chain: readonly ChainedEntry[]) => ({
  readEntries: async (after: number) => ({
    entries: chain.filter(({ sequence }) => sequence > after).slice(0, 3),
    head: null,
  }),
});

const receiptAt = (entry: ChainedEntry | undefined) => {
  const receipt = entry && readReceipt(receiptOf(entry));
  if (!receipt) throw new Error('No receipt');
  return receipt;
};

test('A receipt is found again, however much was recorded since', async () => {
  const chain = await chainOf(8);
  for (const entry of chain) {
    expect(await checkReceipt(sourceOf(chain), receiptAt(entry))).toEqual({
      is: 'same',
      at: entry.recorded_at,
    });
  }
});

test('The receipt of another ledger, and of one that was made anew, is not', async () => {
  const [chain, other] = [await chainOf(8), await chainOf(8, 'b')];
  expect(await checkReceipt(sourceOf(chain), receiptAt(other[4]))).toEqual({ is: 'other' });
});

test('A ledger that ends before the place says where', async () => {
  const chain = await chainOf(8);
  const short = chain.slice(0, 3);
  expect(await checkReceipt(sourceOf(short), receiptAt(chain[5]))).toEqual({
    is: 'beyond',
    end: { sequence: 3, hash: chain[2]?.hash },
  });
  expect(await checkReceipt(sourceOf([]), receiptAt(chain[5]))).toMatchObject({ is: 'beyond' });
});

test('Nothing before the place can be changed or taken away, and what follows it does not matter', async () => {
  const chain = await chainOf(8);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 7 }), fc.nat({ max: 7 }), fc.boolean(), async (touched, at, isGone) => {
      const changed = chain.flatMap((entry, index) =>
        index !== touched ? [entry] : isGone ? [] : [{ ...entry, action: 'update' }],
      );
      const found = await checkReceipt(sourceOf(changed), receiptAt(chain[at]));
      if (touched > at) expect(found).toMatchObject({ is: 'same' });
      else if (isGone && changed.length < at + 1 && touched === 7)
        expect(found).toMatchObject({ is: 'beyond' });
      else expect(found).toEqual({ is: 'broken', sequence: touched + 1 });
    }),
  );
});
