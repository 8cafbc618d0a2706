/** Handing what was opened over to the reader's own folder. */

interface Writing extends WritableStreamDefaultWriter<Uint8Array> {}
interface PickedFile {
  createWritable(): Promise<WritableStream<Uint8Array>>;
}
type PickFile = (options: { suggestedName: string }) => Promise<PickedFile>;

/** Long enough for every browser to have begun. */
const TAKEN_AFTER_MS = 60_000;

/** Saves bytes under a name. As bytes of no type: they are never opened in a tab, where they could act as this site. */
export const saveBlob = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER_MS);
};

/** Where what comes piece by piece is put. */
export interface Saving {
  write(piece: Uint8Array<ArrayBuffer>): Promise<void>;
  /** It is whole: from now on it is there under its name. */
  finish(): Promise<void>;
  /** It is not whole, and nothing of it stays. */
  abandon(): Promise<void>;
}

/**
 * Asks where to save and writes there as it comes, where the browser can; elsewhere the pieces are held in Blobs, which browsers lay on the
 * disk when they grow. To be called by a press: browsers ask for none.
 * @returns null where the person chose no place
 */
export const beginSaving = async (name: string): Promise<Saving | null> => {
  const pick = (window as { showSaveFilePicker?: PickFile }).showSaveFilePicker;
  if (pick === undefined) return inBlobs(name);
  try {
    const file = await pick.call(window, { suggestedName: name });
    return toFile((await file.createWritable()).getWriter());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return inBlobs(name);
  }
};

const toFile = (writer: Writing): Saving => ({
  write: (piece) => writer.write(piece),
  finish: () => writer.close(),
  abandon: () => writer.abort(),
});

/** As many bytes are gathered into one Blob. */
const GATHERED_BYTES = 16 * 2 ** 20;

const inBlobs = (name: string): Saving => {
  let blobs: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let gathered = 0;
  return {
    write: async (piece) => {
      pieces.push(piece);
      gathered += piece.length;
      if (gathered < GATHERED_BYTES) return;
      blobs.push(new Blob(pieces));
      pieces = [];
      gathered = 0;
    },
    finish: async () => saveBlob(new Blob([...blobs, ...pieces]), name),
    abandon: async () => {
      blobs = [];
      pieces = [];
    },
  };
};

/** A name that every system takes: `dossier-2026-11-23.zip`. */
export const archiveName = (takenAt: string): string => `dossier-${takenAt.slice(0, 10)}.zip`;
