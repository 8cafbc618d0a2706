/**
 * What the person takes back or puts right, and who she is herself.
 *
 * [Note: her corrections] Nothing that she has withdrawn may be collected. A withdrawal is no answer and tells no
 * fact; if it names a detail that was collected before, that detail goes. Somebody she has cleared is no person of the
 * facts; a role that was said of him is not handed on to the person named instead.
 */
import type { Mention } from './people/mention.ts';
import { agree } from './people/merge.ts';
import { isPlainWord } from './people/plain-words.ts';
import type { ReadMessage } from './read-message.ts';
import { overlaps, phrases, type Span } from './words/phrases.ts';
import { TYPE_WORDS } from './words/type-words.ts';

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

/** Words of a withdrawal that name nothing. */
const UNTELLING =
  /^(?:ce|que|qui|quoi|dit|sur|concernant|propos|detail|details|phrase|passage|mot|mots|partie|histoire|message|truc|fait|ecrit|raconte|parle|parlais|tout|cela|celui|avant|dernier|derniere|avec|dans|pour|plait|merci|avais|chose|info|information|compte|note|point|erreur|juste|aussi)$/;
/** What is named by one word and told by another. */
const TOLD_OTHERWISE: Readonly<Record<string, string>> = {
  sommeil: 'sommeil|dors|dormi|dormai|insomni',
  dormir: 'dors|dormi|dormai|sommeil',
  larmes: 'larmes|pleur',
  pleurs: 'larmes|pleur',
  arret: 'arret',
};

/** Something told before is taken back: what holds all of these words. */
export interface Withdrawal {
  message: ReadMessage;
  span: Span;
  /** One pattern for each word that names it; never none. */
  named: readonly RegExp[];
}

/** The clauses that only take something back: nothing is read in them. */
export const withdrawingIn = (text: string, clauses: readonly Span[]): Span[] =>
  clauses.filter(({ start, end }) => {
    const clause = text.slice(start, end);
    return REMOVE.test(clause) || DISREGARD.test(clause) || clause.search(NOT_SAID) >= 0;
  });

/** "je n'ai jamais été frappée": what she denies outright is no longer what she told; "jamais … comme ça" is none. */
const NEVER =
  /(?:ai|a|ont|m'a|m a) jamais (?:ete )?([a-z]{4,16})(?![a-z])(?! (?:comme|aussi|autant|avant|ainsi|de ma vie|auparavant|a ce point))/g;
const STEM = 5;

export const withdrawalsIn = (message: ReadMessage): Withdrawal[] => [
  ...message.withdrawing.flatMap((span) => {
    const clause = message.unmasked.slice(span.start, span.end);
    const cue = REMOVE.exec(clause) ?? DISREGARD.exec(clause);
    if (!cue) return [];
    const words = clause
      .slice(cue[0].length)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length >= 4 && !UNTELLING.test(word));
    return words.length === 0 ? [] : [{ message, span, named: words.map(patternOf) }];
  }),
  ...[...message.text.matchAll(NEVER)].flatMap((match) => {
    const verb = match[1] ?? '';
    const isType = TYPE_WORDS.some(([, words]) => `il m'a ${verb} .`.search(words) >= 0);
    const span = { start: match.index, end: match.index + match[0].length };
    return isType ? [{ message, span, named: [patternOf(verb.slice(0, STEM))] }] : [];
  }),
];

const patternOf = (word: string): RegExp => new RegExp(TOLD_OTHERWISE[word] ?? word.replace(/s$/, ''));

/** True when the words were told before they were taken back. */
export const isWithdrawn = (
  withdrawals: readonly Withdrawal[],
  messages: readonly ReadMessage[],
  { message, span }: { message: ReadMessage; span: Span },
): boolean =>
  withdrawals.some((withdrawal) => {
    const later =
      withdrawal.message === message
        ? span.end <= withdrawal.span.start
        : messages.indexOf(message) < messages.indexOf(withdrawal.message);
    const words = message.text.slice(span.start, span.end);
    return later && withdrawal.named.every((named) => named.test(words));
  });

