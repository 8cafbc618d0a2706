import { type ExportSource, exportedTable, type InBoth } from '../../platform/exports/exported-table.ts';
import { SEALED_CONVERSATION, SEALED_MESSAGE } from './conversation-content.ts';
import { SEALED_SUGGESTION } from './suggestions/suggestion-reader.ts';
import { SEALED_ANSWER } from './telling/answers.ts';
import { SEALED_EXTRACTION } from './telling/extraction-store.ts';
import { SEALED_EDIT } from './telling/former-edits.ts';

const SPEAKERS: Readonly<Record<string, InBoth>> = {
  user: { fr: 'Vous', en: 'You' },
  assistant: { fr: 'Assistant', en: 'Assistant' },
};

/** The fields of a message that the readable page shows, as a row is exported. */
interface ExportedMessage {
  role?: string;
  content?: string;
  attachments?: string[];
  created_at?: string;
}

/** Conversations and what was made of them, for the export. */
export const conversationExport: ExportSource = {
  tables: [
    exportedTable({
      table: 'conversations',
      sealed: { sealed: { kind: SEALED_CONVERSATION } },
      shown: {
        heading: { fr: 'Conversations', en: 'Conversations' },
        show: (row) => {
          const { title, created_at } = row as { title?: string | null; created_at?: string };
          return { title: title ?? { fr: 'Conversation', en: 'Conversation' }, at: created_at ?? null };
        },
      },
    }),
    exportedTable({
      table: 'conversation_messages',
      sealed: { sealed: { kind: SEALED_MESSAGE } },
      shown: {
        heading: { fr: 'Messages', en: 'Messages' },
        below: { table: 'conversations', column: 'conversation_id', order: ['position'] },
        show: (row) => {
          const { role = '', content, attachments, created_at } = row as ExportedMessage;
          const by = SPEAKERS[role];
          return {
            title: '',
            at: created_at ?? null,
            ...(by && { by }),
            text: content ?? null,
            files: attachments ?? [],
          };
        },
      },
    }),
    exportedTable({ table: 'message_files' }),
    exportedTable({ table: 'incident_suggestions', sealed: { sealed: { kind: SEALED_SUGGESTION } } }),
    exportedTable({ table: 'proposal_answers', sealed: { sealed: { kind: SEALED_ANSWER } } }),
    exportedTable({ table: 'detail_edits', sealed: { sealed: { kind: SEALED_EDIT } } }),
    exportedTable({ table: 'extractions', sealed: { sealed: { kind: SEALED_EXTRACTION } } }),
    exportedTable({ table: 'episode_marks' }),
  ],
  leftOut: { running_replies: 'which server writes a reply now; gone when it is written' },
};
