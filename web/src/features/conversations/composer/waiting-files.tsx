import { PendingTray } from '#web/features/attachments/pending-tray.tsx';
import { RefusedNotice } from '#web/features/attachments/refused-notice.tsx';
import { uploadStates } from '#web/features/attachments/uploads.ts';
import type { Recorder } from '#web/features/voice/recorder.ts';
import { RecorderPanel } from '#web/features/voice/recorder-panel.tsx';
import { useStore } from '#web/lib/store.ts';
import type { ComposerFiles } from './use-composer-files.ts';

interface WaitingFilesProps {
  files: ComposerFiles;
  recorder: Recorder;
  canSend: boolean;
  /** Sends a recording. */
  onSendClip: (fileId: string) => void;
}

/** Above the input: what was not taken, what waits to be sent, and the recorder while it has something to show. */
export const WaitingFiles = ({ files, recorder, canSend, onSendClip }: WaitingFilesProps) => {
  const uploads = useStore(uploadStates);
  return (
    <>
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
      <RecorderPanel recorder={recorder} canSend={canSend} onSend={({ id }) => onSendClip(id)} />
    </>
  );
};
