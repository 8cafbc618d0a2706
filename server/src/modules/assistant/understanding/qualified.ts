/**
 * What she says behind her own words that makes less of them: "Enfin je crois, je ne suis plus sûre", "enfin je dormais
 * déjà mal avant". Whoever reads the first has to read it as well, so that it is cited with them.
 */
import { oncePerMessage } from './once.ts';
import { clauseAt, type ReadMessage, sentenceAt } from './read-message.ts';
import type { Span } from './words/phrases.ts';

const VERY =
  '(?:(?:tout a fait|tres|vraiment|totalement|completement|trop|absolument|du tout|si|bien|exactement|toujours) ){0,2}';
const UNSURE = `j[' ]?(?:e )?(?:ne |n'en |en )?(?:suis|chuis) (?:pas|plus|pu) ${VERY}(?:sure?|certaine?)|(?:pas|plus) ${VERY}(?:sure?|certaine?)|j[' ]?(?:en )?ai (?:un|des|comme un) (?:petits? |gros )?doutes?|(?:je |j'|j )?(?:ne )?jurerais? (?:pas|de rien)`;
const BELIEVES =
  "(?:il )?(?:me|m') ?semble(?: t il)?|(?:a ce qu'il |ce qu'il )me semble|je (?:le )?crois(?: bien)?|je (?:le )?pense|je suppose|j'imagine|peut[- ]etre|sauf erreur(?: de ma part)?|si (?:je me souviens|je me rappelle|ma memoire est) (?:bien|bonne)|si j'ai bien (?:entendu|compris)|quelque chose comme ca|un truc comme ca|a verifier";
const DOUBT = new RegExp(`(?<![a-z])(?:${UNSURE}|${BELIEVES})(?![a-z])`, 'g');
/** What tells nothing beside it. */
const BESIDE =
  /(?<![a-z])(?:j[' ]?(?:e )?(?:ne )?(?:sais|souviens|rappelle) (?:pas|plus)(?: (?:trop|bien|vraiment|exactement))?|(?:de (?:ce qu'il a dit|ses mots|rien|moi|ca|cela|ce que je dis)|du (?:tout|mot|terme)|des (?:mots|termes)(?: exacts)?|a 100 ?%?|la dessus|maintenant|au juste|en fait|en tout cas|enfin|fin|bon|ben|bah|euh|heu|mais|et|apres|la|vous savez|desolee?|pardon|du coup|donc|non))(?![a-z])/g;

const isDoubt = (words: string): boolean =>
  words.search(DOUBT) >= 0 && !/[a-z0-9#]/.test(words.replace(DOUBT, ' ').replace(BESIDE, ' '));

/** Nothing but a doubt of what was told before: "Enfin je crois…". */
export const doubtsAll = ({ text }: ReadMessage): boolean => isDoubt(text);

/** Clauses and sentences that doubt what stands before them, and tell nothing else. */
const doubtsIn = oncePerMessage((message): Span[] =>
  [...message.clauses, ...message.sentences].filter(({ start, end }) =>
    isDoubt(message.text.slice(start, end)),
  ),
);

/** The doubt right behind the clause or the sentence of these words; null where there is none. */
export const doubtBehind = (message: ReadMessage, span: Span): Span | null => {
  const doubts = doubtsIn(message);
  if (doubts.length === 0) return null;
  let end = Math.max(span.end, clauseAt(message, span).end);
  const first = end;
  for (const edge of [end, sentenceAt(message, { start: end - 1, end }).end]) {
    end = Math.max(end, reachFrom(message, doubts, edge));
  }
  return end > first ? { start: first, end } : null;
};

/** Over one doubt after another: "Enfin je crois… je ne suis plus sûre." */
const reachFrom = ({ text }: ReadMessage, doubts: readonly Span[], from: number): number => {
  let end = from;
  for (let next = nextAt(text, doubts, end); next; next = nextAt(text, doubts, end)) end = next.end;
  return end > from ? end : 0;
};

const nextAt = (text: string, doubts: readonly Span[], from: number): Span | undefined =>
  doubts.find(({ start, end }) => start >= from && end > from && !/[a-z0-9#]/.test(text.slice(from, start)));

/** "… enfin je dormais déjà mal avant", "même si c'était déjà le cas". */
const ALREADY =
  /^[\s,;:.!-]*(?:enfin|fin|mais|bon|meme si|quoique?|apres|en meme temps|cela dit|ceci dit|certes|remarque[zs]?|c'est vrai que)(?![a-z])[^.!?\n]{0,60}?(?<![a-z])(?:deja (?:[^.!?\n]{0,40}(?<![a-z])(?:avant|auparavant|a la base|d'avance|depuis)|(?:(?:un )?peu |tres |assez |plutot )?(?:mal|le cas|comme ca|pareil|fragile|fatiguee?|stressee?|insomniaque|anxieu(?:x|se)|sujette?|suivie?|sous|des (?:problemes|soucis|insomnies)|du mal))|avant (?:[^.!?\n]{0,40}(?<![a-z]))?deja)(?![a-z])[^.,;!?\n]{0,40}/;

/** With the words right behind that say that it was so before. */
export const withQualification = ({ text }: ReadMessage, span: Span): Span => {
  const [words = ''] = ALREADY.exec(text.slice(span.end, span.end + 200)) ?? [];
  return { start: span.start, end: span.end + words.trimEnd().length };
};
