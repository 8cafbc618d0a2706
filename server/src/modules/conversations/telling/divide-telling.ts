import type { CollectedAnswer, EpisodeMark } from '#contract/interview.ts';
import type { Actor } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { writeEpisodeMark } from './episode-marks.ts';
import { readAnew } from './read-anew.ts';

/**
 * Keeps the incidents of a conversation apart, or together, as the person says. Open offers are brought up to it.
 * @throws ProblemError `not_found`; `unavailable` when it is kept and cannot be shown at the moment.
 */
export const divideTelling = (
  services: ConversationServices,
  actor: Actor,
  conversationId: string,
  mark: EpisodeMark,
  timeZone: string | undefined,
): Promise<CollectedAnswer> =>
  readAnew(services, actor, { conversationId, timeZone }, (tx) => writeEpisodeMark(tx, conversationId, mark));
