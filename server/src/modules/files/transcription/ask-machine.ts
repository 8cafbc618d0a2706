import * as z from 'zod/mini';
import { MINUTE_MS } from '#contract/common/durations.ts';
import { TRANSCRIPTION_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { FILE_TYPES, type FileType } from '#contract/files.ts';
import type { TranscriptionEndpoint } from '../../../config/transcription.ts';
import { boundedFetch } from '../../../platform/models/bounded-fetch.ts';

const TIMEOUT_MS = 5 * MINUTE_MS;
/** Answers that say that this clip will never be taken, however often it is sent. */
const FINAL = new Set([400, 413, 415, 422]);
const answerOf = z.object({ text: z.string() });

/** The endpoint gave no words. Holds its status and nothing of the clip. */
export class TranscriptionFailed extends Error {
  override readonly name = 'TranscriptionFailed';
  /** True when trying again is of no use. */
  readonly isFinal: boolean;
  readonly code: string;

  constructor(code: string, isFinal: boolean, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/**
 * Asks an endpoint that speaks OpenAI's `/audio/transcriptions` for the words of a clip in French. It learns the sound,
 * and neither whose it is nor what it is called.
 * @throws TranscriptionFailed
 */
export const askMachine = async (
  endpoint: TranscriptionEndpoint,
  bytes: Buffer,
  type: FileType,
  signal: AbortSignal,
): Promise<string> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), `clip.${FILE_TYPES[type]}`);
  form.set('model', endpoint.model);
  form.set('language', 'fr');
  form.set('response_format', 'json');
  let answer: Response;
  let body: unknown;
  try {
    // Bounded: whatever answers there must not fill the memory.
    answer = await boundedFetch(fetch)(`${endpoint.baseUrl.replace(/\/$/, '')}/audio/transcriptions`, {
      method: 'POST',
      headers: endpoint.apiKey ? { authorization: `Bearer ${endpoint.apiKey}` } : {},
      body: form,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    body = answer.ok ? await answer.json() : null;
  } catch (cause) {
    throw new TranscriptionFailed('unreachable', false, { cause });
  }
  if (!answer.ok) throw new TranscriptionFailed(`status_${answer.status}`, FINAL.has(answer.status));
  const parsed = answerOf.safeParse(body);
  if (!parsed.success) throw new TranscriptionFailed('malformed', false);
  return parsed.data.text.replaceAll('\0', '').trim().slice(0, TRANSCRIPTION_MAX_CHARACTERS).toWellFormed();
};
