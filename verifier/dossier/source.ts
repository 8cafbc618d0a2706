/** Bytes of which any part can be read: a ZIP is never in memory as a whole. */
export interface ByteSource {
  /** In bytes. */
  size: number;
  /** The bytes from `start` up to, and not including, `end`; both within the size. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Where others can do it meanwhile, such as a browser's workers: see [Note: hashed elsewhere] in zip/hash-window.ts. */
  elsewhere?: HashingElsewhere | undefined;
}

/** Reads and hashes windows of a source while whoever asks does something else. */
export interface HashingElsewhere {
  /** So many windows at a time. */
  atOnce: number;
  read(window: WindowToHash): Promise<HashedWindow>;
}

/** A part of a ZIP, and the files whose headers begin in it. */
export interface WindowToHash extends ByteRange {
  files: readonly StoredFile[];
}

/** As the ZIP's directory has it: where a file's header begins, and how many bytes the file has. */
export interface StoredFile {
  offset: number;
  size: number;
}

/** The bytes of a window, and the digests of files that are in it as a whole. */
export interface HashedWindow {
  bytes: Uint8Array<ArrayBuffer>;
  hashed: HashedRange[];
}

export interface HashedRange extends ByteRange {
  digests: Digests;
}

export interface Digests {
  /** Lower-case hex. */
  sha256: string;
  crc32: number;
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
