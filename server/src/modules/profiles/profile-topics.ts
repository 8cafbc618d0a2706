import { type LiveTopics, recordTopic } from '../../platform/events/topics.ts';

/** The profile was changed, by its person or by an administrator; its id is the person's. */
export const profileTopics: LiveTopics = recordTopic('profile');
