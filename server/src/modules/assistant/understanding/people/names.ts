/** Names of persons in a message, by their capitals, their first names, or the words around them. */
import { oncePerText } from '../known-texts.ts';
import { oncePerMessage } from '../once.ts';
import type { ReadMessage } from '../read-message.ts';
import { MAX_MATCHES, type Span } from '../words/phrases.ts';
import { contrastedIn } from './contrasted.ts';
import { isFirstName } from './first-names.ts';
import { isPlainWord } from './plain-words.ts';

export interface FoundName {
  /** Title included. */
  span: Span;
  words: readonly string[];
  titled: boolean;
}

interface Token extends Span {
  word: string;
  capital: boolean;
  startsSentence: boolean;
}

const WORD = /[a-z]+(?:[-'][a-z]+)*/g;
const TITLE = /^(?:m|mr|monsieur|mme|madame|mlle|mademoiselle|dr|docteur|me|maitre)$/;
const PARTICLE = /^(?:de|du|la|le|el|ben|bel|van|von|da|dos|di|al|ait|st|saint)$/;
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'/;
const SELF_FIRST =
  /(?:je m'? ?appelle|moi,? c'? ?est|mon nom (?:est|c'? ?est)|je me nomme|je me presente,?|je soussignee?|je suis(?: (?:madame|monsieur|mme))?) ?:? ?([a-z]+(?:-[a-z]+)*)(?: ([a-z]+(?:[-'][a-z]+)*))?/dg;
const SELF_LAST =
  /(?<![a-z'-])([a-z]+(?:-[a-z]+)*)(?: ([a-z]+(?:[-'][a-z]+)*))?\)?,? ?c'? ?est moi(?! (?:qui|que|qu'))/dg;

/** The words of her own name, where she gives it. */
const ownNameWordsIn = (message: ReadMessage, isName: (word: string, at: number) => boolean): string[] =>
  [SELF_FIRST, SELF_LAST].flatMap((pattern) =>
    [...message.unmasked.matchAll(pattern)].flatMap((match) => {
      const [, first = '', last] = match;
      const at = match.indices?.[1]?.[0] ?? match.index;
      if (isPlainWord(first) || !isName(first, at)) return [];
      return [first, ...(last && !isPlainWord(last) && last.length > 2 ? [last] : [])];
    }),
  );

