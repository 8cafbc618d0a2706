/**
 * Edits of details as they were stored before there were proposals, as answers: a conversation of that time keeps what the
 * person put right, took out or doubted in it.
 */
import type { DetailKind } from '#contract/common/details.ts';
import { type Answer, readConversation, type SaidMessage, type Value } from '#interviewer/index.ts';

export interface FormerEdit {
  episode: string;
  kind: DetailKind;
  action: 'correct' | 'erase' | 'unsure';
  /** Of a correction. */
  value?: string;
  /** How many messages there were: what was told later is not meant. */
  through: number;
}

/** They come before all answers. @param said the conversation, oldest first */
export const answersFrom = (
  edits: readonly FormerEdit[],
  said: readonly SaidMessage[],
  timeZone: string,
): Answer[] =>
  edits.flatMap(({ episode: incident, kind: detail, action, value, through }, index): Answer[] => {
    const last = said[through - 1] ?? said.at(-1);
    const given = {
      made: index - edits.length,
      incident,
      detail,
      about: null,
      ...(last && { after: last.id }),
    };
    if (action === 'unsure') return [{ ...given, action: 'unsure' }];
    const refused: Answer = { ...given, action: 'refuse' };
    if (action === 'erase' || value === undefined) return [refused];
    const values = valuesIn(value, detail, last?.at ?? new Date(0), timeZone);
    return [refused, ...values.map((put): Answer => ({ ...given, action: 'add', value: put }))];
  });

/** What a text that was typed for a detail comes to, read as the answer to its question. */
const valuesIn = (text: string, kind: DetailKind, at: Date, timeZone: string): Value[] => {
  switch (kind) {
    case 'where':
    case 'description':
    case 'impact':
    case 'actions':
      return [{ detail: kind, text }];
    case 'incident_type': {
      const found = read(text, kind, at, timeZone);
      // A label alone is read in a sentence that uses it.
      return found.length > 0 ? found : read(`C’est ${text}.`, kind, at, timeZone);
    }
    case 'when': {
      const found = isOpen(text) ? [] : read(text, kind, at, timeZone);
      return found.length > 0
        ? found
        : [{ detail: kind, day: null, time: null, isApproximate: true, isFull: false, of: 'event', text }];
    }
    default: {
      const found = read(text, kind, at, timeZone);
      const part = kind === 'people' ? 'author' : 'witness';
      if (NOBODY.test(text)) return [];
      return found.length > 0 ? found : [{ detail: kind, name: text, role: null, part }];
    }
  }
};

/** "Le 12 ou le 13", "peut-être mardi": the text is kept, and no day is made of it. */
const isOpen = (text: string): boolean => /\b(?:ou|peut-être|environ|sais pas|crois)\b/i.test(text);

/** They know of nobody, or do not know who: no person of that name. */
const NOBODY = /\b(?:personne|aucune?|sais pas|ignore)\b/i;

const read = (text: string, kind: DetailKind, at: Date, timeZone: string): Value[] => {
  const said: SaidMessage[] = [
    { id: 'question', role: 'assistant', content: '?', at },
    { id: 'answer', role: 'user', content: text, at },
  ];
  const { incidents } = readConversation(said, { timeZone, answers: [], askedIn: () => kind });
  return incidents.flatMap(({ proposals }) =>
    proposals
      .filter(({ detail, state, isDenial }) => detail === kind && state !== 'refused' && !isDenial)
      .map(({ value }) => value)
      .filter((value) => value.detail !== 'when' || value.day !== null || value.time !== null),
  );
};
