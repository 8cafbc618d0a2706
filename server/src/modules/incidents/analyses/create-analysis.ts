import type { Analysis, AnalysisInput } from '#contract/analyses.ts';
import { ANALYSES_MAX_COUNT } from '#contract/common/limits.ts';
import { dayInParis } from '#law/index.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { createRecord } from '../../../platform/records/record-writer.ts';
import type { InterviewReader } from '../../interview/index.ts';
import { lockIncident } from '../evidence/evidence-writer.ts';
import { requireProofOf } from '../sensitive/proof.ts';
import { ANALYSES } from './analysis-kind.ts';
import { readMaterial } from './analysis-material.ts';
import { countAnalyses } from './analysis-writer.ts';
import { makeAnalysis } from './make-analysis.ts';
import { readTold } from './read-told.ts';
import { withNames } from './with-names.ts';

/**
 * Makes an analysis of an incident as it stands, by rules alone. The same request sent again, after an answer that never arrived,
 * gives the analysis that the first one made. What is changed while it is made shows as changed since.
 * @throws ProblemError `not_found` when the incident is not the person's; `already_used` when the id is that of another one's
 *   analysis; `not_ready` when it has as many as it can have
 */
export const createAnalysis = async (
  { database, interviews }: { database: Database; interviews: InterviewReader },
  actor: Actor,
  incidentId: string,
  { id }: AnalysisInput,
): Promise<Analysis> => {
  const material = await database.asReader(actor, (tx) => readMaterial(tx, incidentId));
  // Never inside a transaction: a long description takes a while.
  const read = await readTold(interviews, actor.userId, material.incident);
  const content = makeAnalysis(material, { read, today: dayInParis(new Date()) });
  return await database.asUser(actor, async (tx) => {
    await lockIncident(tx, incidentId);
    await requireProofOf(tx, 'ai_analyses', id);
    const made = await createRecord(tx, ANALYSES, id, { incident_id: incidentId }, async () => {
      if ((await countAnalyses(tx, incidentId)) >= ANALYSES_MAX_COUNT) throw new ProblemError('not_ready');
      return {
        fields: { ...content, incident_id: incidentId, incident_version: material.incident.version },
      };
    });
    return await withNames(tx, made);
  });
};
