/** What waits, by owner: each owner's in the order in which they came, and the owners in turns. */
export interface FairQueue<Item> {
  /** False, and nothing is added, when this owner has as many waiting as one may have. */
  add(owner: string, item: Item): boolean;
  /** The next one; undefined when none waits. */
  take(): Item | undefined;
}

/** Whoever asks for much waits behind everybody who asks for little, and not the other way round. */
export const createFairQueue = <Item>(maxPerOwner: number): FairQueue<Item> => {
  /** The owner whose turn is next comes first. */
  const waiting = new Map<string, Item[]>();
  return {
    add: (owner, item) => {
      const items = waiting.get(owner) ?? [];
      if (items.length >= maxPerOwner) return false;
      items.push(item);
      waiting.set(owner, items);
      return true;
    },
    take: () => {
      for (const [owner, items] of waiting) {
        const item = items.shift();
        waiting.delete(owner);
        if (items.length > 0) waiting.set(owner, items);
        return item;
      }
      return undefined;
    },
  };
};
