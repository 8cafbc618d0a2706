/**
 * Names for the files of an archive, out of names that anybody may have given: none leads out of its folder, means something to a
 * system, or is there twice, and all of them fit.
 */

/** Of the 255 that file systems take: folder, number and what an unpacking program adds need some. */
const NAME_MAX_BYTES = 180;
const ENDING = /\.[a-z0-9]{1,10}$/i;
/** What Windows or a shell takes for something else; control characters, and marks of writing direction. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** Names of devices in Windows, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** One name without a folder; `nameless` where nothing of it is left. */
export const safeName = (name: string, nameless: string): string => {
  const cleaned = name.normalize('NFC').replace(FORBIDDEN, '_').trim();
  // A name of points leads up; one that begins with a point is hidden; Windows drops points and spaces at the end.
  const bare = cleaned.replace(/^[.\s]+/, '').replace(/[.\s]+$/, '');
  const named = bare === '' ? nameless : DEVICE.test(bare) ? `_${bare}` : bare;
  const ending = ENDING.exec(named)?.[0] ?? '';
  return cutToBytes(named.slice(0, named.length - ending.length), NAME_MAX_BYTES - ending.length) + ending;
};

/** Gives each name once, whatever the case of its letters; the second `photo.jpg` is `photo (2).jpg`. */
export const createNames = (nameless: string): ((name: string) => string) => {
  const counts = new Map<string, number>();
  return (name) => {
    const safe = safeName(name, nameless);
    const ending = ENDING.exec(safe)?.[0] ?? '';
    const stem = safe.slice(0, safe.length - ending.length);
    for (;;) {
      const count = (counts.get(safe.toLowerCase()) ?? 0) + 1;
      counts.set(safe.toLowerCase(), count);
      if (count === 1) return safe;
      const numbered = `${stem} (${count})${ending}`;
      // Somebody may have called a file so.
      if (!counts.has(numbered.toLowerCase())) {
        counts.set(numbered.toLowerCase(), 1);
        return numbered;
      }
    }
  };
};

const cutToBytes = (text: string, maxBytes: number): string => {
  let bytes = 0;
  let cut = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBytes) break;
    cut += character;
  }
  return cut;
};
