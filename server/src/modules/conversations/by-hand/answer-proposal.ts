import type { CollectedAnswer, ProposalAnswer } from '#contract/interview.ts';
import type { Answer } from '#interviewer/index.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { FIRST_EPISODE, valueByHand } from '../../interview/index.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { lockConversation } from '../conversation-writer.ts';
import { readingProblem, WITHOUT_A_REPLY } from '../reading-problem.ts';
import { withdrawSuggestions } from '../suggestions/suggestion-writer.ts';
import { appendAnswer } from '../telling/answers.ts';
import { readOptionsFor, saidIn } from '../telling/interview-of.ts';
import { readTelling } from '../telling/telling.ts';
import { changeAndReread } from './change-and-reread.ts';

/**
 * Keeps what the person says of a proposal by a press, together with the words and the value that were proposed: it outlives
 * a later reading that finds other words. An open suggestion is updated, or withdrawn where too few details are left.
 * @throws ProblemError `not_found`, also for a proposal that is no longer there; `invalid_input` for a value of another
 *   detail; `not_ready` at the limit of answers; `unavailable` when the conversation cannot be read at the moment
 */
export const answerProposal = async (
  services: ConversationServices,
  actor: Actor,
  conversationId: string,
  input: ProposalAnswer,
  timeZone: string | undefined,
): Promise<CollectedAnswer> => {
  const place = { conversationId, timeZone };
  const answer = await answerFrom(services, actor, place, input);
  return await changeAndReread(services, actor, place, async (tx) => {
    await lockConversation(tx, conversationId);
    await appendAnswer(tx, conversationId, answer);
    // Opened again by the reading that follows. If that one fails, nothing can be made of words that were just refused.
    if (TAKES_BACK.has(answer.action)) await withdrawSuggestions(tx, conversationId);
  });
};

const TAKES_BACK: ReadonlySet<Answer['action']> = new Set(['refuse', 'correct']);
/** Of a value that was told very often, enough to know it by. */
const MOST_PASSAGES = 20;

const answerFrom = async (
  { database, interviews }: ConversationServices,
  actor: Actor,
  { conversationId, timeZone }: { conversationId: string; timeZone: string | undefined },
  { action, episode: incident = FIRST_EPISODE, proposal: id, value }: ProposalAnswer,
): Promise<Omit<Answer, 'made'>> => {
  const { messages, aids } = await database.asReader(actor, (tx) => readTelling(tx, conversationId));
  const last = messages.at(-1);
  const given = { incident, action, ...(last && { after: last.id }) };
  try {
    const { reading } = await interviews.read(saidIn(messages), {
      ...readOptionsFor(actor.userId, timeZone),
      ...aids,
    });
    const told = reading.incidents.find(({ key }) => key === incident);
    if (id === undefined) {
      const isKnown = told !== undefined || incident === FIRST_EPISODE;
      if (!isKnown || value === undefined) throw new ProblemError('not_found');
      return { ...given, detail: value.detail, about: null, value: valueByHand(value) };
    }
    const meant = told?.proposals.find((one) => one.id === id);
    if (meant === undefined) throw new ProblemError('not_found');
    // A person can be told as a witness in place of an author, but a place is no day.
    if (value !== undefined && !isOfOneKind(value.detail, meant.detail))
      throw new ProblemError('invalid_input');
    return {
      ...given,
      detail: meant.detail,
      about: { passages: meant.passages.slice(0, MOST_PASSAGES), value: meant.value },
      ...(value !== undefined && { value: valueByHand(value) }),
    };
  } catch (error) {
    throw readingProblem(error, WITHOUT_A_REPLY) ?? error;
  }
};

const PERSONS: ReadonlySet<string> = new Set(['people', 'witnesses']);

const isOfOneKind = (one: string, other: string): boolean =>
  one === other || (PERSONS.has(one) && PERSONS.has(other));
