import { TIMELINE_EXCERPT_CHARACTERS } from '#contract/common/limits.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { excerptOf } from './excerpt.ts';

/**
 * What the timeline says of a record beside its title: its text, whole or the first words, and when it was recorded. It stands here
 * because the threads that search run it: `timeline/index.ts` would bring routes and queries into them.
 */
export const toldText = (
  { whole }: { whole: boolean },
  text: string,
  { version, created_at, updated_at }: { version: number; created_at: string; updated_at: string },
): Pick<TimelineItem, 'content' | 'recorded'> =>
  whole
    ? { content: text, recorded: { created_at, changed_at: version === 1 ? null : updated_at } }
    : { content: excerptOf(text, TIMELINE_EXCERPT_CHARACTERS) };
