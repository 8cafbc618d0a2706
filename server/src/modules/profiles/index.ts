/** Profiles: the account data that a person sees and edits. */

export { profileExport } from './profile-export.ts';
export { profileFromMetadata } from './profile-from-metadata.ts';
export { profileTopics } from './profile-topics.ts';
export { profileRoutes } from './routes.ts';
