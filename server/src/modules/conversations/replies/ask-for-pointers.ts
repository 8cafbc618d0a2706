/** Asks an outside model once where a person's messages tell something, and checks its answer against the messages. */
import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import {
  EXTRACTION_INSTRUCTIONS,
  extractionMaterial,
  itemsIn,
  type NumberedMessage,
  type Pointer,
  verified,
} from '../../interview/index.ts';
import { statusOf } from './model-failures.ts';

/** No reader waits for it, but it must not delay the stop of the server. */
const TIMEOUT_MS = 15_000;
const MAX_TOKENS = 2_000;
const MAX_RETRIES = 1;

export interface MessageToRead extends NumberedMessage {
  id: string;
}

/** The outcome; of a failure only its name, because an error message may quote what the person wrote. */
export type Pointing =
  | { ok: true; pointers: Pointer[] }
  | { ok: false; code: 'timeout' | 'failed' | 'malformed'; status: number | null };

/** Never rejects. */
export const askForPointers = async (
  model: LanguageModel,
  messages: readonly MessageToRead[],
): Promise<Pointing> => {
  const tooLate = new AbortController();
  const { signal } = tooLate;
  const timer = setTimeout(() => tooLate.abort(), TIMEOUT_MS);
  try {
    const items = itemsIn(await written(model, extractionMaterial(messages), signal));
    return items
      ? { ok: true, pointers: verified(items, messages) }
      : { ok: false, code: 'malformed', status: null };
  } catch (error) {
    return { ok: false, code: signal.aborted ? 'timeout' : 'failed', status: statusOf(error) };
  } finally {
    clearTimeout(timer);
  }
};

/** What the model wrote, also where the SDK does not accept it as JSON: it may be wrapped in a code fence. */
const written = async (model: LanguageModel, material: string, signal: AbortSignal): Promise<string> => {
  try {
    const { text } = await generateText({
      model,
      instructions: EXTRACTION_INSTRUCTIONS,
      messages: [{ role: 'user', content: material }],
      // JSON without a schema, which every OpenAI-compatible server accepts; the instructions give the shape.
      output: Output.json(),
      temperature: 0,
      maxOutputTokens: MAX_TOKENS,
      maxRetries: MAX_RETRIES,
      abortSignal: signal,
    });
    return text;
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
    throw error;
  }
};
