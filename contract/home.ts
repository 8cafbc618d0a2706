/** The dashboard: what brings one back, in one answer. */
import * as z from 'zod/mini';
import { instant } from './common/shapes.ts';
import { conversation } from './conversations.ts';
import { timelineItem } from './timeline.ts';

/** How many of the things that were kept last are told: one more than are shown, in case one stands elsewhere on the page. */
export const HOME_KEPT_ITEMS = 4;

export const home = z.object({
  counts: z.object({
    entries: z.number(),
    conversations: z.number(),
    incidents: z.number(),
    /** Incidents 'En cours', as their list counts them. */
    running: z.number(),
    exhibits: z.number(),
  }),
  /** Something was said in a conversation, were it closed since. */
  has_told: z.boolean(),
  /** When anything was last recorded or changed; null where there is nothing. */
  last_change: z.nullable(instant),
  /** The active conversation with words in it that was last written in. */
  conversation: z.nullable(conversation),
  /** When an administrator's deletion of the account takes effect; null for none. */
  deleted_from: z.nullable(instant),
  /** What was recorded last, newest first, whenever it happened. The words of sensitive incidents are hidden. */
  kept: z.array(z.object({ kept_at: instant, item: timelineItem })),
});
export type Home = z.infer<typeof home>;
