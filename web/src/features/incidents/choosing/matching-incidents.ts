import { foldText } from '#contract/common/folded-text.ts';
import type { IncidentSummary } from '#contract/incidents.ts';

/** The incidents whose title, reference, place or tags have every word that was typed, compared as the search compares them. */
export const matchingIncidents = (
  incidents: readonly IncidentSummary[],
  typed: string,
): IncidentSummary[] => {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return incidents.filter(({ title, reference_number, location, tags }) => {
    const text = foldText([title, reference_number, location ?? '', ...tags].join('\n'));
    return words.every((word) => text.includes(word));
  });
};
