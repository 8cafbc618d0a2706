/** Dossiers: what is in them, who gets them, and what stands against one. */
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOSSIERS_MAX_COUNT } from '#contract/common/limits.ts';
import { insertDossier } from '#server/modules/dossier/dossier-rows.ts';
import { checkDossier } from '#verifier/dossier/check-dossier.ts';
import { DOSSIER_PATHS, type DossierManifest } from '#verifier/dossier/format.ts';
import { sourceOfBytes } from '#verifier/dossier/source.ts';
import { entryBody, exhibitBody, incidentBody, personBody } from '../support/belongings.ts';
import {
  begin,
  choicesOf,
  dossiersOf,
  keepDossier,
  made,
  preview,
  settled,
  unpacked,
} from '../support/dossiers.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';

/** Of a preview that nobody looked at. */
const FINGERPRINT = 'ab'.repeat(32);

let server: TestServer;
let claire: TestPerson;
let paul: TestPerson;
let incidentId: string;
let evidenceId: string;
let sharedId: string;
let privateId: string;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
  paul = await signUpInProcess(server, 'Paul');
  [incidentId, evidenceId, sharedId, privateId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const photo = await uploaded(server.url, claire, TINY_PNG, { name: 'photo.png' });
  const calls = [
    ['/api/incidents', { ...incidentBody(incidentId), incident_date: '2026-03-12' }],
    [`/api/incidents/${incidentId}/persons`, personBody(uuidv7())],
    [`/api/incidents/${incidentId}/evidence`, { ...exhibitBody(evidenceId), files: [photo.id] }],
    ['/api/journal', { ...entryBody(sharedId), content: 'Partagé', is_private: false }],
    ['/api/journal', { ...entryBody(privateId), content: 'Intime' }],
  ] as const;
  for (const [path, body] of calls) expect((await claire.call('POST', path, body)).status).toBe(201);
});
afterAll(() => server.stop());

const makeOne = async () => {
  const choices = choicesOf({ incident_ids: [incidentId], entry_ids: [sharedId] });
  return { previewed: await preview(claire, choices), done: await made(claire, choices) };
};
let making: ReturnType<typeof makeOne> | undefined;
/** One that several tests look at, as it was shown and as it was made. */
const madeOnce = () => {
  making ??= makeOne();
  return making;
};

