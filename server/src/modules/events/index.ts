/** The live stream: changes to a person's own records, made in other tabs, on other devices, at other servers. */

export { createLiveStreams } from './live-streams.ts';
export { eventRoutes } from './routes.ts';
