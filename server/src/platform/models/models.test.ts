import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type AssistantConfig, assistantEnvironment, assistantFrom } from '../../config/assistant.ts';
import { createAssistantModel } from './models.ts';

const configured = (env: Record<string, string>): AssistantConfig =>
  assistantFrom(z.object(assistantEnvironment).parse(env), (name) => {
    throw new Error(name);
  });
const compatible = (AI_BASE_URL: string, AI_MODEL = 'qwen3:8b') => ({
  RECUEIL_ASSISTANT: 'openai-compatible',
  AI_BASE_URL,
  AI_MODEL,
});
const mistral = { RECUEIL_ASSISTANT: 'mistral', MISTRAL_API_KEY: 'k' };

describe('what is said of the model that answers', () => {
  it.each([
    ['the guide', {}, 'guide', false],
    ['Mistral', mistral, 'mistral-small-latest', true],
    [
      'Mistral behind an outside address',
      { ...mistral, AI_BASE_URL: 'https://ia.exemple.fr/v1' },
      'mistral-small-latest',
      true,
    ],
    [
      'a Mistral of this machine',
      { ...mistral, AI_BASE_URL: 'http://127.0.0.1:9000/v1' },
      'mistral-small-latest',
      false,
    ],
    ['an outside address', compatible('https://ia.exemple.fr/v1'), 'qwen3:8b', true],
    ['an address of the same network', compatible('http://192.168.1.20:11434/v1'), 'qwen3:8b', true],
    [
      'an address that begins like this machine’s',
      compatible('http://127.0.0.1.exemple.fr/v1'),
      'qwen3:8b',
      true,
    ],
    ['localhost', compatible('http://localhost:11434/v1'), 'qwen3:8b', false],
    ['the address 127.0.0.1', compatible('http://127.0.0.1:8080/v1'), 'qwen3:8b', false],
    ['the address ::1', compatible('http://[::1]:8080/v1'), 'qwen3:8b', false],
    [
      'a model that Ollama passes on',
      compatible('http://localhost:11434/v1', 'gpt-oss:120b-cloud'),
      'gpt-oss:120b-cloud',
      true,
    ],
  ])('%s: its name, and whether words leave the server', (_what, env, name, external) => {
    const model = createAssistantModel(configured(env), () => 'guide');
    expect({ name: model.name, external: model.external }).toEqual({ name, external });
  });
});
