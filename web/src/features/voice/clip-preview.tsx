import { Send, Trash2 } from 'lucide-react';
import { VOICE_MAX_SECONDS } from '#contract/common/limits.ts';
import { saveFile } from '#web/features/attachments/showing/save-file.ts';
import { SoundPlayer } from '#web/features/attachments/sounds/sound-player.tsx';
import { TranscribeChoice } from '#web/features/attachments/tray/transcribe-choice.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import type { RecorderState } from './recorder-state.ts';
import { UnreadableClip } from './unreadable-clip.tsx';
import { originalName } from './voice-name.ts';

interface ClipPreviewProps {
  state: Extract<RecorderState, { phase: 'converting' | 'recorded' }>;
  canSend: boolean;
  sendLabel: string;
  /** See [Note: one primary action]. */
  isPrimary: boolean;
  /** Says whether a machine may write down what it says. */
  onChoose: (mayTranscribe: boolean) => void;
  onSend: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** A recording that has ended: to be heard, sent or thrown away. */
export const ClipPreview = ({
  state,
  canSend,
  sendLabel,
  isPrimary,
  onChoose,
  onSend,
  onCancel,
  onRetry,
}: ClipPreviewProps) => {
  const { t } = useTexts('voice');
  const ending = useEndingText(state);
  const { clip, isKept } = state;
  const wav = state.phase === 'recorded' ? state.wav : null;
  return (
    <div className="flex flex-col gap-1">
      {ending !== null && (
        <p role="status" className="text-sm text-ink-soft">
          {ending}
        </p>
      )}
      {state.phase === 'converting' && (
        <p role="status" className="flex min-h-(--target) items-center gap-3">
          <Spinner className="text-teal" />
          {t('record.converting')}
        </p>
      )}
      {state.phase === 'recorded' && wav === null && (
        <UnreadableClip
          onRetry={onRetry}
          onDownload={() => saveFile(clip.original, originalName(clip.startedAt, clip.original.type))}
        />
      )}
      {wav !== null && <SoundPlayer name={t('record.preview')} source={wav.content} duration={wav.seconds} />}
      {!isKept && (
        <p role="status" className="text-sm font-semibold text-yellow-text">
          {t('record.notKept')}
        </p>
      )}
      {wav !== null && <TranscribeChoice mayTranscribe={clip.mayTranscribe !== false} onChange={onChoose} />}
      <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
        <Button variant="quiet" onPress={onCancel}>
          <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('record.cancel')}
        </Button>
        {wav !== null && (
          <Button
            variant={isPrimary ? 'primary' : 'secondary'}
            isDisabled={!canSend}
            isPending={state.phase === 'recorded' && state.isSending}
            pendingLabel={t('record.sending')}
            onPress={onSend}
          >
            <Send aria-hidden="true" size={18} strokeWidth={1.75} />
            {sendLabel}
          </Button>
        )}
      </div>
    </div>
  );
};

/** Says why the recording ended by itself; null where the person pressed stop. */
const useEndingText = ({ ending, clip }: ClipPreviewProps['state']): string | null => {
  const { t, language } = useTexts('voice');
  switch (ending) {
    case 'person':
      return null;
    case 'limit':
      return t('record.ended.limit', { minutes: VOICE_MAX_SECONDS / 60 });
    case 'interrupted':
      return t('record.ended.interrupted');
    case 'found':
      return t('record.ended.found', { date: dayAndTime(new Date(clip.startedAt).toISOString(), language) });
  }
};
