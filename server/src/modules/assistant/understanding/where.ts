/** Where it happened. */

import { isDenied } from './assertion.ts';
import type { Finding } from './finding.ts';
import { isHedged } from './hedges.ts';
import { isFirstName } from './people/first-names.ts';
import { isPlainWord } from './people/plain-words.ts';
import { clauseAt, type ReadMessage, sentenceAt, textOf, wordCount } from './read-message.ts';
import { isInside } from './since.ts';
import { overlaps, type Span, spansOf } from './words/phrases.ts';
import {
  BARE_MEETING,
  BARE_PLACE,
  HER_AFTERMATH,
  NOT_WHERE,
  PLACE_NUMBER,
  PRECISE_PLACE,
  VAGUE_PLACE,
} from './words/place-words.ts';

/** Common words that a complement may have swallowed at the end of a place. */
const TRAILING =
  /(?: (?:de|du|des|d'|a|au|aux|la|le|les|l'|chez|en|hier|vers|mon|ma|mes|son|sa|ce|cette|et|ou|il|elle|on|je|que|qui|cause|moi|nous|lui|l'heure|h|toute?|tous|tout|un|une|alors|devant|derriere|depuis|pendant|avec|apres|avant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|[0-9]{1,2}h[0-9]{0,2}))+$/;

/** "Dans le bureau d'": its article has lost its word. */
const ELIDED = / (?:d|l|qu|jusqu)'(?:a|en)?$/;

/** @param asides clauses that tell of something else than the facts */
export const placesIn = (message: ReadMessage, asides: readonly Span[]): Finding[] => {
  const usable = (span: Span) =>
    !isHollow(message, span) &&
    !isOthers(message, span) &&
    !isOfOneWhoSaw(message, span) &&
    !isWhereNow(message, span) &&
    !isInside(asides, span) &&
    !isDenied(message, span) &&
    !isAfterwards(message, span) &&
    !followsMovement(message, span);
  const vague = spansOf(VAGUE_PLACE, message.text).filter(
    (span) => usable(span) && !isWorkplaceInGeneral(message, span),
  );
  const bare = spansOf(BARE_PLACE, message.text).filter(usable);
  const precise = joined(
    message,
    spansOf(PRECISE_PLACE, message.text)
      .filter((span) => !isAsFarAs(message, span))
      .map((span) => lettered(message, numbered(message, trimmed(message, named(message, span)))))
      .filter((span) => usable(span) && !isVagueWhole(message, span) && !isWorkplaceInGeneral(message, span)),
  );
  const noted = bare.filter((span) => !precise.some((other) => overlaps(other, span)));
  return [
    ...precise.map((span) => ({
      message,
      span,
      certainty:
        isHedged(message, span) || BARE_MEETING.test(textOf(message, span)) ? 'approximate' : 'exact',
    })),
    ...noted.map((span) => ({
      message,
      span,
      // "La cantine" alone: which one is not said.
      certainty: isNarrowed(textOf(message, span)) && !isHedged(message, span) ? 'exact' : 'approximate',
    })),
    ...vague
      .filter((span) => !precise.some((other) => overlaps(other, span)))
      .map((span) => ({ message, span, certainty: 'approximate' })),
  ] as Finding[];
};

/** What is left of "rester chez moi", or the verb of "m'a plongé": no place at all. */
const isHollow = (message: ReadMessage, span: Span): boolean =>
  /^(?:chez|dans|a|au|aux|en|sur)$/.test(textOf(message, span).trim()) ||
  (/^a (?!l[' ]|la )/.test(textOf(message, span)) &&
    /(?<![a-z])(?:[mltn]'|il |elle |on |qui )$/.test(
      message.text.slice(Math.max(0, span.start - 6), span.start),
    ));

/** "Karim était en déplacement": where somebody else was. */
const isOthers = (message: ReadMessage, span: Span): boolean =>
  textOf(message, span).startsWith('en deplacement') &&
  !/(?:j'?etais|je suis|on etait|nous etions) $/.test(
    message.text.slice(Math.max(0, span.start - 14), span.start),
  );

/** "Il est dans le bureau d'à côté": where he is now. Asked where it was, it may be the answer. */
const isWhereNow = (message: ReadMessage, { start }: Span): boolean =>
  message.asked !== 'where' && IS_NOW.test(message.text.slice(Math.max(0, start - 40), start));
const IS_NOW =
  /(?:^|[.,;!?\n(] ?|(?<![a-z'])(?:et|mais|la|car|comme|maintenant|actuellement) )(?:il|elle|ils|elles) (?:est|sont)(?: (?:la|encore|toujours|juste|maintenant|actuellement|assise?s?))*,? $/;

/** "Sandrine a tout vu, elle était caisse 5": where somebody stood who saw it. */
const isOfOneWhoSaw = (message: ReadMessage, span: Span): boolean => {
  const { start, end } = sentenceAt(message, span);
  const before = message.text.slice(Math.max(start, span.start - SEEN_REACH), span.start);
  const after = message.text.slice(span.end, Math.min(end, span.end + SEEN_REACH));
  return STOOD.test(before) && !DONE_THERE.test(after) && (SAW_IT.test(before) || SAW_IT.test(after));
};
const SEEN_REACH = 80;
const STOOD =
  /(?<![a-z])(?!(?:je|j|on|nous|c)(?![a-z]))[a-z]{2,16} (?:etait|etaient|travaillait|se trouvait|bossait)(?: (?:juste|assise?|debout|aussi|alors|a la|en|au))*,? $/;
const SAW_IT =
  /(?<!personne )(?<!personne n')(?<![a-z])(?:(?:l'|nous )?(?:a|ont|avait) (?:tres bien |bien |tout |aussi |absolument ){0,2}(?:vue?|entendue?|assiste)|m'(?:a|ont) (?:bien |aussi )?(?:vue?|entendue?)|(?:voyait|entendait) tout|(?:est|etait) temoin)(?![a-z])/;
const DONE_THERE =
  /(?:quand|lorsqu'?|et|puis) (?:il|elle|mon chef|ma cheffe) (?:m'a|m'avait|me) (?!vue?|entendue?)/;

/** "j'ai pleuré dans ma voiture", "j'ai signalé par mail": a place of what she did, up to where another subject speaks. */
const isAfterwards = (message: ReadMessage, span: Span): boolean => {
  const clause = clauseAt(message, span);
  const start = Math.max(clause.start, span.start - AFTERMATH_REACH);
  const before = message.text.slice(start, span.start);
  const last = spansOf(HER_AFTERMATH, before).at(-1);
  return last !== undefined && !OTHER_SUBJECT.test(before.slice(last.end));
};
const AFTERMATH_REACH = 80;
const OTHER_SUBJECT =
  /(?<![a-z])(?:ils?|elles?|on|qui|qu|que|c'? ?(?:etait|est)|apres|parce|quand|lorsque|car)(?![a-z])/;

/** "il me suit jusqu'à ma voiture": where it led, not where it began. */
const isAsFarAs = ({ text }: ReadMessage, { start }: Span): boolean =>
  /jusqu[' ]$/.test(text.slice(Math.max(0, start - 6), start));

/** More than the one word for a sort of place. */
const isNarrowed = (text: string): boolean =>
  wordCount(text.replace(/^(?:(?:le|la|les|a|au|dans|ds) |l')/, '').replace(/^(?:petite?|grande?) /, '')) > 1;

/** "je suis surveillante dans un lycée": where one works, not where it happened. */
const WORKS =
  /(?<![a-z])(?:je (?:suis|fais|nettoie|garde|tiens|conduis|bosse|travaille)|jsuis|chuis)(?! (?:monte|descendu|entre|alle|arrive|reste|passe))[^.!?\n]{0,40}$/;

const isWorkplaceInGeneral = (message: ReadMessage, span: Span): boolean =>
  message.asked !== 'where' &&
  /^(?:dans|en|a|au|chez) (?:une? |mon entreprise|ma boite)/.test(textOf(message, span)) &&
  WORKS.test(message.text.slice(Math.max(0, span.start - 60), span.start));

/** "dans la salle" … "Orion", "Van Gogh": a name right behind, by its capitals, unless it is somebody's. */
const named = (message: ReadMessage, span: Span): Span => {
  if (message.content === message.content.toUpperCase()) return span;
  const { start } = span;
  let { end } = span;
  for (let words = 0; words < MAX_NAME_WORDS; words++) {
    const next = /^ ([a-z][a-z-]{1,20})(?![a-z'])/.exec(message.text.slice(end, end + 30));
    const word = next?.[1];
    if (!next || !word || isPlainWord(word)) break;
    const isRoom =
      ROOM.test(message.text.slice(start, span.end)) &&
      ROOM_ENDS.test(message.text.slice(end + next[0].length));
    const typed = message.content.charAt(message.offsets[end + 1] ?? 0);
    if (typed === typed.toLowerCase() || (isFirstName(word, true) && !isRoom)) break;
    end += next[0].length;
  }
  return { start, end };
};
const MAX_NAME_WORDS = 3;

/** "Salle Pascal": called after somebody, where nothing is told of him. */
const ROOM = /(?<![a-z])(?:salle|amphi(?:theatre)?|batiment|espace|tour|aile|site)$/;
const ROOM_ENDS =
  /^ ?(?:$|[.,;!?)\n]|(?:au|a la|du|de la|dans|hier|ce|lundi|mardi|mercredi|jeudi|vendredi)(?![a-z]))/;

/** "Au bâtiment D", "escalier b". */
const LETTERED =
  /(?<![a-z])(?:batiment|bat|hall|aile|zone|quai|porte|salle|escalier|allee|secteur|entree|bloc|tour|hangar|box|caisse|ligne|parking|atelier|entrepot|immeuble|cage|ascenseur|vestiaire)s?$/;

const lettered = (message: ReadMessage, { start, end }: Span): Span => {
  const letter = /^ ([a-z])(?![a-z0-9'])/.exec(message.text.slice(end, end + 4));
  if (!letter || !LETTERED.test(textOf(message, { start, end }))) return { start, end };
  const typed = message.content.charAt(message.offsets[end + 1] ?? 0);
  const isLast = /^ ?(?:$|[.,;!?)\n])/.test(message.text.slice(end + 2, end + 4));
  return typed !== typed.toLowerCase() || (isLast && letter[1] !== 'a')
    ? { start, end: end + 2 }
    : { start, end };
};

const numbered = (message: ReadMessage, { start, end }: Span): Span => {
  const number = PLACE_NUMBER.exec(message.text.slice(end, end + 30));
  return { start, end: end + (number?.[0].length ?? 0) };
};

/** Places that follow one another are one: "dans la salle Orion, au siège". */
const joined = (message: ReadMessage, spans: readonly Span[]): Span[] => {
  const parts: Span[] = [];
  for (const span of spans) {
    const last = parts.at(-1);
    const near =
      last && span.start >= last.end && /^[ ,]{0,2}$/.test(message.text.slice(last.end, span.start));
    if (near) parts[parts.length - 1] = { start: last.start, end: span.end };
    else parts.push(span);
  }
  return parts;
};

const trimmed = (message: ReadMessage, { start, end }: Span): Span => {
  const kept = textOf(message, { start, end }).replace(TRAILING, '').replace(ELIDED, '').trimEnd();
  return { start, end: start + kept.length };
};

/** "au bureau" alone is where one works; "au bureau de Marc" is a room. */
const isVagueWhole = (message: ReadMessage, span: Span): boolean => {
  const text = textOf(message, span);
  return /^(?:au bureau|en service|de service|sur site|en pause|en reserve|a la chaine|au service|en stock|en classe)$/.test(
    text,
  );
};

const followsMovement = (message: ReadMessage, span: Span): boolean => {
  const before = message.text.slice(Math.max(0, span.start - 14), span.start);
  return spansOf(NOT_WHERE, before).some(({ end }) => end >= before.trimEnd().length);
};
