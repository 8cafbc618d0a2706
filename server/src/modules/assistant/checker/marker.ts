/** The two words with which a model tells the server where the interview stands. They are never shown. */

export type Marker = 'INCIDENT_READY' | 'NO_INCIDENT';

/** What models like to put around a marker; bounded, so that a run of such signs costs no more than its length. */
const WRAPPER = '[\\s*_`~#>\\[\\](){}"«»“”-]{0,16}';
const WORDS = '(?:INCIDENT\\\\?[_ -]READY|NO\\\\?[_ -]INCIDENT)';
const BORDER = '[\\p{L}\\p{N}]';

/** A whole marker with what is wrapped around it. */
const WHOLE = new RegExp(`${WRAPPER}(?<!${BORDER})(${WORDS})(?!${BORDER})${WRAPPER}`, 'giu');

/** Takes every marker out; the last one counts. Text on both sides of a marker stays on lines of its own. */
export const readMarker = (text: string): { text: string; marker: Marker | null } => {
  let marker: Marker | null = null;
  const stripped = text.replace(WHOLE, (_whole, word: string) => {
    marker = /ready/i.test(word) ? 'INCIDENT_READY' : 'NO_INCIDENT';
    return '\n';
  });
  return { text: stripped.trim(), marker };
};

/** A marker with all that may be wrapped around it is no longer than that. */
export const MARKER_MAX_CHARACTERS = 64;

/**
 * The first whole marker of a text that is still being written: where it begins, with its wrapping, and ends.
 * @param from nothing before it is looked at
 */
export const findMarker = (text: string, from = 0): { start: number; end: number } | null => {
  WHOLE.lastIndex = from;
  const found = WHOLE.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
};

const TAIL_WRAPPER = new RegExp(`${WRAPPER}$`, 'u');
const TAIL_WORDS = [/[A-Za-z]+$/, /[A-Za-z]+\\?[_ -]?[A-Za-z]*\\?$/];

/** Where the end of the text begins that may still become a marker (spaces and wrapping included); its length if none. */
export const markerTailStart = (text: string): number => {
  const before = Math.max(0, text.length - MARKER_MAX_CHARACTERS);
  const tail = text.slice(before);
  let start = tail.length;
  for (const words of TAIL_WORDS) {
    const found = words.exec(tail);
    if (!found || found.index >= start || !mayBecomeMarker(found[0])) continue;
    if (/[\p{L}\p{N}]$/u.test(tail.slice(0, found.index))) continue;
    start = found.index;
  }
  return before + (TAIL_WRAPPER.exec(tail.slice(0, start))?.index ?? start);
};

const mayBecomeMarker = (words: string): boolean => {
  const plain = words
    .toUpperCase()
    .replace(/\\?[_ -]/, '_')
    .replace(/\\$/, '');
  return 'INCIDENT_READY'.startsWith(plain) || 'NO_INCIDENT'.startsWith(plain);
};

/** Drops the rest of a marker's wrapping from the text that follows it. */
export const afterMarker = (text: string): string =>
  text.replace(new RegExp(`^${WRAPPER}\\.?${WRAPPER}`, 'u'), '');
