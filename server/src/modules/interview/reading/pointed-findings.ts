/**
 * What an outside model pointed at, through the same door as what the readers find: words of the person, which propose and
 * nothing more. A model names no part that somebody played, no kind of facts and no day.
 */
import type { Finding, Passage, SaidMessage, Value } from '#interviewer/index.ts';
import type { Pointer } from '../extraction/pointer.ts';

/** The `why` of these findings. */
export const MODEL_WHY = 'an outside model pointed at it';

/** The findings by message. */
export const pointedFindings = (
  pointers: readonly Pointer[],
  said: readonly SaidMessage[],
): ReadonlyMap<string, readonly Finding[]> => {
  const contents = new Map(said.map(({ id, content }) => [id, content]));
  const found = new Map<string, Finding[]>();
  for (const pointer of pointers) {
    const content = contents.get(pointer.message_id);
    if (content === undefined || pointer.certainty === 'unknown' || pointer.end > content.length) continue;
    const { message_id: messageId, start, end } = pointer;
    const passage: Passage = { messageId, start, end, words: content.slice(start, end) };
    const value = valueIn(pointer, passage.words);
    if (value === null) continue;
    const finding = { passage, value, isDenial: false, isPointed: true, why: MODEL_WHY };
    found.set(messageId, [...(found.get(messageId) ?? []), finding]);
  }
  return found;
};

const valueIn = ({ kind }: Pointer, words: string): Value | null => {
  switch (kind) {
    case 'incident_type':
      return null;
    case 'when':
      return { detail: kind, day: null, time: null, isApproximate: true, isFull: false, of: 'event' };
    case 'people':
    case 'witnesses': {
      // "Personne n'a vu" is told in words that the readers know.
      if (/\b(?:personne|aucun|seul)/i.test(words)) return null;
      const isName = /^\p{Lu}/u.test(words);
      const part = kind === 'people' ? 'mentioned' : 'witness';
      return { detail: kind, name: isName ? words : null, role: isName ? null : words, part };
    }
    default:
      return { detail: kind };
  }
};
