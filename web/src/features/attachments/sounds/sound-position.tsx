import type { KeyboardEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { PEAKS } from './peaks.ts';

/** Of what is drawn; it is stretched to the room there is. */
const HEIGHT = 100;
const BAR = 0.6;
const SILENCE = 0.06;
const KEY_SECONDS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** Unseen, and wide enough for a finger where only the thumb is dragged; the slider reaches beyond its drawing by half of it. */
const THUMB =
  'appearance-none rounded-[6px] bg-transparent focus-visible:-outline-offset-2 [&::-moz-range-thumb]:h-11 [&::-moz-range-thumb]:w-4 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent [&::-webkit-slider-thumb]:h-11 [&::-webkit-slider-thumb]:w-4 [&::-webkit-slider-thumb]:appearance-none';

interface SoundPositionProps {
  label: string;
  valueText: string;
  /** In seconds. */
  position: number;
  /** In seconds; null while it is not known. */
  duration: number | null;
  /** Null where there is no shape to draw: a line stands in its place. */
  peaks: readonly number[] | null;
  isDisabled: boolean;
  onSeek: (seconds: number) => void;
}

/**
 * Where one is in a sound, drawn as the sound itself. It is the browser's own slider, of which only the drawing is
 * replaced: pressed, dragged and moved by keys, and told by its position.
 */
export const SoundPosition = ({
  label,
  valueText,
  position,
  duration,
  peaks,
  isDisabled,
  onSeek,
}: SoundPositionProps) => {
  const end = Math.max(duration ?? 0, 0.1);
  const played = Math.min(1, position / end);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_SECONDS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // A hundredth of the sound by the browser's own measure, which is nothing of a short one.
    event.preventDefault();
    onSeek(Math.min(end, Math.max(0, position + step)));
  };
  return (
    <div className="relative h-(--target) min-w-16 flex-1">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${PEAKS} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-x-0 top-1/2 h-8 w-full -translate-y-1/2 fill-current text-edge"
      >
        {peaks === null ? (
          <>
            <rect y={HEIGHT / 2 - 3} width={PEAKS} height={6} />
            <rect
              y={HEIGHT / 2 - 3}
              width={PEAKS * played}
              height={6}
              className="text-teal"
              fill="currentColor"
            />
          </>
        ) : (
          peaks.map((peak, at) => {
            const height = Math.max(SILENCE, peak) * HEIGHT;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sound have no other name, and keep their places
                key={at}
                x={at + (1 - BAR) / 2}
                y={(HEIGHT - height) / 2}
                width={BAR}
                height={height}
                className={classNames(
                  'fill-current',
                  position > 0 && (at + 0.5) / PEAKS <= played && 'text-teal',
                )}
              />
            );
          })
        )}
      </svg>
      {!isDisabled && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 h-9 w-0.5 -translate-1/2 rounded-full bg-teal"
          style={{ left: `${played * 100}%` }}
        />
      )}
      <input
        type="range"
        min={0}
        max={end}
        step="any"
        value={Math.min(end, position)}
        disabled={isDisabled}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ target }) => onSeek(Number(target.value))}
        onKeyDown={onKeyDown}
        className={classNames(
          THUMB,
          'absolute inset-y-0 -inset-x-2 h-full cursor-pointer disabled:cursor-default',
        )}
      />
    </div>
  );
};
