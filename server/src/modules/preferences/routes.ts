import { type PreferencesPatch, preferences, preferencesPatch } from '#contract/account/preferences.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { readPreferences } from './preferences-reader.ts';
import { updatePreferences } from './update-preferences.ts';

/** `/api/preferences`: one's own, and only one's own, so there is no id in the path. */
export const preferencesRoutes = (database: Database, origin: () => string): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'getPreferences',
    summary: 'What one chose for the interface; the defaults where one chose nothing',
    answer: { status: 200, schema: preferences },
    run: ({ actor }) => database.asReader(actor, readPreferences),
  }),
  route({
    method: 'PATCH',
    path: '/',
    operationId: 'updatePreferences',
    summary: 'Changes one’s preferences; what was chosen later on another device stays',
    body: {
      schema: preferencesPatch,
      example: (): PreferencesPatch => ({ theme: 'dark', text_size: 'large' }),
    },
    answer: { status: 200, schema: preferences },
    run: ({ actor, body }) => updatePreferences({ database, origin }, actor, body),
  }),
];
