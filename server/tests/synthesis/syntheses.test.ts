/** Syntheses over HTTP: what they are made of, who opens them, what is changed by hand, and what a model may do. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IncidentInput } from '#contract/incidents.ts';
import type { EntryInput } from '#contract/journal.ts';
import {
  type Synthesis,
  type SynthesisInput,
  synthesis,
  synthesisHistory,
  synthesisPage,
} from '#contract/syntheses.ts';
import { readSynthesisForDossier } from '#server/modules/synthesis/index.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { entryBody, incidentBody, personBody, synthesisBody } from '../support/belongings.ts';
import { answeredBy, type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const WORDS = 'Il a crié sur moi. Depuis je dors mal. J’ai écrit aux RH.';
const happened = async (by: TestPerson, changes: Partial<IncidentInput> = {}): Promise<string> => {
  const body = { ...incidentBody(uuidv7()), description: WORDS, ...changes };
  expect((await by.call('POST', '/api/incidents', body)).status).toBe(201);
  return body.id;
};
const noted = async (by: TestPerson, changes: Partial<EntryInput> = {}): Promise<string> => {
  const body = { ...entryBody(uuidv7()), ...changes };
  expect((await by.call('POST', '/api/journal', body)).status).toBe(201);
  return body.id;
};
const ask = (by: TestPerson, changes: Partial<SynthesisInput> = {}) =>
  by.call('POST', '/api/syntheses', { ...synthesisBody(uuidv7()), ...changes });
const chosen = (choice: Partial<SynthesisInput['choice']>): Pick<SynthesisInput, 'choice'> => ({
  choice: { incident_ids: [], entry_ids: [], from: null, to: null, ...choice },
});
const made = async (by: TestPerson, changes: Partial<SynthesisInput> = {}): Promise<Synthesis> => {
  const answer = await ask(by, changes);
  expect(answer.status).toBe(201);
  return synthesis.parse(await answer.json());
};
const readAgain = async (by: TestPerson, { id }: { id: string }): Promise<Synthesis> =>
  synthesis.parse(await (await by.call('GET', `/api/syntheses/${id}`)).json());
const edit = (by: TestPerson, { id, version }: Synthesis, patch: object) =>
  by.call('PATCH', `/api/syntheses/${id}`, patch, ifMatch(version));
const wordsOf = ({ sentences }: Synthesis) =>
  sentences.filter((one) => one.made === 'words').map(({ text }) => text);
const seenOf = ({ seen }: Synthesis, entity = 'incident') =>
  seen.filter((one) => one.entity === entity).map(({ id }) => id);
/** Makes what was shown too long ago. */
const forgetProof = (by: TestPerson) =>
  server.recueil.database.asSystem('test', ({ db }) =>
    db
      .updateTable('auth.sessions')
      .set({ proven_at: new Date(0) })
      .where('user_id', '=', by.id)
      .execute(),
  );

