/** All readers, in the order in which their findings are folded where they stand at one place. */
import type { Reader } from './finding.ts';

export const DEFAULT_READERS: readonly Reader[] = [];
