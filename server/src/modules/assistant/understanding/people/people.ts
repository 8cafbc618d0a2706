/** The persons of the facts: who is spoken of, and whether they are known by first name, last name and role. */
import type { Certainty, MentionedPerson } from '#contract/interview.ts';
import type { Mention } from './mention.ts';
import { type KnownPerson, mergeMentions } from './merge.ts';

export interface People {
  /** Everybody named or known by a role, in the order in which they came up. */
  persons: MentionedPerson[];
  /** Where the persons concerned (not only witnesses, not only those told of it since) were spoken of. */
  mentions: Mention[];
  certainty: Certainty | null;
}

/**
 * @param witnesses mentions of those who saw or heard
 * @param isAside true for a mention in words about what came after the facts
 */
export const peopleFrom = (
  all: readonly Mention[],
  witnesses: ReadonlySet<Mention>,
  isAside: (mention: Mention) => boolean,
): People => {
  const known = mergeMentions(all).filter(
    (person) =>
      person.nameWords.length > 0 ||
      (person.mentions.some((mention) => !isAside(mention)) &&
        !(isGroup(person) && onlySees(person.mentions, witnesses))),
  );
  const isConcerned = (mention: Mention) => !witnesses.has(mention) && !isAside(mention);
  const concerned = known.filter(
    ({ mentions }) => mentions.some(isConcerned) && !onlySees(mentions, witnesses),
  );
  return {
    persons: known.map((person) => ({
      name: person.name,
      role: person.role === person.name ? '' : roleBeside(person),
      full: person.full,
      witness: person.mentions.some((mention) => witnesses.has(mention)),
    })),
    mentions: concerned.flatMap(({ mentions }) => mentions.filter(isConcerned)),
    certainty: certaintyOf(concerned),
  };
};

/** "les clients" who saw are an audience, not somebody to be named. */
const isGroup = ({ name }: KnownPerson): boolean =>
  /^(?:les|des|mes|nos|ses|deux|trois|plusieurs|d.autres)(?!\p{L})/iu.test(name);

const onlySees = (mentions: readonly Mention[], witnesses: ReadonlySet<Mention>): boolean =>
  mentions.length > 0 && mentions[0] !== undefined && mentions.every((mention) => witnesses.has(mention));

/** "mon chef" is its own name; the role is not said twice. */
const roleBeside = (person: KnownPerson): string => (person.nameWords.length === 0 ? '' : person.role);

/** First name, last name and role of at least one of them (spec.md, 5). */
const certaintyOf = (concerned: readonly KnownPerson[]): Certainty | null => {
  if (concerned.length === 0) return null;
  return concerned.some(({ full, role }) => full && role !== '') ? 'exact' : 'approximate';
};
