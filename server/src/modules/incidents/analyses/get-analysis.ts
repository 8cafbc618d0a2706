import type { Analysis } from '#contract/analyses.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readStored } from '../../../platform/records/record-reader.ts';
import { ANALYSES } from './analysis-kind.ts';
import { withNames } from './with-names.ts';

/** An analysis as it was made. @throws ProblemError `not_found` also for another incident's */
export const getAnalysis = (
  database: Database,
  actor: Actor,
  { incidentId, analysisId }: Readonly<Record<'incidentId' | 'analysisId', string>>,
): Promise<Analysis> =>
  database.asReader(actor, async (tx) => {
    const stored = await readStored(tx, ANALYSES, analysisId);
    if (stored?.incident_id !== incidentId) throw new ProblemError('not_found');
    return await withNames(tx, stored);
  });
