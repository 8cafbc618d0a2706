import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SearchInput } from '#contract/search.ts';
import { appendMessage } from '#server/modules/conversations/conversation-writer.ts';
import { MESSAGE_FILES } from '#server/modules/conversations/message-files.ts';
import { insertIncident } from '#server/modules/incidents/incident-writer.ts';
import { entryBody, exhibitBody, incidentBody } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { eventsIn, search } from '../support/search.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { uploaded, wavOf } from '../support/uploads.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const note = async (person: TestPerson, title: string, changes: object = {}): Promise<string> => {
  const id = uuidv7();
  const answer = await person.call('POST', '/api/journal', { ...entryBody(id), title, ...changes });
  expect(answer.status).toBe(201);
  return id;
};
const incident = async (person: TestPerson, changes: object): Promise<string> => {
  const id = uuidv7();
  const answer = await person.call('POST', '/api/incidents', { ...incidentBody(id), ...changes });
  expect(answer.status).toBe(201);
  return id;
};

/** A conversation in which these messages were said; the last one brings the files. */
const conversation = async (
  person: TestPerson,
  title: string,
  said: readonly string[],
  files: readonly string[] = [],
) => {
  const id = uuidv7();
  await person.call('POST', '/api/conversations', { id, title });
  const messages = said.map((content) => ({ id: uuidv7(), content }));
  await server.recueil.database.onBehalfOf(person.id, 'test', async (tx) => {
    for (const message of messages)
      await appendMessage(tx, id, { ...message, role: 'user', metadata: {}, replyTo: null });
    await MESSAGE_FILES.attach(tx, messages.at(-1)?.id ?? '', files);
  });
  return { id, messageIds: messages.map((message) => message.id) };
};

/** A recording in which something is said. */
const clip = async (person: TestPerson, name: string, text: string): Promise<string> => {
  const { id } = await uploaded(server.url, person, wavOf(), { name });
  await person.call('PUT', `/api/files/${id}/transcription`, { text });
  return id;
};

const titlesOf = async (person: TestPerson, words: string, filters?: Omit<SearchInput, 'words'>) =>
  (await search(person, words, filters)).map(({ item }) => item.title).sort();

/** Where it is found: the kind, and the fields. */
const placesOf = async (person: TestPerson, words: string): Promise<string[]> =>
  (await search(person, words))
    .flatMap(({ item, matches }) => matches.map(({ field }) => `${item.type} ${field}`))
    .sort();

const byHand = (sql: string, values: unknown[]): Promise<void> =>
  asSuperuser(
    inject('cluster'),
    (client) => client.query(sql, values),
    new URL(server.databaseUrl).pathname.slice(1),
  );

