/** One line that the database tells (migrations/012-events.sql): whose it is, what about, and how it is called. */

/** `stop` and `session` are for the servers: a reply is to be stopped, a session may have ended. */
export const TOPICS = ['turn', 'conversation', 'file', 'incident', 'session', 'stop'] as const;
export type Topic = (typeof TOPICS)[number];

export interface Notice {
  userId: string;
  topic: Topic;
  id: string;
  /** Of a turn, and of a reply that is to be stopped: the person's message. */
  messageId?: string;
}

/** The channel on which all of it is told. */
export const CHANNEL = 'recueil_events';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const LINE = new RegExp(`^(${UUID}) (\\w+) (${UUID})(?: (${UUID}))?$`);

/** The notice of a line; null for one that is not ours, or a newer server's. */
export const noticeFrom = (line: string): Notice | null => {
  const [, userId, topic, id, messageId] = LINE.exec(line) ?? [];
  const known = TOPICS.find((one) => one === topic);
  if (userId === undefined || id === undefined || known === undefined) return null;
  return { userId, topic: known, id, ...(messageId === undefined ? {} : { messageId }) };
};
