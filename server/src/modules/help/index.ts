/** /help: whom to reach, and messages to the people who run the service. */

export { readContacts } from './read-contacts.ts';
export { helpRoutes } from './routes.ts';
