/** The shapes in which words and values of the interviewer are sealed. */
import * as z from 'zod/mini';
import { detailKind } from '#contract/common/details.ts';
import { incidentType } from '#contract/incidents.ts';
import { personPart } from '#contract/interview.ts';

const passage = z.object({ messageId: z.string(), start: z.number(), end: z.number(), words: z.string() });

export const storedValue = z.discriminatedUnion('detail', [
  z.object({
    detail: z.literal('when'),
    day: z.nullable(z.string()),
    time: z.nullable(z.string()),
    isApproximate: z.boolean(),
    isFull: z.boolean(),
    of: z.enum(['event', 'habit', 'other']),
    text: z.exactOptional(z.string()),
  }),
  z.object({
    detail: z.enum(['people', 'witnesses']),
    name: z.nullable(z.string()),
    role: z.nullable(z.string()),
    part: personPart,
  }),
  z.object({ detail: z.literal('incident_type'), type: incidentType }),
  z.object({
    detail: z.enum(['where', 'description', 'impact', 'actions']),
    text: z.exactOptional(z.string()),
  }),
]);

/** What was shown to the person: words, and what they come to. */
export const storedAbout = z.object({ passages: z.readonly(z.array(passage)), value: storedValue });

/** What the card under a reply asks about. */
export const keptCard = z.object({
  incident: z.string(),
  proposal: z.string(),
  detail: detailKind,
  about: storedAbout,
});
