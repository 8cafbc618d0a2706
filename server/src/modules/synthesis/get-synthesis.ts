import type { Synthesis } from '#contract/syntheses.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { openSynthesis } from './keeping/open-synthesis.ts';
import { SYNTHESES } from './keeping/synthesis-kind.ts';

/** A synthesis, and what of its sources has changed since. @throws ProblemError `not_found`; `proof_required` */
export const getSynthesis = (database: Database, actor: Actor, id: string): Promise<Synthesis> =>
  database.asReader(actor, async (tx) => await SYNTHESES.complete(tx, await openSynthesis(tx, id)));
