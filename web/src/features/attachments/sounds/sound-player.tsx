import { CircleAlert, Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { clockText, lengthText } from './clock-text.ts';
import { SoundPosition } from './sound-position.tsx';
import { usePeaks } from './use-peaks.ts';
import { type SoundSource, UnreadableSound, useSound } from './use-sound.ts';

interface SoundPlayerProps {
  /** What is heard, for screen readers: several players stand on one page. */
  name: string;
  source: SoundSource;
  /** In seconds, when it is known without the sound. */
  duration: number | null;
}

/** Play and pause, where one is in the shape of the sound, and how long it is. */
export const SoundPlayer = ({ name, source, duration: known }: SoundPlayerProps) => {
  const { t } = useTexts('attachments');
  const problemText = useProblemText();
  const id = useId();
  const { ref, url, bytes, status, error, position, duration, toggle, seek, events } = useSound(
    source,
    known,
  );
  const peaks = usePeaks(bytes, duration);
  const total = duration === null ? clockText(0) : lengthText(duration);
  return (
    <div className="flex min-w-0 flex-col">
      <audio ref={ref} src={url ?? undefined} preload="metadata" {...events} />
      <div className="flex items-center gap-2">
        <IconButton
          icon={status === 'playing' ? Pause : Play}
          label={t(status === 'playing' ? 'sound.pause' : 'sound.play', { name })}
          isPending={status === 'loading'}
          {...(error !== null && { 'aria-describedby': id })}
          className="rounded-full border border-edge text-teal"
          onPress={toggle}
        />
        <SoundPosition
          label={t('sound.position', { name })}
          valueText={t('sound.at', { at: clockText(position), total })}
          position={position}
          duration={duration}
          peaks={peaks}
          isDisabled={url === null || duration === null}
          onSeek={seek}
        />
        {/* As wide as it is while it plays: the drawing beside it must not change its width with the first press. */}
        <span
          style={{ minWidth: `${2 * total.length + 0.5}ch` }}
          className="shrink-0 text-right text-sm text-ink-soft tabular-nums"
        >
          {duration !== null &&
            (position > 0 || status === 'playing' ? `${clockText(position)} / ${total}` : total)}
        </span>
      </div>
      <p id={id} role="status" className="text-sm text-ink-soft empty:hidden">
        {status === 'loading' && t('sound.loading')}
        {error !== null && (
          <span className="flex items-center gap-1.5 font-semibold text-clay">
            <CircleAlert aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />
            {error instanceof UnreadableSound ? t('sound.unreadable') : problemText(error)}
          </span>
        )}
      </p>
    </div>
  );
};
