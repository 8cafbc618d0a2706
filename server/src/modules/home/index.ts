/** The dashboard: the figures, the conversation to go on with, and what was kept last. */
export { homeRoutes } from './routes.ts';
