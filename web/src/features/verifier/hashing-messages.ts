import type { HashedWindow, WindowToHash } from '#verifier/dossier/source.ts';

export interface ToWorker {
  id: number;
  file: Blob;
  window: WindowToHash;
}

export type FromWorker =
  | { is: 'ready' }
  | { is: 'done'; id: number; window: HashedWindow }
  /** It could not be read, or there was no room. */
  | { is: 'failed'; id: number };
