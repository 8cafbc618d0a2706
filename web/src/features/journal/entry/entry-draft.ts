import * as z from 'zod/mini';

import { entryType, mood } from '#contract/common/kinds.ts';

/** What is kept in the browser of an entry's form: without the limits of what may be sent. */
export const entryDraft = z.partial(
  z.object({
    title: z.string(),
    content: z.string(),
    entry_type: entryType,
    tags: z.array(z.string()),
    mood: z.nullable(mood),
    is_private: z.boolean(),
    happened_on: z.nullable(z.string()),
    happened_at: z.nullable(z.string()),
    files: z.array(z.string()),
  }),
);
