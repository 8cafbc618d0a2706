import type { CollectedAnswer, EpisodeMark } from '#contract/interview.ts';
import type { Actor } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { writeEpisodeMark } from '../telling/episode-marks.ts';
import { requireEpisode } from '../telling/require-episode.ts';
import { readAnew } from './read-anew.ts';

/**
 * Keeps the incidents of a conversation apart, or together, as the person says. Open offers are brought up to it.
 * @throws ProblemError `not_found`; `not_ready`; `unavailable` when it cannot be done, or not be shown, at the moment.
 */
export const divideTelling = async (
  services: ConversationServices,
  actor: Actor,
  conversationId: string,
  mark: EpisodeMark,
  timeZone: string | undefined,
): Promise<CollectedAnswer> => {
  const place = { conversationId, timeZone };
  if (mark.episode !== undefined) await requireEpisode(services, actor, place, mark.episode);
  return await readAnew(services, actor, place, (tx) => writeEpisodeMark(tx, conversationId, mark));
};
