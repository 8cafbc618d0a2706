/** The bytes of a sound, of which any part can be read without the rest: a Blob of the page, or a sealed file. */
export interface SoundBytes {
  /** In bytes. */
  readonly size: number;
  /** From `start` up to and without `end`, or to where it ends. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** What is known of a sound; its length, in seconds, only where its bytes tell it. */
export interface Sound {
  seconds: number | null;
}

/** `unreadable`: it begins as such a sound does, and is damaged; `film`: it can be read, and is more than sound. */
export type SoundReading = Sound | 'unreadable' | 'film';

/** Numbers of these bytes; a place outside them throws, so the caller looks at the length first. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** One character a byte. */
export const latin1 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};