/** "ce n'était pas Paul", "non, pas Paul mais Pierre". */
const CLEARED_BEFORE =
  /(?:(?:ce )?(?:n ?'? ?)?(?:c'? ?)?(?:etait|est|s'agit|s'agissait) pas (?:de |d')?|non pas |, pas |^pas )(?:le |la |l'|mon |ma |un |une )?$|(?<![a-z])c pas $/;
const CLEARED_AFTER = /^ (?:n'?y est pour rien|n'?a rien a voir)/;
/** She speaks of who saw it, not of who did it. */
const OF_SEEING = /^ qui (?:a|avait|etait|est|l'a) (?:tout )?(?:vu|entendu|la(?![a-z])|present)/;

export const isClearing = ({ message, span, name }: Mention): boolean => {
  if (!name) return false;
  const before = message.text.slice(Math.max(0, span.start - 32), span.start);
  const after = message.text.slice(span.end, span.end + 32);
  return (CLEARED_BEFORE.test(before) && !OF_SEEING.test(after)) || CLEARED_AFTER.test(after);
};

/** Mentions of persons of the facts: neither the person who tells nor anybody whom she has cleared since. */
export const withoutCleared = (mentions: readonly (readonly Mention[])[]): Mention[][] => {
  const cleared = mentions.flatMap((own, at) =>
    own.filter(isClearing).map((mention) => ({ mention, at, words: mention.nameWords })),
  );
  if (cleared.length === 0) return mentions.map((own) => [...own]);
  return mentions.map((own, at) =>
    own.filter(
      (mention) =>
        !mention.name ||
        !cleared.some(
          (clearing) =>
            (at < clearing.at || (at === clearing.at && mention.span.start <= clearing.mention.span.start)) &&
            agree(clearing.words, mention.nameWords, mention.titled),
        ),
    ),
  );
};

const SELF_FIRST =
  /(?:je m'? ?appelle|moi,? c'? ?est|mon nom (?:est|c'? ?est)|je me nomme|je me presente,?|je soussignee?|je suis (?:madame |monsieur |mme )) ?:? ?([a-z]+(?:-[a-z]+)*)(?: ([a-z]+(?:[-'][a-z]+)*))?/g;
const SELF_LAST =
  /(?<![a-z'-])([a-z]+(?:-[a-z]+)*)(?: ([a-z]+(?:[-'][a-z]+)*))?\)?,? ?c'? ?est moi(?! (?:qui|que|qu'))/g;

/** The words of her own name, where she gives it. */
export const ownNameWordsIn = (
  message: ReadMessage,
  isName: (word: string, at: number) => boolean,
): string[] =>
  [SELF_FIRST, SELF_LAST].flatMap((pattern) =>
    [...message.unmasked.matchAll(pattern)].flatMap((match) => {
      const [, first = '', last] = match;
      const at =
        match.index +
        match[0].indexOf(
          first,
          pattern === SELF_FIRST ? match[0].length - first.length - (last ? last.length + 1 : 0) : 0,
        );
      if (isPlainWord(first) || !isName(first, at)) return [];
      return [first, ...(last && !isPlainWord(last) && last.length > 2 ? [last] : [])];
    }),
  );

/** Her own name, or a part of it. "Sophie Martin" is somebody else than Sophie Bernard. */
export const isOwnName = ({ name, nameWords }: Mention, own: ReadonlySet<string>): boolean =>
  name !== null && nameWords.every((word) => own.has(word));

/** Stands for characters in which nothing is read. */
const MASK = '#';

export const masked = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (kept, { start, end }) => kept.slice(0, start) + MASK.repeat(end - start) + kept.slice(end),
    text,
  );

/** The clauses of a sentence in which nothing was taken back. */
export const keptParts = (clauses: readonly Span[], sentence: Span, taken: readonly Span[]): Span[] =>
  clauses.filter(
    (clause) => overlaps(clause, sentence) && !taken.some((withdrawn) => overlaps(withdrawn, clause)),
  );
