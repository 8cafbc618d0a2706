import type { EntrySource } from '#contract/evidence.ts';
import type { Incident } from '#contract/incidents.ts';

/** Where passages of a description come from: an entry of the journal, or a message of a conversation. */
export type DescriptionSource =
  | { kind: 'entry'; texts: string[]; entry: EntrySource; isThere: boolean }
  | {
      kind: 'message';
      texts: string[];
      conversationId: string;
      /** Null where the title was not kept. */
      conversationTitle: string | null;
      messageId: string;
      /** ISO 8601 */
      saidAt: string;
      isThere: boolean;
    };

/** The sources of an incident's description, in the order of the telling. */
export const sourcesOf = ({
  origin,
  from_entry,
}: Pick<Incident, 'origin' | 'from_entry'>): DescriptionSource[] => {
  const messages = new Map<string, DescriptionSource>();
  for (const { message_id, said_at, words } of origin?.account ?? []) {
    const known = messages.get(message_id);
    if (known) known.texts.push(words);
    else if (origin) {
      messages.set(message_id, {
        kind: 'message',
        texts: [words],
        conversationId: origin.conversation_id,
        conversationTitle: origin.conversation_title,
        messageId: message_id,
        saidAt: said_at,
        isThere: origin.messages_there.includes(message_id),
      });
    }
  }
  const entries: DescriptionSource[] =
    from_entry === null
      ? []
      : [{ kind: 'entry', texts: [from_entry.content], entry: from_entry, isThere: from_entry.is_there }];
  return [...entries, ...messages.values()];
};
