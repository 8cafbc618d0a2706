/**
 * Whether what begins as a sound can be read as one, and how long it lasts. Both sides ask the same: what the page takes
 * the server takes too, so that no file is found to be damaged only when it is sent.
 */
import type { FileType } from '../files.ts';
import { readMp3 } from './read-mp3.ts';
import { readOgg } from './read-ogg.ts';
import { readWav } from './read-wav.ts';
import type { SoundBytes, SoundReading } from './sound-bytes.ts';

export type SoundType = Extract<FileType, `audio/${string}`>;

const READERS: Record<SoundType, (bytes: SoundBytes) => Promise<SoundReading>> = {
  'audio/wav': readWav,
  'audio/mpeg': readMp3,
  'audio/ogg': readOgg,
};

export const isSoundType = (type: FileType): type is SoundType => type in READERS;

const HOUR = 3_600;
/** Nothing that can be sent lasts longer: whatever says so is wrong. */
const SECONDS_MAX = 24 * HOUR;

/**
 * What sound of a type there is in these bytes. Of the file a small number of parts is read, and no byte often, whatever
 * it says of itself. @throws what reading them throws
 */
export const readSound = async (type: SoundType, bytes: SoundBytes): Promise<SoundReading> => {
  const sound = await READERS[type](bytes);
  if (typeof sound === 'string' || (sound.seconds ?? 0) <= SECONDS_MAX) return sound;
  return { seconds: null };
};

/** True for what is called as sound is: when nothing else can be made of it, it is a damaged one. */
export const isNamedAsSound = (name: string): boolean => /\.(mp3|wave?|og[ga]|opus)$/i.test(name);
