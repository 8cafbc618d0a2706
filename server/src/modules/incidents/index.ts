/** Incidents: the structured records, their persons and exhibits. */

export { saidUnknownOf } from './analyses/make-analysis.ts';
export { momentOf } from './analyses/moment-of.ts';
export { openQuestions } from './analyses/open-questions.ts';
export { analysisRoutes } from './analyses/routes.ts';
export { trendOf } from './analyses/trend.ts';
export { createNameFinder, type NamePlace } from './anonymity/find-names.ts';
export { givePseudonyms } from './anonymity/give-pseudonyms.ts';
export { initialsOf } from './anonymity/initials.ts';
export type { NamedPerson } from './anonymity/name-index.ts';
export { anonymityRoutes, anonymizeCallRoutes } from './anonymity/routes.ts';
export { placeCalled, placeLeft } from './anonymity/word-before.ts';
export { wordsOfName } from './anonymity/written-name.ts';
export {
  type ChosenExhibit,
  type ChosenIncident,
  type ChosenPerson,
  type KnownName,
  readChosenIncidents,
  readKnownNames,
} from './chosen/read-chosen.ts';
export { copyRoutes } from './copies/routes.ts';
export { deletedIncidentRoutes } from './deleted/routes.ts';
export { startErasing } from './deleted/start-erasing.ts';
export { evidenceFileOwner } from './evidence/evidence-files.ts';
export { countExhibits } from './evidence/list-exhibits.ts';
export { evidenceFileRoutes, evidenceRoutes } from './evidence/routes.ts';
export { hasCompleteIncident } from './finding/has-complete-incident.ts';
export { readIncidentCounters } from './finding/incident-reader.ts';
export { incidentSearch } from './finding/incident-search.ts';
export { incidentTimeline } from './finding/incident-timeline.ts';
export {
  readToldIncidents,
  type ToldExhibit,
  type ToldIncident,
  type ToldPerson,
} from './finding/told-incidents.ts';
export { historyRoutes } from './history/routes.ts';
export { incidentExport } from './incident-export.ts';
export { INCIDENT_WORDS, PARTS, TYPES } from './incident-export-words.ts';
export { incidentTopics } from './incident-topics.ts';
export { insertIncident } from './incident-writer.ts';
export { entryIncidentRoutes } from './links/routes.ts';
export { mergeRoutes } from './merging/routes.ts';
export { knownPersonRoutes, personRoutes } from './persons/routes.ts';
export { readReferenceNumbers } from './read-reference-numbers.ts';
export { incidentRoutes } from './routes.ts';
export { behindProof } from './sensitive/behind-proof.ts';
export { requireProof } from './sensitive/proof.ts';
