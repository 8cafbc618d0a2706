/**
 * How the hash of what an entry holds is made, so that a part of it can be shown and the rest cannot be known. Pure; used as entry.ts is.
 *
 * [Note: by fields] `content_hash` is SHA-256 over the canonical JSON of `{ fields }`: each field's name with its own hash, which is
 * SHA-256 over `{ field, value, salt }`. The salt of a field is the first half of SHA-256 over `{ field, salt }`, with the salt of the
 * entry. Whoever is given some fields with their salts, and of the others the hashes alone, makes the same `content_hash`, and can guess
 * none of the others: each has a salt of its own, and nobody comes from one salt to another. The names of fields say nothing: a kind
 * of record always has the same ones.
 *
 * [Note: former entries] Entries from before that have the hash of the whole ({@link hashContent}), as those still do that hold no object.
 * Such a content is shown whole or not at all. No text can be hashed both ways: the objects have other fields.
 */
import canonicalize from 'canonicalize';
import { hashContent, sha256 } from './entry.ts';

/** So many characters of hex are a salt: 16 bytes. */
const SALT_CHARACTERS = 32;

/** Some fields of what an entry holds, with their salts; of the others the hashes alone, in lower-case hex. */
export interface Disclosed {
  fields: Record<string, { value: unknown; salt: string }>;
  hidden: Record<string, string>;
}

/** The `content_hash` of an entry that is made today. `content` is any JSON value; `salt` is hex. */
export const hashRecorded = async (content: unknown, salt: string): Promise<string> =>
  isObject(content)
    ? hashDisclosed(discloseFields(content, salt, () => true))
    : await hashContent(content, salt);

/** True where an entry with this hash holds this, in either of the two ways. */
export const holdsContent = async (content: unknown, salt: string, contentHash: string): Promise<boolean> =>
  isHashedByFields(content, salt, contentHash) || (await hashContent(content, salt)) === contentHash;

/** True where this is the hash of these fields: then some of them can be shown without the others. */
export const isHashedByFields = (content: unknown, salt: string, contentHash: string): content is object =>
  isObject(content) && hashDisclosed(discloseFields(content, salt, () => true)) === contentHash;

/** The fields of a content that are to be shown, with the hashes of the others. It says something only of an entry hashed by fields. */
export const discloseFields = (
  content: object,
  salt: string,
  isShown: (field: string) => boolean,
): Disclosed => {
  const fields: [string, Disclosed['fields'][string]][] = [];
  const hidden: [string, string][] = [];
  for (const [field, value] of Object.entries(content)) {
    // What JSON does not have was not recorded.
    if (value === undefined) continue;
    const own = saltOf(field, salt);
    if (isShown(field)) fields.push([field, { value, salt: own }]);
    else hidden.push([field, hashField(field, value, own)]);
  }
  return { fields: Object.fromEntries(fields), hidden: Object.fromEntries(hidden) };
};

/** The `content_hash` that belongs to it. No field is both shown and hidden. */
export const hashDisclosed = ({ fields, hidden }: Disclosed): string =>
  hashOf({
    fields: Object.fromEntries([
      ...Object.entries(hidden),
      ...Object.entries(fields).map(
        ([field, { value, salt }]) => [field, hashField(field, value, salt)] as const,
      ),
    ]),
  });

const saltOf = (field: string, salt: string): string => hashOf({ field, salt }).slice(0, SALT_CHARACTERS);

const hashField = (field: string, value: unknown, salt: string): string => hashOf({ field, value, salt });

const hashOf = (value: object): string => {
  const canonical = canonicalize(value);
  if (canonical === undefined) throw new TypeError('Only JSON values can be hashed');
  return sha256(canonical);
};

const isObject = (content: unknown): content is object =>
  typeof content === 'object' && content !== null && !Array.isArray(content);
