import { pageQuery } from '#contract/common/shapes.ts';
import {
  knownPerson,
  knownPersons,
  type PersonInput,
  type PersonOrder,
  person,
  personHistory,
  personInput,
  personList,
  personOrder,
  personPatch,
} from '#contract/persons.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Route, route } from '../../../platform/requests/route.ts';
import { createPerson } from './create-person.ts';
import { deletePerson } from './delete-person.ts';
import { getKnownPerson } from './get-known-person.ts';
import { getPersonHistory } from './get-person-history.ts';
import { listKnownPersons } from './list-known-persons.ts';
import { listPersons } from './list-persons.ts';
import { orderPersons } from './order-persons.ts';
import { updatePerson } from './update-person.ts';

/** `/api/incidents`: the persons of each. */
export const personRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/:incidentId/persons',
    operationId: 'listPersons',
    summary: 'The persons of an incident, in their order',
    answer: { status: 200, schema: personList },
    run: ({ actor, ids }) => listPersons(database, actor, ids.incidentId),
  }),
  route({
    method: 'POST',
    path: '/:incidentId/persons',
    operationId: 'createPerson',
    summary: 'Adds a person under the id that the client made, as the last one; repeating it changes nothing',
    body: {
      schema: personInput,
      example: (id): PersonInput => ({
        id,
        full_name: 'Marc Dupont',
        is_anonymized: false,
        part: 'witness',
        role: 'Chef d’équipe',
        notes: '',
      }),
    },
    answer: { status: 201, schema: person },
    problems: ['already_used', 'not_ready'],
    run: ({ actor, ids, body }) => createPerson(database, actor, ids.incidentId, body),
  }),
  route({
    method: 'PUT',
    path: '/:incidentId/persons/order',
    operationId: 'orderPersons',
    summary: 'Puts the persons in an order; who is not named follows',
    body: { schema: personOrder, example: (id): PersonOrder => ({ person_ids: [id] }) },
    answer: { status: 200, schema: personList },
    run: ({ actor, ids, body }) => orderPersons(database, actor, ids.incidentId, body),
  }),
  route({
    method: 'PATCH',
    path: '/:incidentId/persons/:personId',
    operationId: 'updatePerson',
    summary: 'Changes what an incident says of a person',
    body: { schema: personPatch, example: () => ({ role: 'Chef de service' }) },
    namesVersion: true,
    answer: { status: 200, schema: person },
    run: ({ actor, ids, version, body }) => updatePerson(database, actor, ids, version, body),
  }),
  route({
    method: 'DELETE',
    path: '/:incidentId/persons/:personId',
    operationId: 'deletePerson',
    summary: 'Removes a person from an incident; the sealed history stays',
    namesVersion: true,
    answer: { status: 204 },
    run: ({ actor, ids, version }) => deletePerson(database, actor, ids, version),
  }),
  route({
    method: 'GET',
    path: '/:incidentId/persons/:personId/versions',
    operationId: 'getPersonHistory',
    summary: 'What was said of a person in each version, and when that was recorded',
    query: pageQuery,
    answer: { status: 200, schema: personHistory },
    problems: ['invalid_input', 'bad_cursor'],
    run: ({ actor, ids, query }) => getPersonHistory(database, actor, ids, query),
  }),
];

/** `/api/persons`: who is in several incidents. */
export const knownPersonRoutes = (database: Database): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listKnownPersons',
    summary: 'Who is named in one’s incidents, to be offered while a name is typed',
    answer: { status: 200, schema: knownPersons },
    run: ({ actor }) => listKnownPersons(database, actor),
  }),
  route({
    method: 'GET',
    path: '/:personKey',
    operationId: 'getKnownPerson',
    summary: 'In which incidents a person is, and in which part',
    answer: { status: 200, schema: knownPerson },
    run: ({ actor, ids }) => getKnownPerson(database, actor, ids.personKey),
  }),
];
