import { v7 as uuidv7 } from 'uuid';
import type { WriteTransaction } from '../../../platform/database/database.ts';
import type { IncidentDraft, Reading } from '../../interview/index.ts';
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
  { reading, drafts }: Reading,
  ready: boolean,
): Promise<void> => {
  const latest = await readLatestSuggestions(tx, conversationId);
  for (const { id, episode, status } of latest) {
    const content = contentOf(drafts.find((draft) => draft.episode === episode));
    if (content) await updateSuggestion(tx, id, content);
    // What was taken back must not become an incident.
    else if (status === 'offered') await closeSuggestion(tx, id, { status: 'withdrawn' });
  }
  const told = reading.current;
  const content = contentOf(drafts.find((draft) => draft.episode === told));
  const isSuggested = latest.some(({ episode }) => episode === told);
  if (
    ready &&
    !reading.isAlarmed &&
    content &&
    !isSuggested &&
    !(await hasCreatedIncident(tx, conversationId, told))
  ) {
    await insertSuggestion(tx, { conversationId, episode: told, id: uuidv7() }, content);
  }
};

const contentOf = (draft: IncidentDraft | undefined): SuggestionContent | undefined => {
  if (!draft?.suggestion) return undefined;
  const { suggestion, people, day, time, dateCertainty, unstated, details } = draft;
  return { ...suggestion, people, day, time, dateCertainty, unstated, details };
};
