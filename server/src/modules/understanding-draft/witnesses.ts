/** Who saw or heard it, or that nobody did. */

import type { PersonMention } from './person-mentions.ts';
import { phrases, type Span, spansOf } from './phrases.ts';
import { isQuestion, type ReadMessage, sentenceAt, wholeOf, wordCount } from './read-message.ts';

const HERE = 'la(?= ?(?:$|[.,;!?)\\n]|et |aussi|quand|pendant|lors|au moment|ce jour|egalement|avec|mais))';
const SAW = `(?:(?:est|etait|etaient|sont) (?:aussi |bien |egalement |tous |toutes )?(?:${HERE}|presente?s?|a cote|temoins?|dans la (?:piece|salle))|(?:a|ont|avait|avaient) (?:aussi |bien |egalement |meme )?(?:tout )?(?:vue?|entendue?|assiste|filme|ete temoins?)|(?:peut|peuvent|pourrait|pourraient) (?:en )?temoigner|tout (?:vu|entendu))`;
const SAW_IT = phrases(SAW);
const BEFORE_WHOM =
  "(?:devant|en presence (?:de|du|d')|sous les yeux (?:de|du|d')|temoins? ?:|temoins? (?:est|sont|etait|etaient|c'est)|(?:vue?|entendue?) par|comme temoins?)";
const IN_FRONT = phrases(BEFORE_WHOM);
const COUNTED = '(?:deux|trois|quatre|cinq|six|\\d{1,2})';
const PEOPLE =
  '(?:autres )?(?:collegues?|personnes?|clients?|clientes?|temoins?|salarie(?:e)?s|stagiaires?|patients?|collaborateurs?|gens)';
const KNOWN_GROUP = `(?:toute l'equipe|l'equipe|toute mon equipe|mon equipe|tout le service|toute la (?:salle|classe|boutique|reunion)|tout l'open ?space|(?:tous )?mes (?:${PEOPLE})|(?:tous )?les (?:${PEOPLE})|${COUNTED} (?:de mes )?${PEOPLE}|un(?:e)? (?:autre )?(?:collegue|cliente?|stagiaire))`;
const LOOSE_GROUP = `(?:tout le monde|des gens|du monde|plusieurs ${PEOPLE}|quelques ${PEOPLE}|des ${PEOPLE}|d'autres ${PEOPLE}|les autres|beaucoup de monde)`;
const KNOWN = phrases(
  `${BEFORE_WHOM} ?${KNOWN_GROUP}`,
  `${KNOWN_GROUP} (?:[a-z]{2,12} )?${SAW}`,
  `(?:il )?y (?:avait|a) (?:aussi )?${COUNTED} ${PEOPLE}`,
  `${COUNTED} temoins`,
);
const LOOSE = phrases(
  `${BEFORE_WHOM} ?${LOOSE_GROUP}`,
  `${LOOSE_GROUP} ${SAW}`,
  `(?:il )?y (?:avait|a eu|a) (?:aussi )?(?:des temoins|du monde|quelqu'un|${LOOSE_GROUP})`,
);
const NOBODY = phrases(
  "(?:n'y |y )(?:avait|a|a eu) (?:absolument |vraiment )?personne(?: d'autre)?",
  "personne (?:d'autre )?(?:n'|ne )?(?:a|etait|avait|est) (?:rien )?(?:vue?|entendue?|la|present|intervenu|assiste|temoin)",
  "(?:sans|aucun|pas de|pas d'|aucune) temoins?",
  'sans personne(?: autour)?',
  '(?:on|nous) (?:etait|etions) (?:tou(?:s|te?s) )?(?:que )?(?:les deux |seule?s|tous les deux)(?: seule?s)?',
  "(?:j'etais|j'ai ete|etais|toute?) seule? (?:avec|face a) (?:lui|elle|eux)",
  '(?:en )?tete (?:a|~) ?tete',
  'seule?s (?:tous les deux|dans (?:la|le|son|mon) [a-z]{3,12})',
  'entre quatre yeux',
  'porte fermee',
);
const NO_ANSWER =
  /^(?:(?:ben |euh )?non\b|personne\b|aucune?\b|seulement (?:nous|lui|elle)|juste (?:nous|lui|elle)|que (?:nous|lui|elle)|on etait (?:que|seul))/;
/** Between a person and "a tout vu", these say that another one saw it. */
const OTHER_SUBJECT = /\b(?:je|j|il|elle|on|ils|elles|m|me|moi|nous|personne|tout le monde)\b/;
const REACH = 60;

export interface WitnessFinding {
  message: ReadMessage;
  span: Span;
  certainty: 'exact' | 'approximate';
}

/** The mentions of persons who saw or heard it. */
export const witnessesAmong = (message: ReadMessage, mentions: readonly PersonMention[]): PersonMention[] => {
  if (message.asked === 'witnesses' && !NO_ANSWER.test(message.text.trim()))
    return mentions.filter((mention) => !mention.confidant);
  const found = new Set<PersonMention>();
  for (const cue of spansOf(SAW_IT, message.text)) {
    const sentence = sentenceAt(message, cue);
    const before = mentions.filter(
      ({ start, end }) => start >= sentence.start && end <= cue.start && cue.start - end <= REACH,
    );
    const nearest = before.at(-1);
    if (!nearest || OTHER_SUBJECT.test(message.text.slice(nearest.end, cue.start))) continue;
    for (const one of joined(message, before.toReversed())) found.add(one);
  }
  for (const cue of spansOf(IN_FRONT, message.text)) {
    const after = mentions.filter(({ start }) => start >= cue.end);
    const first = after[0];
    if (!first || first.start - cue.end > 3) continue;
    for (const one of joined(message, after)) found.add(one);
  }
  return [...found];
};

/** The first of them and those that "et" or a comma joins to it. */
const joined = ({ text }: ReadMessage, list: readonly PersonMention[]): PersonMention[] => {
  const result = list.slice(0, 1);
  for (let index = 1; index < list.length; index++) {
    const [one, other] = [list[index - 1], list[index]];
    if (!one || !other) break;
    const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
    if (!/^(?: et |, ?|, et | ainsi que )(?:de |d'|a )?$/.test(between)) break;
    result.push(other);
  }
  return result;
};

/** What is said of witnesses in a message; `seen` are the mentions that `witnessesAmong` found in it. */
export const findWitnesses = (message: ReadMessage, seen: readonly PersonMention[]): WitnessFinding[] => {
  const exact = (span: Span): WitnessFinding => ({ message, span, certainty: 'exact' });
  const approximate = (span: Span): WitnessFinding => ({ message, span, certainty: 'approximate' });
  const whole = wholeOf(message);
  const answer = message.text.slice(whole.start, whole.end);
  const told = [
    ...seen.map((one) => (one.name !== '' || !one.plural ? exact(one) : approximate(one))),
    ...spansOf(NOBODY, message.text).map(exact),
    ...spansOf(KNOWN, message.text).map(exact),
    ...spansOf(LOOSE, message.text).map(approximate),
  ];
  if (told.length > 0 || message.asked !== 'witnesses' || isQuestion(answer)) return told;
  if (NO_ANSWER.test(answer)) return [exact(whole)];
  if (spansOf(ANSWER_GROUP, answer).length > 0) return [exact(whole)];
  return /^oui\b/.test(answer) || (wordCount(answer) >= 1 && spansOf(ANSWER_LOOSE, answer).length > 0)
    ? [approximate(whole)]
    : [];
};
const ANSWER_GROUP = phrases(KNOWN_GROUP);
const ANSWER_LOOSE = phrases(LOOSE_GROUP);
