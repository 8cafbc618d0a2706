/** Mentions of one and the same person become one: "Marc", "M. Dupont" and "mon chef" are Marc Dupont, my chef. */

import { fold } from '../../text/text.ts';
import { textOf, wordsOf } from '../read-message.ts';
import type { Span } from '../words/phrases.ts';
import type { Mention } from './mention.ts';
import { correctedName, findMisnamed } from './misnamed.ts';
import { canBeSame, isSameField, type SaidRole, saidRoleOf } from './same-role.ts';

export interface KnownPerson {
  name: string;
  role: string;
  full: boolean;
  nameWords: readonly string[];
  said: SaidRole;
  mentions: Mention[];
}

export const mergeMentions = (mentions: readonly Mention[]): KnownPerson[] => {
  const persons: KnownPerson[] = [];
  for (const mention of mentions) {
    const known = mention.name ? findByName(persons, mention) : findByRole(persons, mention);
    if (known) enrich(known, mention);
    else persons.push(personFrom(mention));
  }
  return persons;
};

const personFrom = (mention: Mention): KnownPerson => {
  const label = mention.name ?? mention.roleWithDeterminer;
  return {
    name: label ? wordsOf(mention.message, label).trim() : '',
    role: mention.role ? wordsOf(mention.message, mention.role).trim() : '',
    full: mention.nameWords.length > 1,
    nameWords: mention.nameWords,
    said: saidRoleOf(mention),
    mentions: [mention],
  };
};

const findByName = (persons: readonly KnownPerson[], mention: Mention): KnownPerson | undefined => {
  const same = persons.find(
    ({ nameWords }) => nameWords.length > 0 && agree(nameWords, mention.nameWords, mention.titled),
  );
  if (same) return same;
  const misnamed = findMisnamed(persons, mention);
  if (misnamed) return misnamed;
  const said = saidRoleOf(mention);
  // "mon chef … mon chef Marc Dupont": the role told first gets its name.
  const nameless = persons.filter(({ nameWords }) => nameWords.length === 0);
  // "mon chef" waits for a name before "un client" does.
  const own = nameless.filter(({ name }) => /^(?:mon|ma|notre)(?!\p{L})/iu.test(name));
  const unnamed = own.length === 1 ? own : nameless;
  const byRole = said.head ? unnamed.filter((person) => canBeSame(person.said, said)) : [];
  if (byRole.length === 1 && isSingular(byRole[0])) return byRole[0];
  // Asked who it was, the person names the only one she has spoken of.
  const introduced = /s[' ]?appelle (?:donc |en fait )?$|son nom (?:est|c'est) $|il s[' ]agit de $/.test(
    mention.message.text.slice(Math.max(0, mention.span.start - 26), mention.span.start),
  );
  const answers = (mention.message.asked === 'people' || introduced) && (!said.head || byRole.length > 0);
  return answers && unnamed.length === 1 && isSingular(unnamed[0]) ? unnamed[0] : undefined;
};

/** See misnamed.ts. What was wrong is no longer where the person is spoken of. */
const rename = (person: KnownPerson, mention: Mention, name: Span): void => {
  const words = correctedName(person, mention);
  const said = wordsOf(mention.message, name).trim();
  // A name alone takes the place of the one that was wrong: "Monsieur Hervé Castel" keeps his first name.
  const wrong = person.nameWords.filter((word) => !words.includes(word));
  person.name =
    words.length > mention.nameWords.length
      ? person.name.replace(/\S+/g, (word) => (wrong.includes(fold(word)) ? said : word))
      : said;
  person.nameWords = words;
  person.full = words.length > 1;
  person.mentions = person.mentions.filter(
    (other) => !other.name || agree(words, other.nameWords, other.titled),
  );
};

const isSingular = (person: KnownPerson | undefined): boolean =>
  person !== undefined && /^(?:mon|ma|le|la|l'|notre|un|une|cet|cette|ce)(?![a-z])/i.test(person.name);

/** One is the other, or a part of it; a title tells that the single word is a last name. */
export const agree = (known: readonly string[], said: readonly string[], titled: boolean): boolean => {
  if (known.join(' ') === said.join(' ')) return true;
  const [longer, shorter] = known.length >= said.length ? [known, said] : [said, known];
  const [only] = shorter;
  if (shorter.length !== 1 || longer.length < 2 || only === undefined) return false;
  return titled ? longer.at(-1) === only : longer.includes(only);
};

const findByRole = (persons: readonly KnownPerson[], mention: Mention): KnownPerson | undefined => {
  const { insteadOf } = mention;
  const putRight = insteadOf
    ? persons.filter(({ mentions }) => mentions.some(({ formerRole }) => formerRole === insteadOf))
    : [];
  if (putRight.length === 1) return putRight[0];
  const said = saidRoleOf(mention);
  const determiner = mention.roleWithDeterminer ? textOf(mention.message, mention.roleWithDeterminer) : '';
  // "un autre collègue" is somebody else; "mon chef", "le directeur" is the one already spoken of.
  if (/^(?:une?|deux|trois|plusieurs|d'autres|autre|des|mes|les|nos|ses)(?![a-z])/.test(determiner)) {
    return persons.find(({ nameWords, name }) => nameWords.length === 0 && sameText(name, determiner));
  }
  const same = persons.filter((person) => canBeSame(person.said, said));
  const narrowed = same.filter((person) => isSameField(person.said, said));
  const found = narrowed.length > 0 ? narrowed : same;
  return found.length === 1 ? found[0] : undefined;
};

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** "Pardon, je me trompe, il est chef des ventes": said last, it counts. */
const ROLE_WAS_WRONG =
  /(?<![a-z])(?:pardon|je me (?:suis )?trompee?|j'ai confondu|je confonds|en fait|en realite|je corrige|je rectifie|correction|erreur|oups|plutot|je voulais dire|je veux dire)(?![a-z])[^.!?\n]*$/;

const putsRoleRight = ({ message, role }: Mention): boolean =>
  role !== null && ROLE_WAS_WRONG.test(message.text.slice(Math.max(0, role.start - 120), role.start));

const enrich = (person: KnownPerson, mention: Mention): void => {
  person.mentions.push(mention);
  if (
    person.nameWords.length > 0 &&
    mention.name &&
    !agree(person.nameWords, mention.nameWords, mention.titled)
  ) {
    rename(person, mention, mention.name);
  }
  const better = mention.nameWords.length > person.nameWords.length;
  if (better && mention.name) {
    person.name = wordsOf(mention.message, mention.name).trim();
    person.nameWords = mention.nameWords;
    person.full = mention.nameWords.length > 1;
  }
  const role = mention.role ? wordsOf(mention.message, mention.role).trim() : '';
  if (role.length > person.role.length || (role !== '' && putsRoleRight(mention))) {
    person.role = role;
    person.said = { ...saidRoleOf(mention), gender: person.said.gender };
  }
  person.said = { ...person.said, gender: person.said.gender ?? saidRoleOf(mention).gender };
};
