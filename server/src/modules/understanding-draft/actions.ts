/** What the person has already done about it. Plans do not count: "je vais porter plainte" is not a step taken. */
import { holds, phrases, type Span, spansOf } from './phrases.ts';
import { clauseAt, type ReadMessage, wholeOf, wordCount } from './read-message.ts';

const I_DID =
  "(?:j'(?:en |l'|les |le |la |lui |y )?ai|j'avais|on (?:en )?a|nous (?:en )?avons|je l'ai|je les ai|je lui (?:en )?ai|je leur (?:en )?ai) (?:[a-z]{2,12} ){0,2}";
const I_WENT = "(?:je suis|je me suis|j'etais) (?:[a-z]{2,10} ){0,2}";
const TO = "(?:a|au|aux|avec|le|la|l'|les|mon|ma|mes|un|une|notre)";
const DONE = phrases(
  `j'en ai (?:[a-z]{2,12} ){0,2}(?:parle|discute)`,
  `${I_DID}(?:parle|discute|echange|ecrit|signale|raconte|rapporte|explique|dit|demande|telephone|confie) (?:[a-z]{2,10} ){0,3}${TO}`,
  `${I_DID}(?:signale|prevenue?s?|alertee?s?|informee?s?|contactee?s?|saisie?|avertie?|consultee?|appelee?|rencontree?|sollicitee?)`,
  `${I_DID}(?:porte plainte|depose (?:une )?(?:plainte|main courante)|fait (?:un |une |des )?(?:signalement|courrier|lettre|main courante|declaration|photos?|captures?|demande|mail|reclamation)|envoye (?:un |une |des |le )?(?:mail|e~mail|courriel|courrier|lettre|message|recommande|sms)|ecrit)`,
  `${I_DID}(?:vue? (?:le |la |un |une |mon |ma )(?:medecin|docteur|psy[a-z]{0,8}|avocate?|generaliste|infirmi[a-z]{1,3}|inspect[a-z]{1,6}|delegue[a-z]{0,2}|rh|drh))`,
  `${I_DID}(?:pris (?:un )?(?:rdv|rendez~vous|avocate?|contact|des notes)|note|garde|conserve|refuse d|demissionne|mandate|depose|remonte)`,
  `${I_WENT}(?:allee? (?:voir|au commissariat|a la (?:police|gendarmerie)|chez le medecin|aux urgences)|adressee? a|confiee? a|plainte? (?:a|aupres)|tournee? vers)`,
  '(?:le|la|mon|ma|les) (?:cse|drh|rh|syndicat|medecin|direction|referente?|inspection) (?:[a-z]{2,12} ){0,2}(?:est|sont|a ete|ont ete) (?:au courant|prevenue?s?|informee?s?|alertee?s?)',
);
const NOTHING = phrases(
  "(?:n'ai |ai |n'ai encore |avons |n'avons )(?:encore )?rien (?:fait|dit|entrepris|signale|ose|tente)",
  '(?:ai|avons) (?:encore )?(?:parle|dit|rien dit|signale) a personne',
  "(?:n'en|en) ai (?:encore |toujours )?pas (?:encore )?parle",
  'ai (?:pas|jamais) (?:encore )?(?:ose|signale|fait de demarches?|porte plainte)',
  '(?:aucune|pas (?:encore )?(?:de|fait de)) demarches?',
  "rien (?:pour (?:le moment|l'instant)|encore|du tout)",
  '(?:ai|avons)(?: encore| toujours)? rien fait',
  "personne (?:n'est|est) au courant",
);
const DENIED = phrases('pas', 'jamais', 'rien');
/** A short answer of nothing, to a question about steps taken. */
const NOTHING_ANSWER =
  /^(?:non|rien|aucune?|pas encore|pas (?:du tout|pour le moment|pour l.instant)|jamais|personne)\b/;

export interface ActionFinding {
  message: ReadMessage;
  span: Span;
  certainty: 'exact' | 'approximate';
}

/** Clauses that tell of a step: what stands in them (a day, a person) belongs to the step, not to the facts. */
export const actionClauses = (message: ReadMessage): Span[] =>
  [...spansOf(DONE, message.text), ...spansOf(NOTHING, message.text)].map((span) => clauseAt(message, span));

const isDone = ({ text }: ReadMessage, { start, end }: Span): boolean =>
  !holds(DENIED, text.slice(start, end));

export const findActions = (messages: readonly ReadMessage[]): ActionFinding[] =>
  messages.flatMap((message): ActionFinding[] => {
    const told = [
      ...spansOf(DONE, message.text).filter((span) => isDone(message, span)),
      ...spansOf(NOTHING, message.text),
    ].map((span) => ({ message, span: clauseAt(message, span), certainty: 'exact' as const }));
    if (told.length > 0 || message.asked !== 'actions') return told;
    const whole = wholeOf(message);
    const answer = message.text.slice(whole.start, whole.end);
    if (NOTHING_ANSWER.test(answer)) return [{ message, span: whole, certainty: 'exact' }];
    const isTold = /\b(?:j.?(?:en |l.)?ai|je suis|on a)\b/.test(answer) && wordCount(answer) >= 4;
    return isTold ? [{ message, span: whole, certainty: 'exact' }] : [];
  });
