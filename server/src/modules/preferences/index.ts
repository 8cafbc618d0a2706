/** Preferences: what a person chose for the interface, on whichever device. */
import { recordTopic } from '../../platform/events/topics.ts';

export type { ChosenNotices } from './preferences-row.ts';
export { preferencesRoutes } from './routes.ts';

/** Other tabs and devices read them again when they change. */
export const preferencesTopics = recordTopic('preferences');
