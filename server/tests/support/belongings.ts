/** One thing of each kind that a route names in its path, for tests that try every route. */
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { EvidenceInput } from '#contract/evidence.ts';
import type { IncidentInput } from '#contract/incidents.ts';
import type { EntryInput } from '#contract/journal.ts';
import type { PersonInput } from '#contract/persons.ts';
import type { SynthesisInput } from '#contract/syntheses.ts';
import { appendMessage } from '#server/modules/conversations/conversation-writer.ts';
import { insertSuggestion } from '#server/modules/conversations/suggestions/suggestion-writer.ts';
import { keepDossier, keepOpenShare } from './dossiers.ts';
import { keepExport } from './exports.ts';
import { jpegWithPlace } from './make-files.ts';
import { signUpInProcess, type TestPerson } from './people.ts';
import type { TestServer } from './test-server.ts';
import { cutOffUpload, TINY_PNG, uploaded, wavOf } from './uploads.ts';

/** Ids, by the name that their kind has in the paths of the tables of routes. */
export interface Belongings {
  conversationId: string;
  /** Said by the person in the conversation; nothing has answered it. */
  messageId: string;
  /** Open, of the conversation. */
  suggestionId: string;
  incidentId: string;
  /** A second incident. */
  otherIncidentId: string;
  /** An incident that was deleted and can be taken back. */
  deletedIncidentId: string;
  /** An exhibit of the incident. */
  evidenceId: string;
  /** A person of the incident. */
  personId: string;
  /** An analysis of the incident. */
  analysisId: string;
  /** What that person is known by in several incidents. */
  personKey: string;
  entryId: string;
  /** A synthesis of everything that is there, the person's incident with it. */
  synthesisId: string;
  /** A picture, attached to nothing. */
  fileId: string;
  /** A recording. */
  clipId: string;
  /** Of an upload that was cut off. */
  uploadId: string;
  /** A text. */
  documentId: string;
  /** A picture that says where it was taken. */
  pictureId: string;
  /** A picture that the exhibit has. */
  exhibitFileId: string;
  /** Somebody else's account, for those who administer. */
  accountId: string;
  /** What the operator tells administrators. */
  operatorMessageId: string;
  /** An export of everything, which is ready. */
  exportId: string;
  /** A dossier, which is ready. */
  dossierId: string;
  /** A notice about the account. */
  noticeId: string;
  /** A share that is open, and whose code was given: {@link shareTokenOf}. Its code is that of the example. */
  shareId: string;
}
export type Kind = keyof Belongings;

/** Ids of nobody’s things. */
export const missingBelongings = (): Belongings => ({
  conversationId: uuidv7(),
  messageId: uuidv7(),
  suggestionId: uuidv7(),
  incidentId: uuidv7(),
  otherIncidentId: uuidv7(),
  deletedIncidentId: uuidv7(),
  evidenceId: uuidv7(),
  personId: uuidv7(),
  analysisId: uuidv7(),
  personKey: uuidv7(),
  entryId: uuidv7(),
  synthesisId: uuidv7(),
  fileId: uuidv7(),
  clipId: uuidv7(),
  uploadId: uuidv7(),
  documentId: uuidv7(),
  pictureId: uuidv7(),
  exhibitFileId: uuidv7(),
  accountId: uuidv7(),
  operatorMessageId: uuidv7(),
  exportId: uuidv7(),
  dossierId: uuidv7(),
  noticeId: uuidv7(),
  shareId: uuidv7(),
});

/** What a share is read with: made of its id, so that it is another one for each. */
export const shareTokenOf = (shareId: string): string =>
  createHash('sha256').update(shareId).digest('base64url');

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

/** A body that adds an exhibit; its texts hold the word 'secret'. */
export const exhibitBody = (id: string): EvidenceInput => ({
  id,
  title: 'Pièce secret',
  description: 'Pièce secret',
  source: 'Source secret',
  type: 'document',
  files: [],
});

