import { useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { barsFrom, STILL_BARS } from './levels.ts';

/** 64 frequencies, a bar of two each. */
const FFT_SIZE = 128;
const SMOOTHING = 0.7;

interface WaveformProps {
  /** What is heard; null shows the bars standing still. */
  stream: MediaStream | null;
  className?: string;
}

/** Twelve bars that follow the voice, to show that the microphone hears; for people who want no motion they stand still. */
export const Waveform = ({ stream, className }: WaveformProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bars = [...(box.current?.children ?? [])] as HTMLElement[];
    if (stream === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const stop = followLevels(stream, (levels) => {
      for (const [index, bar] of bars.entries()) bar.style.scale = `1 ${levels[index]}`;
    });
    return () => {
      stop();
      for (const [index, bar] of bars.entries()) bar.style.scale = `1 ${STILL_BARS[index]}`;
    };
  }, [stream]);
  return (
    <div ref={box} aria-hidden="true" className={classNames('flex h-9 items-center gap-[3px]', className)}>
      {STILL_BARS.map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity of their own
        <Bar key={index} level={level} />
      ))}
    </div>
  );
};

const Bar = ({ level }: { level: number }) => (
  <span data-bar="" style={{ scale: `1 ${level}` }} className="h-full w-1 rounded-full bg-teal" />
);

/** Calls back before each frame; returns how to stop that. Where the browser measures nothing it never calls. */
const followLevels = (stream: MediaStream, onLevels: (levels: number[]) => void): (() => void) => {
  let context: AudioContext;
  try {
    context = new AudioContext();
  } catch {
    // As many as the browser allows are open: the recording does not need one.
    return () => undefined;
  }
  const analyser = context.createAnalyser();
  analyser.fftSize = FFT_SIZE;
  analyser.smoothingTimeConstant = SMOOTHING;
  // Not connected to the loudspeaker: people would hear their own voice.
  context.createMediaStreamSource(stream).connect(analyser);
  const frequencies = new Uint8Array(analyser.frequencyBinCount);
  let frame = requestAnimationFrame(function measure() {
    analyser.getByteFrequencyData(frequencies);
    onLevels(barsFrom(frequencies));
    frame = requestAnimationFrame(measure);
  });
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
};
