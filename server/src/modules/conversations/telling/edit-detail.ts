import type { CollectedAnswer, DetailEdit } from '#contract/interview.ts';
import type { Actor } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { writeDetailEdit } from './detail-edits.ts';
import { readAnew } from './read-anew.ts';

/**
 * Corrects, erases or marks as unsure what was collected of one kind, or undoes that. An offer that is open is
 * brought up to it, or taken back where too little is left.
 * @throws ProblemError `not_found`; `unavailable` when the edit is kept and cannot be shown at the moment.
 */
export const editDetail = (
  services: ConversationServices,
  actor: Actor,
  conversationId: string,
  edit: DetailEdit,
  timeZone: string | undefined,
): Promise<CollectedAnswer> =>
  readAnew(services, actor, { conversationId, timeZone }, (tx) => writeDetailEdit(tx, conversationId, edit));