/** A body that adds a person; its texts hold the word 'secret'. */
export const personBody = (id: string): PersonInput => ({
  id,
  full_name: 'Nom secret',
  is_anonymized: false,
  part: 'witness',
  role: 'Rôle secret',
  notes: 'Notes secret',
});

/** A body that keeps an entry; both of its texts hold the word 'secret'. */
export const entryBody = (id: string): EntryInput => ({
  id,
  title: 'Note secret',
  content: 'Note secret',
  entry_type: 'note',
  tags: [],
  mood: null,
  is_private: true,
  happened_on: null,
  happened_at: null,
  files: [],
});

/** An incident that can be passed on: it has a day and a person, and is no draft. */
export const keepCompleteIncident = async (person: TestPerson): Promise<string> => {
  const id = uuidv7();
  const body = { ...incidentBody(id), incident_date: '2026-03-03', date_certainty: 'exact' };
  const answers = [
    await person.call('POST', '/api/incidents', body),
    await person.call('POST', `/api/incidents/${id}/persons`, personBody(uuidv7())),
  ];
  for (const answer of answers) if (!answer.ok) throw new Error(await answer.text());
  return id;
};

/** A body that composes a synthesis of everything; its title holds the word 'secret'. */
export const synthesisBody = (id: string): SynthesisInput => ({
  id,
  title: 'Synthèse secret',
  choice: { incident_ids: [], entry_ids: [], from: null, to: null },
  language: 'fr',
  with_model: false,
});

interface Owner {
  server: TestServer;
  person: TestPerson;
}

/** Where the path names the person alone, their incident is not there yet; where it is, that changes nothing. */
const makePerson = async ({ person }: Owner, { incidentId, personId, personKey }: Belongings) => {
  await person.call('POST', '/api/incidents', incidentBody(incidentId));
  const body = { ...personBody(personId), person_key: personKey };
  await person.call('POST', `/api/incidents/${incidentId}/persons`, body);
};

/**
 * How one of each kind is made, with the word 'secret' in its texts. A conversation and an incident are
 * made before what belongs to them.
 */
