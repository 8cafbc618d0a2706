/** What a person has begun or sent, and the server does not have yet: as far as this browser knows. */
import type { AnyDraft } from '#web/lib/drafts/all-drafts.ts';
import { PROFILE_CHANGES, UNSENT_ENTRY } from '#web/lib/drafts/draft-storage.ts';

export interface WaitingHere {
  /** Messages that were sent and have not arrived, by the conversation with the most recent one. */
  messages: { count: number; conversationId: string } | null;
  /** Notes that are kept until a server is reached. */
  notes: number;
  /** Texts that were begun. */
  texts: number;
  /** How many of all these are gone with the tab. */
  endingWithTab: number;
}

/** The slot of what stands in the input of a conversation (conversations/turns/kept-texts.ts). */
const INPUT = 'input';

/** @param drafts newest first */
export const waitingHere = (drafts: readonly AnyDraft[]): WaitingHere => {
  const own = drafts.filter(({ place }) => place.what !== PROFILE_CHANGES);
  const messages = own.filter(({ place }) => place.what === 'chat' && place.slot !== INPUT);
  const notes = own.filter(({ place }) => place.what === UNSENT_ENTRY);
  const [newest] = messages;
  return {
    messages: newest ? { count: messages.length, conversationId: newest.place.scope } : null,
    notes: notes.length,
    texts: own.length - messages.length - notes.length,
    endingWithTab: own.filter(({ kind }) => kind === 'session').length,
  };
};
