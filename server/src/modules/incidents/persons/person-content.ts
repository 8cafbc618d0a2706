/** Which fields of a person of an incident are sealed, and which stand in clear. Threads import it: it imports little. */
import * as z from 'zod/mini';
import { type PlayedPart, person } from '#contract/persons.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';

export const clearFields = z.pick(person, {
  incident_id: true,
  person_key: true,
  position: true,
  is_anonymized: true,
});
export type PersonClear = z.infer<typeof clearFields>;

/** Their order is part of what binds a row ([Note: bound columns]). */
export const PERSON_CLEAR = [
  'incident_id',
  'person_key',
  'position',
  'is_anonymized',
] as const satisfies (keyof PersonClear)[];

const personContent = z.pick(person, { full_name: true, part: true, role: true, notes: true });
export type PersonContent = z.infer<typeof personContent>;

/** What an incident made of a conversation wrote behind the role, when a person had no field for it. */
const FORMER_PARTS: Readonly<Record<string, PlayedPart>> = {
  témoin: 'witness',
  'prévenu·e après': 'told_afterwards',
};

/** Shape 1: the part played stood behind the role, 'collègue, témoin'. Roles were written by conversations alone then. */
const withPart = (older: unknown): unknown => {
  const content = older as { role: string };
  const words = content.role.split(', ');
  const part = FORMER_PARTS[words.at(-1) ?? ''];
  if (part === undefined) return { ...content, part: null };
  return { ...content, part, role: words.slice(0, -1).join(', ') };
};

export const SEALED_PERSON = sealedKind({
  table: 'incident_persons',
  binds: ['id', 'version', 'created_at', 'updated_at', ...PERSON_CLEAR],
  formerBinds: { 1: ['id', 'incident_id', 'position', 'is_anonymized'] },
  content: personContent,
  upgrades: [withPart],
  formerContext: ({ id }) => `incident_persons/${id}`,
});
