/** A queue with one line per owner: first come first served for each owner, and the owners in turns. */
export interface FairQueue<Item> {
  /** False, and nothing is added, when this owner has reached the limit of waiting items. */
  add(owner: string, item: Item): boolean;
  /** Takes one out before its turn; nothing happens where it does not wait. */
  remove(owner: string, item: Item): void;
  /** The next one; undefined when none waits. */
  take(): Item | undefined;
}

/** Round robin over the owners: an owner with many items does not delay the others. */
export const createFairQueue = <Item>(maxPerOwner: number): FairQueue<Item> => {
  /** In the order of their turns. */
  const waiting = new Map<string, Item[]>();
  return {
    add: (owner, item) => {
      const items = waiting.get(owner) ?? [];
      if (items.length >= maxPerOwner) return false;
      items.push(item);
      waiting.set(owner, items);
      return true;
    },
    remove: (owner, item) => {
      const items = waiting.get(owner) ?? [];
      const left = items.filter((one) => one !== item);
      // In place: the owner keeps their turn.
      if (left.length > 0) items.splice(0, items.length, ...left);
      else waiting.delete(owner);
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
