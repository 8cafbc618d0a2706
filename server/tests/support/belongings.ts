/** Things of a person that carry an id, for tests that try every route. */
import { v7 as uuidv7 } from 'uuid';
import type { IncidentInput } from '#contract/incidents.ts';
import { appendMessage } from '#server/modules/conversations/conversation-writer.ts';
import { insertSuggestion } from '#server/modules/conversations/suggestions/suggestion-writer.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './test-server.ts';
import { TINY_PNG, uploaded, wavOf } from './uploads.ts';

/** The ids, by what they belong to. */
export interface Belongings {
  conversation: string;
  incident: string;
  /** What she said in the conversation; nobody has answered it. */
  message: string;
  /** An open offer of the conversation. */
  suggestion: string;
  /** A picture, attached to nothing. */
  file: string;
  /** A recording. */
  clip: string;
}

/** Ids of nobody’s things. */
export const missingBelongings = (): Belongings => ({
  conversation: uuidv7(),
  incident: uuidv7(),
  message: uuidv7(),
  suggestion: uuidv7(),
  file: uuidv7(),
  clip: uuidv7(),
});

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

/** Gives the person a conversation with an open suggestion, an incident, and two files. */
export const giveBelongings = async (server: TestServer, person: TestPerson): Promise<Belongings> => {
  const ids = missingBelongings();
  await uploaded(server.url, person, TINY_PNG, { id: ids.file, name: 'Photo secret.png' });
  await uploaded(server.url, person, wavOf(), { id: ids.clip, name: 'Voix secret.wav' });
  await person.call('POST', '/api/conversations', { id: ids.conversation });
  await person.call('POST', '/api/incidents', incidentBody(ids.incident));
  await server.recueil.database.onBehalfOf(person.id, 'test', async (tx) => {
    await appendMessage(tx, ids.conversation, {
      id: ids.message,
      role: 'user',
      content: 'Message secret',
      metadata: {},
      replyTo: null,
    });
    await insertSuggestion(
      tx,
      { conversationId: ids.conversation, episode: '', id: ids.suggestion },
      {
        title: 't',
        description: 'd',
        severity: 'high',
        type: 'harassment',
        extractedData: { date: null, location: null, people: [], facts: [] },
        people: [],
        day: null,
        details: [],
      },
    );
  });
  return ids;
};

/** Routes of the application that need no session. */
const OPEN = new Set(['/api/health', '/api/config', '/api/openapi.json']);

/** Every route of a signed-in person, as the application lists them: method and pattern. */
export const personalRoutes = (server: TestServer): { method: string; pattern: string }[] => {
  const seen = new Set<string>();
  return server.recueil.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(api|functions)\//.test(path) && !OPEN.has(path))
    .map(({ method, path }) => ({ method, pattern: path }))
    .filter(({ method, pattern }) => !seen.has(`${method} ${pattern}`) && seen.add(`${method} ${pattern}`));
};

/** A body that the route accepts, `:id` or `{id}` in its pattern; undefined where it takes none. */
export const bodyFor = (method: string, pattern: string): Record<string, unknown> | undefined => {
  if (method === 'GET' || method === 'DELETE' || pattern.endsWith('/stop')) return undefined;
  if (pattern.endsWith('/details')) return { kind: 'where', action: 'erase' };
  if (pattern.endsWith('/episodes')) return { action: 'begin' };
  if (pattern.endsWith('/turns')) return { id: uuidv7(), content: 'Bonjour' };
  if (pattern === '/api/conversations') return { id: uuidv7() };
  if (pattern.endsWith('/ai-chat')) return { messages: [{ role: 'user', content: 'Bonjour' }] };
  if (pattern === '/api/incidents') return { ...incidentBody(uuidv7()) };
  if (pattern.endsWith('/transcription')) return { text: 'Volé' };
  return { title: 'Volé' };
};

/** The path of a route with the ids in place of its parameters, `:id` or `{id}`. */
export const pathWith = (pattern: string, ids: Belongings): string =>
  pattern
    .replace(/:suggestionId|\{suggestionId\}/, ids.suggestion)
    .replace(/:messageId|\{messageId\}/, ids.message)
    .replace(/:id|\{id\}/, ownIdOf(pattern, ids))
    .replace('/*', '/x');

const ownIdOf = (pattern: string, ids: Belongings): string => {
  if (pattern.startsWith('/api/incidents')) return ids.incident;
  if (!pattern.startsWith('/api/files')) return ids.conversation;
  return pattern.endsWith('/transcription') ? ids.clip : ids.file;
};
