import type { Collected } from '#contract/interview.ts';
import { INCIDENT_DESCRIPTION_MAX_CHARACTERS } from '#contract/limits.ts';
import type { SuggestionDraft } from '../draft-suggestion.ts';
import type { SaidMessage } from '../said-message.ts';

/** Behind an account that nobody has checked: whoever reads the record must not take a machine's hearing for her words. */
const NOTE = '[Ce récit contient la transcription automatique d’un enregistrement, à vérifier.]';

/**
 * The offer, with a note where its description holds what only a machine has heard.
 * @param said the whole conversation; `collected` points into its recordings already
 */
export const withHeardNote = (
  draft: SuggestionDraft | null,
  collected: Collected,
  said: readonly SaidMessage[],
): SuggestionDraft | null => {
  if (draft === null) return null;
  const heard = said.flatMap(({ content, recordings = [] }) =>
    recordings
      .filter(({ byMachine }) => byMachine)
      .map(({ fileId, start, end }) => ({ fileId, text: content.slice(start, end).trim() })),
  );
  const isPointedAt = (fileId: string) =>
    collected.details.some(({ sources }) => sources.some((source) => source.file_id === fileId));
  const isIn = heard.some(({ fileId, text }) => draft.description.includes(text) || isPointedAt(fileId));
  return isIn ? { ...draft, description: withNote(draft.description) } : draft;
};

/** A record holds so much; the note is never what is left out of it. */
const withNote = (description: string): string => {
  const behind = `\n\n${NOTE}`;
  const room = INCIDENT_DESCRIPTION_MAX_CHARACTERS - behind.length;
  return description.slice(0, room).replace(/[\uD800-\uDBFF]$/, '') + behind;
};
