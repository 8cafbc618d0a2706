/** Things of a person that carry an id, for tests that try every route. */
import { v7 as uuidv7 } from 'uuid';
import type { IncidentInput } from '#contract/incidents.ts';
import { offerSuggestion } from '#server/modules/conversations/suggestion-store.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

/** The ids, by what they belong to. */
export interface Belongings {
  conversation: string;
  incident: string;
  /** An open offer of the conversation. */
  suggestion: string;
}

/** A body that creates an incident; both of its texts hold the word 'secret'. */
export const incidentBody = (id: string): IncidentInput => ({
  id,
  title: 'Titre secret',
  description: 'Texte secret',
  type: 'harassment',
  priority: 'high',
  incident_date: null,
  location: null,
  tags: [],
  is_sensitive: false,
});

/** Gives the person a conversation with an open suggestion, and an incident. */
export const giveBelongings = async (server: TestServer, person: TestPerson): Promise<Belongings> => {
  const ids = { conversation: uuidv7(), incident: uuidv7(), suggestion: uuidv7() };
  await person.call('POST', '/api/conversations', { id: ids.conversation });
  await person.call('POST', '/api/incidents', incidentBody(ids.incident));
  await server.recueil.database.onBehalfOf(person.id, 'test', (tx) =>
    offerSuggestion(tx, ids.conversation, ids.suggestion, {
      title: 't',
      description: 'd',
      severity: 'high',
      type: 'harassment',
      extractedData: { date: null, location: null, people: [], facts: [] },
      people: [],
      day: null,
      details: [],
    }),
  );
  return ids;
};

/** The path of a route with the ids in place of its parameters, `:id` or `{id}`. */
export const pathWith = (pattern: string, ids: Belongings): string =>
  pattern
    .replace(/:suggestionId|\{suggestionId\}/, ids.suggestion)
    .replace(/:id|\{id\}/, pattern.startsWith('/api/incidents') ? ids.incident : ids.conversation)
    .replace('/*', '/x');
