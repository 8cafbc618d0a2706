/** Persons of the whole conversation: mentions of the same one are brought together. */
import type { MentionedPerson } from '#contract/interview.ts';
import { fold } from './fold.ts';
import type { PersonMention } from './person-mentions.ts';

export interface Person extends MentionedPerson {
  mentions: PersonMention[];
}

const TITLE = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle|dr|docteur|me|maitre)\.? /;
const keyOf = (name: string): string => fold(name).text.replace(TITLE, '').trim();
/** "cheffe d'équipe" and "chef" are the same function. */
const roleKeyOf = (role: string): string =>
  (fold(role).text.split(/[ ']/)[0] ?? '').replace(/^cheffe$/, 'chef').replace(/e?s?$/, '');

const isSameName = (one: string, other: string): boolean => {
  const [key, otherKey] = [keyOf(one), keyOf(other)];
  if (key === otherKey) return true;
  const [words, otherWords] = [key.split(' '), otherKey.split(' ')];
  if (words.length > 1 && otherWords.length > 1) return false;
  const [single = '', longer] = words.length === 1 ? [words[0], otherWords] : [otherWords[0], words];
  return longer[0] === single || longer.at(-1) === single;
};

const isSame = (person: Person, mention: PersonMention, index: number): boolean => {
  if (mention.name !== '' && person.name !== '') return isSameName(person.name, mention.name);
  if (mention.role !== '' && person.role !== '') return roleKeyOf(person.role) === roleKeyOf(mention.role);
  return index === 0 && isAnswerTo(person, mention);
};

/** "Il s'appelle Marc Dupont", "c'est mon chef": an answer about the one person spoken of so far. */
const isAnswerTo = (person: Person, mention: PersonMention): boolean =>
  (mention.message.asked === 'people' ||
    /\b(?:s'? ?appelle|son nom|nomme|c'est|il est|elle est)\b/.test(mention.message.text)) &&
  !person.witness &&
  (mention.name === '' ? person.role === '' : person.name === '');

/** @param witnesses the mentions of those who saw or heard it. */
export const gatherPeople = (
  mentions: readonly PersonMention[],
  witnesses: ReadonlySet<PersonMention>,
): Person[] => {
  const people: (Person & { key: string })[] = [];
  for (const mention of mentions) {
    if (mention.plural || mention.confidant) continue;
    const witness = witnesses.has(mention);
    const authors = people.filter((person) => !person.witness);
    const known =
      people.find((person) => isSame(person, mention, -1)) ??
      (authors.length === 1 ? authors.find((person) => isSame(person, mention, 0)) : undefined);
    if (!known) {
      people.push({
        key: '',
        name: mention.name,
        role: mention.role,
        full: mention.full,
        witness,
        mentions: [mention],
      });
      continue;
    }
    if (
      mention.name !== '' &&
      (known.name === '' ||
        (mention.full && !known.full) ||
        keyOf(mention.name).length > keyOf(known.name).length)
    ) {
      known.name = mention.name;
      known.full = mention.full;
    }
    if (known.role === '' || mention.role.length > known.role.length) known.role = mention.role || known.role;
    known.witness = known.witness || witness;
    known.mentions.push(mention);
  }
  return people.map(({ key: _key, ...person }) => ({
    ...person,
    name: person.name || person.mentions[0]?.roleWithDeterminer || person.role,
  }));
};
