/** Incidents: the structured records, their persons and exhibits. */
export { incidentTopics } from './incident-topics.ts';
export { insertIncident } from './incident-writer.ts';
export { incidentRoutes } from './routes.ts';
