/** The sound that is being played: one at a time, and none when the person goes or begins to record. */
import { onDeparture, onForget } from '#web/lib/forget.ts';

let playing: HTMLMediaElement | null = null;

/** Announces that this one plays now. */
export const playAlone = (sound: HTMLMediaElement): void => {
  if (playing !== sound) playing?.pause();
  playing = sound;
};

/** Silence. */
export const pauseSounds = (): void => {
  playing?.pause();
  playing = null;
};
onDeparture(pauseSounds);
onForget(pauseSounds);
