import canonicalize from 'canonicalize';
import type * as z from 'zod/mini';
import type { DossierDifference } from './finding.ts';
import { DOSSIER_FORMATS } from './format.ts';
import { anyFormat } from './shapes.ts';
import type { ByteSource } from './source.ts';
import type { ZipPart } from './zip/read-zip.ts';

/** A text of more would not fit into a string everywhere. */
const MAX_JSON_BYTES = 256 * 2 ** 20;

/**
 * One of the dossier's JSON files.
 * @param isCanonical its bytes have to be RFC 8785 canonical JSON
 * @returns null where it cannot be read, or has another shape; then the difference says so
 */
export const readJson = async <Content>(
  source: ByteSource,
  part: ZipPart,
  shape: z.ZodMiniType<Content>,
  differences: DossierDifference[],
  { isCanonical = false }: { isCanonical?: boolean } = {},
): Promise<Content | null> => {
  const { path } = part;
  const unreadable = (why: 'utf8' | 'json' | 'too_large'): null => {
    differences.push({ is: 'unreadable', path, why });
    return null;
  };
  if (part.end - part.start > MAX_JSON_BYTES) return unreadable('too_large');
  let text: string;
  try {
    const bytes = await source.read(part.start, part.end);
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return unreadable('utf8');
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable('json');
  }
  if (isCanonical && canonicalOf(value) !== text)
    differences.push({ is: 'unreadable', path, why: 'canonical' });
  const known = anyFormat.safeParse(value);
  if (known.success && !DOSSIER_FORMATS.some((format) => format === known.data.format)) {
    differences.push({ is: 'format', path });
    return null;
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path: field, ...issue } of parsed.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null];
    for (const key of keys)
      differences.push({ is: 'shape', path, field: [...field, ...(key === null ? [] : [key])].join('.') });
  }
  return null;
};

/** Null for what is no JSON value of RFC 8785, such as half a surrogate pair. */
const canonicalOf = (value: unknown): string | null => {
  try {
    return canonicalize(value) ?? null;
  } catch {
    return null;
  }
};
