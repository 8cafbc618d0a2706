/** What a person may want to go on with: drafts of this browser, and the conversation that the server tells. */
import * as z from 'zod/mini';
import { isFilled } from '#contract/common/shapes.ts';
import type { Conversation } from '#contract/conversations.ts';
import { cutText } from '#web/lib/cut-text.ts';
import type { AnyDraft } from '#web/lib/drafts/all-drafts.ts';
import { NEW_SCOPE } from '#web/lib/drafts/draft-place.ts';

const MOST = 3;
const WORDS_MAX_CHARACTERS = 90;

/** One thing that was left, and where it goes on. */
export interface LeftOff {
  /** Unique in the list. */
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Its first words, or a title; null where there are none to show. */
  words: string | null;
  goesOn:
    | { kind: 'note' }
    /** What goes into a dossier. */
    | { kind: 'dossier' }
    | { kind: 'entry' | 'incident'; id: string | null; isSensitive: boolean }
    /** An incident that is made of the entry with this id. */
    | { kind: 'incidentOfEntry'; id: string }
    /** Of the incident with this id. */
    | { kind: 'exhibit' | 'person'; id: string; isSensitive: boolean }
    /** A text that was typed in it and not sent, or what was said last. */
    | { kind: 'message' | 'conversation'; id: string };
}

const form = z.object({
  values: z.looseObject({
    title: z.catch(z.optional(z.string()), undefined),
    text: z.catch(z.optional(z.string()), undefined),
    content: z.catch(z.optional(z.string()), undefined),
    description: z.catch(z.optional(z.string()), undefined),
  }),
});
const message = z.object({ content: z.string() });

/** The newest first, a few. What is sensitive is named, and none of its words. */
export const leftOff = (drafts: readonly AnyDraft[], conversation: Conversation | null): LeftOff[] => {
  const found = drafts.flatMap((draft) => fromDraft(draft) ?? []);
  if (conversation !== null) {
    const { id, title, updated_at } = conversation;
    const words = isFilled(title) ? title : null;
    found.push({ key: id, at: Date.parse(updated_at), words, goesOn: { kind: 'conversation', id } });
  }
  const known = new Set<string>();
  return found
    .sort((one, other) => other.at - one.at)
    .filter(({ key }) => !known.has(key) && known.add(key))
    .slice(0, MOST);
};

const fromDraft = ({ place, savedAt, content, kind }: AnyDraft): LeftOff | null => {
  const at = savedAt;
  const id = place.scope === NEW_SCOPE ? null : place.scope;
  const isSensitive = kind === 'session';
  const [part, owner] = place.what.split('_of_');
  if (owner !== undefined) return ofRecord();
  switch (place.what) {
    case 'chat': {
      // One line for all that was left in a conversation, and the conversation itself.
      const words = firstWords(message.safeParse(content).data?.content);
      return { key: place.scope, at, words, goesOn: { kind: 'message', id: place.scope } };
    }
    case 'quick-note':
      return { key: 'note', at, words: wordsOf(content), goesOn: { kind: 'note' } };
    case 'dossier':
      return { key: 'dossier', at, words: null, goesOn: { kind: 'dossier' } };
    case 'journal':
    case 'incident': {
      const words = isSensitive ? null : wordsOf(content);
      const named = place.what === 'journal' ? 'entry' : 'incident';
      return { key: id ?? `${named} ${NEW_SCOPE}`, at, words, goesOn: { kind: named, id, isSensitive } };
    }
    default:
      return null;
  }

  /** What belongs to another record, which its name tells: `exhibit_of_{incident}`. */
  function ofRecord(): LeftOff | null {
    if (owner === undefined) return null;
    const words = isSensitive ? null : wordsOf(content);
    const key = place.what;
    if (part === 'incident') return { key, at, words, goesOn: { kind: 'incidentOfEntry', id: owner } };
    if (part !== 'exhibit' && part !== 'person') return null;
    return { key, at, words, goesOn: { kind: part, id: owner, isSensitive } };
  }
};

const wordsOf = (content: unknown): string | null => {
  const values = form.safeParse(content).data?.values;
  if (values === undefined) return null;
  const { title, text, content: told, description } = values;
  return firstWords([title, text, told, description].find((words) => words !== undefined && isFilled(words)));
};

const firstWords = (text: string | undefined): string | null => {
  const line = text?.replace(/\s+/g, ' ').trim() ?? '';
  if (!isFilled(line)) return null;
  const cut = cutText(line, WORDS_MAX_CHARACTERS);
  return cut === line ? line : `${cut.trimEnd()}…`;
};