describe('a dossier', () => {
  it('holds what was chosen, byte for byte, and the verifier finds nothing wrong with it', async () => {
    const { done } = await madeOnce();
    expect(done).toMatchObject({
      counts: { incidents: 1, entries: 1, pieces: 1 },
      damaged_files: 0,
      timestamp: { state: 'none' },
    });
    const { zip, files, document, ledger } = await unpacked(claire, done.id);
    expect([zip.length, createHash('sha256').update(zip).digest('hex')]).toEqual([done.size, done.sha256]);
    expect(document.records.map(({ entity }) => entity)).toEqual([
      'incident',
      'incident_person',
      'evidence',
      'journal_entry',
    ]);
    expect(document.records.map(({ withheld }) => withheld)).toEqual([null, null, null, null]);
    expect(document.pieces).toMatchObject([{ number: 1, files: [{ path: 'pieces/001-photo.png' }] }]);
    expect(files.get('pieces/001-photo.png')).toEqual(TINY_PNG);
    expect(String(files.get(DOSSIER_PATHS.pdf)?.subarray(0, 5))).toBe('%PDF-');
    expect(ledger).toMatchObject({ entries_are: 'inside' });
    const manifest: DossierManifest = JSON.parse(String(files.get(DOSSIER_PATHS.manifest)));
    expect(manifest.files.map(({ path }) => path)).toEqual(
      [...files.keys()].filter((path) => path !== DOSSIER_PATHS.manifest).sort(),
    );
    const finding = await checkDossier(sourceOfBytes(zip));
    expect(finding).toMatchObject({ differences: [] });
  });

  it('can hold the whole ledger, in which each entry is linked to the one before', async () => {
    const { id } = await made(claire, { incident_ids: [incidentId], whole_ledger: true });
    const { zip, ledger } = await unpacked(claire, id);
    expect(ledger.entries.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: ledger.head?.sequence ?? 0 }, (_, at) => at + 1),
    );
    expect(await checkDossier(sourceOfBytes(zip))).toMatchObject({ differences: [] });
  });

  it('is not made of anything but what the preview showed', async () => {
    const nora = await signUpInProcess(server, 'Nora');
    const [incident, exhibit] = [uuidv7(), uuidv7()];
    await nora.call('POST', '/api/incidents', incidentBody(incident));
    const choices = choicesOf({ incident_ids: [incident] });
    const { fingerprint } = await preview(nora, choices);
    // The same again, at another moment.
    expect((await preview(nora, choices)).fingerprint).toBe(fingerprint);
    await nora.call('POST', `/api/incidents/${incident}/evidence`, exhibitBody(exhibit));
    const id = uuidv7();
    const asked = await nora.call('POST', '/api/dossiers', { id, choices, fingerprint });
    expect(asked.status).toBe(201);
    expect(await settled(nora, id)).toMatchObject({
      status: 'failed',
      failure: 'choices',
      obstacles: [{ is: 'changed', entity: null, id: null }],
    });
    // What the person has seen since is made.
    const again = await settled(nora, (await begin(nora, choices)).id);
    expect(again).toMatchObject({ status: 'ready', counts: { pieces: 1 } });
    expect(await (await nora.call('GET', `/api/dossiers/${again.id}`)).json()).toMatchObject({ choices });
  });

  it('shows before it is made what would stand in it', async () => {
    const { previewed, done } = await madeOnce();
    const { obstacles, document, size } = previewed;
    expect([obstacles, size]).toEqual([[], TINY_PNG.length]);
    const { document: inZip } = await unpacked(claire, done.id);
    const same = { ...document, dossier_id: inZip.dossier_id, taken_at: inZip.taken_at };
    expect(inZip).toEqual(same);
  });

  it('is not made of what is private, gone or nothing, and says so', async () => {
    const gone = uuidv7();
    const cases = [
      [choicesOf({ entry_ids: [privateId] }), [{ is: 'private', entity: 'journal_entry', id: privateId }]],
      [choicesOf({ incident_ids: [gone] }), [{ is: 'gone', entity: 'incident', id: gone }]],
      [choicesOf(), [{ is: 'empty', entity: null, id: null }]],
    ] as const;
    for (const [choices, obstacles] of cases) {
      const shown = await preview(claire, choices);
      expect(shown.obstacles).toEqual(obstacles);
      expect(JSON.stringify(shown.document)).not.toContain('Intime');
      const failed = await settled(claire, (await begin(claire, choices)).id);
      expect(failed).toMatchObject({ status: 'failed', failure: 'choices', obstacles });
    }
  });

  it('asks whether persons of one name are one person, and calls them as was answered', async () => {
    const emma = await signUpInProcess(server, 'Emma');
    const [one, other] = [uuidv7(), uuidv7()];
    for (const id of [one, other]) {
      await emma.call('POST', '/api/incidents', incidentBody(id));
      const body = { ...personBody(uuidv7()), full_name: 'Marc Dupont', role: '', notes: '' };
      expect((await emma.call('POST', `/api/incidents/${id}/persons`, body)).status).toBe(201);
    }
    const asked = choicesOf({ incident_ids: [one, other], persons_shown: 'pseudonyms' });
    const open = await preview(emma, asked);
    const obstacles = [{ is: 'alike', entity: null, id: null }];
    expect(open.obstacles).toEqual(obstacles);
    expect(await settled(emma, (await begin(emma, asked)).id)).toMatchObject({
      failure: 'choices',
      obstacles,
    });
    // With full names nothing depends on it.
    expect((await preview(emma, { ...asked, persons_shown: 'full' })).obstacles).toEqual([]);

    const [{ person_keys } = { person_keys: [] }] = open.like_named;
    expect(person_keys).toHaveLength(2);
    const answered = async (are_one: boolean) => {
      const choices = { ...asked, like_named: [{ person_keys, are_one }] };
      const { document, fingerprint, obstacles: left } = await preview(emma, choices);
      expect(left).toEqual([]);
      const called = document.records.flatMap((record) =>
        record.entity === 'incident_person' ? [record.shown.full_name] : [],
      );
      return { choices, called, fingerprint };
    };
    const [together, apart] = [await answered(true), await answered(false)];
    expect([together.called, apart.called]).toEqual([
      ['Personne A', 'Personne A'],
      ['Personne A', 'Personne B'],
    ]);
    expect(together.fingerprint).not.toBe(apart.fingerprint);
    const { id: madeId } = await made(emma, apart.choices);
    const kept = await emma.call('GET', `/api/dossiers/${madeId}`);
    expect(await kept.json()).toMatchObject({ choices: { like_named: [{ person_keys, are_one: false }] } });
  });

  it('is saved as a whole, as its PDF, and in parts', async () => {
    const { done } = await madeOnce();
    const { zip, files } = await unpacked(claire, done.id);
    const pdf = await claire.call('GET', `/api/dossiers/${done.id}/pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toMatch(/filename="recueil-dossier-\d{4}-\d\d-\d\d\.pdf"/);
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(files.get(DOSSIER_PATHS.pdf));
    const range = { range: 'bytes=10-19' };
    const part = await claire.call('GET', `/api/dossiers/${done.id}/archive`, undefined, range);
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, zip.subarray(10, 20)]);
    const inPdf = await claire.call('GET', `/api/dossiers/${done.id}/pdf`, undefined, range);
    expect(Buffer.from(await inPdf.arrayBuffer())).toEqual(files.get(DOSSIER_PATHS.pdf)?.subarray(10, 20));
  });

  it('is begun once by a request that is repeated, and is nobody else’s', async () => {
    const choices = choicesOf({ incident_ids: [incidentId] });
    const id = uuidv7();
    await Promise.all([begin(claire, choices, id), begin(claire, choices, id)]);
    await settled(claire, id);
    expect((await dossiersOf(claire)).filter((one) => one.id === id)).toHaveLength(1);
    const other = await claire.call('POST', '/api/dossiers', {
      id,
      choices: choicesOf(),
      fingerprint: FINGERPRINT,
    });
    expect(other.status).toBe(409);
    expect((await paul.call('GET', `/api/dossiers/${id}/archive`)).status).toBe(404);
    expect((await paul.call('DELETE', `/api/dossiers/${id}`)).status).toBe(404);
    const asked = await claire.call('GET', `/api/dossiers/${id}`);
    expect(await asked.json()).toMatchObject({ id, choices });
  });

  it('is destroyed with its bytes', async () => {
    const { id } = await keepDossier(server, claire);
    const keyOf = () =>
      server.recueil.database.readOnBehalfOf(claire.id, 'test', ({ db }) =>
        db.selectFrom('dossiers').select('object_key').where('id', '=', id).executeTakeFirst(),
      );
    const key = (await keyOf())?.object_key;
    expect((await claire.call('DELETE', `/api/dossiers/${id}`)).status).toBe(204);
    expect((await claire.call('GET', `/api/dossiers/${id}/archive`)).status).toBe(404);
    const left = await server.recueil.database.asSystem('test', ({ db }) =>
      db.selectFrom('stored_objects').select('key').where('key', '=', String(key)).execute(),
    );
    expect(left).toEqual([]);
  });

  it('is one of twenty at most, however many are begun at once', async () => {
    const many = await signUpInProcess(server, 'Inès');
    await server.recueil.database.onBehalfOf(many.id, 'test', async (tx) => {
      for (let count = 1; count < DOSSIERS_MAX_COUNT; count += 1)
        await insertDossier(tx, {
          id: uuidv7(),
          choices: choicesOf(),
          fingerprint: undefined,
          createdAt: new Date(),
        });
    });
    const begun = await Promise.all(
      Array.from({ length: 5 }, () =>
        many.call('POST', '/api/dossiers', {
          id: uuidv7(),
          choices: choicesOf({ incident_ids: [uuidv7()] }),
          fingerprint: FINGERPRINT,
        }),
      ),
    );
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await dossiersOf(many)).toHaveLength(DOSSIERS_MAX_COUNT);
  });

  it('asks first who it is that asks', async () => {
    const nadia = await signUpInProcess(server, 'Nadia');
    const entryId = uuidv7();
    await nadia.call('POST', '/api/journal', { ...entryBody(entryId), is_private: false });
    const { id } = await keepDossier(server, nadia);
    const sensitive = uuidv7();
    await nadia.call('POST', '/api/incidents', { ...incidentBody(sensitive), is_sensitive: true });
    await server.recueil.database.asSystem('test', ({ db }) =>
      db
        .updateTable('auth.sessions')
        .set({ created_at: new Date('2026-01-01') })
        .where('user_id', '=', nadia.id)
        .execute(),
    );
    const choices = choicesOf({ entry_ids: [entryId] });
    const refused = await nadia.call('POST', '/api/dossiers', {
      id: uuidv7(),
      choices,
      fingerprint: FINGERPRINT,
    });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'proof_required' }]);
    expect((await nadia.call('GET', `/api/dossiers/${id}/archive`)).status).toBe(403);
    const shown = await nadia.call('POST', '/api/dossiers/preview', choicesOf({ incident_ids: [sensitive] }));
    expect(shown.status).toBe(403);
    expect((await preview(nadia, choices)).obstacles).toEqual([]);
    const asPage = await fetch(`${server.url}/api/dossiers/${id}/pdf`, {
      headers: { authorization: `Bearer ${nadia.accessToken}`, 'sec-fetch-dest': 'document' },
      redirect: 'manual',
    });
    expect([asPage.status, asPage.headers.get('location')]).toEqual([303, '/export']);
  });
});
