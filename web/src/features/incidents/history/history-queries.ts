import { infiniteQueryOptions } from '@tanstack/react-query';
import { historyPage } from '#contract/ledger.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';
import { incidentKeys } from '../incident-queries.ts';

/** What happened to an incident, its persons and its exhibits, last first. */
export const incidentHistory = (id: string) =>
  infiniteQueryOptions({
    ...keysetPages(
      [...incidentKeys.detail(id), 'history'] as const,
      `/api/incidents/${encodeURIComponent(id)}/history`,
      historyPage,
    ),
    retryOnMount: false,
  });
