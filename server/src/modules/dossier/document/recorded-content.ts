/** Whether all that the ledger holds of a record is shown, so that it can stand in a dossier. Pure. */
import { isDeepStrictEqual } from 'node:util';

/** What a record is, and not what it says. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'version',
  'incident_id',
  'person_key',
  'position',
  'number',
  'is_private',
  'is_anonymized',
]);

/**
 * True where every field of it is shown as it is, says nothing, or is the service's own. A field that nobody thought of is
 * one that is not shown.
 */
export const isAllShown = (content: unknown, shown: object): boolean => {
  if (typeof content !== 'object' || content === null) return false;
  const said = shown as Readonly<Record<string, unknown>>;
  return Object.entries(content).every(
    ([field, value]) =>
      TECHNICAL.has(field) || isNothing(value) || (field in said && isDeepStrictEqual(said[field], value)),
  );
};

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
