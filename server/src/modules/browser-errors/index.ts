/** Errors of the page, told to the operator's log without content. */

export { browserErrorRoutes } from './routes.ts';
