import type { DossierChoices, DossierPreview } from '#contract/dossiers.ts';
import type { DossierDocument } from '#verifier/dossier/format.ts';
import type { Actor } from '../../platform/database/database.ts';
import { requireProof } from '../incidents/index.ts';
import { buildDocument } from './document/build-document.ts';
import { fingerprintOf } from './document/fingerprint.ts';
import { likeNamedPersons } from './document/like-named.ts';
import { readMaterial } from './document/material.ts';
import { obstaclesTo } from './document/obstacles.ts';
import type { DossierServices } from './dossier-services.ts';

/** No dossier has it. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * What would stand in a dossier, as it is now, and what stands against it. A private entry is not shown, though it is named.
 * @throws ProblemError `proof_required` where a sensitive incident is chosen
 */
export const previewDossier = async (
  { database, productName, now }: Pick<DossierServices, 'database' | 'productName' | 'now'>,
  actor: Actor,
  choices: DossierChoices,
): Promise<DossierPreview> => {
  const material = await database.asReader(actor, async (tx) => {
    await requireProof(tx, choices.incident_ids);
    return await readMaterial(tx, choices);
  });
  const obstacles = obstaclesTo(material, choices);
  const entries = material.entries.filter(({ record }) => !record.is_private);
  // With sentences of what is not inside, it would show what was not chosen.
  const synthesis = obstacles.some(({ is }) => is === 'outside') ? null : material.synthesis;
  const shown = { ...material, entries, synthesis };
  const document = buildDocument(shown, choices, { id: NO_ID, product: productName, takenAt: now() });
  const inside = new Set(material.incidents.map(({ record }) => record.id));
  return {
    obstacles,
    document,
    like_named: likeNamedPersons(material.known, inside),
    size: sizeOf(document),
    fingerprint: fingerprintOf(document),
  };
};

/** Of the files that are in it, each once. */
export const sizeOf = ({ pieces }: Pick<DossierDocument, 'pieces'>): number => {
  const files = pieces.flatMap((piece) => piece.files).filter(({ path }) => path !== null);
  return [...new Map(files.map(({ path, size }) => [path, size ?? 0])).values()].reduce(
    (sum, one) => sum + one,
    0,
  );
};
