/** One line that the database tells (migrations/012-events.sql): whose record it is, of which topic, and its id. */

export interface Notice {
  userId: string;
  /** Named by the migration of the table. Which topics reach a person's tabs, and how, is said in topics.ts. */
  topic: string;
  id: string;
  /** Of a turn, and of a reply that is to be stopped: the person's message. */
  messageId?: string;
}

/** The channel on which the tables tell. */
export const CHANNEL = 'recueil_events';

/** In place of a person: what is told to everybody who listens. */
export const EVERYBODY = '00000000-0000-0000-0000-000000000000';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const LINE = new RegExp(`^(${UUID}) ([a-z_]+) (${UUID})(?: (${UUID}))?$`);

/** The notice of a line; null for one that has another shape. */
export const noticeFrom = (line: string): Notice | null => {
  const [, userId, topic, id, messageId] = LINE.exec(line) ?? [];
  if (userId === undefined || topic === undefined || id === undefined) return null;
  return { userId, topic, id, ...(messageId === undefined ? {} : { messageId }) };
};
