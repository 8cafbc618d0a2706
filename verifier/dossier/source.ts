/** Bytes of which any part can be read: a ZIP is never in memory as a whole. */
export interface ByteSource {
  /** In bytes. */
  size: number;
  /** The bytes from `start` up to, and not including, `end`; both within the size. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** A part of a source. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that a person chose, or any other blob. */
export const sourceOfBlob = (blob: Blob): ByteSource => ({
  size: blob.size,
  read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
});

/** Bytes that are in memory already. */
export const sourceOfBytes = (bytes: Uint8Array): ByteSource => ({
  size: bytes.byteLength,
  read: async (start, end) => new Uint8Array(bytes.slice(start, end)),
});
