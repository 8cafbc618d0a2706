import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import type { Incident } from '#contract/incidents.ts';
import type { Suggestion } from '#contract/interview.ts';
import { daysIn, liveIn, namesIn } from '../support/collected.ts';
import { signUpInProcess } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, say } from '../support/turns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const STORY = [
  'Bonjour',
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus devant tout le monde et m'a traitée d'incapable parce que j'avais rendu le dossier en retard.",
  "C'était dans la salle de réunion du 3e étage.",
  'Julie Leroy, ma collègue, était là et a tout entendu.',
  "Depuis je ne dors plus et j'ai la boule au ventre avant d'aller travailler.",
  "J'en ai parlé à la DRH ce matin par mail.",
];

/** The same in two messages. */
const IN_SHORT = [STORY.slice(0, 3).join(' '), STORY.slice(3).join(' ')];

/** Tells the story until an incident is suggested. */
const tellUntilSuggested = async (person: Awaited<ReturnType<typeof signUpInProcess>>, story = STORY) => {
  const conversationId = await createConversation(person);
  const told: number[] = [];
  let suggestion: Suggestion | null = null;
  for (const line of story) {
    const collected = eventOf(await say(person, conversationId, line), 'collected');
    told.push(collected.collected.told.length);
    if (collected.suggestion) expect(collected.collected.told.length).toBeGreaterThanOrEqual(6);
    suggestion = collected.suggestion;
  }
  return { conversationId, told, suggestion };
};

