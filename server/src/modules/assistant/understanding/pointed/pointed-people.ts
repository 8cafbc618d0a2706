/** Persons at whom a model has pointed and whom the deterministic reading has not seen. */
import type { MentionedPerson } from '#contract/interview.ts';
import { mentionsIn } from '../people/mentions.ts';
import { isPlainWord } from '../people/plain-words.ts';
import { ROLES } from '../people/role-words.ts';
import { type ReadMessage, textOf, wordsOf } from '../read-message.ts';
import { holds, matchesOf, overlaps, type Span } from '../words/phrases.ts';
import type { Pointed } from './pointed.ts';

export interface PointedPerson {
  pointed: Pointed;
  person: MentionedPerson;
}

const WORD = /[a-z]+(?:[-'][a-z]+)*/g;
const NAME_MAX_WORDS = 4;
/** "chez", "de la société": what follows is no person. */
const AFTER_PLACE =
  /(?<![a-z])(?:chez|societe|entreprise|groupe|ville de|site de|gare de|agence|rue|avenue|boulevard|place)(?: (?:de|du|la|le))? $/;

/**
 * Undefined for what is no name and no role. Whoever was seen by the deterministic reading is judged by it alone: it knows
 * who was cleared since, who was not there, and who she is herself.
 * @param own the words of her own name
 */
export const personPointedAt = (
  pointed: Pointed,
  messages: readonly ReadMessage[],
  own: ReadonlySet<string>,
): PointedPerson | undefined => {
  const { message, span } = pointed;
  if (mentionsIn(message).some((mention) => overlaps(mention.span, span))) return undefined;
  if (AFTER_PLACE.test(message.text.slice(Math.max(0, span.start - 24), span.start))) return undefined;
  const role = matchesOf(ROLES, textOf(message, span))[0];
  const name = nameIn(message, span);
  if (!name && !role) return undefined;
  const words = name ? (textOf(message, name).match(WORD) ?? []) : [];
  if (words.some((word) => own.has(word)) || isClearedIn(messages, words)) return undefined;
  const said = role ? wordsOf(message, spanOf(span, role)).trim() : '';
  return {
    pointed,
    person: {
      name: name ? wordsOf(message, name) : said,
      role: name ? said.replace(DETERMINER, '') : '',
      full: words.length > 1,
      witness: false,
    },
  };
};

const DETERMINER = /^(?:mon|ma|mes|notre|nos|le|la|les|l['’]|une?|son|sa|ses|votre|leur|cet|cette|ce) ?/iu;

const spanOf = (within: Span, match: RegExpExecArray): Span => ({
  start: within.start + match.index,
  end: within.start + match.index + match[0].length,
});

/** A run of words with a capital each, none of which stands there because a sentence begins. */
const nameIn = (message: ReadMessage, span: Span): Span | undefined => {
  let name: Span | undefined;
  let count = 0;
  for (const match of textOf(message, span).matchAll(WORD)) {
    const word = spanOf(span, match);
    const capital = isCapital(message, word) && !isPlainWord(match[0]) && match[0].length > 1;
    if (!capital && name) break;
    if (!capital) continue;
    name = { start: name?.start ?? word.start, end: word.end };
    count += 1;
  }
  if (!name || count > NAME_MAX_WORDS) return undefined;
  const begins = message.sentences.some(({ start }) => start === name.start);
  return begins && count === 1 ? undefined : name;
};

/** In a text that is not shouted: capitals tell nothing there. */
const isCapital = (message: ReadMessage, { start }: Span): boolean => {
  const typed = message.content.charAt(message.offsets[start] ?? 0);
  return typed !== typed.toLowerCase() && /\p{Ll}/u.test(message.content);
};

/** "Ce n'était pas Zed", "Zed n'y est pour rien". */
const isClearedIn = (messages: readonly ReadMessage[], words: readonly string[]): boolean => {
  if (words.length === 0) return false;
  const name = words.join(' ');
  const cleared = new RegExp(
    `(?<![a-z])pas (?:de |d'? ?)?${name}(?![a-z])|(?<![a-z])${name} (?:n'? ?y est pour rien|n'? ?a rien (?:fait|dit|a voir)|n'? ?etait pas)`,
  );
  return messages.some(({ text }) => holds(cleared, text));
};
