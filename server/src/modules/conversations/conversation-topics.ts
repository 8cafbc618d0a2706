import { type LiveTopics, recordTopic } from '../../platform/events/topics.ts';

/** What the tables of conversations tell a person's tabs. `stop` stays between the servers. */
export const conversationTopics: LiveTopics = {
  ...recordTopic('conversation'),
  turn: ({ id, messageId }) =>
    messageId === undefined ? null : { event: 'turn', conversation_id: id, message_id: messageId },
};
