import canonicalize from 'canonicalize';
import { describe, expect, it, vi } from 'vitest';
import { type ChainedEntry, entryHash, GENESIS_HASH, hashContent } from './entry.ts';
import { verifyChain } from './verify-chain.ts';

const chainOf = async (contents: string[]): Promise<ChainedEntry[]> => {
  const chain: ChainedEntry[] = [];
  for (const [index, content] of contents.entries()) {
    const entry = {
      sequence: index + 1,
      recorded_at: `2026-11-21T10:00:0${index}.000Z`,
      entity: 'incident' as const,
      entity_id: '018f0000-0000-7000-8000-000000000001',
      action: index === 0 ? ('create' as const) : ('update' as const),
      content_hash: await hashContent({ title: content }, 'aa'.repeat(16)),
      previous_hash: chain.at(-1)?.hash ?? GENESIS_HASH,
    };
    chain.push({ ...entry, hash: entryHash(entry) });
  }
  return chain;
};

describe('the chain of a ledger', () => {
  it('holds when nothing was touched, also when it is empty', async () => {
    expect(await verifyChain(await chainOf(['a', 'b', 'c']))).toBeNull();
    expect(await verifyChain([])).toBeNull();
  });

  it('hashes an entry as its canonical JSON, whatever its texts are', async () => {
    const entry = {
      sequence: 9_007_199_254_740_991,
      recorded_at: '2026-11-21T10:00:00.000Z',
      entity: 'pièce "7" \\ \u0000 \u2028 🙂',
      entity_id: '',
      action: 'delete' as const,
      content_hash: 'a'.repeat(64),
      previous_hash: GENESIS_HASH,
    };
    const bytes = new TextEncoder().encode(canonicalize(entry));
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect(entryHash({ ...entry, hash: 'not hashed', within: null } as ChainedEntry)).toBe(digest);
    expect(entryHash({ ...entry, within: 'b' })).toBe(entryHash({ within: 'b', ...entry }));
    expect(entryHash({ ...entry, within: 'b' })).not.toBe(digest);
  });

  it('holds over more entries than are hashed together, and names a fault behind them', async () => {
    const chain = await chainOf(Array.from({ length: 2_100 }, (_, index) => `${index}`));
    expect(await verifyChain(chain)).toBeNull();
    const changed = chain.map((entry) => (entry.sequence === 2_050 ? { ...entry, entity: 'note' } : entry));
    expect(await verifyChain(changed)).toEqual({ sequence: 2_050, fault: 'hash' });
  });

  it('is checked the same in a browser, where a script hashes', async () => {
    const chain = await chainOf(['a', 'b', 'c']);
    vi.resetModules();
    vi.stubGlobal('process', undefined);
    const inBrowser = await import('./verify-chain.ts').finally(() => vi.unstubAllGlobals());
    expect(await inBrowser.verifyChain(chain)).toBeNull();
    expect(
      await inBrowser.verifyChain(chain.with(1, { ...(chain[1] as ChainedEntry), entity: 'note' })),
    ).toEqual({
      sequence: 2,
      fault: 'hash',
    });
  });

  it('names the first entry that was changed', async () => {
    const chain = await chainOf(['a', 'b', 'c']);
    const changed = chain.map((entry) =>
      entry.sequence === 2 ? { ...entry, action: 'delete' as const } : entry,
    );
    expect(await verifyChain(changed)).toEqual({ sequence: 2, fault: 'hash' });
  });

  it('notices an entry that was left out, put first, or replaced with a new hash', async () => {
    const chain = await chainOf(['a', 'b', 'c']);
    expect(await verifyChain(chain.filter((entry) => entry.sequence !== 2))).toEqual({
      sequence: 2,
      fault: 'sequence_gap',
    });
    expect(await verifyChain(chain.slice(1))).toEqual({ sequence: 1, fault: 'sequence_gap' });
    const [first, second, third] = chain as [ChainedEntry, ChainedEntry, ChainedEntry];
    const forged = { ...second, content_hash: 'f'.repeat(64) };
    expect(await verifyChain([first, { ...forged, hash: entryHash(forged) }, third])).toEqual({
      sequence: 3,
      fault: 'previous_hash',
    });
  });
});
