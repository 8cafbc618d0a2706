import { foldCharacter } from '#contract/folded-character.ts';
import type { IncidentSummary } from '#contract/incidents.ts';

const folded = (text: string): string => Array.from(text.normalize(), foldCharacter).join('');

/** The incidents whose title, reference, place or tags have every word that was typed, compared as the search compares them. */
export const matchingIncidents = (
  incidents: readonly IncidentSummary[],
  typed: string,
): IncidentSummary[] => {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return incidents.filter(({ title, reference_number, location, tags }) => {
    const text = folded([title, reference_number, location ?? '', ...tags].join('\n'));
    return words.every((word) => text.includes(word));
  });
};
