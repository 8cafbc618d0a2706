/** Texts of a file that nobody vouches for, before they are shown among our own. Pure. */
import type { DossierFinding } from '../finding.ts';

/** A name, a title or a path of more is cut off. */
const MAX_CHARACTERS = 200;
/**
 * Control characters, of which some move a terminal's cursor, and marks that turn the direction of what follows: each could hide our words,
 * or write others.
 */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [ISOLATED, END] = ['\u2068', '\u2069'];

/** The same text where it is an ordinary one. What is written from right to left keeps its direction to itself. */
export const harmless = (text: string): string => {
  const seen = text.replaceAll(UNSEEN, '\ufffd');
  const short = seen.length > MAX_CHARACTERS ? `${seen.slice(0, MAX_CHARACTERS)}…` : seen;
  return RIGHT_TO_LEFT.test(short) ? `${ISOLATED}${short}${END}` : short;
};

/** A finding with every text in it made harmless. */
export const harmlessFinding = (finding: DossierFinding): DossierFinding => mapped(finding);

const mapped = <Value>(value: Value): Value => {
  if (typeof value === 'string') return harmless(value) as Value;
  if (Array.isArray(value)) return value.map(mapped) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one)])) as Value;
};
