/** Incidents and what stands in them, made through the routes for whom a test signed up. */
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { type Incident, type IncidentInput, incident } from '#contract/incidents.ts';
import type { Person, PersonInput } from '#contract/persons.ts';
import { incidentBody, personBody } from './belongings.ts';
import type { TestPerson } from './people.ts';

/** @param whose a test signs people up only when it begins */
export const incidentsOf = (whose: () => TestPerson) => {
  const kept = async <Made>(path: string, body: object): Promise<Made> => {
    const answer = await whose().call('POST', path, body);
    expect(answer.status).toBe(201);
    return (await answer.json()) as Made;
  };
  return {
    /** Sends something new, and gives it as it was kept. */
    kept,
    newIncident: (changes: Partial<IncidentInput> = {}) =>
      kept<Incident>('/api/incidents', { ...incidentBody(uuidv7()), ...changes }),
    addPerson: ({ id }: Pick<Incident, 'id'>, full_name: string, changes: Partial<PersonInput> = {}) =>
      kept<Person>(`/api/incidents/${id}/persons`, {
        ...personBody(uuidv7()),
        full_name,
        role: '',
        notes: '',
        ...changes,
      }),
    read: async (id: string): Promise<Incident> =>
      incident.parse(await (await whose().call('GET', `/api/incidents/${id}`)).json()),
  };
};