describe('what a synthesis is made of', () => {
  it('is all that is there, each sentence with its source, and never a sensitive incident that was not named', async () => {
    const claire = await signUpInProcess(server, 'Claire');
    const open = await happened(claire, { incident_date: '2026-03-03', date_certainty: 'exact' });
    await claire.call('POST', `/api/incidents/${open}/persons`, personBody(uuidv7()));
    const sensitive = await happened(claire, { is_sensitive: true, description: 'Le mot gardé.' });
    const entry = await noted(claire, { content: 'Il a encore parlé à ma place.' });
    const whole = await made(claire);
    expect(seenOf(whole)).toEqual([open]);
    expect(seenOf(whole, 'journal_entry')).toEqual([entry]);
    expect(wordsOf(whole).sort()).toEqual([
      'Depuis je dors mal.',
      'Il a crié sur moi.',
      'Il a encore parlé à ma place.',
      'J’ai écrit aux RH.',
    ]);
    for (const { sources } of whole.sentences) expect(sources.length).toBeGreaterThan(0);
    expect(JSON.stringify(whole)).not.toContain('gardé');
    expect([whole.made_by, whole.unread, whole.left_out, whole.changed_since]).toEqual(['rules', 0, 0, []]);
    const named = await made(claire, chosen({ incident_ids: [sensitive] }));
    expect(wordsOf(named)).toEqual(['Le mot gardé.']);
    expect(seenOf(named, 'journal_entry')).toEqual([]);
  });

  it('is of a period where one was chosen: what has no day is of none, an entry is of the day of writing', async () => {
    const paul = await signUpInProcess(server, 'Paul');
    const march = await happened(paul, { incident_date: '2026-03-03' });
    const longer = await happened(paul, {
      incident_date: '2026-01-03',
      incident_until: '2026-03-01',
      date_certainty: 'period',
    });
    await happened(paul, { incident_date: '2026-04-03' });
    await happened(paul, { incident_date: null });
    const entry = await noted(paul, { happened_on: '2026-03-31' });
    await noted(paul);
    const one = await made(paul, chosen({ from: '2026-03-01', to: '2026-03-31' }));
    expect(seenOf(one).sort()).toEqual([march, longer].sort());
    expect(seenOf(one, 'journal_entry')).toEqual([entry]);
  });

  it('is made once, and not at all of nothing', async () => {
    const anna = await signUpInProcess(server, 'Anna');
    expect(await (await ask(anna)).json()).toMatchObject({ code: 'not_ready' });
    await happened(anna);
    const body = synthesisBody(uuidv7());
    const first = await made(anna, body);
    expect(await made(anna, body)).toEqual(first);
    const other = await ask(anna, { ...body, title: 'Autre' });
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'already_used' }]);
    const { items } = synthesisPage.parse(await (await anna.call('GET', '/api/syntheses')).json());
    expect(items).toMatchObject([
      { id: first.id, title: 'Synthèse secret', sentences: first.sentences.length },
    ]);
  });

  it('is said to be of something else once a record changed, or went', async () => {
    const luc = await signUpInProcess(server, 'Luc');
    const [changed, gone] = [await happened(luc), await happened(luc)];
    const one = await made(luc);
    await luc.call('PATCH', `/api/incidents/${changed}`, { title: 'Autre' }, { 'if-match': '"1"' });
    await luc.call('DELETE', `/api/incidents/${gone}`, undefined, { 'if-match': '"1"' });
    const { changed_since, sentences } = await readAgain(luc, one);
    expect(changed_since).toHaveLength(2);
    expect(changed_since).toContainEqual({ entity: 'incident', id: changed, is_there: true });
    expect(changed_since).toContainEqual({ entity: 'incident', id: gone, is_there: false });
    expect(sentences).toEqual(one.sentences);
  });
});

describe('a synthesis with a sensitive incident', () => {
  it('opens, is changed and is deleted only for somebody who showed who they are, also when it became sensitive later', async () => {
    const nora = await signUpInProcess(server, 'Nora');
    const incident = await happened(nora, { is_sensitive: true });
    const later = await happened(nora);
    const sensitive = await made(nora, chosen({ incident_ids: [incident] }));
    const became = await made(nora);
    await nora.call('PATCH', `/api/incidents/${later}`, { is_sensitive: true }, { 'if-match': '"1"' });
    await nora.call('DELETE', `/api/incidents/${incident}`, undefined, { 'if-match': '"1"' });
    await forgetProof(nora);
    for (const one of [sensitive, became]) {
      const answers = await Promise.all([
        nora.call('GET', `/api/syntheses/${one.id}`),
        nora.call('GET', `/api/syntheses/${one.id}/versions`),
        edit(nora, one, { title: 'Autre' }),
        nora.call('DELETE', `/api/syntheses/${one.id}`, undefined, { 'if-match': '"1"' }),
        ask(nora, { id: one.id }),
      ]);
      for (const answer of answers)
        expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'proof_required' }]);
    }
    expect(await (await ask(nora, chosen({ incident_ids: [later] }))).json()).toMatchObject({
      code: 'proof_required',
    });
  });
});

