/** What of a ledger's entry can stand in a dossier beside the record as it is shown. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { DossierRecord } from '#verifier/dossier/format.ts';
import { discloseFields, isHashedByFields } from '#verifier/recorded.ts';
import type { Recorded } from './material.ts';

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
/** Not shown, and given: the passages of a synthesis are of a version. */
const VERSION = 'version';

/**
 * The fields that are shown, where the entry is hashed by fields; else the whole entry, where all of it is shown. Of a field that nobody
 * thought of the hash is given, or nothing at all.
 * @returns null where no part of it can be given, or what is shown is not what was recorded
 */
export const recordedBeside = (
  { content, salt, contentHash }: Recorded,
  shown: object,
): DossierRecord['recorded'] => {
  if (!isHashedByFields(content, salt, contentHash))
    return isAllShown(content, shown) ? { content, salt } : null;
  const said = shown as Readonly<Record<string, unknown>>;
  const isSame = Object.entries(content).every(
    ([field, value]) => !Object.hasOwn(said, field) || isDeepStrictEqual(said[field], value),
  );
  return isSame
    ? discloseFields(content, salt, (field) => field === VERSION || Object.hasOwn(said, field))
    : null;
};

/**
 * True where every field of it is shown as it is, says nothing, or is the service's own. A field that nobody thought of is
 * one that is not shown.
 */
export const isAllShown = (content: unknown, shown: object): boolean => {
  if (typeof content !== 'object' || content === null) return false;
  const said = shown as Readonly<Record<string, unknown>>;
  return Object.entries(content).every(
    ([field, value]) =>
      TECHNICAL.has(field) ||
      isNothing(value) ||
      (Object.hasOwn(said, field) && isDeepStrictEqual(said[field], value)),
  );
};

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
