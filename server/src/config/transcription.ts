/** Whether a machine transcribes recordings, and which one. */
import * as z from 'zod';
import { onOff } from './on-off.ts';

export const transcriptionEnvironment = {
  RECUEIL_TRANSCRIPTION: z.enum(['off', 'openai-compatible']).default('off'),
  TRANSCRIPTION_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSCRIPTION_API_KEY: z.string().min(1).optional(),
  TRANSCRIPTION_MODEL: z.string().min(1).default('whisper-1'),
  RECUEIL_TRANSCRIPTION_LOCAL: onOff.default(false),
  TRANSCRIPTION_RETRY_SECONDS: z.coerce.number().int().min(1).default(30),
};

/** An endpoint with OpenAI's `/audio/transcriptions`. The key is a secret: only its client gets it. */
export interface TranscriptionEndpoint {
  kind: 'openai-compatible';
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** The operator declares that recordings stay on this server. */
  isLocal: boolean;
  /** After the first failure; longer after each further one. */
  retrySeconds: number;
}

export type TranscriptionConfig = { kind: 'off' } | TranscriptionEndpoint;

type TranscriptionEnvironment = z.output<z.ZodObject<typeof transcriptionEnvironment>>;

export const transcriptionFrom = (
  env: TranscriptionEnvironment,
  missing: (name: string, becauseOf: string) => never,
): TranscriptionConfig => {
  const kind = env.RECUEIL_TRANSCRIPTION;
  if (kind === 'off') return { kind };
  return {
    kind,
    baseUrl: env.TRANSCRIPTION_BASE_URL ?? missing('TRANSCRIPTION_BASE_URL', `RECUEIL_TRANSCRIPTION=${kind}`),
    apiKey: env.TRANSCRIPTION_API_KEY ?? null,
    model: env.TRANSCRIPTION_MODEL,
    isLocal: env.RECUEIL_TRANSCRIPTION_LOCAL,
    retrySeconds: env.TRANSCRIPTION_RETRY_SECONDS,
  };
};
