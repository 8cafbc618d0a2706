/** Whether words tell that something happened: not denied, not supposed, not asked, not to come. */
import { clauseAt, type ReadMessage, sentenceAt, textOf } from './read-message.ts';
import { holds, phrases, type Span } from './words/phrases.ts';
import { isYetToCome } from './yet-to-come.ts';

/** "il n'arrête pas de m'insulter": a negation in form only. */
const EMPTY_NEGATION = phrases(
  "n'?arret[a-z]{1,5} pas",
  'arr?e[te]{1,3}[a-z]{0,3} (?:pas|pa)',
  'are?te? pa',
  "(?:ne |n')?cess[a-z]{1,5} (?:pas )?de",
  "sans (?:arret|cesse|raison|prevenir|motif|relache|explication|aucune raison|gene|retenue|un mot|travail|boulot|rien (?:a )?faire|taches?|missions?|preavis|mon (?:accord|avis)|ordinateur|(?:me |m')(?:prevenir|avertir|demander|consulter|le dire))",
  'pas (?:seulement|que|mal de|loin de)',
  'non seulement',
  "comme si (?:je n'|j'|je )(?:existais|etais) (?:pas|plus)",
  "pas (?:un|une|le|la) (?:metier|boulot|travail|poste|place) (?:de|d'|pour)",
  'plus jamais',
  'si bien',
  'ni une ni deux',
);
const DENIAL = phrases('pas', 'jamais', 'aucune?', 'ni', 'sans', 'nullement', 'aucunement', 'failli');
/** Where a denial that came earlier has ended: another subject speaks. */
const NEW_SUBJECT =
  /(?<![a-z])(?:il|elle|ils|elles|on|je|qui|et|mais|car|donc|puis|quand|lorsque|mon|ma|mes|le|la)(?![a-z])|(?<![a-z])j'/g;
const VERB_TO_ME =
  /^(?:m['a ]|me |nous |j['a ]|je |on m|il |elle |ils |elles |a (?!la |l' ?|le |cote )|ont )/;
const SUPPOSITION = phrases(
  "si (?:il|elle|on|je|ils|j'|mon|ma|jamais|ca)",
  "(?<!, )si [a-z-]{3,14} (?:[a-z]{3,14} )?(?:me|m'|nous)",
  '(?:rev(?:e|ais|er)|cauchemard(?:e|ais|er)) (?:encore )?(?:que|qu.(?:ils?|elles?|on)|de)',
  '(?:dans|en|fait) (?:mon|mes|un|des|le) (?:reves?|cauchemars?)',
  "s'ils?",
  "(?:peur|crain[a-z]{1,3}|redoute) (?:qu'?[a-z]{0,5}|que)",
  'peur (?:de|de me|d)',
  "imagin[a-z]{1,3} (?:qu'|que|si)",
  'au cas ou',
  '(?:pourr|aur|devr|voudr|ser|risquer)(?:ait|aient)',
  'risque de',
  "j'attends qu'?[a-z]{0,5}",
);
const DOUBT = phrases('est~ce', "c'est quoi", "qu'est~ce", 'peut~on', 'dois~je', 'suis~je');
/** Farther back, a supposition belongs to something else. */
const REACH = 45;

/** True when nothing in the same clause, up to the end of the words, denies or supposes them. */
export const isAsserted = (message: ReadMessage, span: Span): boolean =>
  !isDenied(message, span) &&
  !isSupposed(message, span) &&
  !isOthersOpinion(message, span) &&
  !isYetToCome(message, span) &&
  !isAsked(message, span);

export const isDenied = (message: ReadMessage, span: Span): boolean => {
  const { start } = clauseAt(message, span);
  const words = textOf(message, span);
  const before = message.text
    .slice(Math.max(start, span.start - REACH), span.start)
    .replace(EMPTY_NEGATION, ' ');
  if (holds(DENIAL, words.replace(EMPTY_NEGATION, ' '))) return true;
  // The particle stands right before a verb; before a noun the whole of its own proposition may deny it.
  if (VERB_TO_ME.test(words))
    return /(?:(?<![a-z])(?:ne|n'|n|pas|jamais|sans) ?|pas (?:de|ete) ?)$/.test(before);
  const subjects = [...before.matchAll(NEW_SUBJECT)];
  return holds(DENIAL, before.slice(subjects.at(-1)?.index ?? 0));
};

/** "Inès pense que c'est parce que je suis enceinte": somebody else's reading of the facts; "je pense que" is her own. */
const OPINION =
  /(?<!(?:je|j|j'|moi) (?:le )?)(?<![a-z])(?:pense(?:nt)?|croi(?:t|ent)|estime(?:nt)?|suppose(?:nt)?|trouve(?:nt)?|imagine(?:nt)?)(?: aussi)? qu(?:e |' ?)(?:[a-z]{1,12}[' ]){0,4}$/;

const isOthersOpinion = (message: ReadMessage, span: Span): boolean => {
  const { start } = sentenceAt(message, span);
  return OPINION.test(message.text.slice(Math.max(start, span.start - 60), span.start));
};

/** "elle m'a écrit que ma place serait prise": what was announced to her is no supposition of hers. */
const REPORTED =
  /(?<![a-z])(?:dit|ecrit|annonce|prevenue?|repondu|explique|precise|informee?|disait|declare|fait savoir) (?:[a-z]{1,10} ){0,3}qu(?:e |' ?)(?:[a-z]{1,12} ){0,4}(?:ser|aur|devr|pourr)ai(?:t|ent)(?![a-z])/g;

/** "il fait comme si j'existais pas": how he is, no condition. */
const AS_IF = /(?<![a-z])comme si (?:je n' ?|j[' ]?|je )(?:existais|etais)/g;

export const isSupposed = (message: ReadMessage, span: Span): boolean => {
  const { start } = clauseAt(message, span);
  const told = message.text
    .slice(Math.max(start, span.start - REACH), span.end)
    .replace(REPORTED, ' ')
    .replace(AS_IF, ' ');
  return holds(SUPPOSITION, told);
};

/** True inside a question of the person: "est-ce que c'est du harcèlement ?". */
export const isAsked = (message: ReadMessage, span: Span): boolean => {
  const sentence = sentenceAt(message, span);
  const start = Math.max(sentence.start, span.start - QUESTION_REACH);
  const end = Math.min(sentence.end, span.end + QUESTION_REACH);
  return message.text.slice(end - 1, end + 2).includes('?') && holds(DOUBT, message.text.slice(start, end));
};

/** In characters: a question longer than that is an account with a question mark. */
const QUESTION_REACH = 160;
