/** What a spoken French sentence looks like: anything else is code, markup, a disguise or an address. */

import { fold } from '../text/text.ts';
import type { RejectionReason } from './rejection.ts';
import { isTold, type Told } from './told/told.ts';

/** A reply of an interviewer is short: what is longer is a lecture. */
export const REPLY_MAX_CHARACTERS = 900;

const LETTERS = 'A-Za-zÀ-ÖØ-öø-ÿŒœŸÆæ';
const PLAIN = new RegExp(`^[${LETTERS}\\d \\n\\t\\u00A0\\u202F\\u2009.,;:!?…'’ʼ«»"“”()\\-‑–—·+/%°]*$`);
const ITEM = /^\s*(?:[-–—·+/]|\d+\s?[.)]|[a-z]\))\s/i;
const SLASH = /[+/](?!ou\b)(?<!\b[nN] ?\+)(?<!\bet\/)/;

/** Over the sentence as written, quotes taken out. */
export const formRejection = (sentence: string, told: Told): RejectionReason | null => {
  const written = sentence
    .normalize('NFC')
    .replace(/\p{L}+/gu, (word) => (PLAIN.test(word) || !told.words.has(fold(word)) ? word : 'mot'));
  if (!PLAIN.test(written) || ITEM.test(written) || SLASH.test(written)) return 'form';
  const numbers = written.match(/\d+/g) ?? [];
  if (numbers.some((number) => !isTold(number, told))) return 'form';
  const hours = [...written.matchAll(/(\d+) ?h/g)].map(([, hour]) => hour);
  return hours.some((hour) => !new RegExp(`\\b${hour} ?[h:]`).test(told.text ?? '')) ? 'presumed' : null;
};

/** A quote that is not closed would hide the rest of the sentence from the checker. Over the sentence as written. */
export const hasOpenQuote = (sentence: string): boolean =>
  /[«»“”"]/.test(sentence.replace(/«[^«»]*»/g, '').replace(/[“"][^“”"]*[”"]/g, ''));

/** "mot12": no words of any language, as measurements send them. */
const NUMBERED = /^(?:\s*mot\d{1,6})+\s*$/;

export const isMeasurement = (sentence: string): boolean => NUMBERED.test(sentence);
