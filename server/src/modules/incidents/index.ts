/** Incidents: the structured records, their persons and exhibits. */
export { incidentSearch } from './incident-search.ts';
export { incidentTimeline } from './incident-timeline.ts';
export { incidentTopics } from './incident-topics.ts';
export { insertIncident } from './incident-writer.ts';
export { incidentRoutes } from './routes.ts';
