import {
  incident,
  incidentCounters,
  incidentHistory,
  incidentInput,
  incidentPage,
  incidentPatch,
} from '#contract/incidents.ts';
import { pageQuery } from '#contract/shapes.ts';
import type { Operations } from '../../platform/requests/operation.ts';

export const incidentOperations: Operations = {
  'GET /': {
    summary: 'One’s incidents, the newest first',
    query: pageQuery,
    answer: { status: 200, schema: incidentPage },
    problems: ['invalid_input', 'bad_cursor'],
  },
  'GET /counters': {
    summary: 'How many incidents there are of each kind',
    answer: { status: 200, schema: incidentCounters },
  },
  'POST /': {
    summary: 'Creates an incident under the id that the client made; repeating it changes nothing',
    body: incidentInput,
    answer: { status: 201, schema: incident },
    problems: ['already_used'],
  },
  'GET /:id': { summary: 'One incident, whole', answer: { status: 200, schema: incident } },
  'GET /:id/versions': {
    summary: 'What it said in each of its versions, and when that was recorded',
    answer: { status: 200, schema: incidentHistory },
  },
  'PATCH /:id': {
    summary: 'Changes an incident',
    body: incidentPatch,
    namesVersion: true,
    answer: { status: 200, schema: incident },
  },
  'DELETE /:id': {
    summary: 'Deletes an incident; its sealed history stays',
    namesVersion: true,
    answer: { status: 204 },
  },
};
