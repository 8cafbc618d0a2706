import { Square } from 'lucide-react';
import { VOICE_MAX_SECONDS } from '#contract/common/limits.ts';
import { clockText } from '#web/features/attachments/sounds/clock-text.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useElapsed } from './use-elapsed.ts';
import { Waveform } from './waveform.tsx';

/** When it is said that the end is near. */
const SOON_SECONDS = 30;

interface RecordingProps {
  /** By the page's clock (`performance.now`). */
  since: number;
  isKept: boolean;
  stream: MediaStream | null;
  /** See [Note: one primary action]. */
  isPrimary: boolean;
  onStop: () => void;
  onCancel: () => void;
}

/** The microphone is on: what it hears, how long, and how to end it. */
export const Recording = ({ since, isKept, stream, isPrimary, onStop, onCancel }: RecordingProps) => {
  const { t } = useTexts('voice');
  const elapsed = useElapsed(since);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex shrink-0 grow items-center gap-3">
          <span aria-hidden="true" className="breathing size-3 shrink-0 rounded-full bg-clay" />
          <span className="sr-only">{t('record.running')}</span>
          <Waveform stream={stream} />
          {/* Its own name and role: read when asked for, and not every second. */}
          <span role="timer" aria-live="off" className="text-lg tabular-nums">
            {clockText(Math.min(elapsed, VOICE_MAX_SECONDS))}
          </span>
        </div>
        <div className="ml-auto flex gap-2">
          <Button variant="quiet" onPress={onCancel}>
            {t('record.cancel')}
          </Button>
          <Button variant={isPrimary ? 'primary' : 'secondary'} onPress={onStop}>
            <Square aria-hidden="true" size={15} fill="currentColor" />
            {t('record.stop')}
          </Button>
        </div>
      </div>
      <div role="status" className="text-sm text-ink-soft empty:hidden">
        {elapsed > VOICE_MAX_SECONDS - SOON_SECONDS && <p>{t('record.soon', { seconds: SOON_SECONDS })}</p>}
        {!isKept && <p className="font-semibold text-yellow-text">{t('record.notKept')}</p>}
      </div>
    </div>
  );
};
