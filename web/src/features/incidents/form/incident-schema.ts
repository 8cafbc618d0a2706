import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { dateCertainty, isInOrder } from '#contract/common/incident-when.ts';
import { priority } from '#contract/common/kinds.ts';
import {
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_LOCATION_MAX_CHARACTERS,
  INCIDENT_PLACE_NOTE_MAX_CHARACTERS,
  INCIDENT_TITLE_MAX_CHARACTERS,
} from '#contract/common/limits.ts';
import { day, EARLIEST_DAY, isFilled, tags, timeOfDay } from '#contract/common/shapes.ts';
import { incidentStatus, incidentType, type OtherPlace } from '#contract/incidents.ts';
import { FORM_DEFAULTS } from './incident-values.ts';

type T = TFunction<'incidents'>;
type LengthKey = 'titleLength' | 'descriptionLength' | 'locationLength';

/** Says how long the text is, as it is sent: cutting it at the limit would lose words without a word. */
const atMost = (t: T, key: LengthKey, max: number, asSent = (text: string): string => text) =>
  z.refine<string>((text) => asSent(text).length <= max, {
    error: ({ input }) =>
      t(`form.error.${key}`, { count: typeof input === 'string' ? asSent(input).length : 0, max }),
  });

/** Sent without the blanks around it. */
const trimmed = (text: string): string => text.trim();

/** A day on which facts may lie. ISO days compare as text. */
const factDay = (t: T, lastDay: string) =>
  z.nullable(
    day.check(
      z.refine((date) => date <= lastDay, t('form.error.future')),
      z.refine((date) => date >= EARLIEST_DAY, t('form.error.longAgo')),
    ),
  );

/** The form's rules (spec.md, 5) with the texts to show. `lastDay` is the last day that facts may lie on. */
export const incidentSchema = (t: T, lastDay: string) =>
  z
    .object({
      title: z
        .string()
        .check(
          z.refine(isFilled, t('form.error.title')),
          atMost(t, 'titleLength', INCIDENT_TITLE_MAX_CHARACTERS, trimmed),
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
      incident_date: factDay(t, lastDay),
      incident_time: z.nullable(timeOfDay),
      incident_until: factDay(t, lastDay),
      date_certainty: z.nullable(dateCertainty),
      time_until: z.nullable(timeOfDay),
      time_certainty: z.nullable(dateCertainty),
      location: z.string().check(atMost(t, 'locationLength', INCIDENT_LOCATION_MAX_CHARACTERS, trimmed)),
      other_places: z.array(z.object({ place: z.string(), what: z.string() })).check(
        // Said of the whole field: the list of errors above the form leads to it.
        z.refine((places) => places.every(isNamed), t('form.error.placeMissing')),
        z.refine((places) => places.every(isShort), {
          error: t('form.error.placesLength', {
            max: INCIDENT_LOCATION_MAX_CHARACTERS,
            whatMax: INCIDENT_PLACE_NOTE_MAX_CHARACTERS,
          }),
        }),
      ),
      tags,
      is_sensitive: z.boolean(),
      unstated: z.array(z.enum(FORM_DEFAULTS)),
    })
    .check(
      z.refine(
        ({ incident_date, incident_time, date_certainty }) =>
          incident_time === null || incident_date !== null || date_certainty === 'unknown',
        { path: ['incident_time'], error: t('form.error.hourWithoutDay') },
      ),
      z.refine((values) => values.date_certainty !== 'period' || isInOrder(values), {
        path: ['incident_until'],
        error: t('form.error.endBeforeBeginning'),
      }),
    );

/** A row in which nothing was written is left out; one that says what it was has to say where. */
const isNamed = ({ place, what }: OtherPlace): boolean => isFilled(place) || !isFilled(what);

const isShort = ({ place, what }: OtherPlace): boolean =>
  place.trim().length <= INCIDENT_LOCATION_MAX_CHARACTERS &&
  what.trim().length <= INCIDENT_PLACE_NOTE_MAX_CHARACTERS;
