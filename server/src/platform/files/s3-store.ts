import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { SECOND_MS } from '#contract/common/durations.ts';
import type { S3Config } from '../../config/files.ts';
import { ProblemError } from '../errors/problem-error.ts';
import { isStorageFull } from '../errors/storage-full.ts';
import type { Logger } from '../telemetry/logger.ts';
import { MissingObjectError, OBJECT_KEY, type ObjectStore } from './object-store.ts';

const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
/** Without a byte in either direction. */
const IDLE_TIMEOUT_MS = 30 * SECOND_MS;

/**
 * Objects of one bucket of any store that speaks S3. The client is loaded and built with the first object.
 * A store that cannot be reached is `unavailable`, and its reason stands in the log; a full one is `storage_full`.
 */
export const createS3Store = (config: S3Config, log: Logger): ObjectStore => {
  let connecting: Promise<S3Client> | undefined;
  const connect = (): Promise<S3Client> => {
    connecting ??= createClient(config);
    return connecting;
  };
  const at = (key: string) => {
    if (!OBJECT_KEY.test(key)) throw new Error('This is not the key of an object');
    return { Bucket: config.bucket, Key: key };
  };
  const unavailable = (cause: unknown): ProblemError => {
    if (isStorageFull(cause)) return new ProblemError('storage_full', {}, { cause });
    log.warn({ err: cause }, 'the object store failed');
    return new ProblemError('unavailable', { retryAfterSeconds: 5 }, { cause });
  };
  return {
    isLocal: false,
    put: async (key, stream, size) => {
      const place = at(key);
      const { PutObjectCommand } = await import('@aws-sdk/client-s3');
      const client = await connect();
      const body = Readable.from(copied(stream), { objectMode: false });
      try {
        await client.send(new PutObjectCommand({ ...place, Body: body, ContentLength: size }));
      } catch (error) {
        throw unavailable(error);
      } finally {
        body.destroy();
      }
    },
    get: async function* (key, range) {
      const place = at(key);
      const { GetObjectCommand } = await import('@aws-sdk/client-s3');
      const client = await connect();
      const part = range ? { Range: `bytes=${range.start}-${range.end - 1}` } : {};
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...place, ...part }));
        yield* Body as Readable;
      } catch (error) {
        if (isMissing(error)) throw new MissingObjectError('', { cause: error });
        throw unavailable(error);
      }
    },
    remove: async (key) => {
      const place = at(key);
      const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
      const client = await connect();
      try {
        await client.send(new DeleteObjectCommand(place));
      } catch (error) {
        if (!isMissing(error)) throw unavailable(error);
      }
    },
    close: () => void connecting?.then((client) => client.destroy()),
  };
};

/** For a reader that asks for the next chunk while it still has the one before. */
const copied = async function* (stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk);
};

const createClient = async (config: S3Config): Promise<S3Client> => {
  const { S3Client: Client } = await import('@aws-sdk/client-s3');
  return new Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Stores of one's own are mostly reached by one name for all buckets.
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    // Our own tags prove every segment; not every store knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What went wrong is thrown, and logged by us; by itself the client writes to the console.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
  });
};

const ignore = (): void => undefined;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
