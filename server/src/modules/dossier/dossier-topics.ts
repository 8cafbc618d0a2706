import { type LiveTopics, recordTopic } from '../../platform/events/topics.ts';

/** A dossier was begun, is further, is ready, failed or is gone. */
export const dossierTopics: LiveTopics = recordTopic('dossier');
