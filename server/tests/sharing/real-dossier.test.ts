/** From an incident to the lawyer: a dossier as its job makes it, shared, read without an account and checked there. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDossier } from '#verifier/dossier/check-dossier.ts';
import { DOSSIER_PATHS, type DossierDocument } from '#verifier/dossier/format.ts';
import { sourceOfBytes } from '#verifier/dossier/source.ts';
import { exhibitBody, keepCompleteIncident } from '../support/belongings.ts';
import { made, unpacked } from '../support/dossiers.ts';
import { signUp } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';
import { begun, openAsReader, sharesOf } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('what the reader opens is the dossier, file by file, and the verifier finds nothing wrong with it', async () => {
  const claire = await signUp(server, 'Claire');
  const incidentId = await keepCompleteIncident(claire);
  const photo = await uploaded(server.url, claire, TINY_PNG, { name: 'photo.png' });
  const exhibit = { ...exhibitBody(uuidv7()), files: [photo.id] };
  expect((await claire.call('POST', `/api/incidents/${incidentId}/evidence`, exhibit)).status).toBe(201);
  const dossier = await made(claire, { incident_ids: [incidentId] });
  const { zip, files } = await unpacked(claire, dossier.id);

  const share = await begun(claire, dossier.id);
  await expect
    .poll(async () => (await sharesOf(claire))[0]?.status, { timeout: 30_000, interval: 50 })
    .toBe('open');
  const reader = await openAsReader(server.url, share);
  expect(reader.index.parts.map(({ path }) => path)).toEqual([...files.keys()]);
  for (const [path, bytes] of files) expect((await reader.read(path)).equals(bytes)).toBe(true);
  const document: DossierDocument = JSON.parse(String(await reader.read(DOSSIER_PATHS.document)));
  expect(document.records.map(({ entity }) => entity)).toEqual(['incident', 'incident_person', 'evidence']);
  const whole = await reader.readAll();
  expect(whole.equals(zip)).toBe(true);
  expect(await checkDossier(sourceOfBytes(whole))).toMatchObject({ differences: [] });

  // The dossier goes, its copy stays.
  expect((await claire.call('DELETE', `/api/dossiers/${dossier.id}`)).status).toBe(204);
  expect((await (await openAsReader(server.url, share)).readAll()).equals(zip)).toBe(true);
  expect((await claire.call('DELETE', `/api/shares/${share.share.id}`)).status).toBe(204);
});
