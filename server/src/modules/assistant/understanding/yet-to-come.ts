/** What somebody will do has not happened; that he said so may be a threat, which is an act. */
import { clauseAt, type ReadMessage, sentenceAt } from './read-message.ts';
import type { Span } from './words/phrases.ts';

const REACH = 60;

/** "Va m'insulter", "me frappera". */
const TO_COME =
  /(?<![a-z])(?:(?:va|vais|vont|allait|allaient) (?!m'a(?![a-z]))(?:(?:[a-z]{2,12} ){0,2}(?:m'|me |nous ))(?:[a-z]{2,8} )?[a-z]{2,14}(?:er|ir|re)|(?:m'|me |nous )(?:[a-z]{2,14}(?:er|ir|dr|tr|vr)(?:a|ont)|(?:frapp|gifl|tap|cogn|pouss|insult|bouscul)er(?:ait|aient)))(?![a-z])/g;
/** "Demain il m'insulte": with nothing between that is over. */
const TOMORROW =
  /(?<![a-z])(?:demain|la semaine prochaine|le mois prochain),?(?: (?!(?:m'(?:a|ont)|a|ont|avait|ai|j'ai|hier)(?![a-z]))[a-z']{1,14}){0,8} ?$/;
/** Said by him: what is announced so was told. */
const SAID =
  /(?:"|:)|(?<![a-z])(?:dit|disait|disent|ecrit|annonce|menacee?s?|menace(?:nt)?|prevenue?|prevenu|repete|repetait|repond|repondu|crie|criait|hurle|hurlait|lance|jure|promis|declare|assure|previent|averti[es]?)(?![a-z])/;

/** "Il a menacé | de me frapper". */
const MEANT =
  /(?<![a-z])(?:menac[a-z]{1,4}|promis|promet|jur(?:e|ait)|prevu|prevoit|envisage|parl(?:e|ait)|veut|veulent|voulai(?:t|ent)|voulu) $/;
const OVER = /(?<![a-z])(?:m'|nous |me )?(?:a|ont|avait|avaient|ete)(?![a-z])/;

/** Whether it was announced or not. */
export const isComing = (message: ReadMessage, span: Span): boolean => {
  const { start } = clauseAt(message, span);
  const from = Math.max(start, span.start - REACH);
  const sentence = sentenceAt(message, span);
  const words = message.text.slice(span.start, span.end);
  const before = message.text.slice(Math.max(sentence.start, span.start - REACH), span.start);
  if ((TOMORROW.test(before) || MEANT.test(before)) && !OVER.test(words)) return true;
  return [...message.text.slice(from, Math.min(span.end, from + 200)).matchAll(TO_COME)].some(
    (match) => from + match.index + match[0].length > span.start,
  );
};

export const isYetToCome = (message: ReadMessage, span: Span): boolean => {
  if (!isComing(message, span)) return false;
  const sentence = sentenceAt(message, span);
  return !SAID.test(message.text.slice(Math.max(sentence.start, span.start - 2 * REACH), span.start));
};
