import { RefusedNotice } from '#web/features/attachments/choosing/refused-notice.tsx';
import { uploadStates } from '#web/features/attachments/sending/uploads.ts';
import { PendingTray } from '#web/features/attachments/tray/pending-tray.tsx';
import type { Recorder } from '#web/features/voice/recorder.ts';
import { RecorderPanel } from '#web/features/voice/recorder-panel.tsx';
import { useStore } from '#web/lib/store/store.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ComposerFiles } from './use-composer-files.ts';

interface WaitingFilesProps {
  files: ComposerFiles;
  recorder: Recorder;
  canSend: boolean;
  /** Sends a recording. */
  onSendClip: (fileId: string) => void;
}

/**
 * Above the input: what was not taken, what waits to be sent, and the recorder while it has something to show. On a
 * telephone the first two are scrolled: the recorder's buttons and the input must never lie below the page.
 */
export const WaitingFiles = ({ files, recorder, canSend, onSendClip }: WaitingFilesProps) => {
  const uploads = useStore(uploadStates);
  const isRecording = useStore(recorder.state).phase !== 'idle';
  const isEmpty = files.files.length === 0 && files.refused.length === 0;
  return (
    <>
      <div
        className={classNames(
          isEmpty ? 'contents' : 'relative overflow-y-auto overscroll-contain sm:max-h-none',
          !isEmpty && (isRecording ? 'max-h-[18dvh]' : 'max-h-[34dvh]'),
          '[&>*:not(:empty):not(:last-child)]:mb-2',
        )}
      >
        <RefusedNotice refused={files.refused} onDismiss={files.dismiss} />
        <PendingTray
          files={files.files}
          uploads={uploads}
          refusal={files.refusal}
          canSendClip={canSend}
          onSendClip={onSendClip}
          onTranscribe={files.chooseTranscription}
          onRemove={files.remove}
        />
      </div>
      <RecorderPanel recorder={recorder} canSend={canSend} onSend={({ id }) => onSendClip(id)} />
    </>
  );
};
