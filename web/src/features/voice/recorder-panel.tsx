import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { usePrimaryClaim } from '#web/lib/page/use-primary-claim.ts';
import { useStore } from '#web/lib/store/store.ts';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ClipPreview } from './clip-preview.tsx';
import { MicrophoneNotice } from './microphone-notice.tsx';
import type { Recorder } from './recorder.ts';
import type { RecorderState } from './recorder-state.ts';
import { Recording } from './recording.tsx';
import { Requesting } from './requesting.tsx';
import { useNoMachineText } from './use-no-machine-text.ts';

/** More than this is not thrown away without a question while it is being recorded. */
const A_FEW_SECONDS = 3;

interface RecorderPanelProps {
  recorder: Recorder;
  /** While a message is being sent, the clip waits. */
  canSend: boolean;
  /** What the recorder is called, and the button that takes the clip; a message unless told otherwise. */
  label?: string;
  sendLabel?: string;
  /** The clip, which waits now among the files to be sent. */
  onSend: (file: KeptFile) => void;
}

/** The recorder while it has something to show, above the input. The button that begins stands elsewhere. */
export const RecorderPanel = ({ recorder, canSend, label, sendLabel, onSend }: RecorderPanelProps) => {
  const { t } = useTexts('voice');
  const state = useStore(recorder.state);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const noMachine = useNoMachineText();
  const box = useRef<HTMLElement>(null);

  const { phase } = state;
  const isPrimary = usePrimaryClaim('task', phase !== 'idle');
  // The button that was pressed goes with its phase: the keyboard stays with the recorder.
  const phaseBefore = useRef(phase);
  useEffect(() => {
    if (phaseBefore.current === phase) return;
    const wasElsewhere = phaseBefore.current === 'idle' && !isBegun(phase);
    phaseBefore.current = phase;
    if (phase === 'recording') setSaid([t('record.said.recording'), noMachine].filter(Boolean).join(' '));
    if (phase === 'recorded') setSaid(t('record.said.recorded'));
    if (!wasElsewhere && phase !== 'idle') box.current?.focus({ preventScroll: true });
  }, [phase, t, noMachine]);

  const cancel = () => {
    setAsking(false);
    setSaid(t('record.said.cancelled'));
    passFocusOn(box.current);
    void recorder.cancel();
  };
  const ask = () => (isWorthAsking(state) ? setAsking(true) : cancel());
  const send = async () => {
    const file = await recorder.send();
    if (file === null) return;
    setSaid(t('record.said.sent'));
    passFocusOn(box.current);
    onSend(file);
  };

  return (
    <>
      <LiveRegion message={said} />
      {phase === 'idle' ? (
        state.problem !== null && (
          <MicrophoneNotice problem={state.problem} onRetry={() => void recorder.start()} />
        )
      ) : (
        <section
          ref={box}
          tabIndex={-1}
          aria-label={label ?? t('record.label')}
          className="rounded-box border border-hairline bg-surface px-3 py-2"
        >
          {noMachine !== null && <p className="mb-2 text-sm text-ink-soft">{noMachine}</p>}
          {phase === 'requesting' && <Requesting onCancel={cancel} />}
          {phase === 'recording' && (
            <Recording
              since={state.since}
              isKept={state.isKept}
              stream={recorder.stream()}
              isPrimary={isPrimary}
              onStop={recorder.stop}
              onCancel={ask}
            />
          )}
          {(phase === 'converting' || phase === 'recorded') && (
            <ClipPreview
              state={state}
              canSend={canSend}
              sendLabel={sendLabel ?? t('record.send')}
              isPrimary={isPrimary}
              onSend={() => void send()}
              onChoose={recorder.choose}
              onCancel={ask}
              onRetry={recorder.retry}
            />
          )}
        </section>
      )}
      {isAsking && phase !== 'idle' && (
        <ConfirmDialog
          title={t('record.ask.title')}
          confirmLabel={t('record.ask.confirm')}
          keepLabel={t('record.ask.keep')}
          isDanger
          isOpen
          onOpenChange={setAsking}
          onConfirm={cancel}
        >
          <p>{t('record.ask.what')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

/** True where the person has pressed something: what is found again by itself does not take the keyboard. */
const isBegun = (phase: RecorderState['phase']) => phase === 'requesting' || phase === 'recording';

/** Whether to ask before a recording is discarded: not right after its beginning, but always for one that was stopped. */
const isWorthAsking = (state: RecorderState): boolean =>
  state.phase === 'recording'
    ? performance.now() - state.since > A_FEW_SECONDS * 1_000
    : state.phase !== 'requesting';

/** Before the panel goes with the focus inside. */
const passFocusOn = (box: HTMLElement | null): void => {
  if (!box?.contains(document.activeElement)) return;
  box.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
