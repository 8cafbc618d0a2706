import type { CollectedAnswer, DetailEdit } from '#contract/interview.ts';
import type { Actor } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { writeDetailEdit } from '../telling/detail-edits.ts';
import { requireEpisode } from '../telling/require-episode.ts';
import { changeAndReread } from './change-and-reread.ts';

/**
 * Corrects, erases or marks as unsure the collected detail of one kind, or undoes that. An open suggestion is updated, or
 * withdrawn where too few details are left.
 * @throws ProblemError `not_found`; `not_ready`; `unavailable` when the conversation cannot be read at the moment
 */
export const editDetail = async (
  services: ConversationServices,
  actor: Actor,
  conversationId: string,
  edit: DetailEdit,
  timeZone: string | undefined,
): Promise<CollectedAnswer> => {
  const place = { conversationId, timeZone };
  if (edit.episode !== undefined) await requireEpisode(services, actor, place, edit.episode);
  return await changeAndReread(services, actor, place, (tx) => writeDetailEdit(tx, conversationId, edit));
};
