import { type RefObject, useEffect, useRef, useState } from 'react';
import { useObjectUrl } from '../use-object-url.ts';
import { playAlone } from './sounds.ts';

/** The sound itself, or how to get it once somebody wants to hear it. */
export type SoundSource = Blob | (() => Promise<Blob>);

export interface Sound {
  /** For the `<audio>` element. */
  ref: RefObject<HTMLAudioElement | null>;
  url: string | null;
  /** The sound itself, once it is there. */
  bytes: Blob | null;
  status: 'ready' | 'loading' | 'playing';
  /** What went wrong: the sound could not be fetched, or not be played. */
  error: unknown;
  /** In seconds. */
  position: number;
  /** In seconds; null while it is not known. */
  duration: number | null;
  toggle: () => void;
  seek: (seconds: number) => void;
  /** For the `<audio>` element. */
  events: {
    onPlay: () => void;
    onPause: () => void;
    onEnded: () => void;
    onTimeUpdate: () => void;
    onDurationChange: () => void;
    onLoadedMetadata: () => void;
    onError: () => void;
  };
}

/** The browser cannot play what it was given. */
export class UnreadableSound extends Error {
  override readonly name = 'UnreadableSound';
}

/** Plays a sound that is fetched when it is first asked for. `known` is its duration in seconds. */
export const useSound = (source: SoundSource, known: number | null): Sound => {
  const ref = useRef<HTMLAudioElement>(null);
  const [fetched, setFetched] = useState<Blob | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [position, setPosition] = useState(0);
  const [measured, setMeasured] = useState<number | null>(null);
  const bytes = source instanceof Blob ? source : fetched;
  const url = useObjectUrl(bytes);

  // Left while it plays, or loads: an element that is gone from the page would go on, and ask for what is gone too.
  useEffect(() => {
    const element = ref.current;
    return () => {
      element?.pause();
      element?.removeAttribute('src');
    };
  }, []);

  const play = () => {
    const element = ref.current;
    if (element === null) return;
    playAlone(element);
    // Refused without a press (a long load on some systems): the button is there to press again.
    element.play().catch(() => setPlaying(false));
  };
  const fetchFrom = async (load: () => Promise<Blob>) => {
    setWanted(true);
    try {
      setFetched(await load());
    } catch (cause) {
      setError(cause);
      setWanted(false);
    }
  };
  const toggle = () => {
    setError(null);
    if (isPlaying) ref.current?.pause();
    else if (url !== null) play();
    else if (!(source instanceof Blob) && !isWanted) void fetchFrom(source);
  };

  return {
    ref,
    url,
    bytes,
    status: isPlaying ? 'playing' : isWanted ? 'loading' : 'ready',
    error,
    position,
    duration: measured ?? known,
    toggle,
    seek: (seconds) => {
      if (ref.current !== null) ref.current.currentTime = seconds;
      setPosition(seconds);
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => {
        setPlaying(false);
        setPosition(0);
        if (ref.current !== null) ref.current.currentTime = 0;
      },
      onTimeUpdate: () => setPosition(ref.current?.currentTime ?? 0),
      onDurationChange: () => {
        const seconds = ref.current?.duration;
        // What a browser records itself has no length until it has been read to its end.
        if (seconds !== undefined && Number.isFinite(seconds)) setMeasured(seconds);
      },
      onLoadedMetadata: () => {
        if (!isWanted) return;
        setWanted(false);
        play();
      },
      onError: () => {
        setError(new UnreadableSound());
        setWanted(false);
        setPlaying(false);
      },
    },
  };
};