describe('what is changed by hand', () => {
  it('is kept as the person’s, with the sources that it had; former versions can be read, and the ledger has them', async () => {
    const zoe = await signUpInProcess(server, 'Zoé');
    await happened(zoe);
    const one = await made(zoe);
    const [first, second, ...rest] = one.sentences;
    if (!first || !second) throw new Error('There are more sentences');
    const sentences = [
      { id: second.id, text: 'Autrement dit.' },
      { id: first.id, text: first.text },
      { id: uuidv7(), part: 'steps', text: 'J’en ai parlé.' },
    ];
    const answer = await edit(zoe, one, { sentences });
    expect(answer.status).toBe(200);
    const after = synthesis.parse(await answer.json());
    expect(after.sentences.map(({ text, made: by }) => [text, by])).toEqual([
      ['Autrement dit.', 'person'],
      [first.text, first.made],
      ['J’en ai parlé.', 'person'],
    ]);
    expect(after.sentences[0]?.sources).toEqual(second.sources);
    const stale = await edit(zoe, one, { title: 'Trop tard' });
    expect([stale.status, await stale.json()]).toMatchObject([
      412,
      { code: 'stale_version', current: { version: 2 } },
    ]);
    const history = synthesisHistory.parse(
      await (await zoe.call('GET', `/api/syntheses/${one.id}/versions`)).json(),
    );
    expect(history.versions.map((each) => 'record' in each && each.record.sentences.length)).toEqual([
      rest.length + 2,
      3,
    ]);
    const versions = await server.recueil.database.onBehalfOf(zoe.id, 'test', (tx) =>
      readVersions(tx, one.id),
    );
    expect(versions.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'synthesis create',
      'synthesis update',
    ]);
    expect(
      (await zoe.call('DELETE', `/api/syntheses/${one.id}`, undefined, { 'if-match': '"2"' })).status,
    ).toBe(204);
    expect((await zoe.call('GET', `/api/syntheses/${one.id}`)).status).toBe(404);
  });
});

describe('a sentence that comes back', () => {
  it('keeps what it was made of: after it was taken out, and after its synthesis was deleted', async () => {
    const mia = await signUpInProcess(server, 'Mia');
    const incident = await happened(mia, { is_sensitive: true });
    const one = await made(mia, chosen({ incident_ids: [incident] }));
    const [first, second] = one.sentences;
    if (!first || !second) throw new Error('There are more sentences');
    const back = [
      { id: first.id, part: first.part, text: first.text },
      { id: second.id, part: second.part, text: 'Autrement.' },
    ];
    const without = synthesis.parse(await (await edit(mia, one, { sentences: [] })).json());
    const again = synthesis.parse(await (await edit(mia, without, { sentences: back })).json());
    const expected = [first, { ...second, text: 'Autrement.', made: 'person' }];
    expect(again.sentences).toEqual(expected);
    const path = `/api/syntheses/${one.id}`;
    expect((await mia.call('DELETE', path, undefined, { 'if-match': '"3"' })).status).toBe(204);
    const anew = await made(mia, { ...synthesisBody(uuidv7()), sentences: back });
    expect(anew.sentences).toEqual(expected);
    expect(anew.seen.map(({ id, is_sensitive }) => [id, is_sensitive])).toEqual([[incident, true]]);
    await forgetProof(mia);
    expect((await mia.call('GET', `/api/syntheses/${anew.id}`)).status).toBe(403);
  });
});

