/**
 * What the learned part of the alarms looks at: words by their stems and sounds, alone and in pairs, and runs of letters of the text
 * as it sounds, so that a wish written by ear is near the same wish in a dictionary's spelling.
 */
import { fold } from '../../text/fold.ts';
import { soundsOf } from '../../text/sound.ts';
import { wordsOf } from '../../text/words.ts';

/** Features share this many places; a power of two. */
export const PLACES = 1 << 15;
const MAX_WORDS = 80;
const SKIP = 3;
const RUNS = [3, 4, 5];

/** FNV-1a, 32 bits. */
const placeOf = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
};

/** The places of a text's features, each once. At most the first {@link MAX_WORDS} words are looked at. */
export const placesOf = (text: string): Set<number> => {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const sounds = words.map(({ plain }) => soundsOf(fold(plain)).at(-1) ?? plain);
  const places = new Set<number>();
  const add = (feature: string) => places.add(placeOf(feature));
  for (const [at, { stem }] of words.entries()) {
    add(`w ${stem}`);
    add(`s ${sounds[at]}`);
    for (let next = at + 1; next <= at + SKIP && next < words.length; next += 1) {
      add(`p ${stem} ${words[next]?.stem}`);
      add(`q ${sounds[at]} ${sounds[next]}`);
    }
    add(`t ${sounds[at]} ${sounds[at + 1]} ${sounds[at + 2]}`);
  }
  const heard = ` ${sounds.join(' ')} `;
  for (const length of RUNS)
    for (let at = 0; at + length <= heard.length; at += 1) add(`r ${heard.slice(at, at + length)}`);
  return places;
};
