/**
 * What the person takes back or puts right, and who she is herself.
 *
 * [Note: her corrections] Nothing that she has withdrawn may be collected. A withdrawal is no answer and tells no
 * fact; if it names a detail that was collected before, that detail goes. Somebody she has cleared is no person of the
 * facts; a role that was said of him is not handed on to the person named instead.
 */
import { oncePerMessage } from './once.ts';
import type { Mention } from './people/mention.ts';
import { mentionsIn } from './people/mentions.ts';
import { agree } from './people/merge.ts';
import type { ReadMessage } from './read-message.ts';
import { overlaps, type Span } from './words/phrases.ts';
import { TYPE_WORDS } from './words/type-words.ts';
import { withdrawalCue } from './words/withdrawal-words.ts';

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

/** "je n'ai jamais été frappée": what she denies outright is no longer what she told; "jamais … comme ça" is none. */
const NEVER =
  /(?:ai|a|ont|m'a|m a) jamais (?:ete )?([a-z]{4,16})(?![a-z])(?! (?:comme|aussi|autant|avant|ainsi|de ma vie|auparavant|a ce point))/g;
const STEM = 5;

export const withdrawalsIn = oncePerMessage((message): Withdrawal[] => [
  ...message.withdrawing.flatMap((span) => {
    const clause = message.unmasked.slice(span.start, span.end);
    const cue = withdrawalCue(clause);
    if (cue === undefined) return [];
    const words = clause
      .slice(cue.length)
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
]);

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

const isClearing = ({ message, span, name }: Mention): boolean => {
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

/** Her own name, or a part of it. "Sophie Martin" is somebody else than Sophie Bernard. */
export const isOwnName = ({ name, nameWords }: Mention, own: ReadonlySet<string>): boolean =>
  name !== null && nameWords.every((word) => own.has(word));

/** The clauses of a sentence in which nothing was taken back. */
export const keptParts = (clauses: readonly Span[], sentence: Span, taken: readonly Span[]): Span[] =>
  clauses.filter(
    (clause) => overlaps(clause, sentence) && !taken.some((withdrawn) => overlaps(withdrawn, clause)),
  );

/** True when the message takes back or clears: whoever reads the others has to read it as well. */
export const putsRight = (message: ReadMessage): boolean =>
  withdrawalsIn(message).length > 0 || message.withdrawing.length > 0 || mentionsIn(message).some(isClearing);
