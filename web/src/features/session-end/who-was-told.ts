import type { SessionEnd } from '#contract/account/session-end.ts';
import type { PublicConfig } from '#contract/config.ts';
import { GUIDE_MODEL } from '#contract/conversations.ts';

type Conversations = NonNullable<SessionEnd['session']>['conversations'];

/** Whether the words of conversations left this server for a model. */
export type WhoWasTold =
  /** They did not. */
  | { is: 'nobody' }
  /** They were sent to this model. */
  | { is: 'outside'; model: string }
  /** They may have been: who answers was chosen anew since. */
  | { is: 'maybe'; model: string }
  /** The server has not said yet who answers. */
  | { is: 'unknown' };

/**
 * What can be said of it. Where a conversation is with the guide now and was changed at some time, the model may have answered before; where
 * another model than today's is named, nobody knows where that one was.
 */
export const whoWasTold = (
  conversations: Conversations,
  assistant: PublicConfig['assistant'] | null,
): WhoWasTold => {
  const answered = conversations.filter(({ said, replies }) => said + replies > 0);
  if (answered.length === 0) return { is: 'nobody' };
  if (assistant === null) return { is: 'unknown' };
  const { model, external } = assistant;
  if (external && answered.some(({ model_used }) => model_used === model)) return { is: 'outside', model };
  const other = answered.find(({ model_used }) => model_used !== GUIDE_MODEL && model_used !== model);
  if (other) return { is: 'maybe', model: other.model_used };
  return external && answered.some(({ was_changed }) => was_changed)
    ? { is: 'maybe', model }
    : { is: 'nobody' };
};
