import * as z from 'zod/mini';
import { SYNTHESIS_PARTS, type Synthesis, synthesis } from '#contract/syntheses.ts';
import { type EditedKind, KEEP_ALL, withFields } from '#web/editing/edited-kind.ts';
import { languageChoice } from '#web/i18n/language-choice.ts';
import { api } from '#web/lib/requests/api.ts';
import { SYNTHESES_PATH, synthesisKeys } from '../synthesis-queries.ts';
import {
  bothOf,
  patchBetween,
  SYNTHESIS_FIELDS,
  type SynthesisValues,
  valuesOf,
} from './synthesis-values.ts';

const EMPTY: SynthesisValues = { title: '', sentences: [] };
const NOTHING_CHOSEN = { incident_ids: [], entry_ids: [], from: null, to: null };

/** A synthesis as its editor has to know it. A new one is written by hand: nothing is composed. */
export const EDITED_SYNTHESIS: EditedKind<SynthesisValues, Synthesis> = {
  what: 'synthesis',
  fields: SYNTHESIS_FIELDS,
  draft: z.partial(
    z.object({
      title: z.string(),
      sentences: z.array(z.object({ id: z.string(), part: z.enum(SYNTHESIS_PARTS), text: z.string() })),
    }),
  ),
  keeping: KEEP_ALL,
  stored: synthesis,
  valuesOf,
  empty: () => EMPTY,
  asNew: (words) => withFields(EMPTY, words),
  isSensitive: () => false,
  together: { sentences: bothOf },
  create: (id, { title, sentences }) =>
    api.post(SYNTHESES_PATH, {
      schema: synthesis,
      body: {
        id,
        title,
        sentences,
        choice: NOTHING_CHOSEN,
        language: languageChoice() ?? 'fr',
        with_model: false,
      },
    }),
  change: (id, values, stored) => {
    const body = patchBetween(stored.values, values);
    if (Object.keys(body).length === 0) return null;
    return api.patch(`${SYNTHESES_PATH}/${id}`, { schema: synthesis, body, ifMatch: stored.version });
  },
  takeOver: (client, stored) => {
    client.setQueryData(synthesisKeys.detail(stored.id), stored);
    void client.invalidateQueries({ queryKey: synthesisKeys.list });
    void client.invalidateQueries({ queryKey: synthesisKeys.history(stored.id) });
  },
};

/** With words of a sensitive incident in it: a draft goes with the tab. */
const SENSITIVE_SYNTHESIS: typeof EDITED_SYNTHESIS = { ...EDITED_SYNTHESIS, isSensitive: () => true };

export const synthesisOf = ({ seen }: Pick<Synthesis, 'seen'>): typeof EDITED_SYNTHESIS =>
  seen.some(({ is_sensitive }) => is_sensitive) ? SENSITIVE_SYNTHESIS : EDITED_SYNTHESIS;
