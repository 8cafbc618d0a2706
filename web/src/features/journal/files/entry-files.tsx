import { ATTACHMENTS_MAX_COUNT } from '#contract/common/limits.ts';
import type { StoredFile } from '#contract/files.ts';
import { AttachButton } from '#web/features/attachments/choosing/attach-button.tsx';
import { FileDrop } from '#web/features/attachments/choosing/file-drop.tsx';
import { RefusedNotice } from '#web/features/attachments/choosing/refused-notice.tsx';
import type { PendingFiles } from '#web/features/attachments/choosing/use-pending-files.ts';
import { uploadStates } from '#web/features/attachments/sending/uploads.ts';
import { PendingTray } from '#web/features/attachments/tray/pending-tray.tsx';
import { RecordButton } from '#web/features/voice/record-button.tsx';
import type { Recorder } from '#web/features/voice/recorder.ts';
import { RecorderPanel } from '#web/features/voice/recorder-panel.tsx';
import { StoredFiles } from '#web/features/voice/stored-files.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useStore } from '#web/lib/store/store.ts';

interface EntryFilesProps {
  /** What the entry has on the server. */
  stored: readonly StoredFile[];
  /** The ids of those that it keeps. */
  kept: readonly string[];
  onKeep: (ids: string[]) => void;
  /** What waits to be saved with it. */
  pending: PendingFiles;
  recorder: Recorder;
  /** The entry cannot be saved yet, for want of a title or of words. */
  needsWords: boolean;
}

/** The files and voice memos of an entry: those that are stored, those that wait, and how to add more. */
export const EntryFiles = ({ stored, kept, onKeep, pending, recorder, needsWords }: EntryFilesProps) => {
  const { t } = useTexts('journal');
  const uploads = useStore(uploadStates);
  const shown = stored.filter(({ id }) => kept.includes(id));
  const isFull = shown.length + pending.files.length >= ATTACHMENTS_MAX_COUNT;
  return (
    <section aria-label={t('form.files')} tabIndex={-1} className="relative flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <span className="text-sm font-semibold">{t('form.files')}</span>
        <AttachButton isDisabled={isFull} onPick={pending.add} />
        <RecordButton recorder={recorder} isDisabled={isFull} label={t('files.record')} />
        {isFull && (
          <span className="text-sm text-ink-soft">
            {t('files.tooMany', { count: ATTACHMENTS_MAX_COUNT })}
          </span>
        )}
      </div>
      <StoredFiles files={stored} kept={kept} onKeep={onKeep} />
      <RefusedNotice refused={pending.refused} onDismiss={pending.dismiss} />
      <PendingTray
        files={pending.files}
        uploads={uploads}
        refusal={pending.refusal}
        label={t('files.tray')}
        removedText={(name) => t('files.removed', { name })}
        onTranscribe={pending.chooseTranscription}
        onRemove={pending.remove}
      />
      {needsWords && pending.files.some(({ kind }) => kind === 'voice') && (
        <p className="text-sm text-ink-soft">{t('files.wordsNeeded')}</p>
      )}
      <RecorderPanel
        recorder={recorder}
        canSend={!isFull}
        label={t('files.memo')}
        sendLabel={t('files.addMemo')}
        onSend={() => undefined}
      />
      <FileDrop isEnabled={!isFull} onFiles={pending.add} />
    </section>
  );
};
