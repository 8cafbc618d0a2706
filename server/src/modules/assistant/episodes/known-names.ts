/**
 * A person of one incident who was named in full when another was told: "Marc" is the Marc Dupont of the week before,
 * if no other Marc has been named, and still the chief that he was.
 */
import type { Collected, MentionedPerson } from '#contract/interview.ts';
import { fold } from '../text/text.ts';

/** @param others what was collected of the other incidents of the conversation */
export const withKnownNames = (collected: Collected, others: readonly Collected[]): Collected => {
  const known = others.flatMap(({ people }) => people.filter(({ full }) => full));
  if (known.length === 0 || collected.people.every(({ full, role }) => full && role !== '')) return collected;
  const people = collected.people.map((person) => named(person, known));
  if (people.every((person, at) => person === collected.people[at])) return collected;
  const isKnown = people.some(({ full, role, witness }) => full && role !== '' && !witness);
  const becomesExact = isKnown && hasVaguePeople(collected);
  return {
    ...collected,
    people,
    details: becomesExact
      ? collected.details.map((detail) =>
          detail.kind === 'people' ? { ...detail, certainty: 'exact' as const } : detail,
        )
      : collected.details,
    filled: collected.filled + (becomesExact ? 1 : 0),
  };
};

const hasVaguePeople = ({ details }: Collected): boolean =>
  details.some(({ kind, certainty, edit }) => kind === 'people' && certainty === 'approximate' && !edit);

const named = (person: MentionedPerson, known: readonly MentionedPerson[]): MentionedPerson => {
  if (person.full && person.role !== '') return person;
  const words = nameWordsOf(person.name);
  if (words.length === 0) return person;
  const same = known.filter(({ name }) => {
    const full = nameWordsOf(name);
    return words.every((word) => full.includes(word)) && (!person.full || words.length === full.length);
  });
  const names = new Set(same.map(({ name }) => fold(name)));
  const [first] = same;
  if (!first || names.size > 1) return person;
  return { ...person, name: first.name, role: person.role || first.role, full: true };
};

/** Words that are names: "mon chef" has none, "M. Dupont" has one. */
export const nameWordsOf = (name: string): string[] =>
  name
    .split(/[\s.]+/)
    .filter((word) => /^\p{Lu}/u.test(word) && !/^(?:M|Mme|Mlle|Monsieur|Madame|Dr|Docteur)$/.test(word))
    .map(fold);
