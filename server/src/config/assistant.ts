/** Which model answers. */
import * as z from 'zod';

export const assistantEnvironment = {
  RECUEIL_ASSISTANT: z.enum(['guide', 'mistral', 'openai-compatible']).default('guide'),
  MISTRAL_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).default('mistral-small-latest'),
};

/** Keys are secrets: they are handed to the model and to nothing else. */
export type AssistantConfig =
  | { kind: 'guide' }
  | { kind: 'mistral'; apiKey: string; model: string; baseUrl: string | null }
  | { kind: 'openai-compatible'; apiKey: string | null; model: string; baseUrl: string };

type AssistantEnvironment = z.output<z.ZodObject<typeof assistantEnvironment>>;

export const assistantFrom = (
  env: AssistantEnvironment,
  missing: (name: string, becauseOf: string) => never,
): AssistantConfig => {
  const kind = env.RECUEIL_ASSISTANT;
  const becauseOf = `RECUEIL_ASSISTANT=${kind}`;
  switch (kind) {
    case 'guide':
      return { kind };
    case 'mistral':
      return {
        kind,
        apiKey: env.MISTRAL_API_KEY ?? missing('MISTRAL_API_KEY', becauseOf),
        model: env.AI_MODEL,
        baseUrl: env.AI_BASE_URL ?? null,
      };
    case 'openai-compatible':
      return {
        kind,
        apiKey: env.AI_API_KEY ?? null,
        model: env.AI_MODEL,
        baseUrl: env.AI_BASE_URL ?? missing('AI_BASE_URL', becauseOf),
      };
  }
};
