import type { Person, PersonInput, PersonPatch } from '#contract/persons.ts';
import { differingFields } from '#web/editing/edited-kind.ts';

/** What the form holds. `person_key` is null for a new person who is nobody of another incident. */
export type PersonValues = Pick<Person, 'full_name' | 'is_anonymized' | 'part' | 'role' | 'notes'> & {
  person_key: string | null;
};

/** The fields in the order of the form. */
export const PERSON_FIELDS = [
  'full_name',
  'person_key',
  'is_anonymized',
  'part',
  'role',
  'notes',
] as const satisfies readonly (keyof PersonValues)[];
export type PersonField = (typeof PERSON_FIELDS)[number];

/** A new person's form: nothing is said of them. */
export const emptyPerson = (): PersonValues => ({
  full_name: '',
  person_key: null,
  is_anonymized: false,
  part: null,
  role: '',
  notes: '',
});

/** The form of a stored person. */
export const personValues = (person: PersonValues): PersonValues => ({
  full_name: person.full_name,
  person_key: person.person_key,
  is_anonymized: person.is_anonymized,
  part: person.part,
  role: person.role,
  notes: person.notes,
});

/** What is sent: name and role are trimmed, the notes stay as they are. */
const asSent = (values: PersonValues): PersonValues => ({
  ...personValues(values),
  full_name: values.full_name.trim(),
  role: values.role.trim(),
});

/** The request that adds the person. */
export const personInputOf = (id: string, values: PersonValues): PersonInput => {
  const { person_key, ...fields } = asSent(values);
  return { id, ...fields, ...(person_key !== null && { person_key }) };
};

/** What an edit changes; empty when nothing differs from what is stored. */
export const personPatchBetween = (stored: PersonValues, edited: PersonValues): PersonPatch => {
  const { person_key, ...sent } = asSent(edited);
  const fields = differingFields(PERSON_FIELDS, stored, { person_key, ...sent });
  const all: PersonPatch = { ...sent, ...(person_key !== null && { person_key }) };
  return Object.fromEntries(fields.flatMap((field) => (field in all ? [[field, all[field]]] : [])));
};
