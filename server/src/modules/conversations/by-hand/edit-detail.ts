import type { CollectedAnswer, DetailEdit } from '#contract/interview.ts';
import type { Actor } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { writeDetailEdit } from '../telling/detail-edits.ts';
import { requireEpisode } from '../telling/require-episode.ts';
import { readAnew } from './read-anew.ts';

/**
 * Corrects, erases or marks as unsure what was collected of one kind, or undoes that. An offer that is open is
 * brought up to it, or taken back where too little is left.
 * @throws ProblemError `not_found`; `not_ready`; `unavailable` when it cannot be done, or not be shown, at the moment.
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
  return await readAnew(services, actor, place, (tx) => writeDetailEdit(tx, conversationId, edit));
};
