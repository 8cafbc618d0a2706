/** Sentences and clauses: how far a "ne … pas", a "si" or a "j'en ai parlé à" reaches. */
import type { Span } from './phrases.ts';

/** End of a sentence: not the dot of "M. Durand", "R.H.", "12.03.2026" or "14.30". */
const SENTENCE_END =
  /[!?\n]+(?: ?"(?=\s|$|[,.)]))?|(?<!\b(?:mr?|mme|mlle|dr|me|st|[a-z]))\.+(?=[\s"')]|$)(?: ?"(?=\s*(?:$|\n|[a-z,.)]))(?<=^(?:[^"]*"[^"]*")+))?/gm;

/** Where a new clause begins inside a sentence. */
const CLAUSE_BREAK =
  /[;()]|,(?= ?[^0-9])|:(?= )| - | (?<!(?:que?|et|ou|comme|dont|quand|si|qui|lorsque|puisque|car|mais) )(?=j[' ]?ai (?:eu|pas|plus|ete|pleure|porte|prevenu|parle|rien|tout|tres|fini|failli|fait)(?![a-z]))| (?=(?:mais|parce qu|car|puis|ensuite|donc|alors qu|lorsqu|quand|tandis qu|pendant qu|apres qu|et puis)\b)| (?=(?:et|ou) (?:il|elle|ils|elles|on|je|j|m|me|mon|ma|ce|c|depuis|la|le|personne|tout le monde|maintenant|hier|ce matin|ensuite|apres|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd)\b)/g;

const split = (text: string, within: Span, boundary: RegExp): Span[] => {
  const parts: Span[] = [];
  let start = within.start;
  const inside = text.slice(within.start, within.end);
  for (const match of inside.matchAll(boundary)) {
    const end = within.start + match.index + match[0].length;
    parts.push({ start, end });
    start = end;
  }
  parts.push({ start, end: within.end });
  return parts.map((part) => trimmed(text, part)).filter((part) => part.end > part.start);
};

/** Without the white space at its ends. */
export const trimmed = (text: string, { start, end }: Span): Span => {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from++;
  while (to > from && /\s/.test(text.charAt(to - 1))) to--;
  return { start: from, end: to };
};

export const sentenceSpans = (text: string): Span[] =>
  split(text, { start: 0, end: text.length }, SENTENCE_END);

export const clausesOf = (text: string, sentence: Span): Span[] => split(text, sentence, CLAUSE_BREAK);
