/** Persons in one message: a name, a function, or both joined ("mon chef Marc Dupont", "Julie, ma collègue"). */
import { actionClauses } from './actions.ts';
import { impactClauses } from './impact.ts';
import { findNames, type NameMention } from './names.ts';
import { contains, type Span } from './phrases.ts';
import { type ReadMessage, wordsOf } from './read-message.ts';
import { findRoles, type RoleMention } from './roles.ts';

export interface PersonMention extends Span {
  message: ReadMessage;
  /** As said; empty when only the function is known. */
  name: string;
  full: boolean;
  /** As said, without its determiner; empty when unknown. */
  role: string;
  /** As said, with its determiner. */
  roleWithDeterminer: string;
  plural: boolean;
  /** Told in a step taken ("j'en ai parlé à la DRH") or an effect ("mon médecin m'a arrêtée"): not of the facts. */
  confidant: boolean;
}

const ROLE_THEN_NAME =
  /^(?: (?:de |du |d'|de l'|de la |des )[a-z-]{2,20})?(?: ?[,:(-]? ?(?:qui )?(?:s'? ?appelle |s'? ?appelait |se nomme |nommee? |du nom de |c'? ?est |est |monsieur |madame |m\. |mme )?)$/;
const NAME_THEN_ROLE =
  /^(?: ?[,(:-]? ?(?:qui |il |elle )?(?:est |etait |c'? ?est |c'? ?etait |comme )?(?:aussi )?)$/;
const MYSELF =
  /\b(?:je suis|j'etais|j etais|etant|en tant que?|je m'? ?appelle|mon nom (?:est|c'est)|moi c'est|comme|poste de|au poste de) (?:une? |la |le |l'|seule? )?$/;

const isMyself = ({ text }: ReadMessage, { start }: Span): boolean =>
  MYSELF.test(text.slice(Math.max(0, start - 30), start));

/** All mentions of persons other than the one who writes, in the order of the text. */
export const findPersonMentions = (message: ReadMessage): PersonMention[] => {
  const names = findNames(message).filter((name) => !isMyself(message, name));
  const steps = actionClauses(message);
  const effects = impactClauses(message);
  const free = findRoles(message.text).filter((role) => !isMyself(message, role));
  const mentions: PersonMention[] = [];
  for (const name of names) {
    const role = roleOf(message, name, free);
    if (role) free.splice(free.indexOf(role), 1);
    mentions.push(mentionFrom(message, name, role, steps, effects));
  }
  for (const role of free)
    if (role.determiner !== '' && !names.some((name) => contains(name, role)))
      mentions.push(mentionFrom(message, undefined, role, steps, effects));
  return mentions.sort((one, other) => one.start - other.start);
};

const roleOf = (
  { text }: ReadMessage,
  name: NameMention,
  roles: readonly RoleMention[],
): RoleMention | undefined =>
  roles.find(
    (role) =>
      role.end <= name.start &&
      name.start - role.end <= 25 &&
      ROLE_THEN_NAME.test(text.slice(role.end, name.start)),
  ) ??
  roles.find((role) => {
    if (role.start < name.end || role.start - name.end > 25) return false;
    const between = text.slice(name.end, role.start);
    return NAME_THEN_ROLE.test(between) && (role.determiner !== '' || /[,(:-]|est/.test(between));
  });

const mentionFrom = (
  message: ReadMessage,
  name: NameMention | undefined,
  role: RoleMention | undefined,
  steps: readonly Span[],
  effects: readonly Span[],
): PersonMention => {
  const start = Math.min(name?.start ?? Infinity, role?.start ?? Infinity);
  const last = Math.max(name?.end ?? 0, role?.end ?? 0);
  const isOpen = message.text.slice(start, last).includes('(') && message.text.charAt(last) === ')';
  const end = isOpen ? last + 1 : last;
  return {
    message,
    start,
    end,
    name: name?.name ?? '',
    full: name?.full ?? false,
    role: role ? wordsOf(message, { start: role.nounStart, end: role.end }) : '',
    roleWithDeterminer: role ? wordsOf(message, role) : '',
    plural: role?.plural === true && !name,
    confidant: [...steps, ...(name ? [] : effects)].some((step) => step.start <= start && start < step.end),
  };
};
