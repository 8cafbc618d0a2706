import { sql } from 'kysely';
import type { ShareEligibility } from '#contract/shares.ts';
import type { Actor, ReadTransaction } from '../../platform/database/database.ts';
import { hasReadyDossier } from '../dossier/index.ts';
import { hasCompleteIncident } from '../incidents/index.ts';
import type { SharingServices } from './sharing-services.ts';

/** What is missing before a dossier can be passed to a lawyer (design.md, 9), in the order in which it is usually done. */
export const eligibilityOf = async (tx: ReadTransaction): Promise<ShareEligibility> => {
  const [confirmed, isComplete, isReady] = await Promise.all([
    sql<{ confirmed: boolean }>`SELECT app.own_email_is_confirmed() AS confirmed`.execute(tx.db),
    hasCompleteIncident(tx),
    hasReadyDossier(tx),
  ]);
  const missing: ShareEligibility['missing'] = [
    ...(confirmed.rows[0]?.confirmed ? [] : (['email_confirmed'] as const)),
    ...(isComplete ? [] : (['complete_incident'] as const)),
    ...(isReady ? [] : (['ready_dossier'] as const)),
  ];
  return { is_eligible: missing.length === 0, missing };
};

/** Whether the person can share a dossier, and what is missing. */
export const readEligibility = ({ database }: SharingServices, actor: Actor): Promise<ShareEligibility> =>
  database.asReader(actor, eligibilityOf);
