import type { CollectedAnswer, EpisodeMark } from '#contract/interview.ts';
import type { Actor } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { writeEpisodeMark } from '../telling/episode-marks.ts';
import { requireEpisode } from '../telling/require-episode.ts';
import { changeAndReread } from './change-and-reread.ts';

/**
 * Divides the conversation into incidents, or joins two of them, as the person asks. Open suggestions are updated.
 * @throws ProblemError `not_found`; `not_ready`; `unavailable` when the conversation cannot be read at the moment
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
  return await changeAndReread(services, actor, place, (tx) => writeEpisodeMark(tx, conversationId, mark));
};
