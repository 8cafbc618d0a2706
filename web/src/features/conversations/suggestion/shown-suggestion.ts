import type { Message, OpenConversation } from '#contract/conversations.ts';
import type { Suggestion } from '#contract/interview.ts';
import { daysBetween } from '../dates.ts';
import { episodeOf } from '../episodes/episodes-of.ts';

/**
 * The suggestion that is shown: none on a day on which the person spoke of danger or distress. They are not asked to make a
 * record then; it is kept for afterwards.
 */
export const shownSuggestion = (
  { messages, suggestion }: Pick<OpenConversation, 'messages' | 'suggestion'>,
  now = new Date(),
): Suggestion | null =>
  messages.some(
    ({ role, metadata, created_at }) =>
      role === 'user' && metadata.safety !== undefined && daysBetween(created_at, now) === 0,
  )
    ? null
    : suggestion;

/**
 * How many messages stand above the suggestion: it stays behind the reply to the last new fact, and is not shown again under
 * each later one. Null where none is shown.
 * @param messages those of the conversation that are shown
 */
export const suggestionPlace = (messages: readonly Message[], open: OpenConversation): number | null => {
  const suggestion = shownSuggestion(open);
  if (suggestion === null) return null;
  const { account, episode } = suggestion;
  const { proposals } = episodeOf(open.collected, episode ?? '');
  const sources = proposals
    .filter(({ state }) => state !== 'refused')
    .flatMap((proposal) => proposal.sources);
  const telling = new Set([...sources, ...account].map(({ message_id }) => message_id));
  const fact = messages.findLastIndex(({ id }) => telling.has(id));
  const next = messages.findIndex(({ role }, index) => index > fact && role === 'user');
  return fact === -1 || next === -1 ? messages.length : next;
};
