import { v7 as uuidv7 } from 'uuid';
import {
  madeShare,
  openedShare,
  openShareInput,
  renewedCode,
  shareAccesses,
  sharedBytesQuery,
  shareEligibility,
  shareInput,
  shares,
} from '#contract/shares.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { createShare } from './create-share.ts';
import { listAccesses } from './list-accesses.ts';
import { listShares } from './list-shares.ts';
import { readEligibility } from './read-eligibility.ts';
import { openShare } from './readers/open-share.ts';
import { sendPart } from './readers/send-part.ts';
import { renewShareCode } from './renew-code.ts';
import type { SharingServices, SharingVerbs } from './sharing-services.ts';
import { withdrawShare } from './withdraw-share.ts';

const CODE_BODY_MAX_BYTES = 1_024;

/** `/api/shares`: the owner's. */
export const shareRoutes = (services: SharingVerbs): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listShares',
    summary: 'The dossiers that one has shared, those that open no more too',
    answer: { status: 200, schema: shares },
    run: ({ actor }) => listShares(services, actor),
  }),
  route({
    method: 'POST',
    path: '/',
    operationId: 'createShare',
    summary: 'Shares a dossier; the key of its link and its code are in this answer alone',
    body: {
      schema: shareInput,
      exampleId: 'dossierId',
      example: (id) => ({
        id: uuidv7(),
        dossier_id: id,
        recipient: 'Me Durand',
        letter: '',
        days: 30,
        max_openings: null,
        may_download: true,
      }),
    },
    answer: { status: 201, schema: madeShare },
    problems: ['proof_required', 'not_found', 'not_ready', 'already_used', 'too_many'],
    run: ({ actor, body }) => createShare(services, actor, body),
  }),
  route({
    method: 'GET',
    path: '/eligibility',
    operationId: 'getShareEligibility',
    summary: 'What is missing before a dossier can be shared',
    answer: { status: 200, schema: shareEligibility },
    run: ({ actor }) => readEligibility(services, actor),
  }),
  route({
    method: 'GET',
    path: '/:shareId/accesses',
    operationId: 'listShareAccesses',
    summary: 'What was done with a share, the last first',
    answer: { status: 200, schema: shareAccesses },
    run: ({ actor, ids }) => listAccesses(services, actor, ids.shareId),
  }),
  route({
    method: 'POST',
    path: '/:shareId/code',
    operationId: 'renewShareCode',
    summary: 'Gives a share another code, which is in this answer alone, and opens a locked one again',
    answer: { status: 200, schema: renewedCode },
    problems: ['proof_required', 'not_ready'],
    run: ({ actor, ids }) => renewShareCode(services, actor, ids.shareId),
  }),
  route({
    method: 'DELETE',
    path: '/:shareId',
    operationId: 'withdrawShare',
    summary: 'Withdraws a share: its copy is destroyed, and nothing of it opens any more',
    answer: { status: 204 },
    run: ({ actor, ids }) => withdrawShare(services, actor, ids.shareId),
  }),
];

/** `/api/shared`, open to whoever has the link of a share and its code. */
export const sharedRoutes = (services: SharingServices): Route[] => [
  route({
    method: 'POST',
    path: '/:shareId/open',
    operationId: 'openShare',
    summary: 'Opens a share with its code and a proof of its link, for some hours',
    bodyMaxBytes: CODE_BODY_MAX_BYTES,
    body: { schema: openShareInput, example: () => ({ code: '12345678', proof: 'A'.repeat(43) }) },
    answer: { status: 200, schema: openedShare },
    problems: ['rate_limited', 'unavailable'],
    run: ({ ids, body, context }) => openShare(services, ids.shareId, body, context),
  }),
  route({
    method: 'GET',
    path: '/:shareId/bytes',
    operationId: 'readShared',
    summary: 'The sealed bytes of a part of a share, which open with the key of its link',
    opensByShare: true,
    query: sharedBytesQuery,
    answer: { status: 200, types: ['application/octet-stream'] },
    problems: ['rate_limited', 'unavailable'],
    run: ({ ids, query, context }) => sendPart(services, ids.shareId, query.part, context),
  }),
];
