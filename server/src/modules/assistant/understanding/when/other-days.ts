/** Days that are named and are not those of the facts: her birthday, her contract's, one that was announced to her. */
import { accusationsIn } from '../accusations.ts';
import { oncePerMessage } from '../once.ts';
import { clauseAt, type ReadMessage, sentenceAt, textOf } from '../read-message.ts';
import { quotesOfOthers } from '../said-by-others.ts';
import { overlaps, type Span } from '../words/phrases.ts';

const REACH = 80;

const LEADS_TO_DATE =
  "(?: (?:est|etait|a ete|a|date|du|de|des|d'|travail|le|la|l'|en|depuis|signee?|fixee?|prevue?|programmee?|conclue?|commence|debute|demarre|tombe|paru|parue|publiee?|parait|local[a-z]{0,2}|regional[a-z]{0,2}|annuel(?:le)?|medicale)(?![a-z])){0,6}";

/** What has a date of its own, right before it. */
const SOMETHING_ELSE = new RegExp(
  `(?<![a-z])(?:${[
    // "Ne" alone denies something.
    '(?:nee|(?:suis|etais|est|etant) ne)(?: (?:a|en|au) [a-z-]{2,20})?',
    '^[^a-z]*(?:ne|embauchee?|engagee?|recrutee?|titularisee?)(?: (?:en|au|comme|chez|dans|ici) [a-z-]{2,20})?',
    '(?:je suis|on est|nous sommes) convoquee?s?(?: [a-z-]{1,14}){0,4}',
    `(?:date de naissance|naissance|anniversaire)${LEADS_TO_DATE} ?:?`,
    `(?:contrat|cdi|cdd|avenant|embauche|anciennete|titularisation|periode d'essai)${LEADS_TO_DATE} ?:?`,
    "(?:j[' ]?ai|je suis|j[' ]?etais|j[' ]?avais) (?:ete )?(?:embauchee?|engagee?|recrutee?|titularisee?|salariee?|employee?)(?: [a-z'-]{1,14}){0,4}",
    "(?:je suis|j[' ]?etais) (?:entree?|arrivee?|rentree?) (?:dans|chez|a) (?:l[' ]?|la |cette |le |ce )?(?:entreprise|boite|societe|service|equipe|association|groupe|magasin|etablissement)(?: [a-z'-]{1,14}){0,3}",
    "(?:je travaille|j[' ]?ai (?:commence|debute))(?: (?:ici|la|a travailler|dans|chez|cette|l[' ]|la|le|ce|mon|entreprise|boite|societe|service|contrat|depuis))*",
    "(?:entretien|rendez[- ]?vous|rdv|audience|visite|convocation|reunion|formation|conges?|vacances|reprise|retour|depart)(?: [a-z'-]{2,14}){0,3} (?:est|sera|aura lieu|a lieu|tombe|commence|commencera)(?: (?:fixee?|prevue?|programmee?|bien|pour))*",
    "j[' ]?ai (?:un |mon )?(?:entretien|rendez[- ]?vous|rdv)(?: [a-z'-]{2,14}){0,3}",
    `(?:journal|article|presse|magazine|quotidien|reportage|numero|loi|decret|jugement|arret de la cour)${LEADS_TO_DATE}`,
    "(?:se termine|prend (?:fin|effet)|expire|s'acheve|s'arrete|finit)",
  ].join('|')}) $`,
);

/** "Il s'est passé le 3 mars" between both: the day belongs to what was done. */
const DONE_BEFORE = /(?<![a-z])(?:m'(?:a|ont|avait)|il|elle|ils|elles|on) /;

/** "Il m'a dit que le 5 mai j'étais absente": a day in his words. */
const REPORTED =
  /(?<![a-z])(?:m'(?:a|ont)|nous (?:a|ont)|il|elle|ils|elles|on|qui|chef[a-z]*|directeur|directrice|responsable|manager|patronne?|collegue) (?:[a-z]{1,8} ){0,3}(?:dit|ecrit|pretend|affirme|soutient|annonce|explique|repete|repondu|reproche|dis(?:ent|ait)) qu(?:e |' ?)$/;

/** "Le 3 mars 2020, je n'étais pas encore dans l'entreprise": a day on which she was not there, and nothing was done. */
const NOT_THERE =
  /(?<![a-z])(?:je |j'? ?)(?:ne |n'? ?)?(?:etais|travaillais|bossais|faisais|avais|habitais|connaissais) (?:pas|plus|meme pas)(?: (?:encore|meme|du tout|la|au|en|dans|a|chez|de|partie|arrivee?|commence|embauchee?|presente?|employee?|salariee?|ici|sur|ce|cette|le|la|mon|son|leur)(?![a-z]))/;
const ANYBODY_ELSE =
  /(?<![a-z])(?:m'|me |nous |ils?(?![a-z])|elles?(?![a-z])|on(?![a-z])|qui(?![a-z])|quand(?![a-z])|lorsqu|mais(?![a-z])|[a-z]{3,} (?:a|ont|avait) [a-z])/;

const isOfAbsence = (message: ReadMessage, span: Span): boolean => {
  const told = textOf(message, sentenceAt(message, span));
  return NOT_THERE.test(told) && !ANYBODY_ELSE.test(told);
};

const accusationsOnce = oncePerMessage(({ unmasked }) => accusationsIn(unmasked));

export const isOfSomethingElse = (message: ReadMessage, span: Span): boolean => {
  const { start } = clauseAt(message, span);
  const before = message.text.slice(Math.max(start, span.start - REACH), span.start);
  if (REPORTED.test(before) || quotesOfOthers(message).some((quote) => overlaps(quote, span))) return true;
  if (isOfAbsence(message, span)) return true;
  const match = SOMETHING_ELSE.exec(before);
  return match !== null && !DONE_BEFORE.test(match[0]);
};

/** A verb of what is to come; `irait` only of verbs that are no -irer: "il me retirait mes dossiers" is over. */
const TO_COME =
  /(?<![a-z])(?:(?:va|vas|vais|vont|allait|allaient|veut|veulent|voulait|voulaient|compte|comptent|prevoit|prevu|envisage|menace[a-z]{0,2}|promis|doit|dois|projette|decide) (?:[a-z]{1,8}[' ]){0,3}[a-z]{2,12}(?:er|ir|re)|(?!camera|opera)[a-z]{1,12}er(?:a|as|ai|ont|ait|aient|ais)|[a-z]{1,12}(?:ir|dr|vr|ttr)(?:a|as|ont|ai)|(?:part|sort|mour|fin|pun|chois|reven|sub|mett|prend|ser|aur|viend)r?ait|(?:se|au|fe|ver)r(?:a|as|ai|ont|ait|ais|aient))(?![a-z])/g;
/** What is told as over, of which no day is still to come. */
const OVER = /(?<![a-z])(?:hier|avant|il y a|dernier|passe|aujourd|ce (?:matin|midi|soir)|cette)/;

/** "Le 30 juin, mon chef me frappera"; "le 3 mars il a dit qu'il me frappera" tells first what is over. */
const COMES_AFTER =
  /^,? (?:(?!(?:a|ont|ai|dit|avait|etait)(?![a-z])|m'(?:a|ont)(?![a-z]))[a-z'-]{1,14} ){0,5}?(?:m')?(?!camera|opera)(?:[a-z]{1,12}er|[a-z]{1,12}(?:ir|dr|vr|ttr)|aur|ser|fer)(?:a|as|ai|ont)(?![a-z])/;

/** "Il m'a dit qu'il me virerait le 30 juin": that day, nothing has happened yet. */
export const isAnnounced = (message: ReadMessage, span: Span): boolean => {
  if (OVER.test(textOf(message, span))) return false;
  const { start } = clauseAt(message, span);
  const before = message.text.slice(Math.max(start, span.start - REACH), span.start);
  const coming = [...before.matchAll(TO_COME)].at(-1);
  if (!coming)
    return COMES_AFTER.test(message.text.slice(span.end, sentenceAt(message, span).end).slice(0, REACH));
  return !/(?<![a-z])(?:m'(?:a|ont)|il a|elle a|ils ont|s'est) /.test(before.slice(coming.index));
};

/** « "Le 5 mai tu m'as frappé." C'était le 6 mai » dates what she is accused of. */
export const namesAccused = (message: ReadMessage, span: Span): boolean => {
  const sentence = sentenceAt(message, span);
  if (
    !/^\W*(?:non,? )?(?:en fait,? )?(?:c[' ]?(?:etait|est)|ca s'est)(?![a-z])/.test(textOf(message, sentence))
  )
    return false;
  const before = message.sentences.findLast(({ end }) => end <= sentence.start);
  return before !== undefined && accusationsOnce(message).some((span) => overlaps(span, before));
};
