/** Reads and hashes windows of a dossier's ZIP: see [Note: hashed elsewhere] in verifier/dossier/zip/hash-window.ts. */
import { sourceOfBlob } from '#verifier/dossier/source.ts';
import { readHashed } from '#verifier/dossier/zip/hash-window.ts';
import type { FromWorker, ToWorker } from './hashing-messages.ts';

const tell = (message: FromWorker, transfer: Transferable[] = []): void =>
  globalThis.postMessage(message, { transfer });

globalThis.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const { id, file, window } = data;
  try {
    const read = await readHashed(sourceOfBlob(file), window);
    tell({ is: 'done', id, window: read }, [read.bytes.buffer]);
  } catch {
    tell({ is: 'failed', id });
  }
});

tell({ is: 'ready' });
