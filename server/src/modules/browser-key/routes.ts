import { BROWSER_KEY_OWNER_HEADER, BROWSER_KEY_TYPE } from '#contract/account/browser-key.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { readBrowserKey } from './read-browser-key.ts';

/** `/api/browser-key`: one's own, and only one's own, so there is no id in the path. */
export const browserKeyRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'readBrowserKey',
    summary: 'The key that seals what waits in one’s browser',
    // Bytes and not text: a browser can overwrite them once it has taken the key over.
    answer: { status: 200, types: [BROWSER_KEY_TYPE] },
    run: async ({ actor, context }) => {
      const key = await readBrowserKey(database, actor);
      return context.body(Uint8Array.from(key).buffer, 200, {
        'Content-Type': BROWSER_KEY_TYPE,
        [BROWSER_KEY_OWNER_HEADER]: actor.userId,
      });
    },
  }),
];
