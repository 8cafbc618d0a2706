/** A name that the person puts right: "Dupont avec un t", "je me suis trompée, c'est Marc Dupont". */
import { holds, phrases } from '../words/phrases.ts';
import { contrastedIn } from './contrasted.ts';
import type { Mention } from './mention.ts';
import { slipsBetween } from './slips.ts';

/** The name itself was wrong. */
const WRONG_NAME = phrases(
  "je (?:me suis|m'etais) trompee?",
  'erreur',
  'pardon',
  'je voulais dire',
  'je (?:corrige|rectifie)',
  'correction',
  "j'ai (?:confondu|mal (?:dit|ecrit))",
  'mal ecrit',
);
/** How it is spelled, or that it is given at all. */
const GIVES_NAME = phrases(
  "s'appelle",
  'se nomme',
  'son nom',
  "s'ecrit",
  'orthographe',
  'avec (?:une?|deux|trois|2) [a-z]',
  'sans [a-z]',
  'et (?:non|pas) [a-z]{3,16}',
  'pas [a-z]{3,16}',
);
/** Letters by which two spellings of one last name may differ. */
const MAX_SLIPS = 2;
const SHORTEST_LAST_NAME = 4;

interface Named {
  nameWords: readonly string[];
}

/** The one person whose name this mention corrects; undefined when it is somebody else, or not clear who. */
export const findMisnamed = <Person extends Named>(
  persons: readonly Person[],
  mention: Mention,
): Person | undefined => {
  const isWrong = holds(WRONG_NAME, mention.message.text);
  const isGiven = holds(GIVES_NAME, mention.message.text) || contrastedIn(mention.message).length > 0;
  if (!isWrong && !isGiven) return undefined;
  const said = mention.nameWords;
  const found = persons.filter(
    ({ nameWords }) =>
      nameWords.length > 0 &&
      (isMisspelled(nameWords, said) || (isWrong && isSameFirstName(nameWords, said))),
  );
  return found.length === 1 ? found[0] : undefined;
};

/** The corrected words; a last name alone keeps the first name that was told before. */
export const correctedName = ({ nameWords }: Named, { nameWords: said }: Mention): readonly string[] =>
  said.length === 1 && nameWords.length > 1 ? [...nameWords.slice(0, -1), ...said] : said;

const isMisspelled = (known: readonly string[], said: readonly string[]): boolean => {
  const [last, lastSaid] = [known.at(-1) ?? '', said.at(-1) ?? ''];
  if (last.length < SHORTEST_LAST_NAME || lastSaid.length < SHORTEST_LAST_NAME || last === lastSaid)
    return false;
  const sameFirst = said.length === 1 || known.length === 1 || known[0] === said[0];
  return sameFirst && slipsBetween(last, lastSaid) <= MAX_SLIPS;
};

const isSameFirstName = (known: readonly string[], said: readonly string[]): boolean =>
  known.length > 1 && said.length > 1 && known[0] === said[0];
