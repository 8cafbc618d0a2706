import { Undo2, X } from 'lucide-react';
import type { StoredFile } from '#contract/files.ts';
import { FileCard } from '#web/features/attachments/showing/file-card.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { VoiceCard } from './voice-card.tsx';

interface StoredFilesProps {
  files: readonly StoredFile[];
  /** The ids of those that stay. */
  kept: readonly string[];
  onKeep: (ids: string[]) => void;
  /** What is said of one that was taken out; that it will be deleted unless told otherwise. */
  removedText?: (name: string) => string;
}

/** The files that a record has, to be seen and heard. One that is taken out goes when the record is saved, not before. */
export const StoredFiles = ({ files, kept, onKeep, removedText }: StoredFilesProps) => {
  const { t } = useTexts('attachments');
  const { id: owner } = useProfile();
  if (files.length === 0) return null;
  const keep = (file: StoredFile) =>
    onKeep(files.map(({ id }) => id).filter((id) => id === file.id || kept.includes(id)));
  return (
    <ul className="flex flex-wrap gap-3">
      {files.map((file) => {
        const name = file.name || t('card.nameless');
        return kept.includes(file.id) ? (
          <li key={file.id} className="flex max-w-full min-w-0 items-start gap-1">
            {file.transcription === null ? <FileCard file={file} /> : <VoiceCard file={file} owner={owner} />}
            <IconButton
              icon={X}
              label={t('stored.remove', { name })}
              onPress={() => onKeep(kept.filter((id) => id !== file.id))}
            />
          </li>
        ) : (
          <li key={file.id} className="flex max-w-full min-w-0 items-center gap-2 text-sm text-ink-soft">
            <span className="wrap-anywhere">{removedText?.(name) ?? t('stored.removed', { name })}</span>
            <Button variant="quiet" onPress={() => keep(file)}>
              <Undo2 aria-hidden="true" size={16} strokeWidth={1.75} />
              {t('stored.undo')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
