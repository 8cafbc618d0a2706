import { createMistral } from '@ai-sdk/mistral';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { AssistantConfig } from '../../config/assistant.ts';

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
      });
      return { model: provider(config.model), name: config.model, external: true };
    }
    case 'openai-compatible': {
      const provider = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: config.baseUrl,
        ...(config.apiKey ? { apiKey: config.apiKey } : {}),
      });
      return { model: provider(config.model), name: config.model, external: !isLoopback(config.baseUrl) };
    }
  }
};

/** True for an address of this machine. */
export const isLoopback = (url: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
