/** Incidents: the structured records, their persons and exhibits. */
export { insertIncident, type NewIncident } from './incident-writer.ts';
export { incidentRoutes } from './routes.ts';
