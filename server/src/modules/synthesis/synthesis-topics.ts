import { type LiveTopics, recordTopic } from '../../platform/events/topics.ts';

/** A synthesis was made, changed or deleted. */
export const synthesisTopics: LiveTopics = recordTopic('synthesis');
