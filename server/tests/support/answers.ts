/** A conversation in which something was told, and what its person answers to the proposals made of it. */
import { expect } from 'vitest';
import type {
  Collected,
  CollectedAnswer,
  DetailKind,
  DetailValue,
  Proposal,
  ProposalAnswer,
} from '#contract/interview.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './test-server.ts';
import { createConversation, readConversation, say } from './turns.ts';

export const STORY = [
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion du 3e étage et m'a traitée d'incapable devant Julie Leroy, ma collègue.",
  "Depuis je ne dors plus. J'en ai parlé à la DRH par mail.",
];
export const DAY: DetailValue = {
  detail: 'when',
  day: '2026-11-18',
  time: '09:00',
  approximate: false,
  habit: false,
};
export const PLACE: DetailValue = { detail: 'where', text: 'dans son bureau' };

export const proposalsIn = ({ proposals }: Pick<Collected, 'proposals'>, kind: DetailKind): Proposal[] =>
  proposals.filter(({ detail }) => detail === kind);

/** Sends an answer to a proposal, or something that should be none. */
export const postAnswer = (person: TestPerson, id: string, body: unknown): Promise<Response> =>
  person.call('POST', `/api/conversations/${id}/answers`, body);

/** @param whose a test signs people up only when it begins */
export const answeringAs = (whose: () => { server: TestServer; person: TestPerson }) => {
  const open = (id: string) => readConversation(whose().person, id);
  return {
    told: async (lines: readonly string[] = STORY): Promise<string> => {
      const id = await createConversation(whose().person);
      for (const line of lines) await say(whose().person, id, line);
      return id;
    },
    open,
    answer: async (id: string, body: ProposalAnswer): Promise<CollectedAnswer> => {
      const answered = await postAnswer(whose().person, id, body);
      expect(answered.status).toBe(200);
      return (await answered.json()) as CollectedAnswer;
    },
    /** The id of the first proposal of a detail. */
    idOf: async (id: string, kind: DetailKind): Promise<string> => {
      const [proposal] = proposalsIn((await open(id)).collected, kind);
      if (!proposal) throw new Error(`Nothing is proposed for ${kind}`);
      return proposal.id;
    },
    rowsOf: (id: string) => {
      const { server, person } = whose();
      return server.recueil.database.readOnBehalfOf(person.id, 'test', ({ db }) =>
        db
          .selectFrom('proposal_answers')
          .selectAll()
          .where('conversation_id', '=', id)
          .orderBy('made')
          .execute(),
      );
    },
  };
};
