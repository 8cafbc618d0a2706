import type { Actor } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { FIRST_EPISODE } from '../../interview/index.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { readingProblem, WITHOUT_A_REPLY } from '../reading-problem.ts';
import { readOptionsFor, saidIn } from './interview-of.ts';
import { readTelling } from './telling.ts';

/**
 * Rejects the key of an incident that is not told in the conversation and was not divided off in it. Any well-formed key
 * would otherwise create rows without limit.
 * @throws ProblemError `not_found`; `unavailable` when the conversation cannot be read at the moment
 */
export const requireEpisode = async (
  { database, interviews }: Pick<ConversationServices, 'database' | 'interviews'>,
  actor: Actor,
  { conversationId, timeZone }: { conversationId: string; timeZone: string | undefined },
  episode: string,
): Promise<void> => {
  if (episode === FIRST_EPISODE) return;
  const { messages, aids } = await database.asReader(actor, (tx) => readTelling(tx, conversationId));
  if (aids.divisions.some(({ key }) => key === episode)) return;
  try {
    const { reading } = await interviews.read(saidIn(messages), {
      ...readOptionsFor(actor.userId, timeZone),
      ...aids,
    });
    if (reading.incidents.some(({ key }) => key === episode)) return;
  } catch (error) {
    throw readingProblem(error, WITHOUT_A_REPLY) ?? error;
  }
  throw new ProblemError('not_found');
};
