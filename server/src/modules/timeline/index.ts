/** The timeline: what several kinds of records give to one stream. */
export { timelineRoutes } from './routes.ts';
export { directionOf, excerptOf, isWithin, type TimelineSource, toldOf } from './timeline-source.ts';
