import { type LiveTopics, recordTopic } from '../../platform/events/topics.ts';

/** An incident was created, changed or deleted. */
export const incidentTopics: LiveTopics = recordTopic('incident');