describe('the search', () => {
  it('finds words in the three kinds, and says where they stand', async () => {
    const person = await signUpInProcess(server);
    await note(person, 'La réunion', { content: 'Il a parlé de harcèlement devant tout le monde.' });
    await note(person, 'Autre chose');
    await incident(person, { title: 'HARCÈLEMENT', description: 'En réunion' });
    const told = await conversation(person, 'Nom', ['Bonjour', 'le harcelement en reunion']);
    const found = await search(person, 'harcel Réunion');
    expect(found.map(({ item }) => item.type).sort()).toEqual(['conversation', 'incident', 'journal']);
    expect(found.find(({ item }) => item.type === 'journal')).toMatchObject({
      item: { title: 'La réunion' },
      matches: [
        { field: 'title', excerpt: 'La réunion', marks: [[3, 10]] },
        { field: 'content', excerpt: 'Il a parlé de harcèlement devant tout le monde.', marks: [[14, 20]] },
      ],
    });
    expect(found.find(({ item }) => item.type === 'conversation')).toMatchObject({
      item: { id: told.id, title: 'Nom', data: { message_count: 2 } },
      matches: [{ field: 'message', message_id: told.messageIds[1], excerpt: 'le harcelement en reunion' }],
    });
    expect(await search(person, 'harcel introuvable')).toEqual([]);
  });

  it('finds the names of files and the words of recordings, of entries and of messages', async () => {
    const person = await signUpInProcess(server);
    await note(person, 'Un mémo', { files: [await clip(person, 'Réunion.wav', 'que je ne valais rien')] });
    const appel = await clip(person, 'Appel.wav', 'Que je ne\nvalais plus rien');
    const told = await conversation(person, 'Nom', ['un', 'deux'], [appel]);
    expect(await placesOf(person, 'reunion')).toEqual(['journal file_name']);
    expect(await placesOf(person, 'appel')).toEqual(['conversation file_name']);
    expect(await placesOf(person, '"je ne valais"')).toEqual([
      'conversation transcription',
      'journal transcription',
    ]);
    expect((await search(person, 'appel'))[0]?.matches[0]?.message_id).toBe(told.messageIds[1]);
  });

  it('finds every text of an incident, of its persons and of its exhibits', async () => {
    const person = await signUpInProcess(server);
    const input = {
      ...incidentBody(uuidv7()),
      title: 'motdutitre',
      description: 'motdutexte',
      location: 'motdulieu',
      tags: ['motdutag'],
    };
    const origin = {
      conversation_id: uuidv7(),
      conversation_title: null,
      account: [],
      extracted: { date: null, location: null, people: ['motcollecte'], facts: [] },
      details: [],
    };
    const somebody = {
      full_name: 'motdunom',
      role: 'motdurole',
      notes: 'motdesnotes',
      part: null,
      is_anonymized: false,
    };
    await server.recueil.database.onBehalfOf(person.id, 'test', async (tx) => {
      const persons = [{ id: uuidv7(), ...somebody }];
      await insertIncident(tx, {
        input,
        status: 'open',
        conversationId: null,
        origin,
        persons,
        fromEntry: null,
      });
    });
    const exhibit = {
      id: uuidv7(),
      title: 'motdelapiece',
      description: 'motdecrit',
      source: 'motdelasource',
      type: 'document',
      files: [await clip(person, 'motdufichier.wav', 'motdit')],
    };
    const added = await person.call('POST', `/api/incidents/${input.id}/evidence`, exhibit);
    expect(added.status).toBe(201);
    const places = {
      title: ['motdutitre'],
      description: ['motdutexte'],
      location: ['motdulieu'],
      tags: ['motdutag'],
      persons: ['motdunom', 'motdurole', 'motdesnotes'],
      evidence: ['motdelapiece', 'motdecrit', 'motdelasource'],
      file_name: ['motdufichier'],
      transcription: ['motdit'],
      origin: ['motcollecte'],
    };
    for (const [field, words] of Object.entries(places)) {
      for (const word of words)
        expect([word, await placesOf(person, word)]).toEqual([word, [`incident ${field}`]]);
    }
  });

  it('never finds anything of another person', async () => {
    const [person, other] = [await signUpInProcess(server), await signUpInProcess(server)];
    await note(other, 'secret');
    await incident(other, { title: 'secret' });
    await conversation(other, 'secret', ['secret']);
    expect(await search(person, 'secret')).toEqual([]);
    expect(await search(person, '')).toEqual([]);
    expect(await search(other, 'secret')).toHaveLength(3);
  });

  it('finds a sensitive incident by its words, and shows none of them', async () => {
    const person = await signUpInProcess(server);
    await incident(person, { title: 'Caché', description: 'caché', tags: ['caché'], is_sensitive: true });
    const found = await search(person, 'cache');
    expect(found).toMatchObject([{ item: { title: '', content: '', data: { tags: [] } }, matches: [] }]);
    expect(JSON.stringify(found)).not.toMatch(/caché/i);
  });

  it('passes over what does not open, and finds the rest', async () => {
    const person = await signUpInProcess(server);
    const damaged = await note(person, 'abîmé un');
    const file = await clip(person, 'abîmé deux.wav', 'abîmé trois');
    await note(person, 'abîmé quatre', { files: [file] });
    const told = await conversation(person, 'abîmé cinq', ['abîmé six', 'abîmé sept']);
    const changed = await incident(person, { title: 'abîmé huit' });
    await byHand(`UPDATE journal_entries SET entry_type = 'document' WHERE id = $1`, [damaged]);
    await byHand('UPDATE files SET size = size + 1 WHERE id = $1', [file]);
    await byHand(`UPDATE conversation_messages SET sealed = '\\x02' WHERE id = $1`, [told.messageIds[0]]);
    await byHand('UPDATE conversations SET version = 9 WHERE id = $1', [told.id]);
    await byHand('UPDATE incidents SET version = 9 WHERE id = $1', [changed]);
    const excerpts = (await search(person, 'abime')).flatMap(({ matches }) =>
      matches.map(({ excerpt }) => excerpt),
    );
    expect(excerpts.sort()).toEqual(['abîmé quatre', 'abîmé sept', 'abîmé trois']);
    expect(await titlesOf(person, '')).toEqual(['abîmé quatre']);
  });

  it('searches a conversation of many long messages in parts, and tells of it once', async () => {
    const person = await signUpInProcess(server);
    const filling = 'Il a haussé le ton. '.repeat(900);
    const said = Array.from({ length: 60 }, (_, at) => `${filling}${at % 5 === 0 ? 'convocation' : ''}`);
    const told = await conversation(person, 'Longue', said);
    await conversation(person, 'Brève', ['convocation']);
    const found = await search(person, 'convocation');
    expect(found.map(({ item }) => item.title)).toEqual(['Brève', 'Longue']);
    const tenth = told.messageIds.filter((_, at) => at % 5 === 0).slice(0, 10);
    expect(found[1]?.matches.map(({ message_id }) => message_id)).toEqual(tenth);
  });

  it.each([
    ['what is special in patterns', '.*+?^$()|[]{}\\', 0],
    ['a character that PostgreSQL does not store', 'a\0bc', 1],
    ['half a character', '\ud83d', 0],
    ['200 characters', 'x'.repeat(200), 0],
    ['only quotes', '" “” «', 3],
    ['another direction', 'שָׁלוֹם', 1],
    ['a family', '👩‍👧', 1],
  ])('takes %s as words', async (_what, words, expected) => {
    const person = await signUpInProcess(server);
    for (const title of ['abc', 'שלום', 'Ma fille 👩‍👧']) await note(person, title, { content: 'x' });
    expect(await search(person, words)).toHaveLength(expected);
  });

  it('refuses what is no search with a problem', async () => {
    const person = await signUpInProcess(server);
    for (const body of [
      {},
      { words: 'x'.repeat(201) },
      { words: '', kind: 'dream' },
      { words: '', moods: ['sad'] },
    ]) {
      expect((await person.call('POST', '/api/timeline/search', body)).status).toBe(400);
    }
  });

  it('is refused before it begins in a session that has ended', async () => {
    const person = await signUpInProcess(server);
    await person.call('POST', '/auth/v1/logout', {});
    expect((await person.call('POST', '/api/timeline/search', { words: 'x' })).status).toBe(401);
  });

  it('is narrowed by filters, which combine', async () => {
    const person = await signUpInProcess(server);
    const file = await clip(person, 'voix.wav', 'mot');
    await note(person, 'un', {
      content: 'mot',
      mood: 'negative',
      tags: ['Équipe', 'soir'],
      happened_on: '2026-05-01',
    });
    await note(person, 'deux', {
      content: 'mot',
      mood: 'neutral',
      tags: ['équipe'],
      happened_on: '2026-05-02',
    });
    await note(person, 'trois', {
      content: 'mot',
      entry_type: 'voice_memo',
      files: [file],
      happened_on: '2026-05-03',
    });
    await incident(person, {
      title: 'quatre',
      description: 'mot',
      tags: ['équipe'],
      incident_date: '2026-05-04',
    });
    const low = await incident(person, {
      title: 'cinq',
      description: 'mot',
      priority: 'low',
      incident_date: '2026-05-05',
    });
    await conversation(person, 'six', ['mot']);
    await conversation(person, 'sept', ['mot'], [file]);
    const found = (filters: Omit<SearchInput, 'words'>, words = 'mot') => titlesOf(person, words, filters);
    expect(await found({ kind: 'incident' })).toEqual(['cinq', 'quatre']);
    expect(await found({ entry_type: 'voice_memo' })).toEqual(['trois']);
    expect(await found({ priority: 'low' })).toEqual(['cinq']);
    expect(await found({ with_files: 'true' })).toEqual(['sept', 'trois']);
    expect(await found({ moods: ['negative', 'neutral'] })).toEqual(['deux', 'un']);
    expect(await found({ tags: ['equipe'] })).toEqual(['deux', 'quatre', 'un']);
    expect(await found({ tags: ['equipe', 'soir'] })).toEqual(['un']);
    expect(await found({ tags: ['equipe'], moods: ['neutral'], kind: 'journal' })).toEqual(['deux']);
    expect(await found({ from: '2026-05-02', to: '2026-05-04', time_zone: 'Europe/Paris' })).toEqual([
      'deux',
      'quatre',
      'trois',
    ]);
    expect(await found({ kind: 'conversation', moods: ['neutral'] })).toEqual([]);
    expect(await found({ kind: 'incident', with_files: 'true' }, '')).toEqual([]);
    expect(await found({ kind: 'incident', moods: [], tags: [] })).toEqual(['cinq', 'quatre']);
    expect(await found({ moods: ['negative'] }, 'introuvable')).toEqual([]);
    expect(await found({ with_files: 'true' }, '')).toEqual(['sept', 'trois']);
    const exhibit = { ...exhibitBody(uuidv7()), files: [file] };
    await person.call('POST', `/api/incidents/${low}/evidence`, exhibit);
    expect(await found({ kind: 'incident', with_files: 'true' })).toEqual(['cinq']);
    expect(await found({ with_files: 'true' }, '')).toEqual(['cinq', 'sept', 'trois']);
  });

  it('writes neither the words nor what was found into the log', async () => {
    const person = await signUpInProcess(server);
    await note(person, 'motsecret');
    const answer = await person.call('POST', '/api/timeline/search', { words: 'motsecret' });
    expect(eventsIn(await answer.text())).toContainEqual(expect.objectContaining({ event: 'found' }));
    expect(JSON.stringify(server.logged)).not.toContain('motsecret');
  });
});
