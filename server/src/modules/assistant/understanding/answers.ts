/** A short reply to a question about a detail, which only the question explains: "non, personne", "oui, Julie". */
import type { DetailKind } from '#contract/interview.ts';
import { isDontKnow } from '../guide/intents.ts';
import type { Finding } from './finding.ts';
import { type ReadMessage, textOf, wholeOf, wordCount } from './read-message.ts';
import { holds, phrases } from './words/phrases.ts';

/** It asks back, greets, puts off: no answer. */
const NO_ANSWER = phrases(
  'pourquoi',
  'comment ca',
  'je ne comprends pas',
  'je comprends pas',
  'bonjour',
  'merci',
  'pause',
  'stop',
  'plus tard',
  'je (?:ne )?(?:veux|souhaite|prefere) (?:pas|ne pas)',
);
const SHORT_NO =
  /^(?:non|nan|personne|aucun[a-z]?|rien|pas (?:de temoins?|encore|vraiment|pour l'instant|du tout)|seul[a-z]?|nous deux)(?![a-z])/;
const LONG_ANSWER_WORDS = 40;

/** Kinds whose question may be answered by any words at all. */
const FREE_ANSWERS: ReadonlySet<DetailKind> = new Set(['witnesses', 'impact', 'actions', 'where']);

/** The answer to the question that was just asked, cited whole; null when this is none. */
export const answerIn = (message: ReadMessage): { kind: DetailKind; finding: Finding } | null => {
  const { asked } = message;
  if (!asked || !FREE_ANSWERS.has(asked)) return null;
  const span = wholeOf(message);
  const text = textOf(message, span);
  const words = wordCount(text);
  if (message.withdrawing.length > 0) return null;
  if (words === 0 || words > LONG_ANSWER_WORDS || text.includes('?')) return null;
  if (isDontKnow(message.content) || holds(NO_ANSWER, text)) return null;
  const certainty = certaintyOf(asked, text, words);
  return certainty && { kind: asked, finding: { message, span, certainty } };
};

const certaintyOf = (asked: DetailKind, text: string, words: number): Finding['certainty'] | null => {
  if (asked === 'where') return words <= 14 && !/^(?:oui|non|ok)[ .!]*$/.test(text) ? 'approximate' : null;
  if (asked === 'witnesses' || asked === 'actions') {
    if (SHORT_NO.test(text)) return 'exact';
    return words >= 2 || /^[a-z-]{3,}$/.test(text.replace(/^(?:oui|ok|si)$/, '')) ? 'approximate' : null;
  }
  return words >= 2 || /^(?:mal|bien|rien|moyen)/.test(text) ? 'exact' : null;
};
