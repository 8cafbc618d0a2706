/** Where the bytes of files are stored. */
import * as z from 'zod';

export const filesEnvironment = {
  RECUEIL_DISK_RESERVE_MB: z.coerce.number().int().min(0).max(1_048_576).default(512),
  RECUEIL_FILES: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

/** An S3-compatible store. The keys are secrets: only its client gets them. */
export interface S3Config {
  kind: 's3';
  /** Uploads pass through the data folder on their way there. */
  reserveBytes: number;
  bucket: string;
  region: string;
  /** Null: Amazon's own, by the region. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** `reserveBytes` of the disk of the data folder stay free of files. */
export type FilesConfig = { kind: 'disk'; reserveBytes: number } | S3Config;

type FilesEnvironment = z.output<z.ZodObject<typeof filesEnvironment>>;

export const filesFrom = (
  env: FilesEnvironment,
  missing: (name: string, becauseOf: string) => never,
): FilesConfig => {
  const reserveBytes = env.RECUEIL_DISK_RESERVE_MB * 1024 * 1024;
  if (env.RECUEIL_FILES === 'disk') return { kind: 'disk', reserveBytes };
  const becauseOf = 'RECUEIL_FILES=s3';
  return {
    kind: 's3',
    reserveBytes,
    bucket: env.S3_BUCKET ?? missing('S3_BUCKET', becauseOf),
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? missing('S3_ACCESS_KEY_ID', becauseOf),
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? missing('S3_SECRET_ACCESS_KEY', becauseOf),
  };
};
