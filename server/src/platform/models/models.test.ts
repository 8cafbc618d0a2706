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
const HERE = 'http://localhost:11434/v1';
const local = { RECUEIL_ASSISTANT_LOCAL: 'on' };
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
    ['an outside address', compatible('https://ia.exemple.fr/v1'), 'qwen3:8b', true],
    // A tunnel or a proxy has such an address too.
    ['an address of this machine, of which nothing is said', compatible(HERE), 'qwen3:8b', true],
    [
      'a Mistral at an address of this machine, of which nothing is said',
      { ...mistral, AI_BASE_URL: HERE },
      'mistral-small-latest',
      true,
    ],
    ['a model that is said to be here', { ...compatible(HERE), ...local }, 'qwen3:8b', false],
    [
      'a Mistral that is said to be here',
      { ...mistral, AI_BASE_URL: 'http://ia.interne:8000/v1', ...local },
      'mistral-small-latest',
      false,
    ],
    [
      'a model that Ollama passes on, whatever is said',
      { ...compatible(HERE, 'gpt-oss:120b-cloud'), ...local },
      'gpt-oss:120b-cloud',
      true,
    ],
  ])('%s: its name, and whether words leave the server', (_what, env, name, external) => {
    const model = createAssistantModel(configured(env), () => 'guide');
    expect({ name: model.name, external: model.external }).toEqual({ name, external });
  });

  it('is not that it is here while its address is Mistral’s own', () => {
    expect(() => configured({ ...mistral, ...local })).toThrow('AI_BASE_URL');
  });
});
