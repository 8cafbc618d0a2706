/** The step of the wizard, which is all that its address says. */
import * as z from 'zod/mini';

export const STEPS = ['choose', 'present', 'cover', 'preview'] as const;
export type Step = (typeof STEPS)[number];

const shape = z.object({ etape: z.catch(z.int().check(z.minimum(1), z.maximum(STEPS.length)), 1) });

/** What the URL asks for; nonsense leads to the first step. */
export const wizardSearch = (search: Record<string, unknown>): z.infer<typeof shape> =>
  shape.parse({ etape: search.etape });
