import { profile, profilePatch } from '#contract/account/profiles.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { getProfile } from './get-profile.ts';
import { updateProfile } from './update-profile.ts';

/** `/api/profile`: one's own, and only one's own, so there is no id in the path. */
export const profileRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'getProfile',
    summary: 'One’s profile',
    answer: { status: 200, schema: profile },
    problems: ['not_found'],
    run: ({ actor }) => getProfile(database, actor),
  }),
  route({
    method: 'PATCH',
    path: '/',
    operationId: 'updateProfile',
    summary: 'Changes one’s profile',
    body: { schema: profilePatch, example: () => ({ job_title: 'Infirmière' }) },
    answer: { status: 200, schema: profile },
    problems: ['not_found', 'stale_version'],
    run: ({ actor, body }) => updateProfile(database, actor, body),
  }),
];
