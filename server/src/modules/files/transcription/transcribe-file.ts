import type { TranscriptionEndpoint } from '../../../config/transcription.ts';
import { SessionEndedError } from '../../../platform/database/errors.ts';
import { readFile, readPlace } from '../file-reader.ts';
import type { FileServices, TranscriptionJob } from '../file-services.ts';
import { openFile, readPart } from '../types/plain-file.ts';
import { askMachine, TranscriptionFailed } from './ask-machine.ts';
import { endWaiting, saveHeardWords } from './write-transcription.ts';

/**
 * Has a machine write down the words of a clip that waits for it. Nothing is asked, and nothing written, where the
 * person has written meanwhile, or the clip or the account is gone.
 * @throws TranscriptionFailed when it may be tried again.
 */
export const transcribeFile = async (
  services: Pick<FileServices, 'database' | 'store' | 'owners'>,
  endpoint: TranscriptionEndpoint,
  { userId, fileId }: TranscriptionJob,
  { isLast, signal }: { isLast: boolean; signal: AbortSignal },
): Promise<void> => {
  const { database, store } = services;
  try {
    const place = await database.readOnBehalfOf(userId, 'transcription', async (tx) => {
      const file = await readFile(tx, fileId);
      return file?.transcription?.status === 'waiting' ? await readPlace(tx, fileId) : null;
    });
    if (!place) return;
    const { size, type, objectKey, cipher } = place;
    const clip = openFile(cipher, size, (start, end) => store.get(objectKey, { start, end }));
    try {
      const words = await askMachine(endpoint, await readPart(clip, 0, size), type, signal);
      const tellAfterwards = await database.onBehalfOf(userId, 'transcription', (tx) =>
        saveHeardWords(services.owners, tx, fileId, words),
      );
      await tellAfterwards?.();
    } catch (error) {
      // A server that stops has not tried: the next server that takes the job up has all its tries left but one.
      const isFinal = (isLast && !signal.aborted) || (error instanceof TranscriptionFailed && error.isFinal);
      if (!isFinal) throw error;
      await database.onBehalfOf(userId, 'transcription', (tx) => endWaiting(tx, fileId, 'failed'));
    }
  } catch (error) {
    // The account was closed: nobody waits any more.
    if (!(error instanceof SessionEndedError)) throw error;
  }
};
