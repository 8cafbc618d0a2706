import { type Conversation, GUIDE_MODEL } from '#contract/conversations.ts';
import { useConfig } from '#web/lib/use-config.ts';

/** Who answers: `guide` or the name of a model, and whether what is written leaves this server for it. */
interface Answering {
  model: string;
  external: boolean;
}

/** Who answers in a conversation; without one, in those that are begun now. */
export const useAnswering = (conversation?: Conversation): Answering => {
  const { assistant } = useConfig();
  return conversation?.model_used === GUIDE_MODEL ? { model: GUIDE_MODEL, external: false } : assistant;
};
