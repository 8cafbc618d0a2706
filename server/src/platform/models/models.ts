import { createMistral } from '@ai-sdk/mistral';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { AssistantConfig } from '../../config/assistant.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { fetchWithoutEmptyChunks } from './without-empty-chunks.ts';

/** A model that answers, and what the screen says about it. */
export interface AssistantModel {
  model: LanguageModel;
  /** `guide`, or the provider's name of the model. */
  name: string;
  /** True when what people write leaves this server to be answered. */
  external: boolean;
}

/** Builds the configured model; the guide is one more behind the same interface. */
export const createAssistantModel = (config: AssistantConfig, guide: () => LanguageModel): AssistantModel => {
  switch (config.kind) {
    case 'guide':
      return { model: guide(), name: 'guide', external: false };
    case 'mistral': {
      const provider = createMistral({
        apiKey: config.apiKey,
        ...(config.baseUrl ? { baseURL: config.baseUrl } : {}),
        fetch: fetchWithoutEmptyChunks,
      });
      return {
        model: provider(config.model),
        name: config.model,
        external: leavesServer(config),
      };
    }
    case 'openai-compatible': {
      const provider = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: config.baseUrl,
        ...(config.apiKey ? { apiKey: config.apiKey } : {}),
        fetch: boundedFetch(globalThis.fetch),
      });
      return {
        model: provider(config.model),
        name: config.model,
        external: leavesServer(config),
      };
    }
  }
};

/**
 * Whether words leave this server on their way to the model: always, unless the operator has said that they stay. Not even
 * then where the name of the model says otherwise: an Ollama passes on what is said to a model whose name ends in `cloud`
 * (docs.ollama.com/cloud: `gpt-oss:120b-cloud`).
 */
const leavesServer = ({ isLocal, model }: { isLocal: boolean; model: string }): boolean =>
  !isLocal || /[:-]cloud$/i.test(model);
