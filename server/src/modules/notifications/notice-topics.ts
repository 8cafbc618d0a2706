import { type LiveTopics, recordTopic } from '../../platform/events/topics.ts';

/** Something about a person's notices has changed; the id that is told is the person's own. */
export const noticeTopics: LiveTopics = recordTopic('notification');
