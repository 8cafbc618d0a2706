/** A server whose outside model points at words, for the tests of what comes of it. */
import { expect } from 'vitest';
import type { OpenConversation } from '#contract/conversations.ts';
import type { DetailKind, Proposal } from '#contract/interview.ts';
import { answeredBy, type OpenAiServer, startOpenAiServer } from './openai-server.ts';
import { signUp, type TestPerson } from './people.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { readConversation } from './turns.ts';

/** Words in which the interviewer's readers see no place, and the place. */
export const PLACE = 'là où on range les palettes';
export const TOLD = `Mon chef m’a insultée, pile ${PLACE}.`;

/** A finding as a model writes it. */
export const finding = (quote: string, more: object = {}) => ({
  kind: 'where',
  message: 1,
  quote,
  certainty: 'exact',
  ...more,
});

export interface FindingServer {
  openAi: OpenAiServer;
  server: TestServer;
  claire: TestPerson;
  /** What the model finds from now on. */
  finds(...items: object[]): void;
  /** The same, not before the answer is called. */
  findsLater(...items: object[]): () => void;
  open(id: string): Promise<OpenConversation>;
  /** The first proposal of a detail. */
  proposalOf(id: string, detail: DetailKind): Promise<Proposal | undefined>;
  /** About how many of the person's messages a model has answered. */
  extractedOf(person: TestPerson, id: string): Promise<number>;
  untilExtracted(id: string, count: number): Promise<void>;
  stop(): Promise<void>;
}

export const startFindingServer = async (): Promise<FindingServer> => {
  const openAi = await startOpenAiServer();
  const server = await startTestServer({ env: answeredBy(openAi) });
  const claire = await signUp(server);
  const open = (id: string) => readConversation(claire, id);
  const extractedOf = (person: TestPerson, id: string): Promise<number> =>
    server.recueil.database.readOnBehalfOf(person.id, 'test', async ({ db }) => {
      const rows = await db
        .selectFrom('extractions')
        .select('message_id')
        .where('conversation_id', '=', id)
        .execute();
      return rows.length;
    });
  return {
    openAi,
    server,
    claire,
    open,
    extractedOf,
    finds: (...items) => openAi.find({ kind: 'findings', text: JSON.stringify({ items }) }),
    findsLater: (...items) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      openAi.find({ kind: 'findings', text: JSON.stringify({ items }), until: promise });
      return resolve;
    },
    proposalOf: async (id, kind) =>
      (await open(id)).collected.proposals.find(({ detail }) => detail === kind),
    untilExtracted: (id, count) => expect.poll(() => extractedOf(claire, id)).toBe(count),
    stop: async () => {
      await server.stop();
      await openAi.stop();
    },
  };
};
