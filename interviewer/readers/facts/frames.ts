/** Set phrases that say how something is told: as hearsay, as a try of the tool, of an earlier time. */
import type { Word } from '../../text/words.ts';
import FRAMES from './frames.json' with { type: 'json' };
import { runsOf } from './runs.ts';

export type Frame = keyof typeof FRAMES;

const find = runsOf<Frame>(FRAMES);

/** The frames of which a phrase stands among the words. */
export const framesIn = (words: readonly Word[]): ReadonlySet<Frame> =>
  new Set(find(words).map(({ name }) => name));
