import type { PublicConfig } from '#contract/config.ts';
import { isConfigKnown } from './config.ts';
import { useConfig } from './use-config.ts';

/**
 * Which model answers here, and whether what is written leaves this server for it. Null until the server has said it: a
 * default would promise that words stay here.
 */
export const useAssistant = (): PublicConfig['assistant'] | null => {
  const { assistant } = useConfig();
  return isConfigKnown() ? assistant : null;
};
