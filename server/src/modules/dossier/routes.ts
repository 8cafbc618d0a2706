import { DOSSIER_BODY_MAX_BYTES } from '#contract/common/limits.ts';
import {
  type DossierChoices,
  dossier,
  dossierChoices,
  dossierInput,
  dossierPreview,
  dossiers,
  dossierWithChoices,
} from '#contract/dossiers.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { createDossier } from './create-dossier.ts';
import { deleteDossier } from './delete-dossier.ts';
import type { DossierVerbs } from './dossier-services.ts';
import { getDossier } from './get-dossier.ts';
import { listDossiers } from './list-dossiers.ts';
import { previewDossier } from './preview-dossier.ts';
import { sendDossier } from './send-dossier.ts';

const exampleChoices = (): DossierChoices => ({
  title: 'Ce qui s’est passé',
  author: '',
  language: 'fr',
  incident_ids: [],
  entry_ids: [],
  synthesis_id: null,
  left_out_evidence: [],
  persons_shown: 'initials',
  covered: [],
  with_account: false,
  whole_ledger: false,
});

/** `/api/dossiers` */
export const dossierRoutes = (services: DossierVerbs): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listDossiers',
    summary: 'All of one’s dossiers, the newest first',
    answer: { status: 200, schema: dossiers },
    run: ({ actor }) => listDossiers(services.database, actor),
  }),
  route({
    method: 'POST',
    path: '/preview',
    operationId: 'previewDossier',
    summary: 'What would stand in a dossier, and what stands against making it',
    body: { schema: dossierChoices, example: exampleChoices },
    bodyMaxBytes: DOSSIER_BODY_MAX_BYTES,
    needsNoRoom: true,
    answer: { status: 200, schema: dossierPreview },
    problems: ['proof_required'],
    run: ({ actor, body }) => previewDossier(services, actor, body),
  }),
  route({
    method: 'POST',
    path: '/',
    operationId: 'createDossier',
    summary: 'Has a dossier made of what one chose',
    body: {
      schema: dossierInput,
      example: (id) => ({ id, choices: exampleChoices(), fingerprint: '0'.repeat(64) }),
    },
    bodyMaxBytes: DOSSIER_BODY_MAX_BYTES,
    answer: { status: 201, schema: dossier },
    problems: ['proof_required', 'already_used', 'too_many'],
    run: ({ actor, body }) => createDossier(services, actor, body),
  }),
  route({
    method: 'GET',
    path: '/:dossierId',
    operationId: 'getDossier',
    summary: 'A dossier, with what was chosen',
    answer: { status: 200, schema: dossierWithChoices },
    problems: ['damaged'],
    run: ({ actor, ids }) => getDossier(services.database, actor, ids.dossierId),
  }),
  route({
    method: 'GET',
    path: '/:dossierId/archive',
    operationId: 'readDossierArchive',
    summary: 'The bytes of the ZIP, to be saved',
    opensAsLink: true,
    answer: { status: 200, types: ['application/zip'] },
    problems: ['proof_required', 'range_not_satisfiable', 'damaged'],
    run: ({ actor, ids, context }) => sendDossier(services, actor, ids.dossierId, 'zip', context),
  }),
  route({
    method: 'GET',
    path: '/:dossierId/pdf',
    operationId: 'readDossierPdf',
    summary: 'The bytes of the PDF that stands in the ZIP, to be saved',
    opensAsLink: true,
    answer: { status: 200, types: ['application/pdf'] },
    problems: ['proof_required', 'range_not_satisfiable', 'damaged'],
    run: ({ actor, ids, context }) => sendDossier(services, actor, ids.dossierId, 'pdf', context),
  }),
  route({
    method: 'DELETE',
    path: '/:dossierId',
    operationId: 'deleteDossier',
    summary: 'Removes a dossier and destroys its bytes, or ends its making',
    answer: { status: 204 },
    run: ({ actor, ids }) => deleteDossier(services, actor, ids.dossierId),
  }),
];
