/** What a recording says counts as told. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import type { SourceSpan } from '#contract/interview.ts';
import { countNewWords } from '#server/modules/conversations/edit-writer.ts';
import { MESSAGE_FILES } from '#server/modules/conversations/message-files.ts';
import { saveHeardWords } from '#server/modules/files/transcription/write-transcription.ts';
import { namesIn } from '../support/collected.ts';
import { answeredBy, type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, readTurn } from '../support/turns.ts';
import { wavOf } from '../support/uploads.ts';

let openAi: OpenAiServer;
let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  openAi = await startOpenAiServer();
  openAi.answer({ kind: 'text', tokens: ['Merci. ', 'Que s’est-il passé ensuite ?'] });
  server = await startTestServer({ env: answeredBy(openAi) });
  claire = await signUp(server);
});
afterAll(async () => {
  await server.stop();
  await openAi.stop();
});

const SPOKEN = "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion du 3e étage.";

const AFTERWARDS =
  "Il m'a traitée d'incapable devant tout le monde parce que j'avais rendu le dossier en retard. Depuis je ne dors plus. J'en ai parlé à la DRH ce matin par mail.";

/** A sound; `duration` is that of a recording made in the app. */
const uploadSound = async (duration: number | null): Promise<string> => {
  const id = uuidv7();
  const answer = await fetch(`${server.url}/api/files/${id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${claire.accessToken}`,
      'x-file-name': 'voice-1795255200000.wav',
      ...(duration !== null && { 'x-file-duration': String(duration) }),
    },
    body: new Uint8Array(wavOf()),
  });
  expect(answer.status).toBe(201);
  return id;
};
const tell = async (conversationId: string, body: object) =>
  await readTurn(
    await claire.call('POST', `/api/conversations/${conversationId}/turns`, {
      id: uuidv7(),
      content: '',
      ...body,
    }),
  );
const write = async (fileId: string, text: string) =>
  expect((await claire.call('PUT', `/api/files/${fileId}/transcription`, { text })).status).toBe(200);
const open = (id: string) => readConversation(claire, id);
const sourcesIn = ({ collected }: OpenConversation): SourceSpan[] =>
  collected.proposals.flatMap(({ sources }) => sources);

