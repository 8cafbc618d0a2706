import type { FileOwner } from '../files/index.ts';
import type { ConversationServices } from './conversation-services.ts';
import { countNewWords } from './edit-writer.ts';
import { MESSAGE_FILES } from './message-files.ts';
import { updateSuggestionsOfMessages } from './suggestions/update-suggestions-of-messages.ts';

/** What conversations do when the transcript of a message's recording changes. */
export const messageFileOwner = (
  services: Pick<ConversationServices, 'database' | 'interviews' | 'log'>,
): FileOwner => ({
  files: MESSAGE_FILES,
  beforeWordsChange: countNewWords,
  afterWordsChange: ({ userId, ownerIds }) =>
    updateSuggestionsOfMessages(services, { userId, messageIds: ownerIds }),
});
