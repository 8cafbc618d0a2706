/** A name that the person puts right: "Dupont avec un t", "je me suis trompée, c'est Marc Dupont". */
import { textOf } from '../read-message.ts';
import { holds, overlaps, phrases } from '../words/phrases.ts';
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
  if (!isWrong && !isGiven && !FIRST_NAME_PUT_RIGHT.test(mention.message.text)) return undefined;
  const said = mention.nameWords;
  const wrong = wrongNameOf(mention);
  const meant = wrong
    ? persons.filter(({ nameWords }) => wrong.every((word) => nameWords.includes(word)))
    : [];
  if (meant.length === 1) return meant[0];
  const full = persons.filter(({ nameWords }) => nameWords.length > 1);
  if (said.length === 1 && full.length === 1 && FIRST_NAME_PUT_RIGHT.test(mention.message.text))
    return full[0];
  const found = persons.filter(
    ({ nameWords }) =>
      nameWords.length > 0 &&
      (isMisspelled(nameWords, said) || (isWrong && isSameFirstName(nameWords, said))),
  );
  return found.length === 1 ? found[0] : undefined;
};

/** "Jean, pas Paul": the words of the name that this one takes the place of, where they are of one person. */
const wrongNameOf = ({ message, name }: Mention): readonly string[] | undefined => {
  const contrast = contrastedIn(message).find(
    ({ right, respelled }) => respelled && name !== null && overlaps(right, name),
  );
  return contrast && textOf(message, contrast.wrong).split(' ');
};

/** "En fait son prénom c'est Jean". */
const FIRST_NAME_PUT_RIGHT =
  /(?<![a-z])(?:en fait|non|pardon|trompee?|erreur|plutot|oups)(?![a-z])[^.!?\n]{0,40}(?<![a-z])prenom(?![a-z])|(?<![a-z])prenom c'? ?(?:est|etait) (?:plutot |en fait )?[a-z-]{2,20},? (?:en fait|plutot)(?![a-z])/;
const OF_FIRST_NAME = /(?<![a-z])prenom(?![a-z])/;

/** The corrected words; a name alone takes the place of the wrong one, or of the last name. */
export const correctedName = ({ nameWords }: Named, mention: Mention): readonly string[] => {
  const said = mention.nameWords;
  const [only] = said;
  if (said.length !== 1 || only === undefined || nameWords.length < 2) return said;
  const [wrong] = wrongNameOf(mention) ?? [];
  if (wrong && nameWords.includes(wrong)) return nameWords.map((word) => (word === wrong ? only : word));
  if (OF_FIRST_NAME.test(mention.message.text)) return [only, ...nameWords.slice(1)];
  return [...nameWords.slice(0, -1), only];
};

const isMisspelled = (known: readonly string[], said: readonly string[]): boolean => {
  const [last, lastSaid] = [known.at(-1) ?? '', said.at(-1) ?? ''];
  if (last.length < SHORTEST_LAST_NAME || lastSaid.length < SHORTEST_LAST_NAME || last === lastSaid)
    return false;
  const sameFirst = said.length === 1 || known.length === 1 || known[0] === said[0];
  return sameFirst && slipsBetween(last, lastSaid) <= MAX_SLIPS;
};

const isSameFirstName = (known: readonly string[], said: readonly string[]): boolean =>
  known.length > 1 && said.length > 1 && known[0] === said[0];
