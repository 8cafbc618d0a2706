/** "Mon chef a crié. Il a jeté mon dossier.": who "il" is, where the sentence before leaves no choice. */
import { fold } from '../../text/text.ts';
import { isFirstName } from '../../understanding/people/first-names.ts';
import { ROLES } from '../../understanding/people/role-words.ts';
import { spansOf } from '../../understanding/words/phrases.ts';
import { GRAMMAR } from '../vocabulary/grammar.ts';
import { type Token, tokensOf, wordsOf } from './tokens.ts';

/** A pronoun near the beginning, before anybody is named. */
const BEGINS_WITH_PRONOUN = /^.{0,25}?\b(?:il|elle)\b/;

/** The tokens of each sentence as written; one that begins with a pronoun has before it whom the pronoun stands for. */
export const withAntecedents = (sentences: readonly string[]): Token[][] => {
  let antecedent = '';
  return sentences.map((written) => {
    const folded = fold(written);
    const tokens = tokensOf(folded);
    const beginning = BEGINS_WITH_PRONOUN.exec(folded)?.[0];
    if (beginning === undefined || peopleIn(written.slice(0, beginning.length)).length > 0) {
      const people = peopleIn(written);
      antecedent = people.length === 1 ? (people[0] ?? '') : '';
      return tokens;
    }
    return [...tokensOf(antecedent), ...tokens];
  });
};

const TITLED = /(?:\b(?:M\.|Mme|Mlle|Mr|Monsieur|Madame)\s*(?:\p{Lu}[\p{L}-]+\s?)+)/gu;
const PLURAL = /^(?:les|des|mes|nos|ses|leurs|tous|deux|trois|plusieurs)\b|s$/;

/** Each person that a sentence names or calls by a role, folded; words side by side are one person's. */
const peopleIn = (sentence: string): string[] => {
  const folded = fold(sentence);
  const titled = new Set([...sentence.matchAll(TITLED)].flatMap(([name]) => wordsOf(fold(name))));
  const roles = spansOf(ROLES, folded)
    .map(({ start, end }) => folded.slice(start, end))
    // Several cannot be "il".
    .filter((role) => !PLURAL.test(role));
  const inRoles = new Set(roles.flatMap(wordsOf));
  return (folded.match(/\p{L}+|\d+|[;:]/gu) ?? [])
    .map((word) => (inRoles.has(word) || titled.has(word) || isFirstName(word, false) ? word : '|'))
    .join(' ')
    .split('|')
    .map((group) => group.trim())
    .filter((group) => wordsOf(group).some((word) => !GRAMMAR.has(word)));
};
