import type { RefusalReason, RefusedFile } from './check-files.ts';

const NAMES_SHOWN = 3;

/** Files that were refused for one reason. */
export interface RefusedGroup {
  reason: RefusalReason;
  /** The first names. */
  shown: string[];
  /** How many more there are. */
  more: number;
}

/** By reason, in the order in which the reasons occur: fifty files at once stay a few lines. */
export const refusedGroups = (refused: readonly RefusedFile[]): RefusedGroup[] => {
  const names = new Map<RefusalReason, string[]>();
  for (const { name, reason } of refused) names.set(reason, [...(names.get(reason) ?? []), name]);
  return [...names].map(([reason, all]) => {
    // 'and one more' is no shorter than the one.
    const count = all.length === NAMES_SHOWN + 1 ? all.length : NAMES_SHOWN;
    return { reason, shown: all.slice(0, count), more: Math.max(0, all.length - count) };
  });
};
