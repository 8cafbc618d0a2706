import type { TFunction } from 'i18next';
import type { IncidentSummary } from '#contract/incidents.ts';

/** The title in words, also where there is none to show. */
export const incidentTitle = (
  { title, is_sensitive, damaged }: Pick<IncidentSummary, 'title' | 'is_sensitive' | 'damaged'>,
  t: TFunction<'incidents'>,
): string => {
  if (is_sensitive) return t('list.hiddenTitle');
  return title || t(damaged ? 'list.damagedTitle' : 'list.untitled');
};
