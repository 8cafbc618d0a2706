/** The blank form for a witness. */

export { attestationRoutes } from './routes.ts';
