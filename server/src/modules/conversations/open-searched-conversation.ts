/** Run by the threads that search: a conversation, or a part of a long one, opened. */
import type { OpenThing, SearchedUnit } from '../search/index.ts';
import { SEALED_MESSAGE } from './conversation-content.ts';
import { conversationItem } from './conversation-row.ts';
import type { SearchedConversationRow } from './read-said.ts';

export const open: OpenThing<SearchedConversationRow> = (box, row, openFile) => {
  const item = conversationItem(box, row.conversation, row.conversation.words);
  const said = row.messages.map(({ files, ...message }): SearchedUnit => {
    const content = SEALED_MESSAGE.tryOpen(box, message, message.sealed);
    return {
      messageId: message.id,
      texts: [
        ...(content ? [{ field: 'message', text: content.content }] : []),
        ...files.flatMap((file) => openFile(box, file)),
      ],
    };
  });
  const title: SearchedUnit = { texts: [{ field: 'title', text: item.title }] };
  return { item, mood: null, tags: [], units: row.isFirstPart ? [title, ...said] : said };
};
