import { Hono } from 'hono';
import { incidentInput, incidentPatch } from '#contract/incidents.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type ApiEnv,
  readBody,
  readId,
  readPageQuery,
  readVersion,
} from '../../platform/requests/requests.ts';
import { countIncidents } from './count-incidents.ts';
import { createIncident } from './create-incident.ts';
import { deleteIncident } from './delete-incident.ts';
import { getIncident } from './get-incident.ts';
import { getIncidentHistory } from './get-incident-history.ts';
import { listIncidents } from './list-incidents.ts';
import { updateIncident } from './update-incident.ts';

/** `/api/incidents` */
export const incidentRoutes = (database: Database): Hono<ApiEnv> =>
  new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await listIncidents(database, c.get('actor'), readPageQuery(c))))
    .get('/counters', async (c) => c.json(await countIncidents(database, c.get('actor'))))
    .post('/', async (c) =>
      c.json(await createIncident(database, c.get('actor'), await readBody(c, incidentInput)), 201),
    )
    .get('/:id', async (c) => c.json(await getIncident(database, c.get('actor'), readId(c))))
    .get('/:id/versions', async (c) => c.json(await getIncidentHistory(database, c.get('actor'), readId(c))))
    .patch('/:id', async (c) => {
      const id = readId(c);
      const patch = await readBody(c, incidentPatch);
      return c.json(await updateIncident(database, c.get('actor'), id, readVersion(c), patch));
    })
    .delete('/:id', async (c) => {
      await deleteIncident(database, c.get('actor'), readId(c), readVersion(c));
      return c.body(null, 204);
    });
