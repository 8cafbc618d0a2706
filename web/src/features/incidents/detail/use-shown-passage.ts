import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Incident } from '#contract/incidents.ts';
import { type FoundPassage, findPassage, passageOf } from '#web/lib/passage.ts';
import { incidentVersion } from '../incident-queries.ts';

/** The passage that the URL names, where it stands in the incident today. */
export type LedTo = FoundPassage & {
  field: string;
  /** The incident has changed since the link was made. */
  isChanged: boolean;
};

/** Null where the URL names none, and as long as it is looked for. */
export const useShownPassage = (incident: Incident): LedTo | null => {
  const name = useSearch({ from: '/_app/incidents/$id/', select: ({ passage }) => passage });
  const passage = passageOf(name);
  const isChanged = passage !== undefined && passage.version !== incident.version;
  const { data, error } = useQuery({
    ...incidentVersion(incident.id, passage?.version ?? 0),
    enabled: isChanged,
  });
  if (passage === undefined || passage.field === 'content') return null;
  const { field } = passage;
  const now = incident[field] ?? '';
  if (!isChanged) return { ...findPassage(passage, now, now), field, isChanged };
  if (data === undefined) return error === null ? null : { state: 'gone', words: '', field, isChanged };
  return { ...findPassage(passage, data?.[field] ?? '', now), field, isChanged };
};
