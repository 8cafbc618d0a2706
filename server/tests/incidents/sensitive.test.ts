/** 'Incident sensible (accès restreint)': what it takes to open one, tried on every route. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SENSITIVE_OPENS_MINUTES } from '#contract/common/limits.ts';
import {
  type Belongings,
  entryBody,
  exhibitBody,
  giveBelongings,
  incidentBody,
  personBody,
} from '../support/belongings.ts';
import { ifMatch, signUpInProcess, TEST_PASSWORD, type TestPerson } from '../support/people.ts';
import { search } from '../support/search.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { callRoute, nameOf, personalRoutes, textOf } from '../support/walk-routes.ts';

let server: TestServer;
let owner: TestPerson;
let owned: Belongings;
/** The same, but the incident was deleted. */
let deleted: Belongings;

/** Makes the incident a sensitive one; its words, and those below it, stand nowhere else. */
const whisper = async ({ incidentId, personId, evidenceId, exhibitFileId }: Belongings): Promise<void> => {
  const incident = `/api/incidents/${incidentId}`;
  const changes: [string, object, number][] = [
    [`${incident}/persons/${personId}`, { full_name: 'Chuchotée', role: 'Chuchotée', notes: 'Chuchotée' }, 1],
    [
      `${incident}/evidence/${evidenceId}`,
      { title: 'Chuchotée', source: 'Chuchotée', files: [exhibitFileId] },
      2,
    ],
    [incident, { title: 'Chuchoté', description: 'Chuchoté', tags: ['chuchoté'], is_sensitive: true }, 1],
  ];
  for (const [path, patch, version] of changes) {
    const answer = await owner.call('PATCH', path, patch, ifMatch(version));
    expect([path, answer.status]).toEqual([path, 200]);
  }
};

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUpInProcess(server, 'Claire');
  owned = await giveBelongings(server, owner);
  deleted = await giveBelongings(server, owner, ['incidentId', 'personId', 'evidenceId', 'exhibitFileId']);
  for (const ids of [owned, deleted]) await whisper(ids);
  const path = `/api/incidents/${deleted.incidentId}`;
  expect((await owner.call('DELETE', path, undefined, { 'if-match': '"2"' })).status).toBe(204);
});
afterAll(() => server.stop());
beforeEach(() => signedInBefore(SENSITIVE_OPENS_MINUTES + 1));

/** As if the person had signed in so long ago, and had shown nothing since. */
const signedInBefore = (minutes: number): Promise<unknown> =>
  server.recueil.database.asSystem('test', ({ db }) =>
    db
      .updateTable('auth.sessions')
      .set({ created_at: new Date(Date.now() - minutes * 60_000), proven_at: null, proven_until: null })
      .where('user_id', '=', owner.id)
      .execute(),
  );

const prove = async (body: object): Promise<void> => {
  const answer = await owner.call('POST', '/auth/v1/reauthenticate', body);
  expect(answer.status).toBe(200);
};

const opens = async (): Promise<boolean> =>
  (await owner.call('GET', `/api/incidents/${owned.incidentId}`)).status === 200;

const codeOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { code: unknown }).code;

/** What leads to the incident where it stands in a path. */
const LEADS_THERE = /:(incidentId|evidenceId|exhibitFileId|deletedIncidentId)\b/;

/** Every route, tried with the ids of the incident: a file is one that only its exhibit has. */
const routesToTry = () =>
  personalRoutes(server).map((route) => ({
    ...route,
    path: route.path.replace(/:(fileId|clipId)\b/, ':exhibitFileId'),
  }));

