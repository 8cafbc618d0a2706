/** The passages that a person covers. Pure. */
import type { CoveredPassage } from '#contract/dossiers.ts';
import type { Material } from './material.ts';
import type { Passage } from './shown-text.ts';
import type { DossierEntity } from './trails.ts';

/** Which texts of a record can be covered (contract/dossiers.ts). */
const COVERABLE: Readonly<Record<DossierEntity, readonly CoveredPassage['field'][]>> = {
  // Of its other places, both texts of each.
  incident: ['title', 'description', 'location'],
  incident_person: ['role', 'notes'],
  evidence: ['title', 'description', 'source'],
  journal_entry: ['title', 'content'],
};

/**
 * The text that a passage is of, where the record is inside: null where it is not, `moved` where the record was changed since, or has
 * no such passage.
 */
export const passagesOf = (
  { incidents, persons, exhibits, entries }: Pick<Material, 'incidents' | 'persons' | 'exhibits' | 'entries'>,
  { entity, id, version, field, start, end }: CoveredPassage,
): { text: string } | 'moved' | null => {
  const records: Readonly<
    Record<DossierEntity, readonly { record: { id: string; version: number }; content: unknown }[]>
  > = { incident: incidents, incident_person: persons, evidence: exhibits, journal_entry: entries };
  const found = records[entity].find(({ record }) => record.id === id);
  if (!found) return null;
  const text = textOf(entity, found.content, field);
  const isThere =
    found.record.version === version && typeof text === 'string' && start < end && end <= text.length;
  return isThere ? { text } : 'moved';
};

const OTHER_PLACE = /^other_places\.(\d+)\.(place|what)$/;

const textOf = (entity: DossierEntity, content: unknown, field: CoveredPassage['field']): unknown => {
  const fields = (content ?? {}) as Readonly<Record<string, unknown>>;
  const [, place, key] = OTHER_PLACE.exec(field) ?? [];
  if (place === undefined || key === undefined)
    return COVERABLE[entity].includes(field) ? fields[field] : null;
  const places = entity === 'incident' ? fields.other_places : null;
  return Array.isArray(places) ? places[Number(place)]?.[key] : null;
};

/** What is covered of each record. */
export interface Covers {
  of(id: string, field: string): readonly Passage[];
  /** The covered words of a record, and where they stand in it. */
  wordsOf(id: string): readonly CoveredWords[];
}

export interface CoveredWords extends Passage {
  id: string;
  field: string;
  version: number;
  words: string;
  /** All of the text that they stand in. */
  text: string;
}

export const coversOf = (
  material: Pick<Material, 'incidents' | 'persons' | 'exhibits' | 'entries'>,
  covered: readonly CoveredPassage[],
): Covers => {
  const found = covered.flatMap((passage) => {
    const of = passagesOf(material, passage);
    if (of === null || of === 'moved') return [];
    return [{ ...passage, words: of.text.slice(passage.start, passage.end), text: of.text }];
  });
  const byRecord = Map.groupBy(found, ({ id }) => id);
  return {
    of: (id, field) => byRecord.get(id)?.filter((passage) => passage.field === field) ?? [],
    wordsOf: (id) => byRecord.get(id) ?? [],
  };
};
