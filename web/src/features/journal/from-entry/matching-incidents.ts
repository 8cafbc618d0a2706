import type { IncidentSummary } from '#contract/incidents.ts';

/** Without accents and case. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The incidents whose title, reference, place or tags have every word that was typed; accents and case are ignored. */
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