describe('a sensitive incident', () => {
  it('opens for whoever has just signed in, and not later', async () => {
    await signedInBefore(SENSITIVE_OPENS_MINUTES - 1);
    expect(await opens()).toBe(true);
    await signedInBefore(SENSITIVE_OPENS_MINUTES + 1);
    expect(await opens()).toBe(false);
  });

  it('opens again for who shows that it is them, in this session alone', async () => {
    const other = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: owner.email, password: TEST_PASSWORD }),
    });
    const { access_token } = (await other.json()) as { access_token: string };
    await signedInBefore(SENSITIVE_OPENS_MINUTES + 1);
    await prove({ password: TEST_PASSWORD });
    expect(await opens()).toBe(true);
    const elsewhere = await fetch(`${server.url}/api/incidents/${owned.incidentId}`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(await codeOf(elsewhere)).toBe('proof_required');
  });

  it('asks for a proof that opens nothing of the account', async () => {
    await prove({ password: TEST_PASSWORD, only_to_read: true });
    expect(await opens()).toBe(true);
    const factor = { factor_type: 'totp', friendly_name: 'Téléphone' };
    expect((await owner.call('POST', '/auth/v1/factors', factor)).status).toBe(400);
  });

  it('answers every route that leads into it alike, and shows nothing', async () => {
    const routes = routesToTry().filter(({ path }) => LEADS_THERE.test(path));
    expect(routes.length).toBeGreaterThan(30);
    const ids = { ...owned, deletedIncidentId: deleted.incidentId };
    for (const route of routes) {
      const answer = await callRoute(owner, route, ids);
      expect([nameOf(route), answer.status]).toEqual([nameOf(route), 403]);
      const text = await textOf(route, answer);
      expect([nameOf(route), text]).toEqual([nameOf(route), expect.stringContaining('"proof_required"')]);
      expect(text).not.toMatch(/chuchot|secret/i);
    }
    await prove({ password: TEST_PASSWORD });
    expect(await (await owner.call('GET', `/api/incidents/${owned.incidentId}`)).json()).toMatchObject({
      version: 2,
      persons: [{ version: 2 }],
      evidence: [{ version: 3 }],
    });
  });

  it('stands in no answer of any other route', async () => {
    const routes = routesToTry().filter(({ method, path }) => method === 'GET' && !LEADS_THERE.test(path));
    expect(routes.length).toBeGreaterThan(15);
    for (const route of routes) {
      const text = await textOf(route, await callRoute(owner, route, owned));
      expect([nameOf(route), text]).toEqual([nameOf(route), expect.not.stringMatching(/chuchot/i)]);
    }
    const whole = await owner.call('GET', '/api/timeline?kind=incident&whole=true');
    expect(await whole.text()).not.toMatch(/chuchot/i);
    expect(await search(owner, 'chuchotée', { kind: 'incident' })).toEqual([]);
    await prove({ password: TEST_PASSWORD, only_to_read: true });
    const found = await search(owner, 'chuchotée', { kind: 'incident' });
    expect(found).toMatchObject([{ item: { id: owned.incidentId, title: '', content: '' }, matches: [] }]);
    await signedInBefore(SENSITIVE_OPENS_MINUTES + 1);
  });

  it('stays sensitive when it was deleted: it is taken back, with its files, by who shows themselves', async () => {
    const restore = () => owner.call('POST', `/api/incidents/deleted/${deleted.incidentId}/restore`);
    const file = `/api/files/${deleted.exhibitFileId}`;
    expect(await codeOf(await restore())).toBe('proof_required');
    expect((await owner.call('GET', file)).status).toBe(404);
    await prove({ password: TEST_PASSWORD, only_to_read: true });
    expect(await (await restore()).json()).toMatchObject({ title: 'Chuchoté' });
    expect((await owner.call('GET', file)).status).toBe(200);
    await signedInBefore(SENSITIVE_OPENS_MINUTES + 1);
    expect(await codeOf(await owner.call('GET', file))).toBe('proof_required');
  });

  it('shows nothing to other routes either: not of ids that are taken, and not by another record', async () => {
    const ordinary = uuidv7();
    expect((await owner.call('POST', '/api/incidents', incidentBody(ordinary))).status).toBe(201);
    const { incidentId, evidenceId, personId, exhibitFileId: file } = owned;
    const below = `/api/incidents/${ordinary}`;
    const tries: [string, object][] = [
      ['/api/incidents', { ...incidentBody(incidentId), title: 'Autre' }],
      [`${below}/evidence`, exhibitBody(evidenceId)],
      [`${below}/persons`, personBody(personId)],
      [`${below}/evidence`, { ...exhibitBody(uuidv7()), files: [file] }],
      [`${below}/duplicate`, { id: incidentId, title: 'Copie' }],
      ['/rest/v1/rpc/anonymize_incident', { incident_uuid: incidentId }],
      ['/api/journal', { ...entryBody(uuidv7()), files: [file] }],
    ];
    for (const [path, body] of tries) {
      const answer = await owner.call('POST', path, body);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await codeOf(answer)).toBe('proof_required');
    }
  });

  it('shows nothing to a move into it that is repeated, and takes no exhibit in', async () => {
    await signedInBefore(0);
    const [ordinary, went, stays] = [uuidv7(), uuidv7(), uuidv7()];
    const below = `/api/incidents/${ordinary}/evidence`;
    expect((await owner.call('POST', '/api/incidents', incidentBody(ordinary))).status).toBe(201);
    for (const id of [went, stays])
      expect((await owner.call('POST', below, exhibitBody(id))).status).toBe(201);
    const move = (id: string) =>
      owner.call('POST', `${below}/${id}/move`, { incident_id: owned.incidentId }, { 'if-match': '"1"' });
    expect((await move(went)).status).toBe(200);
    await signedInBefore(SENSITIVE_OPENS_MINUTES + 1);
    for (const id of [went, stays]) {
      const answer = await move(id);
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'proof_required']);
    }
  });

  it.each(['there', 'deleted', 'erased'])(
    'keeps what its exhibits said when they leave it: %s',
    async (state) => {
      await signedInBefore(0);
      const ids = [uuidv7(), uuidv7(), uuidv7(), uuidv7()] as const;
      const [sensitive, ordinary, next, exhibit] = ids;
      for (const id of [sensitive, ordinary, next]) {
        const body = { ...incidentBody(id), is_sensitive: id === sensitive };
        expect((await owner.call('POST', '/api/incidents', body)).status).toBe(201);
      }
      const change = async (method: string, path: string, version: number, body?: object) => {
        const answer = await owner.call(method, path, body, ifMatch(version));
        expect([path, answer.ok]).toEqual([path, true]);
      };
      const at = (id: string) => `/api/incidents/${id}/evidence/${exhibit}`;
      await owner.call('POST', `/api/incidents/${ordinary}/evidence`, exhibitBody(exhibit));
      const histories = [`/api/incidents/${ordinary}/history`, `/api/incidents/${ordinary}/ledger`];
      const codes = async (paths: readonly string[]) => {
        await signedInBefore(SENSITIVE_OPENS_MINUTES + 1);
        const answers = await Promise.all(paths.map((path) => owner.call('GET', path)));
        await signedInBefore(0);
        return answers.map(({ status }) => status);
      };
      await change('POST', `${at(ordinary)}/move`, 1, { incident_id: sensitive });
      // What it said before it went there is no secret.
      expect(await codes(histories)).toEqual([200, 200]);
      await change('PATCH', at(sensitive), 2, { title: 'Chuchotée' });
      await change('PATCH', at(sensitive), 3, { title: 'Anodine' });
      await change('POST', `${at(sensitive)}/move`, 4, { incident_id: ordinary });
      if (state !== 'there') await change('DELETE', `/api/incidents/${sensitive}`, 1);
      if (state === 'erased') await change('DELETE', `/api/incidents/deleted/${sensitive}`, 1);
      const all = [...histories, `${at(ordinary)}/versions`];
      expect(await codes([...all, `/api/incidents/${ordinary}`])).toEqual([403, 403, 403, 200]);
      for (const path of all) expect(await (await owner.call('GET', path)).text()).toContain('Chuchotée');
      // The move away from here has the version before it.
      await change('POST', `${at(ordinary)}/move`, 5, { incident_id: next });
      expect(await codes([...histories, `${at(next)}/versions`])).toEqual([403, 403, 403]);
    },
  );

  it('leads a link to its file, opened in a tab, to the page that asks', async () => {
    const answer = await fetch(`${server.url}/api/evidence/${owned.evidenceId}/${owned.exhibitFileId}`, {
      headers: { authorization: `Bearer ${owner.accessToken}`, 'sec-fetch-dest': 'document' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/incidents/${owned.incidentId}`]);
  });

  it('lets a file go that an entry of the journal has too', async () => {
    await signedInBefore(0);
    const entry = { ...entryBody(uuidv7()), files: [owned.exhibitFileId] };
    expect((await owner.call('POST', '/api/journal', entry)).status).toBe(201);
    await signedInBefore(SENSITIVE_OPENS_MINUTES + 1);
    expect((await owner.call('GET', `/api/files/${owned.exhibitFileId}/content`)).status).toBe(200);
    const asExhibit = await owner.call('GET', `/api/evidence/${owned.evidenceId}/${owned.exhibitFileId}`);
    expect(asExhibit.status).toBe(403);
  });
});
