/** Asks a model as a conversation does, through the package that speaks to it, on a real wire. */
import { expect } from 'vitest';
import type { SaidMessage } from '#interviewer/index.ts';
import { loadConfig } from '#server/config/config.ts';
import { writeReply } from '#server/modules/conversations/replies/write-reply.ts';
import { createLocalGuide, readInterview } from '#server/modules/interview/index.ts';
import { createAssistantModel } from '#server/platform/models/models.ts';
import type { ModelScript, OpenAiServer } from './openai-server.ts';

export const MODEL_KEY = 'sk-very-secret-0123456789';

/** Both packages, and the configuration that chooses them. */
export const PACKAGES: [string, Record<string, string>][] = [
  ['@ai-sdk/mistral', { RECUEIL_ASSISTANT: 'mistral', MISTRAL_API_KEY: MODEL_KEY }],
  ['@ai-sdk/openai-compatible', { RECUEIL_ASSISTANT: 'openai-compatible', AI_API_KEY: MODEL_KEY }],
];

const SAID = 'Mon chef m’a crié dessus en réunion.';

/**
 * Asks for one reply. What was shown has to be what is kept, all of it or nothing.
 * @returns with the outcome what reached the server for it, and how long would have been waited between the tries
 */
export const askModel = async (
  openAi: OpenAiServer,
  env: Record<string, string>,
  scripts: [ModelScript, ...ModelScript[]],
  onDelta: (text: string) => void = () => undefined,
) => {
  openAi.answer(...scripts);
  const before = openAi.calls.length;
  const waits: number[] = [];
  let shown = '';
  const { assistant } = loadConfig({ ...env, AI_BASE_URL: openAi.baseUrl });
  const { model } = createAssistantModel(assistant, createLocalGuide);
  const said: SaidMessage[] = [{ id: '1', role: 'user', content: SAID, at: new Date(0) }];
  const timeZone = 'Europe/Paris';
  const interview = { reading: readInterview({ said, timeZone }).reading, said, timeZone };
  const show = (text: string): void => {
    shown += text;
    onDelta(text);
  };
  const wait = async (ms: number): Promise<void> => void waits.push(ms);
  const outcome = await writeReply(model, [{ role: 'user', content: SAID }], interview, show, { wait });
  expect(shown).toBe(outcome.ok ? outcome.content : '');
  return { outcome, calls: openAi.calls.slice(before), headers: openAi.headers.slice(before), waits };
};

/** Bytes as they are. */
export const raw = (
  pieces: readonly (string | Uint8Array)[],
  more: Partial<Extract<ModelScript, { kind: 'raw' }>> = {},
): ModelScript => ({ kind: 'raw', pieces, ...more });
