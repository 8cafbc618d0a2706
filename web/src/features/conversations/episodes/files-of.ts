import type { OpenConversation } from '#contract/conversations.ts';
import { episodeOf } from './episodes-of.ts';

/** Names of the files that the person has attached where she told of an incident. */
export const filesOf = ({ messages, collected }: OpenConversation, key: string): string[] => {
  const isOnly = collected.others === undefined;
  const telling = new Set(
    episodeOf(collected, key).details.flatMap(({ sources }) => sources.map(({ message_id }) => message_id)),
  );
  return messages
    .filter(({ id }) => isOnly || telling.has(id))
    .flatMap(({ attachments = [] }) => attachments.map(({ name }) => name));
};
