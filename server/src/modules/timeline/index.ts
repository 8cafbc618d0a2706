/** The timeline: what several kinds of records give to one stream. */
export { timelineRoutes } from './routes.ts';
export {
  asksForIncidents,
  directionOf,
  isWithin,
  type TimelineFilters,
  type TimelinePeriod,
  type TimelineRange,
  type TimelineSource,
} from './timeline-source.ts';
