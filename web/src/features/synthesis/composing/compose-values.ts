import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { SYNTHESIS_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';
import type { SynthesisChoice, SynthesisInput } from '#contract/syntheses.ts';

/** What the form of a new synthesis holds. */
export interface ComposeValues {
  title: string;
  what: 'all' | 'period' | 'chosen';
  from: string | null;
  to: string | null;
  incident_ids: string[];
  entry_ids: string[];
  language: SynthesisInput['language'];
  with_model: boolean;
}

/** The form's rules with the texts to show. */
export const composeSchema = (t: TFunction<'synthesis'>) =>
  z
    .object({
      title: z.string().check(
        z.refine(isFilled, t('compose.error.name')),
        z.maxLength(SYNTHESIS_TITLE_MAX_CHARACTERS, {
          error: ({ input }) =>
            t('compose.error.nameLength', {
              count: typeof input === 'string' ? input.length : 0,
              max: SYNTHESIS_TITLE_MAX_CHARACTERS,
            }),
        }),
      ),
      what: z.enum(['all', 'period', 'chosen']),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      incident_ids: z.array(z.string()),
      entry_ids: z.array(z.string()),
      language: z.enum(['fr', 'en']),
      with_model: z.boolean(),
    })
    .check(
      z.refine(({ what, from, to }) => what !== 'period' || from !== null || to !== null, {
        path: ['from'],
        error: t('compose.error.period'),
      }),
      z.refine(({ what, from, to }) => what !== 'period' || from === null || to === null || from <= to, {
        path: ['to'],
        error: t('compose.error.order'),
      }),
      z.refine(
        ({ what, incident_ids, entry_ids }) =>
          what !== 'chosen' || incident_ids.length + entry_ids.length > 0,
        { path: ['incident_ids'], error: t('compose.error.chosen') },
      ),
    );

/** What is sent of it: what the chosen way does not ask for is left out. */
export const choiceOf = ({ what, from, to, incident_ids, entry_ids }: ComposeValues): SynthesisChoice => ({
  incident_ids: what === 'chosen' ? incident_ids : [],
  entry_ids: what === 'chosen' ? entry_ids : [],
  from: what === 'period' ? from : null,
  to: what === 'period' ? to : null,
});
