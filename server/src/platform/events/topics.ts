/**
 * Which topics reach a person's tabs (`GET /api/events`), and as what. Each module says it of the topics under which its
 * tables tell (`app.announce` in its migration); a topic that no module registers stays between the servers.
 */
import type { LiveEvent } from '#contract/events.ts';
import type { Notice } from './notice.ts';

/** By topic, the event that a notice becomes; null for a notice that lacks something. */
export type LiveTopics = Readonly<Record<string, (notice: Notice) => LiveEvent | null>>;

/** The topic of a kind of record: its id is all that is told. */
export const recordTopic = (kind: string): LiveTopics => ({
  [kind]: ({ id }) => ({ event: 'changed', kind, id }),
});

/** The topics of all modules. @throws Error when two modules register the same topic. */
export const joinTopics = (all: readonly LiveTopics[]): LiveTopics => {
  const entries = all.flatMap((topics) => Object.entries(topics));
  const joined = Object.fromEntries(entries);
  if (Object.keys(joined).length < entries.length) throw new Error('Two modules register the same topic');
  return joined;
};
