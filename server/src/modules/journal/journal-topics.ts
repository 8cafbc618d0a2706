import { type LiveTopics, recordTopic } from '../../platform/events/topics.ts';

/** An entry was created, changed or deleted. */
export const journalTopics: LiveTopics = recordTopic('journal');