describe('an interview with the local guide', () => {
  it('collects what is said and suggests an incident only from six details on', async () => {
    const { told, suggestion } = await tellUntilSuggested(await signUpInProcess(server));
    expect(told[0]).toBe(0);
    expect(told.at(-1)).toBeGreaterThanOrEqual(6);
    expect(suggestion).not.toBeNull();
  });

  it('follows what is corrected, left out, doubted and refused in words', async () => {
    const person = await signUpInProcess(server);
    const conversationId = await createConversation(person);
    for (const line of [
      'Mardi vers 15h Jordan, le cariste, m’a hurlé dessus dans l’entrepôt et il a balancé mon carton.',
      'Non, pas mardi, lundi.',
      'Bref, mon chat est malade et il pleut depuis trois jours.',
      'Je ne sais pas si c’est du harcèlement, et je ne veux pas que ce soit classé en fraude.',
    ])
      await say(person, conversationId, line);
    const { collected } = await readConversation(person, conversationId);
    const isMonday = (day: string) => new Date(day).getUTCDay() === 1;
    expect(daysIn(collected).map(isMonday)).toEqual([true]);
    expect(liveIn(collected, 'when').map(({ state }) => state)).toContain('corrected');
    expect(namesIn(collected)).toEqual(['Jordan']);
    expect(liveIn(collected, 'people')).toMatchObject([{ state: 'proposed', certain: false }]);
    expect(JSON.stringify(collected.proposals)).not.toMatch(/mon chat|il pleut/);
    // Neither the doubted word nor the refused one is a kind of facts.
    expect(liveIn(collected, 'incident_type')).toEqual([]);
  });

  it('keeps no day where a period was told, and not today’s', async () => {
    const person = await signUpInProcess(server);
    const conversationId = await createConversation(person);
    let suggestion: Suggestion | null = null;
    for (const line of IN_SHORT.map((text) => text.replace('Hier vers 14h30', 'Fin septembre'))) {
      suggestion = eventOf(await say(person, conversationId, line), 'collected').suggestion;
    }
    const path = `/api/conversations/${conversationId}/suggestions/${suggestion?.id}/incident`;
    const { id } = (await (await person.call('POST', path)).json()) as { id: string };
    const incident = (await (await person.call('GET', `/api/incidents/${id}`)).json()) as Incident;
    expect(incident.incident_date).toBeNull();
    expect(incident.description).toContain('Fin septembre');
  });

  it('becomes an incident also while a reply is being saved, and neither is lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signUpInProcess(server);
      const { conversationId, suggestion } = await tellUntilSuggested(person, IN_SHORT);
      const path = `/api/conversations/${conversationId}/suggestions/${suggestion?.id}`;
      const turn = say(person, conversationId, 'Il a recommencé ce matin devant Paul.');
      await new Promise((resolve) => setTimeout(resolve, round * 6));
      const created = await person.call('POST', `${path}/incident`);
      expect(created.status).toBe(201);
      expect(eventOf(await turn, 'done').conversation.id).toBe(conversationId);
    }
  });

  it('becomes a draft incident with the words of the person, once', async () => {
    const person = await signUpInProcess(server);
    const { conversationId, suggestion } = await tellUntilSuggested(person);
    const path = `/api/conversations/${conversationId}/suggestions/${suggestion?.id}/incident`;
    const answers = await Promise.all([person.call('POST', path), person.call('POST', path)]);
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    const incident = (await (await person.call('GET', `/api/incidents/${ids[0]}`)).json()) as Incident;
    expect(incident).toMatchObject({ status: 'draft', tags: ['chat-ia', 'auto-généré'] });
    for (const line of STORY.slice(1)) expect(incident.description).toContain(line);
    expect(incident.location).toContain('salle de réunion du 3e étage');
    expect(incident.persons.map(({ full_name, role, part }) => [full_name, role, part])).toEqual([
      ['Marc Dupont', 'chef', null],
      ['DRH', '', 'told_afterwards'],
      ['Julie Leroy', 'collègue', 'witness'],
    ]);
    expect(incident.origin).toMatchObject({
      conversation_id: conversationId,
      createdFromChat: true,
      is_there: true,
    });
    const { account = [], messages_there = [] } = incident.origin ?? {};
    expect(account.map(({ words }) => words).join('\n\n')).toBe(incident.description);
    expect(messages_there).toEqual([...new Set(account.map(({ message_id }) => message_id))]);
    const [first = ''] = messages_there;
    expect(
      (await person.call('DELETE', `/api/conversations/${conversationId}/messages/${first}`)).status,
    ).toBe(204);
    const without = (await (await person.call('GET', `/api/incidents/${ids[0]}`)).json()) as Incident;
    // The words of the incident are its own; the way to the message is gone.
    expect(without.origin?.account).toEqual(account);
    expect(without.origin?.messages_there).toEqual(messages_there.slice(1));
    const kept = Object.fromEntries(
      (incident.origin?.details ?? []).map(({ kind, words }) => [kind, words.join(' ')]),
    );
    expect(kept.impact).toContain('je ne dors plus');
    expect(kept.actions).toContain('parlé à la DRH');
    expect(kept.witnesses).toContain('Julie Leroy');
    const yesterday = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(
      Date.now() - DAY_MS,
    );
    // "Hier vers 14h30", and no kind of facts was named.
    expect(incident).toMatchObject({
      incident_date: yesterday,
      incident_time: '14:30',
      date_certainty: 'approximate',
      unstated: ['type', 'priority'],
    });
    const reopened = await (await person.call('GET', `/api/conversations/${conversationId}`)).json();
    expect(reopened.suggestion).toBeNull();
  });

  it('does not suggest a dismissed incident again', async () => {
    const person = await signUpInProcess(server);
    const { conversationId, suggestion } = await tellUntilSuggested(person, IN_SHORT);
    const path = `/api/conversations/${conversationId}/suggestions/${suggestion?.id}`;
    expect((await person.call('DELETE', path)).status).toBe(204);
    expect((await person.call('DELETE', path)).status).toBe(204);
    expect(
      (await (await person.call('GET', `/api/conversations/${conversationId}`)).json()).suggestion,
    ).toBeNull();
    expect((await person.call('POST', `${path}/incident`)).status).toBe(409);
  });
});
