import { HOUR_MS } from '#contract/common/durations.ts';
import type { TranscriptionConfig } from '../../../config/transcription.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AddJob, Jobs } from '../../../platform/jobs/jobs.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import type { FileServices, TranscriptionJob } from '../file-services.ts';
import { transcribeFile } from './transcribe-file.ts';

/** All tries of a job are over long before. */
const WAITING_MAX_MS = 48 * HOUR_MS;
const RETRIES = 6;

/** What hands clips to the machine. */
export interface Transcribing {
  /** Null when no machine transcribes here. */
  enqueue: FileServices['enqueue'];
  /** Looks no more for what waits. What runs ends with the jobs. */
  stop(): Promise<void>;
}

/**
 * Begins to transcribe in the background, where that is configured; where it is not, no clip stays marked as waiting.
 * Waiting clips are looked up now and every hour: the job of a clip can be lost when the server ends just after its upload.
 */
export const startTranscribing = (
  services: Pick<FileServices, 'database' | 'log' | 'store' | 'owners'> & { jobs: Jobs },
  config: TranscriptionConfig,
): Transcribing => {
  const { database, log, jobs } = services;
  const addJob: AddJob<TranscriptionJob> | null =
    config.kind === 'off'
      ? null
      : jobs.register({
          name: 'transcription',
          retries: RETRIES,
          retrySeconds: config.retrySeconds,
          work: (job, attempt) => transcribeFile(services, config, job, attempt),
        });
  const add = async ({ userId, fileId }: TranscriptionJob): Promise<void> => {
    try {
      await addJob?.({ userId, fileId });
    } catch (error) {
      log.warn({ err: error }, 'a clip waits for the next look at what waits');
    }
  };
  const { stop } = repeat({
    everyMs: HOUR_MS,
    log,
    failure: 'what waits for transcription was not found',
    work: async () => {
      await giveUpWaitingSince(database, addJob ? new Date(Date.now() - WAITING_MAX_MS) : new Date());
      if (addJob) for (const job of await readWaiting(database)) await add(job);
    },
  });
  return { enqueue: addJob ? (job) => void add(job) : null, stop };
};

const readWaiting = (database: Database): Promise<TranscriptionJob[]> =>
  database.asSystem('find waiting clips', ({ db }) =>
    db
      .selectFrom('transcriptions')
      .select(['user_id as userId', 'file_id as fileId'])
      .where('status', '=', 'waiting')
      .execute(),
  );

const giveUpWaitingSince = (database: Database, before: Date): Promise<unknown> =>
  database.asSystem('give up waiting clips', ({ db }) =>
    db
      .updateTable('transcriptions')
      .set({ status: 'failed' })
      .where('status', '=', 'waiting')
      .where('updated_at', '<', before)
      .execute(),
  );
