import { type LiveTopics, recordTopic } from '../../platform/events/topics.ts';

/** A share was made, is open, was opened or read, or is over. */
export const shareTopics: LiveTopics = recordTopic('share');
