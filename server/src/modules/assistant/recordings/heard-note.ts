import type { Collected } from '#contract/interview.ts';
import type { SuggestionDraft } from '../draft-suggestion.ts';
import type { SaidMessage } from '../guide/state.ts';

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
  return isIn ? { ...draft, description: `${draft.description}\n\n${NOTE}` } : draft;
};