/** Companies and towns come after these. */
const BEFORE_A_PLACE =
  /(?:^|[ ,.(])(?:a|chez|de la societe|societe|entreprise|groupe|de chez|ville de|pres de|gare de|site de|agence de) $/;

/** "Collège Jean-Moulin": named after somebody, and nobody. */
const INSTITUTION =
  /(?<![a-z])(?:college|lycee|ecole|hopital|clinique|ehpad|residence|rue|avenue|boulevard|place|bistrot|cafe|restaurant|hotel|boulangerie|garage|usine|gymnase|centre|mediatheque|theatre|salle|stade|universite|crèche|creche)(?: (?:le|la|de|du|des))? $/;

/** "CHU", "MAS", "la Clinique de Sèvres": a house, and nobody. */
const isInstitution = ({ content, offsets }: ReadMessage, { word, start, end }: Token): boolean => {
  const typed = content.slice(offsets[start], offsets[end]);
  return typed === typed.toUpperCase() ? ABBREVIATION.test(word) : HOUSE.test(word);
};
const ABBREVIATION =
  /^(?:ch[rsu]?|chru|ght|ehpad|usld|ssr|hlm|btp|mas|ime|itep|iem|esat|fam|cat|camsp|cmpp?|sessad|saad|ssiad|pmi|pep|mecs|cada|ccas|cias|crous|cfa|ces|iut|insee|inrae|cnrs|crs|bnp|lcl|sfr|rer|tgv|csp|cssct|chsct|ce|dp|irp|sdis|samu|smur|bts|cap|esn|ess|pme|tpe|sarl|sas?|eurl|sci|adapei|udaf|adapt)$/;
const HOUSE =
  /^(?:maison|foyer|clinique|hopital|mairie|lycee|college|ecole|creche|residence|ehpad|centre|agence|usine|ville|conseil|communaute|departement|prefecture|tribunal|ministere|association|fondation|caisse|banque|universite|groupe|societe|entreprise|restaurant|hotel|pharmacie|cabinet|institut)$/;

/** @param roleEnds where a role ends ("ma collègue"): a name in lower case is looked for right behind */
export const namesIn = (message: ReadMessage, roleEnds: ReadonlySet<number>): FoundName[] => {
  const tokens = tokensOf(message);
  const shouted = isShouted(message.content);
  const names: FoundName[] = [];
  for (let at = 0; at < tokens.length && names.length < MAX_MATCHES; at++) {
    const found = nameAt(message, tokens, at, shouted, roleEnds);
    if (!found) continue;
    names.push(found.name);
    at = found.last;
  }
  return names;
};

/** The words of her own name, where the person gives it; "moi c'est pareil" gives none. */
export const ownNameIn = oncePerMessage((message): string[] => {
  const shouted = isShouted(message.content);
  return ownNameWordsIn(message, (word, at) => {
    const capital = isCapital(message, at) && !shouted;
    return capital || isFirstName(word, false);
  });
});

/** Typed in capitals: they tell nothing then. */
const isShouted = oncePerText((content: string): boolean => {
  const capitals = content.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 12 && capitals > (content.match(/\p{Ll}/gu)?.length ?? 0);
});

const tokensOf = (message: ReadMessage): Token[] => {
  const starts = new Set(message.sentences.map(({ start }) => start));
  return [...message.text.matchAll(WORD)].map((match) => {
    const elided = ELISION.exec(match[0])?.[0].length ?? 0;
    const start = match.index + elided;
    return {
      start,
      end: match.index + match[0].length,
      word: match[0].slice(elided),
      capital: isCapital(message, start),
      startsSentence: starts.has(match.index),
    };
  });
};

const isCapital = (message: ReadMessage, at: number): boolean => {
  const typed = message.content.charAt(message.offsets[at] ?? 0);
  return typed !== typed.toLowerCase();
};

const nameAt = (
  message: ReadMessage,
  tokens: readonly Token[],
  at: number,
  shouted: boolean,
  roleEnds: ReadonlySet<number>,
): { name: FoundName; last: number } | null => {
  const first = tokens[at];
  if (!first) return null;
  const titled = TITLE.test(first.word) && isTitle(message, first);
  const from = titled ? at + 1 : at;
  const head = tokens[from];
  if (!head || (titled && !touches(message, first, head, true))) return null;
  const afterRole = roleEnds.has(head.start);
  const capital = head.capital && !shouted;
  if (isPlainWord(head.word) || (!titled && isInstitution(message, head))) return null;
  const known = isFirstName(head.word, capital);
  const contrasted = contrastedIn(message).some(
    ({ wrong, right }) => wrong.start === head.start || right.start === head.start,
  );
  if (!capital && !known && !contrasted && !(titled && !isCommonAfterTitle(head.word))) return null;
  let last = from;
  const words = [head.word];
  for (let next = from + 1; next < tokens.length && words.length < 4; next++) {
    const token = tokens[next];
    const previous = tokens[next - 1];
    if (!token || !previous || !touches(message, previous, token, false)) break;
    const following = tokens[next + 1];
    const particle =
      PARTICLE.test(token.word) &&
      following?.capital &&
      capital &&
      (PARTICLE.test(following.word) || !isPlainWord(following.word)) &&
      touches(message, token, following, false);
    const continues =
      particle ||
      (token.capital && capital && !isPlainWord(token.word)) ||
      (!token.capital &&
        words.length === 1 &&
        known &&
        isLowerLastName(message, tokens, next, afterRole || titled));
    if (!continues) break;
    words.push(token.word);
    last = next;
  }
  const span = { start: first.start, end: tokens[last]?.end ?? first.end };
  if (!titled && INSTITUTION.test(message.text.slice(Math.max(0, first.start - 22), first.start)))
    return null;
  if (!titled && !known && !contrasted) {
    // An unknown word with a capital is a name only beside another one, or where a name is expected.
    const before = message.text.slice(Math.max(0, span.start - NAMED_REACH), span.start);
    if (BEFORE_A_PLACE.test(before)) return null;
    const typed = message.content.slice(message.offsets[span.start], message.offsets[span.end]);
    // "DROP TABLE": shouted words in a text that is not shouted are none.
    if (words.length > 1 && typed === typed.toUpperCase() && !afterRole && !NAMED_BEFORE.test(before))
      return null;
    if (words.length === 1 && !afterRole && !isListed(message, span) && !NAMED_BEFORE.test(before))
      return null;
    if (words.length > 1 && head.startsSentence && !afterRole && words.length > 3) return null;
  }
  return { name: { span, words, titled }, last };
};

/** In characters. */
const NAMED_REACH = 80;
/** A name is what follows. */
const NAMED_BEFORE =
  /(?:s[' ]?appelle(?: en fait)?|se nomme|son nom(?: de famille)?(?: c'?)? ?(?:est|etait)|nom exact(?: c'?)? ?est) $|(?:en presence d(?:e |')|etaient (?:la|presente?s?|temoins?)(?: :)? )(?:[a-z-]+(?: [a-z-]+)?(?:,| et|, et) ){0,4}$/;

/** "Sami et Inès": beside a first name that is known. */
const isListed = (message: ReadMessage, { start, end }: Span): boolean => {
  const next = /^(?: et|,) ([a-z-]+)/.exec(message.text.slice(end, end + 30));
  const nextAt = end + (next?.[0].length ?? 0) - (next?.[1]?.length ?? 0);
  if (next?.[1] && isCapital(message, nextAt) && isFirstName(next[1], true)) return true;
  const previous = /([a-z-]+)(?: et|,) $/.exec(message.text.slice(Math.max(0, start - 30), start));
  return previous?.[1] !== undefined && !isPlainWord(previous[1]) && isFirstName(previous[1], false);
};

/** "m. durand", "Monsieur Durand"; a bare m is "m'". */
const isTitle = (message: ReadMessage, token: Token): boolean => {
  if (token.word !== 'm' && token.word !== 'me') return true;
  return token.word === 'm' ? message.text.charAt(token.end) === '.' || token.capital : token.capital;
};

const COMMON_AFTER_TITLE =
  /^(?:le|la|les|l|de|du|des|m|j|je|a|est|qui|que|tout|et|ou|traitant|dit|donc|mais|dans|pour|en|du|bonjour|merci)$/;
const isCommonAfterTitle = (word: string): boolean => COMMON_AFTER_TITLE.test(word) || word.length < 3;

/** Separated by one space, or by the dot of a title. */
const touches = (message: ReadMessage, one: Token, other: Token, dot: boolean): boolean => {
  const between = message.text.slice(one.end, other.start);
  return between === ' ' || (dot && /^\.? ?$/.test(between));
};

const VERBAL_END = /(?:ait|aient|ant|ent|e)$/;

/** "marc dupont" in lower case: only where the words around leave little doubt. */
const isLowerLastName = (
  message: ReadMessage,
  tokens: readonly Token[],
  at: number,
  expected: boolean,
): boolean => {
  const token = tokens[at];
  if (!token || isPlainWord(token.word) || token.word.length < 3 || /'/.test(token.word)) return false;
  const rest = message.text.slice(token.end, token.end + 24);
  const before = message.text.charAt((tokens[at - 1]?.start ?? 1) - 1);
  const role =
    /^,? ?\(?(?:mon|ma|mes|le|la|un|une|notre|l'|qui est|est (?:mon|ma|le|la)|c'est|chef|cheffe|collegue|responsable|manager|direct|n\+)/.test(
      rest,
    );
  if (role || expected)
    return expected
      ? !VERBAL_END.test(token.word) || role || /^ (?:m'|ma |m a |a |qui|etait|est)/.test(rest)
      : true;
  if (/ly$|ment$/.test(token.word)) return false;
  return (
    /^(?: (?:m'a|m a|ma|m'ont|nous a|etait (?:la|present)|est (?:la|present)|et [a-z]+ (?:etaient|ont)|qui|(?:mais |et )?c'? ?(?:etait|est))(?![a-z])|[.!?]?$)/.test(
      rest,
    ) &&
    before !== "'" &&
    !VERBAL_END.test(token.word)
  );
};
