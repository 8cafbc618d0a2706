import type { SeenRecord, SentenceSource } from '#contract/syntheses.ts';

/** Each place that the sources of a sentence lead to, once: two persons of an incident stand in one place, and so does all of an exhibit. */
export const linkedSources = (
  sources: readonly SentenceSource[],
  seen: ReadonlyMap<string, SeenRecord>,
): { key: string; source: SentenceSource }[] => {
  const byPlace = new Map<string, SentenceSource>();
  for (const source of sources) {
    const { entity, id, passage } = source;
    const key =
      entity === 'incident_person'
        ? `${entity} ${seen.get(id)?.within ?? id}`
        : `${entity} ${id} ${passage === null || entity === 'evidence' ? '' : Object.values(passage).join(' ')}`;
    if (!byPlace.has(key)) byPlace.set(key, source);
  }
  return [...byPlace].map(([key, source]) => ({ key, source }));
};