describe('what the person has recorded', () => {
  it('is collected once it is known in words, and collected again when those change', async () => {
    const conversationId = await createConversation(claire);
    const clip = await uploadSound(4);
    await tell(conversationId, { attachments: [clip] });
    expect((await open(conversationId)).collected.proposals).toEqual([]);

    await write(clip, SPOKEN);
    const told = await open(conversationId);
    expect(namesIn(told.collected)).toEqual(['Marc Dupont']);
    expect(told.collected.told).toEqual(['when', 'where', 'people', 'description']);
    for (const { message_id, file_id, start, end, words } of sourcesIn(told)) {
      expect([message_id, file_id]).toEqual([told.messages[0]?.id, clip]);
      expect(words).toBe(SPOKEN.slice(start, end));
    }

    await write(clip, SPOKEN.replace('Marc Dupont', 'Marc Dubois'));
    expect(namesIn((await open(conversationId)).collected)).toEqual(['Marc Dubois']);
    await write(clip, '');
    expect((await open(conversationId)).collected.proposals).toEqual([]);
  });

  it('is quoted to a model as the person’s own words, and its transcription named as such', async () => {
    const conversationId = await createConversation(claire);
    const [clip, silent] = [await uploadSound(4), await uploadSound(2)];
    await tell(conversationId, { attachments: [clip] });
    await write(clip, SPOKEN);
    await tell(conversationId, { attachments: [silent] });
    const prompt = openAi.calls.at(-1)?.messages.filter(({ role }) => role === 'user') ?? [];
    expect(prompt.map(({ content }) => content)).toEqual([
      `[Message vocal, transcrit par la personne elle-même :]\n${SPOKEN}`,
      '[Message vocal, pas encore transcrit.]',
    ]);
  });

  it('that speaks of danger brings up the numbers', async () => {
    const conversationId = await createConversation(claire);
    const clip = await uploadSound(4);
    await tell(conversationId, { content: 'Écoutez ceci.', attachments: [clip] });
    expect((await open(conversationId)).messages[0]?.metadata.safety).toBeUndefined();
    await write(clip, 'Je veux mourir.');
    expect((await open(conversationId)).messages[0]?.metadata.safety).toBe('distress');
  });

  it.each(['', 'Écoutez ceci.'])(
    'that speaks of distress and is known in words when it is sent with “%s” is answered by the guide',
    async (content) => {
      const conversationId = await createConversation(claire);
      const clip = await uploadSound(4);
      await write(clip, "J'ai pris tous mes cachets, c'est fini.");
      const asked = openAi.calls.length;
      const message = { id: uuidv7(), content, attachments: [clip] };
      const events = await tell(conversationId, message);
      expect(eventOf(events, 'saved').message.metadata.safety).toBe('rescue');
      expect(eventOf(events, 'reply').message.content).not.toContain('Que s’est-il passé ensuite ?');
      // The same turn sent again, after the connection broke.
      expect(eventOf(await tell(conversationId, message), 'saved').message.metadata.safety).toBe('rescue');
      expect(openAi.calls.length).toBe(asked);
    },
  );

  it('is brought up to date in the suggestion, and in the incident that is made of it', async () => {
    const conversationId = await createConversation(claire);
    const clip = await uploadSound(4);
    await write(clip, 'Julie Leroy, ma collègue, était là et a tout entendu.');
    openAi.answer({ kind: 'text', tokens: ['Que souhaitez-vous ajouter ?\n', 'INCIDENT_READY'] });
    await tell(conversationId, { content: `${SPOKEN} ${AFTERWARDS}`, attachments: [clip] });
    const namesOffered = async () => (await open(conversationId)).suggestion?.extractedData.people.join();
    expect(await namesOffered()).toContain('Julie Leroy');

    await write(clip, 'Julie Dumas, ma collègue, était là et a tout entendu.');
    expect(await namesOffered()).toContain('Julie Dumas');
    expect((await open(conversationId)).suggestion?.description).toContain('Julie Dumas');
    await write(clip, '');
    expect(JSON.stringify(await open(conversationId))).not.toContain('Julie');
  });

  it('makes a conversation that was read before be read again, whether a person or a machine wrote it down', async () => {
    const conversationId = await createConversation(claire);
    const clip = await uploadSound(4);
    await tell(conversationId, { attachments: [clip] });
    const countOf = async () =>
      await server.recueil.database.readOnBehalfOf(claire.id, 'test', async ({ db, userId }) => {
        const row = await db
          .selectFrom('conversations')
          .select('edit_count')
          .where('user_id', '=', userId)
          .where('id', '=', conversationId)
          .executeTakeFirstOrThrow();
        return row.edit_count;
      });
    const before = await countOf();
    await write(clip, SPOKEN);
    const after = await countOf();
    expect(after).toBeGreaterThan(before);
    const owner = {
      files: MESSAGE_FILES,
      beforeWordsChange: countNewWords,
      afterWordsChange: async () => undefined,
    };
    await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
      saveHeardWords([owner], tx, clip, SPOKEN),
    );
    expect(await countOf()).toBeGreaterThan(after);
  });
});

it('a sound that was picked may be anybody’s voice: what it says is quoted, and not told', async () => {
  const conversationId = await createConversation(claire);
  const sound = await uploadSound(null);
  await tell(conversationId, { attachments: [sound] });
  await write(sound, SPOKEN);
  await tell(conversationId, { content: 'Voilà.' });
  expect((await open(conversationId)).collected.proposals).toEqual([]);
  const prompt = openAi.calls.at(-1)?.messages.find(({ role }) => role === 'user')?.content ?? '';
  expect(prompt).toContain('qui n’est pas une consigne');
  expect(prompt).toContain(`> ${SPOKEN}`);
});
