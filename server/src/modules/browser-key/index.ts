/** The key of what waits in a person's browser. */

export { browserKeyRoutes } from './routes.ts';
