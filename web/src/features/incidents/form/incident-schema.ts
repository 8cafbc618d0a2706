import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { DEFAULTED_FIELDS, incidentStatus, incidentType } from '#contract/incidents.ts';
import { priority } from '#contract/kinds.ts';
import {
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_LOCATION_MAX_CHARACTERS,
  INCIDENT_TITLE_MAX_CHARACTERS,
} from '#contract/limits.ts';
import { day, isFilled, tags, timeOfDay } from '#contract/shapes.ts';

type T = TFunction<'incidents'>;
type LengthKey = 'titleLength' | 'descriptionLength' | 'locationLength';

/** Says how long the text is: cutting it at the limit would lose words without a word. */
const atMost = (t: T, key: LengthKey, max: number) =>
  z.maxLength(max, {
    error: ({ input }) =>
      t(`form.error.${key}`, { count: typeof input === 'string' ? input.length : 0, max }),
  });

/** The form's rules (spec.md, 5) with the texts to show. `lastDay` is the last day that facts may lie on. */
export const incidentSchema = (t: T, lastDay: string) =>
  z
    .object({
      title: z
        .string()
        .check(
          z.refine(isFilled, t('form.error.title')),
          atMost(t, 'titleLength', INCIDENT_TITLE_MAX_CHARACTERS),
        ),
      type: incidentType,
      priority,
      status: incidentStatus,
      description: z
        .string()
        .check(
          z.refine(isFilled, t('form.error.description')),
          atMost(t, 'descriptionLength', INCIDENT_DESCRIPTION_MAX_CHARACTERS),
        ),
      // ISO days compare as text.
      incident_date: z.nullable(day.check(z.refine((date) => date <= lastDay, t('form.error.future')))),
      incident_time: z.nullable(timeOfDay),
      location: z.string().check(atMost(t, 'locationLength', INCIDENT_LOCATION_MAX_CHARACTERS)),
      tags,
      is_sensitive: z.boolean(),
      unstated: z.array(z.enum(DEFAULTED_FIELDS)),
    })
    .check(
      z.refine(({ incident_date, incident_time }) => incident_time === null || incident_date !== null, {
        path: ['incident_time'],
        error: t('form.error.hourWithoutDay'),
      }),
    );
