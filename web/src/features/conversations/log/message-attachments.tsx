import type { StoredFile } from '#contract/files.ts';
import type { SourceSpan } from '#contract/interview.ts';
import { FileCard } from '#web/features/attachments/showing/file-card.tsx';
import { VoiceCard } from '#web/features/voice/voice-card.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { rereadConversation } from '../conversation-queries.ts';

interface MessageAttachmentsProps {
  conversationId: string;
  files: readonly StoredFile[];
  /** The words of a recording that « Ce qui est recueilli » points at. */
  marked: SourceSpan | null;
}

/** What a message brings beside its words. */
export const MessageAttachments = ({ conversationId, files, marked }: MessageAttachmentsProps) => {
  const { t } = useTexts('conversations');
  const owner = useProfile().id;
  // What a recording says counts as told: what is collected is read again.
  const reread = () => void rereadConversation(queryClient, conversationId).catch(() => undefined);
  return (
    <ul aria-label={t('message.attachments')} className="flex max-w-full min-w-0 flex-col items-end gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          {file.transcription === null ? (
            <FileCard file={file} />
          ) : (
            <VoiceCard
              file={file}
              owner={owner}
              marked={marked?.file_id === file.id ? marked : null}
              onWords={reread}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
