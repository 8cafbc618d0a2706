/** A short reply to a question about a detail, which only the question explains: "non, personne", "oui, Julie". */
import type { DetailKind } from '#contract/interview.ts';
import { asksSomething, corrects, isDontKnow } from '../guide/intents.ts';
import {
  AT_THE_END,
  callsForHelp,
  callsForHelpIn,
  onlyHandsOver,
  readsAsEffect,
  readsAsStep,
  speaksOfElse,
  tellsEffect,
  tellsStep,
  tellsWhoSaw,
} from './answer-forms.ts';
import { correctsName } from './corrections/corrects-name.ts';
import { besideDoubt } from './doubts.ts';
import type { Finding } from './finding.ts';
import { readsAsPlace } from './place-answers.ts';
import { type ReadMessage, textOf, wholeOf, wordCount } from './read-message.ts';
import { ONLY_WHEN } from './words/answer-words.ts';
import { holds, phrases } from './words/phrases.ts';
import { PLACE as PLACE_NOUN } from './words/place-words.ts';

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
  "(?:dur|difficile) (?:d'en|de) parler",
  'je (?:ne )?(?:veux|souhaite|prefere) (?:pas|ne pas)',
);
const SHORT_NO =
  /^(?:(?:pour l'instant|pour le moment|a ce jour|jusqu'ici|la|bah|ben|euh|franchement|honnetement)[ ,]+)?(?:non|nan|personne|aucun[a-z]?|rien|pas (?:de temoins?|encore|vraiment|pour l'instant|du tout)|seul[a-z]?|nous deux)(?![a-z])/;
/** Said to any question, they tell nothing. */
const HOLLOW =
  /^(?:(?:euh+|heu+|hum+|hm+|mmh*|bof+|mouais|ouais|ben|bah|beh|voila|bref|ok|d'accord|oui|si|rien|rien d'autre|rien de plus|c'?(?:est|etait)? ?tout|c tout|je crois|non)[ ,.!]*)+$/;
/** A few nouns without a verb: people. */
const GROUP =
  /^(?:oui,? )?(?:avec |devant )?(?:tout(?:e)? (?:l[' ]?equipe|le monde|le service|le bureau|la salle)|(?:les|mes|nos|tous (?:les|mes)|l'ensemble des) (?:autres |[a-z]{3,6} )?(?:collegues|clients|gens|autres|membres|salaries|equipes)|l[' ]?equipe)(?: entiere| du [a-z]+| de [a-z]+)?[ .!]*$/;
/** Asked what was done since, "non personne voit" still says who saw it. */
const NOBODY_SAW =
  /personne (?:ne |n[' ])?(?:a |m'a |nous a )?(?:rien )?(?:vue?|voit|entendue?|entend|etait|est la)(?![a-z])/;
/** "la boutique de la rue de Rivoli": asked where, a place with its article needs no preposition. */
const NAMED_PLACE = phrases(
  `(?:le |la |l'|les |mon |ma |notre |son |sa |un |une )${PLACE_NOUN}`,
  `${PLACE_NOUN} (?:de|du|des|d'|n°|numero|[0-9])`,
);
/** "entrepôt B", "vestiaires hommes": the whole answer is a place with what tells it from the others. */
const NARROWED_PLACE = new RegExp(
  `^${PLACE_NOUN.replaceAll('~', '[- ]?')}(?: (?!il|elle|je|et|on)[a-z0-9-]{1,14}){1,4}[ .!]*$`,
);
/** "Huit personnes", "les 6 devs" */
const COUNTED_PEOPLE =
  /^(?:oui,? )?(?:y avait |il y avait |les |mes )?(?:[0-9]{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt) [a-z]{3,}/;
/** Somebody has done something: "j'ai pris des photos". */
const TOLD_ACT =
  /^(?:oui,? |si,? )?(?:et |alors |enfin |du coup )?(?:j[' ]?ai|jai|je (?:suis|me suis)|chui|chuis|on (?:a|est)|nous (?:avons|sommes)) (?!peur|mal|honte|rien|pas)(?:[a-z]{2,10} ){0,2}[a-z]{2,14}(?:e|i|u|is|it|ee|es|ert)(?![a-z])/;
const SETS_RIGHT =
  /^(?:finalement|en fait|enfin|pardon|non)[ ,]+(?:c' ?|ce n|pas (?!de |encore|vraiment|du tout|pour|trop|a ma)|il s'appelle|elle s'appelle)/;
const LONG_ANSWER_WORDS = 40;
const SHORT_NO_WORDS = 5;

/** "Non, pas vraiment": no more than that. */
const isShortNo = (text: string): boolean => SHORT_NO.test(text) && wordCount(text) <= SHORT_NO_WORDS;

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
  // It sets something else right, or says who somebody is.
  if (SETS_RIGHT.test(text) || (!SHORT_NO.test(text) && corrects(message.content))) return null;
  if (asked === 'witnesses' && /^(?:il|elle) s[' ]?appelle|^son (?:nom|prenom)/.test(text)) return null;
  // What somebody said, and nothing beside it.
  if (/^"[^"]*"[ .!]*$/.test(text)) return null;
  if (asked !== 'where' && !answersBesideDoubt(asked, text)) return null;
  if (callsForHelp(text) || speaksOfElse(text) || onlyHandsOver(text, asked)) return null;
  if (AT_THE_END.test(text) && callsForHelpIn(message)) return null;
  if (asked === 'witnesses' && !tellsWhoSaw(message)) return null;
  if (asked !== 'witnesses' && asked !== 'where' && correctsName(message)) return null;
  if (isDontKnow(message.content) || asksSomething(message.content) || holds(NO_ANSWER, text)) return null;
  const certainty = certaintyOf(asked, text, words);
  return certainty && { kind: asked, finding: { message, span, certainty } };
};

/** "Je ne suis plus certaine de l'heure" answers neither how she is, nor what she did, nor who saw it. */
const answersBesideDoubt = (asked: DetailKind, text: string): boolean => {
  const beside = besideDoubt(text);
  if (beside === null || (asked === 'witnesses' && beside !== '')) return true;
  return asked === 'impact' ? tellsEffect(beside) : tellsStep(beside);
};

const certaintyOf = (asked: DetailKind, text: string, words: number): Finding['certainty'] | null => {
  const hollow = HOLLOW.test(text);
  if (asked === 'where' && words <= 14 && (text.search(NAMED_PLACE) === 0 || NARROWED_PLACE.test(text))) {
    return 'exact';
  }
  if (asked === 'where') return words <= 14 && readsAsPlace(text) ? 'approximate' : null;
  if (asked === 'witnesses' || asked === 'actions') {
    if (asked === 'witnesses' && /^rien(?! (?:vu|entendu))/.test(text)) return null;
    if (asked === 'actions' && (GROUP.test(text) || NOBODY_SAW.test(text))) return null;
    if (SHORT_NO.test(text)) return 'exact';
    if (hollow || (asked === 'actions' && !readsAsStep(text))) return null;
    if (asked === 'witnesses' && COUNTED_PEOPLE.test(text)) return 'exact';
    if (asked === 'witnesses' && ONLY_WHEN.test(text)) return null;
    if (asked === 'actions' && TOLD_ACT.test(text)) return 'exact';
    return words >= 2 || /^[a-z-]{3,}$/.test(text.replace(/^(?:oui|ok|si)$/, '')) ? 'approximate' : null;
  }
  if (hollow || GROUP.test(text) || !(readsAsEffect(text) || isShortNo(text))) return null;
  return words >= 2 || /^(?:mal|bien|moyen)/.test(text) ? 'exact' : null;
};
