import { useState } from 'react';
import type { StoredFile } from '#contract/files.ts';
import { AttachButton } from '#web/features/attachments/choosing/attach-button.tsx';
import { FileDrop } from '#web/features/attachments/choosing/file-drop.tsx';
import { pastedFiles } from '#web/features/attachments/choosing/pasted-files.ts';
import { RefusedNotice } from '#web/features/attachments/choosing/refused-notice.tsx';
import { usePendingFiles } from '#web/features/attachments/choosing/use-pending-files.ts';
import { uploadStates, uploads } from '#web/features/attachments/sending/uploads.ts';
import { FileCard } from '#web/features/attachments/showing/file-card.tsx';
import { PendingTray } from '#web/features/attachments/tray/pending-tray.tsx';
import { RecordButton } from '#web/features/voice/record-button.tsx';
import { RecorderPanel } from '#web/features/voice/recorder-panel.tsx';
import { useRecorder } from '#web/features/voice/use-recorder.ts';
import { VoiceCard } from '#web/features/voice/voice-card.tsx';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { controlStyle } from '#web/ui/fields/field-style.ts';
import { CONVERSATION, OWNER } from './samples.ts';
import { Section } from './section.tsx';

/** How the parts stand together around an input. Uploads go to whatever serves this page. */
export const ComposerWithFiles = () => {
  const pending = usePendingFiles(OWNER, CONVERSATION);
  const recorder = useRecorder(OWNER, CONVERSATION);
  const states = useStore(uploadStates);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<readonly StoredFile[]>([]);
  const send = async () => {
    setSending(true);
    const stored = await uploads.all(pending.files);
    setSending(false);
    if (stored === null) return;
    setSent((before) => [...before, ...stored]);
    await keptFiles.remove(pending.files.map(({ id }) => id));
  };
  return (
    <Section title="Composer with files and voice">
      <section
        tabIndex={-1}
        aria-label="Composer"
        data-composer=""
        className="relative flex flex-col gap-2 rounded-box border border-hairline p-3"
      >
        <ul aria-label="Sent" className="flex flex-col items-end gap-2">
          {sent.map((file) => (
            <li key={file.id} className="max-w-full">
              {file.transcription === null ? (
                <FileCard file={file} />
              ) : (
                <VoiceCard file={file} owner={OWNER} />
              )}
            </li>
          ))}
        </ul>
        <RefusedNotice refused={pending.refused} onDismiss={pending.dismiss} />
        <PendingTray
          files={pending.files}
          uploads={states}
          refusal={pending.refusal}
          onTranscribe={pending.chooseTranscription}
          onRemove={pending.remove}
        />
        <RecorderPanel recorder={recorder} canSend={!isSending} onSend={() => undefined} />
        <div className="flex items-end gap-1">
          <AttachButton onPick={pending.add} />
          <RecordButton recorder={recorder} />
          <textarea
            aria-label="Votre message"
            rows={1}
            className={controlStyle('min-w-0 flex-1 resize-none')}
            onPaste={(event) => {
              const files = pastedFiles(event.clipboardData);
              if (files.length === 0) return;
              event.preventDefault();
              pending.add(files);
            }}
          />
          <Button isDisabled={pending.files.length === 0} isPending={isSending} onPress={() => void send()}>
            Tout envoyer
          </Button>
        </div>
        <FileDrop isEnabled onFiles={pending.add} />
      </section>
    </Section>
  );
};
