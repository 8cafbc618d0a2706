/** Which model answers. */
import * as z from 'zod';
import { onOff } from './on-off.ts';

export const assistantEnvironment = {
  RECUEIL_ASSISTANT: z.enum(['guide', 'mistral', 'openai-compatible']).default('guide'),
  MISTRAL_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).default('mistral-small-latest'),
  RECUEIL_ASSISTANT_LOCAL: onOff.default(false),
};

/** The configuration of every model but the guide. */
interface OutsideModel {
  model: string;
  /**
   * The operator declares that what people write stays on this server when this model answers. It cannot be detected: a
   * local address may belong to a tunnel or a proxy.
   */
  isLocal: boolean;
}

/** Keys are secrets: they are handed to the model and to nothing else. */
export type AssistantConfig =
  | { kind: 'guide' }
  | ({ kind: 'mistral'; apiKey: string; baseUrl: string | null } & OutsideModel)
  | ({ kind: 'openai-compatible'; apiKey: string | null; baseUrl: string } & OutsideModel);

type AssistantEnvironment = z.output<z.ZodObject<typeof assistantEnvironment>>;

export const assistantFrom = (
  env: AssistantEnvironment,
  missing: (name: string, becauseOf: string) => never,
): AssistantConfig => {
  const kind = env.RECUEIL_ASSISTANT;
  const becauseOf = `RECUEIL_ASSISTANT=${kind}`;
  const isLocal = env.RECUEIL_ASSISTANT_LOCAL;
  switch (kind) {
    case 'guide':
      return { kind };
    case 'mistral':
      return {
        kind,
        apiKey: env.MISTRAL_API_KEY ?? missing('MISTRAL_API_KEY', becauseOf),
        model: env.AI_MODEL,
        // Mistral's own address is never this server, whatever the variable says.
        baseUrl: env.AI_BASE_URL ?? (isLocal ? missing('AI_BASE_URL', 'RECUEIL_ASSISTANT_LOCAL=on') : null),
        isLocal,
      };
    case 'openai-compatible':
      return {
        kind,
        apiKey: env.AI_API_KEY ?? null,
        model: env.AI_MODEL,
        baseUrl: env.AI_BASE_URL ?? missing('AI_BASE_URL', becauseOf),
        isLocal,
      };
  }
};
