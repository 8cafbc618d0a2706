import type { DossierWithChoices } from '#contract/dossiers.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readDossier } from './dossier-rows.ts';

/** A dossier, with what was chosen. @throws ProblemError `not_found`; `damaged` where the choices do not open */
export const getDossier = async (
  database: Database,
  actor: Actor,
  dossierId: string,
): Promise<DossierWithChoices> => {
  const found = await database.asReader(actor, (tx) => readDossier(tx, dossierId));
  if (!found) throw new ProblemError('not_found');
  if (!found.choices) throw new ProblemError('damaged');
  return { ...found.dossier, choices: found.choices };
};
