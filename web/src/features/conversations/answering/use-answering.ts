import { type Conversation, GUIDE_MODEL } from '#contract/conversations.ts';
import { useAssistant } from '#web/lib/use-assistant.ts';

/** Who answers: `guide` or the name of a model, and whether what is written leaves this server for it. */
interface Answering {
  model: string;
  external: boolean;
}

/** Who answers in a conversation; without one, in those that are begun now. Null while that is not known. */
export const useAnswering = (conversation?: Conversation): Answering | null => {
  const assistant = useAssistant();
  return conversation?.model_used === GUIDE_MODEL ? { model: GUIDE_MODEL, external: false } : assistant;
};
