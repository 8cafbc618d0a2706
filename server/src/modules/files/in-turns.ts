/** Does work when its turn comes. */
export type InTurns = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * For what takes much memory or time: no more than so many works run at a time, and of each owner no more than one; the
 * others wait, each owner's in the order in which they came, and the owners in turns. A person who sends twelve slow
 * documents waits for them; other people do not.
 */
export const inTurns = (places: number): InTurns => {
  const running = new Set<string>();
  /** What begins each work that waits. The owner whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  const next = (): void => {
    for (const [owner, begins] of waiting) {
      if (running.size >= places) return;
      if (running.has(owner)) continue;
      const begin = begins.shift();
      waiting.delete(owner);
      if (begins.length > 0) waiting.set(owner, begins);
      running.add(owner);
      begin?.();
    }
  };
  return async (owner, work) => {
    await new Promise<void>((begin) => {
      waiting.set(owner, [...(waiting.get(owner) ?? []), begin]);
      next();
    });
    try {
      return await work();
    } finally {
      running.delete(owner);
      next();
    }
  };
};
