import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ATTACHMENTS_MAX_COUNT, FILE_MAX_BYTES } from '#contract/common/limits.ts';
import type { StoredFile } from '#contract/files.ts';
import { AttachButton } from '#web/features/attachments/choosing/attach-button.tsx';
import { FileDrop } from '#web/features/attachments/choosing/file-drop.tsx';
import { RefusedNotice } from '#web/features/attachments/choosing/refused-notice.tsx';
import type { PendingFiles } from '#web/features/attachments/choosing/use-pending-files.ts';
import { fileSizeText } from '#web/features/attachments/file-size.ts';
import { uploadStates, uploads } from '#web/features/attachments/sending/uploads.ts';
import { PendingTray } from '#web/features/attachments/tray/pending-tray.tsx';
import { StoredFiles } from '#web/features/voice/stored-files.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useStore } from '#web/lib/store/store.ts';
import type { ExhibitValues } from '../exhibit-values.ts';
import { SeparatePieces } from './separate-pieces.tsx';

interface PickedFilesProps {
  form: UseFormReturn<ExhibitValues, unknown, ExhibitValues>;
  isNew: boolean;
  /** What the exhibit has on the server. */
  stored: readonly StoredFile[];
  /** What waits to be saved with it. */
  pending: PendingFiles;
}

/** The files of an exhibit: those that are stored, those that wait, and how to add more. */
export const PickedFiles = ({ form, isNew, stored, pending }: PickedFilesProps) => {
  const { t, language } = useTexts('exhibits');
  const { t: attachments } = useTexts('attachments');
  const states = useStore(uploadStates);
  const kept = useWatch({ control: form.control, name: 'files' });
  const { files } = pending;
  const isFull = stored.filter(({ id }) => kept.includes(id)).length + files.length >= ATTACHMENTS_MAX_COUNT;
  const retry = (id: string) => void uploads.all(files.filter((file) => file.id === id));
  return (
    <section aria-label={t('field.files')} tabIndex={-1} className="relative flex flex-col gap-3">
      <div className="flex flex-col items-start gap-2 rounded-box border border-dashed border-edge p-4">
        <AttachButton label={t('files.pick')} isDisabled={isFull} onPick={pending.add} />
        <p className="max-w-[65ch] text-sm text-ink-soft">{t('files.how')}</p>
        <p className="max-w-[65ch] text-sm text-ink-soft">
          {attachments('pick.what', {
            size: fileSizeText(FILE_MAX_BYTES, language),
            count: ATTACHMENTS_MAX_COUNT,
          })}
        </p>
      </div>
      <StoredFiles
        files={stored}
        kept={kept}
        onKeep={(ids) => form.setValue('files', ids, { shouldDirty: true })}
        removedText={(name) => t('files.leaves', { name })}
      />
      <RefusedNotice refused={pending.refused} onDismiss={pending.dismiss} />
      <PendingTray
        files={files}
        uploads={states}
        refusal={pending.refusal}
        label={t('files.tray')}
        removedText={(name) => t('files.removed', { name })}
        onTranscribe={pending.chooseTranscription}
        onRetry={retry}
        onRemove={pending.remove}
      />
      {isNew && files.length > 1 && <SeparatePieces form={form} files={files} />}
      <FileDrop isEnabled={!isFull} onFiles={pending.add} />
    </section>
  );
};
