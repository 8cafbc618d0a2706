/**
 * What a list shows of a record, sealed apart from it in the same row (`sealed_row`), so that a list need not fetch and open long
 * texts to show a line of them.
 *
 * [Note: a short form and its record] It is bound to the columns that the record is bound to, and holds the authentication tag of the
 * sealed record: beside another one, or an older one, it counts as not there, and the record itself is opened. That the bytes before
 * the tag were changed shows when the record is opened.
 */
import * as z from 'zod/mini';
import type { SealedJson } from '../sealing/sealed-kind.ts';
import type { UserBox } from '../vault/vault.ts';
import type { Bound } from './bound.ts';

export const TAG_BYTES = 16;

/** Of a sealed record. */
const tagOf = (sealed: Buffer): Buffer => sealed.subarray(-TAG_BYTES);

export interface ShortForm<Clear extends object, Content, Short> {
  /** What it says of a record. */
  of(content: Content): Short;
  /** @param whole the sealed record */
  seal(box: UserBox, columns: Bound<Clear>, content: Content, whole: Buffer): Buffer;
  /** Undefined where it does not open, or is not that of the sealed record with this tag. */
  tryOpen(box: UserBox, record: Bound<Clear>, sealed: Buffer, tag: Buffer): Short | undefined;
  /** @param columns which columns of a row are at hand as JSON, in their order */
  copier(columns: readonly string[]): CopyShort;
}

/**
 * Hands `take` the members of its JSON as they were sealed, `"title":"…",…`, which are overwritten afterwards. False where `tryOpen` has
 * to say what it is.
 * @param columns the JSON of each column
 */
export type CopyShort = (
  box: UserBox,
  columns: readonly string[],
  sealed: Buffer,
  tag: Buffer,
  take: (members: Buffer) => void,
) => boolean;

/** The shape of what is sealed: the short form, and the tag of its record in base64. */
export const shortShape = <Shape extends z.core.$ZodLooseShape>(short: z.ZodMiniObject<Shape>) =>
  z.extend(short, { tag: z.string() });

/** Defines the short form of a kind of records. */
export const shortForm = <Clear extends object, Content, Short extends object>(
  sealed: SealedJson<Bound<Clear>, Short & { tag: string }>,
  of: (content: Content) => Short,
): ShortForm<Clear, Content, Short> => ({
  of,
  seal: (box, columns, content, whole) =>
    sealed.seal(box, columns, { ...of(content), tag: tagOf(whole).toString('base64') }),
  tryOpen: (box, record, bytes, tag) => {
    const short = sealed.tryOpen(box, record, bytes);
    return short?.tag === tag.toString('base64') ? short : undefined;
  },
  copier: (columns) => {
    const readJson = sealed.jsonReader(columns);
    return (box, values, bytes, tag, take) =>
      readJson(box, values, bytes, (json) => {
        // Sealed last: within the words of a member no quotation mark stands unescaped.
        const end = `,"tag":"${tag.toString('base64')}"}`;
        const endsAt = json.length - end.length;
        if (endsAt < 1 || json.toString('latin1', endsAt) !== end) return false;
        take(json.subarray(1, endsAt));
        return true;
      }) ?? false;
  },
});
