/** The sealed copy of a dossier, opened in this browser with the key of the link. */
import { openShare, openShareText, ShareSealError, shareProof } from '#contract/share-cipher.ts';
import { type OpenedShare, type SharedIndex, sharedIndex } from '#contract/shares.ts';
import { DOSSIER_PATHS } from '#verifier/dossier/format.ts';
import { askForBytes, askToOpen } from './ask-share.ts';
import { type ReadDossier, readDossier } from './read-dossier.ts';
import { ReadingError } from './reading-error.ts';
import type { ShareLink } from './share-link.ts';

export interface SharedCopy {
  letter: string;
  document: ReadDossier;
  /** Of the ZIP, in bytes. */
  size: number;
  mayDownload: boolean;
  expiresAt: string;
  has(path: string): boolean;
  /**
   * A file of the ZIP, whole.
   * @throws ReadingError; nothing of a part that does not open is given out.
   */
  open(path: string, signal?: AbortSignal): Promise<Blob>;
  /** The ZIP, piece by piece; what was given out is genuine, and it is whole when it ends. */
  archive(signal?: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

/** Gives the code and opens the copy: first its index, then the dossier itself. @throws ReadingError */
export const openCopy = async ({ id, key }: ShareLink, code: string): Promise<SharedCopy> => {
  if (key === null) throw new ReadingError('no_key');
  const opened = await askToOpen(id, code, await proofOf(key, id));
  const { token, size } = opened;
  const index = await indexOf(id, key, opened);
  const parts = new Map(index.parts.map((part) => [part.path, part]));

  const open = async (path: string, signal?: AbortSignal): Promise<Blob> => {
    const part = parts.get(path);
    if (part === undefined) throw new ReadingError('damaged');
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const sealed = askForBytes(id, token, part.number, signal);
    for await (const piece of proven(openShare(key, id, 'archive', size, sealed, part))) pieces.push(piece);
    return new Blob(pieces);
  };

  return {
    letter: index.letter,
    document: readDossier(await (await open(DOSSIER_PATHS.document)).text()),
    size,
    mayDownload: opened.may_download,
    expiresAt: opened.expires_at,
    has: (path) => parts.has(path),
    open,
    archive: (signal) => proven(openShare(key, id, 'archive', size, askForBytes(id, token, null, signal))),
  };
};

/** @throws ReadingError `damaged` for what is no key */
const proofOf = async (key: string, id: string): Promise<string> => {
  try {
    return await shareProof(key, id);
  } catch (cause) {
    throw new ReadingError('damaged', cause);
  }
};

const indexOf = async (id: string, key: string, { index }: OpenedShare): Promise<SharedIndex> => {
  let text: string;
  try {
    text = await openShareText(key, id, 'index', bytesOf(index));
  } catch (cause) {
    throw new ReadingError('damaged', cause);
  }
  const parsed = sharedIndex.safeParse(JSON.parse(text));
  if (!parsed.success) throw new ReadingError('format', parsed.error);
  return parsed.data;
};

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The same pieces; what does not open is said to be damaged. */
const proven = async function* (
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof ShareSealError ? new ReadingError('damaged', error) : error;
  }
};
