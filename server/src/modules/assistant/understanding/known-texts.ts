/** What depends on the words alone is found once for them, and known as long as a message is (short-memory.ts). */
import { createShortMemory } from './short-memory.ts';
import { ensureTimeIsLeft } from './time-left.ts';

type Finder = (text: string) => unknown;

const known = createShortMemory<Map<Finder, unknown>>();

/** A pure function of a text, asked again only when its answer has been forgotten. */
export const oncePerText = <Found>(find: (text: string) => Found): ((text: string) => Found) => {
  return (text) => {
    let found = known.find(text);
    if (!found) {
      found = new Map();
      known.keep(text, found, text.length);
    }
    if (found.has(find)) return found.get(find) as Found;
    ensureTimeIsLeft();
    const value = find(text);
    found.set(find, value);
    return value;
  };
};
