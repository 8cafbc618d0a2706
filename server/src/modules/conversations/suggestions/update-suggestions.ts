import { v7 as uuidv7 } from 'uuid';
import type { WriteTransaction } from '../../../platform/database/database.ts';
import { type Draft, FIRST_EPISODE, type Reading } from '../../assistant/index.ts';
import { hasCreatedIncident, readLatestSuggestions, type SuggestionContent } from './suggestion-reader.ts';
import { closeSuggestion, insertSuggestion, updateSuggestion } from './suggestion-writer.ts';

/**
 * Creates a suggestion from what a reading found of the incident that is being told, when the model is ready for one and
 * no incident was created from it yet. Open suggestions are updated to what was told or taken back since, so that the
 * person never decides on less or on more than they said; one with too few details left is withdrawn until there are
 * enough again. The conversation must be locked and unchanged since the reading. See `isUnchangedSince`.
 */
export const updateSuggestions = async (
  tx: WriteTransaction,
  conversationId: string,
  { interview, drafts }: Reading,
  ready: boolean,
): Promise<void> => {
  const latest = await readLatestSuggestions(tx, conversationId);
  for (const { id, episode, status } of latest) {
    const content = contentOf(drafts.find((draft) => draft.episode === episode));
    if (content) await updateSuggestion(tx, id, content);
    // What was taken back must not become an incident.
    else if (status === 'offered') await closeSuggestion(tx, id, { status: 'withdrawn' });
  }
  const told = interview.collected.key ?? FIRST_EPISODE;
  const content = contentOf(drafts.find((draft) => draft.episode === told));
  const isSuggested = latest.some(({ episode }) => episode === told);
  if (ready && content && !isSuggested && !(await hasCreatedIncident(tx, conversationId, told))) {
    await insertSuggestion(tx, { conversationId, episode: told, id: uuidv7() }, content);
  }
};

const contentOf = (draft: Draft | undefined): SuggestionContent | undefined => {
  if (!draft?.suggestion) return undefined;
  const { people, day, details } = draft.collected;
  return { ...draft.suggestion, people, day, details };
};
