import type { OpenConversation } from '#contract/conversations.ts';
import type { Episode } from '#contract/interview.ts';
import { episodeOf, episodesOf } from './episodes-of.ts';

/**
 * Names of the files that the person attached where they told of an incident. Files sent without words may belong to any
 * incident, so each incident has them.
 */
export const filesOf = ({ messages, collected }: OpenConversation, key: string): string[] => {
  const isOnly = collected.others === undefined;
  const tellingOf = ({ proposals }: Episode) =>
    proposals.flatMap(({ sources }) => sources.map(({ message_id }) => message_id));
  const telling = new Set(tellingOf(episodeOf(collected, key)));
  const tellingAny = new Set(episodesOf(collected).flatMap(tellingOf));
  return messages
    .filter(({ id }) => isOnly || telling.has(id) || !tellingAny.has(id))
    .flatMap(({ attachments = [] }) => attachments.map(({ name }) => name));
};
