/** What an edit by hand makes of the sentences. */
import type { SynthesisPatch, SynthesisSentence } from '#contract/syntheses.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';

/**
 * A sentence whose text was changed becomes the person's, and keeps its sources: what it was made of is still known. A new one has
 * none. Parts stay together, in the order of the edit.
 * @throws ProblemError `invalid_input` for a new sentence without a part or a text, and for an id that stands there twice
 */
export const editedSentences = (
  before: readonly SynthesisSentence[],
  edit: NonNullable<SynthesisPatch['sentences']>,
): SynthesisSentence[] => {
  if (new Set(edit.map(({ id }) => id)).size < edit.length) throw new ProblemError('invalid_input');
  const known = new Map(before.map((sentence) => [sentence.id, sentence]));
  return edit.map(({ id, part, text }): SynthesisSentence => {
    const sentence = known.get(id);
    if (sentence)
      return text === undefined || text === sentence.text ? sentence : { ...sentence, text, made: 'person' };
    if (part === undefined || text === undefined) throw new ProblemError('invalid_input');
    return { id, part, text, made: 'person', sources: [], on: null };
  });
};
