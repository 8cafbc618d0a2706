/** The live stream: what changes of one's own things, in other tabs, on other devices, on other servers. */

export { createLiveStreams } from './live-streams.ts';
export { eventOperations } from './operations.ts';
export { eventRoutes } from './routes.ts';
