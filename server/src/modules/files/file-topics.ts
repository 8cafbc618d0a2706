import { type LiveTopics, recordTopic } from '../../platform/events/topics.ts';

/** A file was added or deleted, or the words of a clip have changed. */
export const fileTopics: LiveTopics = recordTopic('file');