const MAKERS: Record<Kind, (owner: Owner, ids: Belongings) => Promise<unknown>> = {
  conversationId: ({ person }, { conversationId: id }) =>
    person.call('POST', '/api/conversations', { id, title: 'Nom secret' }),
  messageId: ({ server, person }, { conversationId, messageId }) =>
    server.recueil.database.onBehalfOf(person.id, 'test', (tx) =>
      appendMessage(tx, conversationId, {
        id: messageId,
        role: 'user',
        content: 'Message secret',
        metadata: {},
        replyTo: null,
      }),
    ),
  suggestionId: ({ server, person }, { conversationId, suggestionId }) =>
    server.recueil.database.onBehalfOf(person.id, 'test', (tx) =>
      insertSuggestion(
        tx,
        { conversationId, episode: '', id: suggestionId },
        {
          title: 'Suggestion secret',
          description: 'Suggestion secret',
          account: [],
          rest: [],
          severity: 'high',
          type: 'harassment',
          extractedData: { date: null, location: null, people: [], facts: [] },
          people: [],
          day: null,
          time: null,
          dateCertainty: null,
          unstated: [],
          details: [],
        },
      ),
    ),
  incidentId: ({ person }, { incidentId }) => person.call('POST', '/api/incidents', incidentBody(incidentId)),
  deletedIncidentId: async ({ person }, { deletedIncidentId: id }) => {
    await person.call('POST', '/api/incidents', incidentBody(id));
    await person.call('DELETE', `/api/incidents/${id}`, undefined, { 'if-match': '"1"' });
  },
  otherIncidentId: ({ person }, { otherIncidentId: id }) =>
    person.call('POST', '/api/incidents', incidentBody(id)),
  evidenceId: async ({ person }, { incidentId, evidenceId }) => {
    // Where the path names the exhibit alone, its incident is not there yet; where it is, this changes nothing.
    await person.call('POST', '/api/incidents', incidentBody(incidentId));
    await person.call('POST', `/api/incidents/${incidentId}/evidence`, exhibitBody(evidenceId));
  },
  personId: makePerson,
  analysisId: ({ person }, { incidentId, analysisId: id }) =>
    person.call('POST', `/api/incidents/${incidentId}/analyses`, { id }),
  personKey: makePerson,
  entryId: ({ person }, { entryId }) => person.call('POST', '/api/journal', entryBody(entryId)),
  synthesisId: async ({ person }, { incidentId, synthesisId }) => {
    await person.call('POST', '/api/incidents', incidentBody(incidentId));
    await person.call('POST', '/api/syntheses', synthesisBody(synthesisId));
  },
  fileId: ({ server, person }, { fileId }) =>
    uploaded(server.url, person, TINY_PNG, { id: fileId, name: 'Photo secret.png' }),
  clipId: ({ server, person }, { clipId }) =>
    uploaded(server.url, person, wavOf(), { id: clipId, name: 'Voix secret.wav' }),
  uploadId: ({ server, person }, { uploadId: id }) =>
    cutOffUpload(server.url, person, Buffer.alloc(900_000, 'secret'), { id, sentBytes: 800_000 }),
  documentId: ({ server, person }, { documentId: id }) =>
    uploaded(server.url, person, Buffer.from('Texte secret'), { id, name: 'Texte secret.txt' }),
  pictureId: async ({ server, person }, { pictureId: id }) =>
    uploaded(server.url, person, await jpegWithPlace(), { id, name: 'Lieu secret.jpg' }),
  exhibitFileId: async ({ server, person }, { incidentId, evidenceId, exhibitFileId }) => {
    await uploaded(server.url, person, TINY_PNG, { id: exhibitFileId, name: 'Pièce secret.png' });
    const path = `/api/incidents/${incidentId}/evidence/${evidenceId}`;
    await person.call('PATCH', path, { files: [exhibitFileId] }, { 'if-match': '"1"' });
  },
  accountId: async ({ server }, ids) => {
    ids.accountId = (await signUpInProcess(server)).id;
  },
  operatorMessageId: ({ server }, { operatorMessageId: id }) =>
    server.recueil.database.asSystem('test', ({ db }) =>
      db
        .insertInto('operator_messages')
        .values({ id, audience: 'administrators', text_fr: 'Message secret', text_en: 'Message secret' })
        .execute(),
    ),
  exportId: ({ server, person }, { exportId: id }) => keepExport(server, person, id),
  dossierId: ({ server, person }, { dossierId: id }) => keepDossier(server, person, { id }),
  noticeId: ({ server, person }, { noticeId: id }) =>
    server.recueil.database.onBehalfOf(person.id, 'test', ({ db }) =>
      db.insertInto('notifications').values({ user_id: person.id, id, kind: 'email_changed' }).execute(),
    ),
  shareId: ({ server, person }, { shareId: id }) => keepOpenShare(server, person, id, shareTokenOf(id)),
};

const isKind = (name: string): name is Kind => name in MAKERS;

/** The kind that a path parameter names. @throws Error when no test makes such a thing: MAKERS lacks it. */
export const kindOf = (parameter: string): Kind => {
  if (!isKind(parameter)) throw new Error(`belongings.ts makes nothing for :${parameter}`);
  return parameter;
};

/** Gives the person one thing of each kind, or of the kinds that are named. Ids of other kinds are nobody's. */
export const giveBelongings = async (
  server: TestServer,
  person: TestPerson,
  kinds: readonly string[] = Object.keys(MAKERS),
): Promise<Belongings> => {
  const ids = missingBelongings();
  for (const kind of kinds.map(kindOf)) await MAKERS[kind]({ server, person }, ids);
  return ids;
};
