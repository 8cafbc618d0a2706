/** How people take back what they told. Over folded text. */
import { phrases, type Span } from './phrases.ts';

/** "enlevez le café", "oubliez ce que j'ai dit sur …", at the beginning of a clause: what it names follows. */
const REMOVE =
  /^(?:(?:non|ah|euh|en fait|pardon|desolee?|et|mais|merci de|svp|il faut|faut|(?:vous )?pou?vez(?:[- ]vous)?|(?:tu )?peux(?:[- ]tu)?),? )*(?:enlev|retir|supprim|effac|oubli|ignor|annul)(?:ez|er|e|ons)(?:[- ](?:le|la|les|moi))?(?![a-z])/;
const DISREGARD =
  /^(?:(?:non|en fait|pardon),? )*ne (?:(?:tenez|tiens) (?:pas|plus) compte d(?:e|u|es)|(?:notez|mettez|gardez|ecrivez|retenez|comptez) pas)(?![a-z])|^je retire (?=ce que|le |la |les |l'|mon |ma )/;
/** "il n'a pas dit ça": it withdraws what was told of him, and names nothing. */
const NOT_SAID = phrases(
  "(?:il|elle|on|ils|elles|je|j'|j) ?(?:ne l'|n'|l')?(?:a|ai|ont|avait|avais) (?:pas|jamais) (?:vraiment )?dit (?:ca|cela|ce mot|comme ca)",
  "(?:ce n'est|c'est|ce n'etait|c'etait) pas (?:vraiment |exactement )?ce (?:que|qu') ?(?:j'ai|il a|elle a|ils ont|je voulais|on a) (?:dit|dire|ecrit|fait)",
);

/** The words that take something back and name it behind them; undefined when there are none. */
export const withdrawalCue = (clause: string): string | undefined =>
  (REMOVE.exec(clause) ?? DISREGARD.exec(clause))?.[0];

/** The clauses that only take something back: nothing is read in them. */
export const withdrawingIn = (text: string, clauses: readonly Span[]): Span[] =>
  clauses.filter(({ start, end }) => {
    const clause = text.slice(start, end);
    return withdrawalCue(clause) !== undefined || clause.search(NOT_SAID) >= 0;
  });

/** Stands for characters in which nothing is read. */
const MASK = '#';

export const masked = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (kept, { start, end }) => kept.slice(0, start) + MASK.repeat(end - start) + kept.slice(end),
    text,
  );
