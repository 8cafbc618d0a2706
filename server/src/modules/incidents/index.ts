/** Incidents: the structured records, their persons and exhibits. */
export { incidentTimeline } from './incident-timeline.ts';
export { incidentTopics } from './incident-topics.ts';
export { insertIncident } from './incident-writer.ts';
export { incidentRoutes } from './routes.ts';
