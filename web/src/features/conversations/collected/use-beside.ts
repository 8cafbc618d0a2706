import { useMedia } from '#web/lib/page/use-media.ts';

/** « Ce qui est recueilli » stands beside the conversation; otherwise a button brings it up over it. */
// `--breakpoint-beside` of tokens.css.
export const useBeside = (): boolean => useMedia('(min-width: 90rem)');
