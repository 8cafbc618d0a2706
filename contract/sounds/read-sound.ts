/**
 * Whether a file that begins as a sound can be read as one, and its length. Page and server use the same code, so that a
 * file which the page accepted is not refused as damaged once it is sent.
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
/** No file that can be sent lasts longer: a longer duration is wrong. */
const SECONDS_MAX = 24 * HOUR;

/**
 * Finds the sound of a type in these bytes. It reads a bounded number of parts of the file, whatever the file says of
 * itself.
 * @throws any error of reading the bytes
 */
export const readSound = async (type: SoundType, bytes: SoundBytes): Promise<SoundReading> => {
  const sound = await READERS[type](bytes);
  if (typeof sound === 'string' || (sound.seconds ?? 0) <= SECONDS_MAX) return sound;
  return { seconds: null };
};

/** True for the file name of a sound: a file with such a name and unknown content is a damaged sound. */
export const isNamedAsSound = (name: string): boolean => /\.(mp3|wave?|og[ga]|opus)$/i.test(name);
