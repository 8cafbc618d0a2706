/** Which incidents are listed, as it stands in the URL. Words, tags and persons never stand there (features/finding/sought-words.ts). */
import * as z from 'zod/mini';
import { incidentOrder, incidentStatus, incidentType, priority } from '#contract/common/kinds.ts';
import { factDay } from '#contract/common/shapes.ts';

const shape = z.object({
  status: z.catch(z.optional(incidentStatus), undefined),
  priority: z.catch(z.optional(priority), undefined),
  incident_type: z.catch(z.optional(incidentType), undefined),
  from: z.catch(z.optional(factDay), undefined),
  to: z.catch(z.optional(factDay), undefined),
  /** Left out for the newest first. */
  order: z.catch(z.optional(incidentOrder), undefined),
});
export type IncidentSearch = z.infer<typeof shape>;

/** What narrows the list. */
export type IncidentChoices = Omit<IncidentSearch, 'order'>;

/** What takes all of it back. */
export const NO_CHOICES = {
  status: undefined,
  priority: undefined,
  incident_type: undefined,
  from: undefined,
  to: undefined,
} as const satisfies Record<keyof IncidentChoices, undefined>;

/** What the URL asks for. Nonsense in it is left out: as `undefined`, since the router keeps what is not spoken of. */
export const incidentSearch = (search: Record<string, unknown>): IncidentSearch => {
  const { to, order, ...rest } = shape.parse(search);
  const isForward = rest.from === undefined || to === undefined || rest.from <= to;
  const unknown = Object.keys(search).map((key) => [key, undefined]);
  return {
    ...Object.fromEntries(unknown),
    ...NO_CHOICES,
    ...rest,
    to: isForward ? to : undefined,
    order: order === 'newest' ? undefined : order,
  };
};

/** How many filters narrow the list, beside the period. */
export const choiceCount = ({ status, priority: level, incident_type }: IncidentChoices): number =>
  [status, level, incident_type].filter((value) => value !== undefined).length;
