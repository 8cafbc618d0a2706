/** The bytes of a sound, readable in parts: a Blob in the page, or a sealed file. */
export interface SoundBytes {
  /** In bytes. */
  readonly size: number;
  /** From `start` to `end`, exclusive, or to the end of the sound. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** A readable sound; its length in seconds, only where its bytes give it. */
export interface Sound {
  seconds: number | null;
}

/** `unreadable`: it begins like a sound, and is damaged; `film`: it can be read, and has pictures too. */
export type SoundReading = Sound | 'unreadable' | 'film';

/** Reads numbers from these bytes; a position outside them throws, so the caller checks the length first. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** One character a byte. */
export const latin1 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};
