/** Asks an outside model once what a person's messages tell, and holds its answer against them. */
import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import {
  EXTRACTION_INSTRUCTIONS,
  extractionMaterial,
  itemsIn,
  type NumberedMessage,
  type Pointer,
  verified,
} from '../../assistant/index.ts';
import { statusOf } from './model-failures.ts';

/** Nobody waits for it, but it must not hold up a stop either. */
const TIMEOUT_MS = 15_000;
const MAX_TOKENS = 2_000;
const MAX_RETRIES = 1;

export interface MessageToRead extends NumberedMessage {
  id: string;
}

/** What came of it; of a failure no more than its name, since an error may quote what was written. */
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

/** What the model wrote, whether or not the SDK takes it for JSON: a fence around it does no harm. */
const written = async (model: LanguageModel, material: string, signal: AbortSignal): Promise<string> => {
  try {
    const { text } = await generateText({
      model,
      instructions: EXTRACTION_INSTRUCTIONS,
      messages: [{ role: 'user', content: material }],
      // JSON without a schema: every server that speaks the OpenAI format knows it; the form stands in the instructions.
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