describe('for a dossier', () => {
  it('every sentence names the records that its words come from, also when it was changed by hand', async () => {
    const eve = await signUpInProcess(server, 'Ève');
    const entry = await noted(eve, { content: 'Privé.' });
    const one = await made(eve);
    const edited = one.sentences.map(({ id, text }) =>
      text === 'Privé.' ? { id, text: 'Changé.' } : { id },
    );
    const added = { id: uuidv7(), part: 'steps', text: 'À moi.' };
    expect((await edit(eve, one, { sentences: [...edited, added] })).status).toBe(200);
    const read = await server.recueil.database.readOnBehalfOf(eve.id, 'test', (tx) =>
      readSynthesisForDossier(tx, one.id, true),
    );
    const sourcesOf = (text: string) =>
      read?.sentences.find((sentence) => sentence.text === text)?.sources.map(({ id }) => id);
    expect([read?.version, sourcesOf('Changé.'), sourcesOf('À moi.')]).toEqual([2, [entry], []]);
  });
});

describe('a synthesis that the person writes', () => {
  it('holds their sentences and nothing else, and is kept once', async () => {
    const ida = await signUpInProcess(server, 'Ida');
    const sentences = [{ id: uuidv7(), part: 'steps' as const, text: 'J’en ai parlé.' }];
    const body = { ...synthesisBody(uuidv7()), sentences };
    const one = await made(ida, body);
    expect(one.sentences).toEqual([{ ...sentences[0], made: 'person', sources: [], on: null }]);
    expect(await made(ida, body)).toEqual(one);
    const other = await ask(ida, { ...body, sentences: [] });
    expect(await other.json()).toMatchObject({ code: 'already_used' });
  });
});

describe('a model', () => {
  let openAi: OpenAiServer;
  let modelled: TestServer;
  beforeAll(async () => {
    openAi = await startOpenAiServer();
    modelled = await startTestServer({ env: answeredBy(openAi) });
  });
  afterAll(async () => {
    await modelled.stop();
    await openAi.stop();
  });

  const answers = (sentences: object[]) =>
    openAi.find(
      { kind: 'findings', text: JSON.stringify({ sentences }) },
      { kind: 'findings', text: '{"sentences":[]}' },
    );
  const withModel = { with_model: true };

  it('joins sentences, and what it adds is dropped and shown', async () => {
    const lea = await signUpInProcess(modelled, 'Léa');
    await happened(lea, { description: 'Il a crié. Il a ri. Je suis partie.' });
    answers([
      { from: [2, 3], text: 'Il a crié. Il a ri.' },
      { from: [4], text: 'Je suis partie à cause de Marc.' },
    ]);
    const one = await made(lea, withModel);
    expect(one.made_by).toBe('model');
    expect(
      one.sentences
        .filter(({ part }) => part === 'chronology')
        .map(({ text, made: by }) => [text, by])
        .slice(1),
    ).toEqual([
      ['Il a crié. Il a ri.', 'model'],
      ['Je suis partie.', 'words'],
    ]);
    expect(one.dropped).toEqual([
      { text: 'Je suis partie à cause de Marc.', because: 'name', words: ['Marc'] },
    ]);
  });

  it('is not asked where the person did not choose it', async () => {
    const lou = await signUpInProcess(modelled, 'Lou');
    await happened(lou);
    const before = openAi.findingCalls.length;
    expect((await made(lou)).made_by).toBe('rules');
    expect(openAi.findingCalls).toHaveLength(before);
  });

  it.each([
    ['fails', { kind: 'status', status: 400 } as const],
    ['answers something else', { kind: 'findings', text: 'Je ne peux pas.' } as const],
  ])('that %s leaves the sentences of the rules, and that is said', async (_what, script) => {
    const max = await signUpInProcess(modelled, 'Max');
    await happened(max);
    openAi.find(script);
    const one = await made(max, withModel);
    expect([one.made_by, one.model_failed]).toEqual(['rules', true]);
    expect(wordsOf(one)).toEqual(['Il a crié sur moi.', 'Depuis je dors mal.', 'J’ai écrit aux RH.']);
  });
});
