/** Names that may be one person's. Nothing is concluded from it: it is a question for whoever wrote them. */
import { foldText } from '#contract/common/folded-text.ts';
import { CIVIL_TITLES, isTitle } from '../persons/name-titles.ts';

/** "Li" and "Ng" are names; one letter is an initial. */
const NAME_MIN_CHARACTERS = 2;

/** A name, prepared once for many comparisons. */
export interface ComparedName {
  /** Without titles, in no order. */
  words: ReadonlySet<string>;
  /** False for what somebody is only called by, "la responsable RH": it has no word with a capital but initials. */
  isName: boolean;
}

const partsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

export const comparedName = (name: string): ComparedName => {
  const isName = partsOf(name).some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isTitle(foldText(word)));
  // "le docteur" and "le professeur" are two people, and "Maitre" is also a surname.
  const isLeft = (word: string, place: number): boolean =>
    isName && place === 0 ? !isTitle(word) : !CIVIL_TITLES.has(word);
  return { words: new Set(partsOf(foldText(name)).filter(isLeft)), isName };
};

/** All words of one stand in the other: "Dupont" and "Marc Dupont". Where one of them is no name, both must have the same words. */
export const areSimilar = (one: ComparedName, other: ComparedName): boolean => {
  const [fewer, more] = one.words.size <= other.words.size ? [one, other] : [other, one];
  if (fewer.words.size === 0 || ![...fewer.words].every((word) => more.words.has(word))) return false;
  if (fewer.words.size === more.words.size) return true;
  return one.isName && other.isName && [...fewer.words].some((word) => word.length >= NAME_MIN_CHARACTERS);
};
