/** The two words with which a model says where the interview stands. They are never shown. */

export type Marker = 'INCIDENT_READY' | 'NO_INCIDENT';

const MARKER = /(?<![\p{L}\p{N}])(INCIDENT\\?[_ -]READY|NO\\?[_ -]INCIDENT)(?![\p{L}\p{N}])/giu;
/** What models like to put around a marker, on a line of its own. */
const WRAPPING = /^[\s*_`~#>[\](){}"-]+$/gm;

/** Takes every marker out; the last one counts. */
export const readMarker = (text: string): { text: string; marker: Marker | null } => {
  let marker: Marker | null = null;
  const rest = text.replace(MARKER, (_whole, word: string) => {
    marker = /ready/i.test(word) ? 'INCIDENT_READY' : 'NO_INCIDENT';
    return '\n';
  });
  return { text: marker === null ? text : rest.replace(WRAPPING, '').trim(), marker };
};
