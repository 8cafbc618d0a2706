import type { SynthesisHistory } from '#contract/syntheses.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readHistory } from '../../platform/records/record-history.ts';
import { openSynthesis } from './keeping/open-synthesis.ts';
import { SYNTHESES } from './keeping/synthesis-kind.ts';

/** What it said in each of its versions. @throws ProblemError `not_found`; `proof_required` */
export const getSynthesisHistory = (
  database: Database,
  actor: Actor,
  id: string,
): Promise<SynthesisHistory> =>
  database.asReader(actor, async (tx) => {
    await openSynthesis(tx, id);
    const versions = await readHistory(tx, SYNTHESES, id);
    if (!versions) throw new ProblemError('not_found');
    return { versions };
  });
