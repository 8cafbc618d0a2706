/** Whether two namings by a role can be of one person: "la responsable du magasin" is not "la responsable RH". */
import { textOf } from '../read-message.ts';
import type { Mention } from './mention.ts';

export interface SaidRole {
  /** 'responsable'; null when no role was said. */
  head: string | null;
  /** What she is responsible for, in the words that tell it: 'magasin'. */
  field: readonly string[];
  /** As the title or the determiner tells it. */
  gender: 'f' | 'm' | null;
}

const SHORT: Readonly<Record<string, string>> = { resp: 'responsable', chefe: 'cheffe' };
const LINK = /^(?:de|du|des|d|la|le|les|l|en|au|aux|a)$/;

export const saidRoleOf = (mention: Mention): SaidRole => {
  const [head, ...rest] = mention.role
    ? (textOf(mention.message, mention.role).match(/[a-z0-9+-]+/g) ?? [])
    : [];
  return {
    head: head === undefined ? null : (SHORT[head] ?? head),
    field: rest.filter((word) => !LINK.test(word)),
    gender: genderOf(mention),
  };
};

const genderOf = ({ message, name, titled, roleWithDeterminer }: Mention): SaidRole['gender'] => {
  const title = name && titled ? textOf(message, name) : '';
  if (/^(?:mme|madame|mlle|mademoiselle)(?![a-z])/.test(title)) return 'f';
  if (/^(?:m|mr|monsieur)(?![a-z])/.test(title)) return 'm';
  const role = roleWithDeterminer ? textOf(message, roleWithDeterminer) : '';
  if (/^(?:la|ma|une|cette) /.test(role)) return 'f';
  // "Mon adjointe": before a vowel the determiner tells nothing.
  return /^(?:le|un|ce) |^mon (?![aeiouh])/.test(role) ? 'm' : null;
};

/** Nothing of what was said of the one stands against the other. */
export const canBeSame = (one: SaidRole, other: SaidRole): boolean =>
  one.head === other.head &&
  (one.gender === null || other.gender === null || one.gender === other.gender) &&
  (one.field.length === 0 || other.field.length === 0 || isSameField(one, other));

export const isSameField = (one: SaidRole, other: SaidRole): boolean =>
  one.field.some((word) => other.field.includes(word));
