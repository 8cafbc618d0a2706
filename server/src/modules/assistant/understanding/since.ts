/** What came after the facts: effects on the person, and what was done. Their clauses tell neither when nor where. */

import { AT_THE_END, callsForHelpIn } from './answer-forms.ts';
import { isAsked, isDenied } from './assertion.ts';
import type { Finding } from './finding.ts';
import { isHedged } from './hedges.ts';
import { oncePerMessage } from './once.ts';
import { withQualification } from './qualified.ts';
import { clauseAt, type ReadMessage, textOf, wordCount } from './read-message.ts';
import { ACTION_WORDS, NO_ACTION_WORDS, NOT_DONE_YET, PLAN_WORDS } from './words/action-words.ts';
import { CALL_FOR_HELP } from './words/answer-words.ts';
import { IMPACT_WORDS } from './words/impact-words.ts';
import { contains, holds, overlaps, type Span, spansOf } from './words/phrases.ts';

/** Words that deny something and thereby tell an effect ("je ne dors plus") hold their denial themselves. */
const deniesItself = (text: string): boolean =>
  /(?<![a-z])(?:plus|pas|rien|mal|aucune?|jamais)(?![a-z])/.test(text);

/** Looked for once, for the effects, the steps and the clauses that tell them. */
const cuesIn = oncePerMessage(({ text }) => ({
  impact: spansOf(IMPACT_WORDS, text),
  done: spansOf(ACTION_WORDS, text),
  none: spansOf(NO_ACTION_WORDS, text),
  plans: spansOf(PLAN_WORDS, text),
  undone: spansOf(NOT_DONE_YET, text),
}));

export const impactsIn = oncePerMessage((message): Finding[] =>
  cuesIn(message)
    .impact.filter((span) => deniesItself(textOf(message, span)) || !isDenied(message, span))
    .filter((span) => !isAsked(message, span) && !isOutcry(message, span))
    .map((span) => ({
      message,
      span: withQualification(message, widened(message, span)),
      certainty: 'exact',
    })),
);

/** "J'en peux plus", beside words of wanting to die: they are one. See [Note: outcries]. */
const isOutcry = (message: ReadMessage, span: Span): boolean =>
  AT_THE_END.test(textOf(message, span)) && callsForHelpIn(message);

/** "J'ai prévenu mon manager. Euh non, je ne l'ai pas encore fait." */
const isUndone = ({ text }: ReadMessage, { end }: Span): boolean =>
  holds(NOT_DONE_YET, text.slice(end, end + UNDONE_REACH));
const UNDONE_REACH = 120;

const isCallForHelp = ({ text }: ReadMessage, { start, end }: Span): boolean => {
  const call = CALL_FOR_HELP.exec(text.slice(start, end + HELP_REACH));
  return call !== null && call.index < end - start;
};
const HELP_REACH = 40;

const NO_WRONG =
  /^\s*(?:(?:non|nan|mais|bah|ben|moi|et)[ ,.]+)*j(?:e n)?[' ]?ai (?:vraiment )?rien fait(?: (?:moi|de mal|pour ca|pour meriter ca))?[ .!]*$/;

export const actionsIn = oncePerMessage((message): Finding[] => {
  const cues = cuesIn(message);
  const plans = cues.plans.map((span) => clauseAt(message, span));
  // Asked something else, "j'ai rien fait" may as well say that she did nothing wrong.
  const none =
    message.asked !== null && message.asked !== 'actions' && NO_WRONG.test(message.text) ? [] : cues.none;
  const done = cues.done.filter(
    (span) =>
      !isDenied(message, span) &&
      !isUndone(message, span) &&
      !isAsked(message, span) &&
      !isCallForHelp(message, span) &&
      !plans.some((plan) => overlaps(plan, span)) &&
      !none.some((denial) => overlaps(denial, span)),
  );
  // What she has not done after all, where she told it as done or was asked.
  const undone = cues.undone.slice(
    message.asked === 'actions' || cues.done.some((span) => isUndone(message, span))
      ? -1
      : cues.undone.length,
  );
  return [...done, ...none, ...undone].map((span) => ({
    message,
    span: widened(message, span),
    certainty: isHedged(message, span) ? 'approximate' : 'exact',
  }));
});

/** Citations read better as the clause they stand in, if it is not long. */
const LONG_CLAUSE_WORDS = 18;
const LONG_CLAUSE_CHARACTERS = 200;

const widened = (message: ReadMessage, span: Span): Span => {
  const clause = clauseAt(message, span);
  if (clause.end - clause.start > LONG_CLAUSE_CHARACTERS) return span;
  const whole = contains(clause, span) && wordCount(textOf(message, clause)) <= LONG_CLAUSE_WORDS;
  if (!whole) return span;
  const closed = textOf(message, clause).replace(/[\s.,;:!?]+$/, '').length;
  return { start: clause.start, end: Math.max(span.end, clause.start + closed) };
};

/**
 * The clauses that do not tell of the facts themselves; an adverbial of a few words belongs to the clause after it
 * ("Ce matin, j'en ai parlé à la DRH").
 */
export const asidesIn = oncePerMessage((message): Span[] => {
  const { impact, done, none, plans } = cuesIn(message);
  const cues = [...impact, ...done, ...none, ...plans, ...message.outcries];
  const isAside = (clause: Span) => cues.some((cue) => overlaps(cue, clause));
  return message.clauses.filter((clause, index) => {
    if (isAside(clause)) return true;
    const next = message.clauses[index + 1];
    if (!next || !isAside(next) || wordCount(textOf(message, clause)) > ADVERBIAL_WORDS) return false;
    return /,\s*$/.test(message.text.slice(clause.start, next.start));
  });
});
const ADVERBIAL_WORDS = 4;

export const isInside = (parts: readonly Span[], span: Span): boolean =>
  parts.some((part) => overlaps(part, span));
