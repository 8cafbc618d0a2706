/**
 * Whether words at which a model has pointed are as precise as the rule of six asks.
 *
 * [Note: the check] The model says what words are about; whether they can be that is checked here, by forms that any
 * French has: a place needs an article or a preposition and no subject, an effect is on her, a step is somebody's. What
 * does not have the form is shown as approximate, and does not count.
 */
import type { DetailKind } from '#contract/details.ts';
import { isAsserted } from '../assertion.ts';
import { isHedged } from '../hedges.ts';
import { mentionsIn } from '../people/mentions.ts';
import { clauseAt, textOf, wordCount } from '../read-message.ts';
import { PLAN_WORDS } from '../words/action-words.ts';
import { holds, overlaps, phrases } from '../words/phrases.ts';
import type { Pointed } from './pointed.ts';

const SUBJECT = phrases(
  'je',
  "j'(?= ?[aeiouhy])",
  'tu',
  'ils?',
  'elles?',
  'on',
  'nous',
  "c'? ?(?:est|etait)",
);
const PLACING = phrases(
  'a',
  'au',
  'aux',
  'dans',
  'en',
  'chez',
  'sur',
  'sous',
  'devant',
  'derriere',
  'pres',
  'entre',
  'vers',
  'cote',
  'hors',
  'en face',
  'le',
  'la',
  'les',
  "l'(?=[a-z])",
  'une?',
  'mon',
  'ma',
  'notre',
  'son',
  'sa',
  'leur',
  'ce',
  'cette',
);
const PLACE_MAX_WORDS = 14;
const HOUR = /[0-9] ?h(?:eures?)?(?![a-z])|(?<![a-z])(?:matin|midi|soir|hier|semaine|mois|annee)(?![a-z])/;
const ONLOOKER = phrases(
  'personne',
  'aucune?',
  'seule?s?',
  'temoins?',
  'collegues?',
  'gens',
  'monde',
  'equipes?',
  'autres',
  "quelqu'une?",
  'clients?',
  'deux',
  'trois',
  'presente?s?',
  'vue?s?',
  'voyai(?:t|ent)',
  'entendue?s?',
  'assistee?s?',
  'regard(?:e|ee|ait|aient|es|ent)',
  '(?:etait|etaient) la',
);
const OF_HERS = phrases('je', "j'(?= ?[a-z])", 'me', "m'(?=[a-z])", 'moi', 'mon', 'ma', 'mes');
const DOER = phrases(
  'je',
  "j'(?= ?[a-z])",
  'on',
  'nous',
  'ils?',
  'elles?',
  'personne',
  'rien',
  'mon',
  'ma',
  'mes',
);

/** Never of `description`, `when`, `people` and `incident_type`, which have rules of their own. */
export const isPrecise = (pointed: Pointed): boolean => {
  const { kind, message, span, firm } = pointed;
  const text = textOf(message, span);
  if (!firm || isHedged(message, span) || wordCount(text) < 2) return false;
  const hasForm = FORMS[kind];
  return hasForm?.(pointed, text) ?? false;
};

const FORMS: Partial<Record<DetailKind, (pointed: Pointed, text: string) => boolean>> = {
  where: ({ message, span }, text) =>
    wordCount(text) <= PLACE_MAX_WORDS &&
    holds(PLACING, text) &&
    !holds(SUBJECT, text) &&
    !HOUR.test(text) &&
    !mentionsIn(message).some((mention) => mention.span.start <= span.start && mention.span.end >= span.end),
  witnesses: ({ message, span }, text) =>
    holds(ONLOOKER, text) || mentionsIn(message).some((mention) => overlaps(mention.span, span)),
  impact: (_pointed, text) => holds(OF_HERS, text),
  actions: ({ message, span }, text) =>
    holds(DOER, text) && !holds(PLAN_WORDS, textOf(message, clauseAt(message, span))),
};

/** "Je vais bien" is hers, and nothing that was done: of what she is the subject, only what she has suffered. */
const HER_OWN = /(?:^|(?<![a-z]))(?:je |j'? ?|moi,? )(?:ne |n')?$/;
const BY_HER = /^(?:je |j')/;
const SUFFERED =
  /(?<![a-z])(?:m'|me |nous |subi[a-z]{0,3}|vi[st]|vecu|endure|ete|victime|recu|recois|entend[a-z]{0,2}|harcel|mise?|virer?|traitee?)(?![a-z])|(?<![a-z])m'/;

export const namesWhatWasDone = ({ message, span }: Pointed): boolean => {
  const text = textOf(message, span);
  const isHers =
    BY_HER.test(text) || HER_OWN.test(message.text.slice(Math.max(0, span.start - 8), span.start));
  return isAsserted(message, span) && (!isHers || SUFFERED.test(text));
};
