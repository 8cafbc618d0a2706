import type { OpenConversation } from '#contract/conversations.ts';
import type { Collected } from '#contract/interview.ts';
import { episodeOf, episodesOf } from './episodes-of.ts';

/**
 * Names of the files that the person has attached where she told of an incident. Files that came without words may be
 * of any of them, and stand with each.
 */
export const filesOf = ({ messages, collected }: OpenConversation, key: string): string[] => {
  const isOnly = collected.others === undefined;
  const tellingOf = ({ details }: Pick<Collected, 'details'>) =>
    details.flatMap(({ sources }) => sources.map(({ message_id }) => message_id));
  const telling = new Set(tellingOf(episodeOf(collected, key)));
  const tellingAny = new Set(episodesOf(collected).flatMap(tellingOf));
  return messages
    .filter(({ id }) => isOnly || telling.has(id) || !tellingAny.has(id))
    .flatMap(({ attachments = [] }) => attachments.map(({ name }) => name));
};
