import { type LiveTopics, recordTopic } from '../../../platform/events/topics.ts';

/** An export was begun, is further, is ready, failed or is gone. */
export const exportTopics: LiveTopics = recordTopic('export');
