/** Whether words tell that something happened: not denied, not supposed, not asked. */
import { holds, phrases, type Span } from './phrases.ts';
import { clauseAt, type ReadMessage, sentenceAt } from './read-message.ts';

const DENIAL = phrases(
  'pas',
  'jamais',
  'aucune?',
  'ni',
  "sans (?:me|m'|nous|etre|qu'?[a-z]{0,5})",
  'sauf',
  'failli',
  'nullement',
);
const SUPPOSITION = phrases(
  'si',
  "s'ils?",
  "peur qu'?[a-z]{0,5}",
  'peur de',
  'imagin[a-z]{1,3}',
  'au cas ou',
  '(?:pour|aur|devr|voudr)(?:ait|aient)',
  'risque de',
  "j'attends qu'?[a-z]{0,5}",
);
const DOUBT = phrases('est~ce', "c'est quoi", "qu'est~ce", 'peut~on', 'dois~je', 'suis~je');
/** Farther back, a negation belongs to something else. */
const REACH = 45;

/** True when nothing in the same clause, up to the end of the words, denies or supposes them. */
export const isAsserted = (message: ReadMessage, span: Span): boolean => {
  const clause = clauseAt(message, span);
  const before = message.text.slice(Math.max(clause.start, span.start - REACH), span.end);
  return !holds(DENIAL, before) && !holds(SUPPOSITION, before) && !isAsked(message, span);
};

/** True inside a question of the person: "est-ce que c'est du harcèlement ?". */
export const isAsked = (message: ReadMessage, span: Span): boolean => {
  const { start, end } = sentenceAt(message, span);
  const sentence = message.text.slice(start, end);
  return holds(DOUBT, sentence) && message.text.slice(start, end + 2).includes('?');
};
