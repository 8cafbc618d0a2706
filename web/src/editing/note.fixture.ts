/** A made-up kind of record, for the tests of the editor. */
import * as z from 'zod/mini';
import { type EditedKind, KEEP_ALL } from './edited-kind.ts';

export interface NoteValues {
  title: string;
  status: 'open' | 'closed';
  text: string;
  place: string;
  tags: string[];
  secret: boolean;
}

const stored = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  status: z.enum(['open', 'closed']),
  text: z.string(),
  place: z.nullable(z.string()),
  tags: z.array(z.string()),
  secret: z.boolean(),
});
export type Note = z.infer<typeof stored>;

export const EMPTY_NOTE: NoteValues = {
  title: '',
  status: 'open',
  text: '',
  place: '',
  tags: [],
  secret: false,
};

/** The note of a server that knows no others. */
export const noteOf = (values: Partial<NoteValues> = {}, version = 1): Note => ({
  ...EMPTY_NOTE,
  ...values,
  id: '0198f000-0000-7000-8000-000000000000',
  version,
});

const never = () => Promise.reject(new Error('No server in this test'));

/** The kind of notes; `create` and `change` are what a test says. */
export const noteKind = (
  server: Partial<Pick<EditedKind<NoteValues, Note>, 'create' | 'change' | 'takeOver'>> = {},
): EditedKind<NoteValues, Note> => ({
  what: 'note',
  fields: ['title', 'status', 'text', 'place', 'tags', 'secret'],
  draft: z.partial(
    z.object({
      title: z.string(),
      status: z.enum(['open', 'closed']),
      text: z.string(),
      place: z.string(),
      tags: z.array(z.string()),
      secret: z.boolean(),
    }),
  ),
  keeping: KEEP_ALL,
  stored,
  valuesOf: ({ title, status, text, place, tags, secret }) => ({
    title,
    status,
    text,
    place: place ?? '',
    tags,
    secret,
  }),
  empty: () => EMPTY_NOTE,
  asNew: (words) => ({ ...EMPTY_NOTE, title: words.title ?? '', text: words.text ?? '' }),
  isSensitive: ({ secret }) => secret,
  together: { text: (mine, theirs) => `${mine}\n\n${theirs}`, tags: (mine, theirs) => [...mine, ...theirs] },
  create: never,
  change: never,
  takeOver: () => undefined,
  ...server,
});

export const NOTE = noteKind();
