import { Hono } from 'hono';
import { profilePatch } from '#contract/profiles.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ApiEnv, readBody } from '../../platform/requests/requests.ts';
import { getProfile } from './get-profile.ts';
import { updateProfile } from './update-profile.ts';

/** `/api/profile`: one's own, and only one's own, so there is no id in the path. */
export const profileRoutes = (database: Database): Hono<ApiEnv> =>
  new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await getProfile(database, c.get('actor'))))
    .patch('/', async (c) =>
      c.json(await updateProfile(database, c.get('actor'), await readBody(c, profilePatch))),
    );
