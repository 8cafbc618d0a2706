import { v7 as uuidv7 } from 'uuid';
import type { WriteTransaction } from '../../../platform/database/database.ts';
import { type Draft, FIRST_EPISODE, type Reading } from '../../assistant/index.ts';
import { hasCreatedIncident, readLastOffers, type SuggestionContent } from './suggestion-reader.ts';
import { closeSuggestion, offerSuggestion, renewSuggestion } from './suggestion-writer.ts';

/**
 * Makes an offer of what a reading found of the incident that is being told, when the model is ready for one and no
 * incident was created of it yet. Offers that are open already are brought up to what has been told or taken back
 * since, so that the person never decides on less or on more than she said; one of which too little is left is
 * withdrawn until there is enough again. The conversation is locked, and still as it was read. See `isStillAt`.
 */
export const keepOffers = async (
  tx: WriteTransaction,
  conversationId: string,
  { interview, drafts }: Reading,
  ready: boolean,
): Promise<void> => {
  const last = await readLastOffers(tx, conversationId);
  for (const { id, episode, status } of last) {
    const content = contentOf(drafts.find((draft) => draft.episode === episode));
    if (content) await renewSuggestion(tx, id, content);
    // An incident of what is not true any more is none.
    else if (status === 'offered') await closeSuggestion(tx, id, { status: 'withdrawn' });
  }
  const told = interview.collected.key ?? FIRST_EPISODE;
  const content = contentOf(drafts.find((draft) => draft.episode === told));
  const isOffered = last.some(({ episode }) => episode === told);
  if (ready && content && !isOffered && !(await hasCreatedIncident(tx, conversationId, told))) {
    await offerSuggestion(tx, { conversationId, episode: told, id: uuidv7() }, content);
  }
};

const contentOf = (draft: Draft | undefined): SuggestionContent | undefined => {
  if (!draft?.suggestion) return undefined;
  const { people, day, details } = draft.collected;
  return { ...draft.suggestion, people, day, details };
};
