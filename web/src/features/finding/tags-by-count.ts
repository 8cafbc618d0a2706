/** The tags of some things, those that stand on most things first. A thing that comes twice counts once, as it came last. */
export const tagsByCount = (things: readonly { id: string; tags: readonly string[] }[]): string[] => {
  const counts = new Map<string, number>();
  for (const { tags } of new Map(things.map((thing) => [thing.id, thing])).values()) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, often], [other, lessOften]) => lessOften - often || one.localeCompare(other))
    .map(([tag]) => tag);
};
