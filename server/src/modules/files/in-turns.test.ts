import { describe, expect, it } from 'vitest';
import { type InTurns, inTurns } from './in-turns.ts';

/** Works that end when they are told to, and the order in which they began. */
const worksIn = (run: InTurns) => {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (owner: string, name: string): Promise<string> =>
    run(owner, async () => {
      began.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  /** Ends one, and lets what it makes room for begin. */
  const end = async (name: string, work: Promise<string> | undefined): Promise<void> => {
    ends.get(name)?.();
    await work;
  };
  return { began, begin, end };
};

describe('works in turns', () => {
  it('take no more places than there are', async () => {
    const { began, begin, end } = worksIn(inTurns(2));
    const first = begin('a', 'a1');
    void begin('b', 'b1');
    void begin('c', 'c1');
    await Promise.resolve();
    expect(began).toEqual(['a1', 'b1']);
    await end('a1', first);
    expect(began).toEqual(['a1', 'b1', 'c1']);
  });

  it('take one place of each owner, so that twelve of one owner do not delay another', async () => {
    const { began, begin, end } = worksIn(inTurns(2));
    const mine = Array.from({ length: 12 }, (_, at) => begin('a', `a${at + 1}`));
    await Promise.resolve();
    expect(began).toEqual(['a1']);
    const other = begin('b', 'b1');
    await Promise.resolve();
    expect(began).toEqual(['a1', 'b1']);
    await end('b1', other);
    expect(began).toEqual(['a1', 'b1']);
    await end('a1', mine[0]);
    expect(began).toEqual(['a1', 'b1', 'a2']);
  });

  it('come of each owner in the order in which they were given, and of the owners in turns', async () => {
    const { began, begin, end } = worksIn(inTurns(1));
    const works = new Map(
      [
        ['a', 'a1'],
        ['a', 'a2'],
        ['a', 'a3'],
        ['b', 'b1'],
        ['c', 'c1'],
      ].map(([owner = '', name = '']) => [name, begin(owner, name)]),
    );
    await Promise.resolve();
    for (const name of ['a1', 'a2', 'b1', 'c1']) await end(name, works.get(name));
    expect(began[0]).toBe('a1');
    expect(began.indexOf('b1')).toBeLessThan(began.indexOf('a3'));
    expect(began.indexOf('c1')).toBeLessThan(began.indexOf('a3'));
  });

  it('give their place on when they fail', async () => {
    const run = inTurns(1);
    const failed = run('a', () => Promise.reject(new Error('broken')));
    const next = run('b', async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
