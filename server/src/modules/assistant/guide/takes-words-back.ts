/** « Je plaisante », « façon de parler »: what was said before is not meant as it was heard. */
import { fold, withoutQuotes } from '../text/text.ts';

/** More words than that tell something beside it. */
const MAX_WORDS = 18;

const TAKEN_BACK = [
  /\bj(?:e |')(?:plaisantai?s|plaisante|rigole|rigolais|blague|blaguais|deconne|deconnais|charrie|exagere|exagerais|ai exagere|ironise)\b/,
  /\b(?:facon|maniere) de (?:parler|dire)\b/,
  /\b(?:c'est|c'etait|ce n'est|ce n'etait|c'est juste|c'etait juste|juste) ?(?:qu'|seulement )?(?:une |un |pour |de l'|du |au )*(?:blague|plaisanterie|boutade|expression|rire|rigoler|humour|ironie|ironique|second degre|exageration)\b/,
  /\bje (?:ne )?(?:le |l')?(?:pensais|pense) pas(?: (?:vraiment|serieusement|ce que))?\b(?! (?:que|qu'|a ))/,
  /\bje disais (?:ca|cela) comme (?:ca|cela)\b|\bpas (?:au pied de la lettre|au sens propre|serieusement)\b/,
  /^(?:mais )?(?:non )?(?:,? ?)(?:rassurez-vous|(?:ne )?vous inquietez pas|pas d'inquietude)\b/,
  /\bje (?:ne )?(?:vais|veux|compte|voulais) pas (?:vraiment )?(?:mourir|me (?:tuer|suicider|faire de mal|faire du mal)|en finir|passer a l'acte)\b/,
];

/** The person says so of her own words. */
export const takesWordsBack = (text: string): boolean => {
  const folded = fold(withoutQuotes(text));
  return (
    folded.split(/[^\p{L}\p{N}']+/u).filter(Boolean).length <= MAX_WORDS &&
    TAKEN_BACK.some((pattern) => pattern.test(folded))
  );
};
