/** Facts, names and words that a reply takes for granted and that the person has not brought. */
import { fold } from '../text/text.ts';
import { isFirstName } from '../understanding/people/first-names.ts';
import type { Told } from './loaded-words.ts';

/** What somebody did to the person: "vous a plaquée", "vous a-t-il ensuite convoquée". */
const DONE_TO_YOU =
  /\bvous (?:(?:y|en) )?(?:a|ont|avait|avaient|aurait|auraient)(?:-t)?(?:-(?:il|elle|on|ils|elles))? ((?:(?:deja|ensuite|alors|aussi|encore|bien|ainsi|souvent|toujours|meme|donc) )*)(\w{3,})/g;
const PARTICIPLE_END = /(?:ees|ee|es|e|ies|ie|is|ise|it|ite|i|ues|ue|us|u|ert|erte)$/;

/** What anybody may be asked about, and nobody is harmed by: said, done, asked. */
const PLAIN_PARTICIPLES =
  /^(?:dit|fait|parle|repondu|demande|ecrit|envoye|raconte|amene|paru|semble|permis|conduit|aide|apporte|appele|adresse|explique|indique|propose|transmis|donne|remis|montre|ecoute|oriente|marque|interesse|fallu|manque|rendu|ete|eu|pu|cette|cela|une|votre)(?:e|s|es)?$/;

/** An act done to the person, with a verb that she has not used. Over folded text. */
export const untoldAct = (folded: string, { words }: Told): boolean => {
  for (const [, , verb = ''] of folded.matchAll(DONE_TO_YOU)) {
    if (!PARTICIPLE_END.test(verb) || PLAIN_PARTICIPLES.test(verb)) continue;
    const stem = verb.replace(PARTICIPLE_END, '');
    if (stem.length < 2 || ![...words].some((word) => word.startsWith(stem))) return true;
  }
  return false;
};

/** Written with a capital, and no person of the account. */
const NO_NAMES = new Set(
  `monsieur madame mademoiselle m mme mlle mr dr docteur maitre je recueil defenseur defenseure droits incident incidents
  inspection travail conseil prud hommes france numero fait sante medecin assistant police samu info solidarite femmes
  suicide prevention allo urgence urgences europe francais bonjour merci`.split(/\s+/),
);
const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}\p{L}*(?:-\p{L}+)*/gu;
const AFTER_A_TITLE = /(?:^|[^\p{L}])(?:M|MM|Mme|Mlle|Mr|Dr|Me)\.?\s*$/u;
const OPENS_A_SENTENCE = /[.!?…:;(\n*«»-]\s*$/;

/** A name that the person has not given. Over the sentence as written, quotes taken out. */
export const untoldName = (sentence: string, { words }: Told): boolean => {
  for (const { 0: written, index } of sentence.matchAll(CAPITALISED)) {
    const folded = fold(written);
    if (folded.split('-').every((part) => words.has(part) || NO_NAMES.has(part))) continue;
    if (isFirstName(folded, false)) return true;
    const before = sentence.slice(Math.max(0, index - 8), index);
    if (AFTER_A_TITLE.test(before)) return true;
    if (index === 0 || OPENS_A_SENTENCE.test(before)) continue;
    // CSE, DRH, SMS.
    if (/^\p{Lu}{2,6}$/u.test(written)) continue;
    return true;
  }
  return false;
};

const QUOTED = /«([^»]*)»|[“"]([^”"]*)[”"]/g;
/** Words that the product itself puts into quotes. */
const OWN_QUOTES = new Set(['je ne sais pas', 'incidents', 'incident']);

/** Quoted as the person's words, and never said. Nothing is compared when nothing was told. */
export const untoldQuote = (sentence: string, { text }: Told): boolean =>
  text !== '' &&
  [...sentence.matchAll(QUOTED)].some(([, french, other]) => {
    const quoted = fold(french ?? other ?? '').replace(/[ .…,]+$/, '');
    return quoted !== '' && !OWN_QUOTES.has(quoted) && !text.includes(quoted);
  });
