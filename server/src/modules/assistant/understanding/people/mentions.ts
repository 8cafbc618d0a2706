/** Names and roles of a message, put together: "ma collègue Julie Leroy", "Marc Dupont, chef d'équipe". */
import { oncePerMessage } from '../once.ts';
import { type ReadMessage, textOf } from '../read-message.ts';
import { matchesOf, overlaps, type Span } from '../words/phrases.ts';
import type { Mention } from './mention.ts';
import { type FoundName, namesIn } from './names.ts';
import { ROLES } from './role-words.ts';

interface FoundRole {
  /** Determiner included. */
  span: Span;
  role: Span;
  determined: boolean;
}

/** Between a role and its name, without a comma: "mon chef Marc Dupont", "une collègue qui s'appelle Julie". */
const ROLE_THEN_NAME =
  /^ ?(?:"|qui s'appelle |nommee? |appelee? |, nommee? |du nom de |, |: |c[' ]?est |\(|,? ?une? certaine? )?$/;
const ROLE_JOINED_NAME = /^ ?(?:"|qui s'appelle |nommee? |appelee? |du nom de )?$/;
const NAME_THEN_ROLE =
  /^ ?(?:,? ?(?:et )?(?:il|elle) (?:est|etait) |, ?|\. ?(?=[^.]{0,24}$)|\(|qui est (?:aussi )?|est |etait |c'est |, c'est |, qui est |- |: |, (?:donc )?)?$/;

export const mentionsIn = oncePerMessage((message): Mention[] => {
  const roles = rolesIn(message);
  const roleEnds = new Set(roles.flatMap(({ span }) => [span.end + 1]));
  const names = namesIn(message, roleEnds);
  const free = roles.filter(({ span }) => !names.some((name) => overlaps(name.span, span)));
  const pairs = new Map<FoundName, FoundRole>();
  const taken = new Set<FoundRole>();
  const pair = (name: FoundName, role: FoundRole | undefined) => {
    if (!role || pairs.has(name) || taken.has(role)) return;
    pairs.set(name, role);
    taken.add(role);
  };
  const between = (from: Span, to: Span) => textOf(message, { start: from.end, end: to.start });
  const next = <T extends { span: Span }>(list: readonly T[], after: Span) =>
    list.find(({ span }) => span.start >= after.end && span.start <= after.end + 24);
  const nextName = (role: FoundRole) => next(names, role.span);
  for (const role of free) {
    const name = nextName(role);
    if (name && ROLE_JOINED_NAME.test(between(role.span, name.span))) pair(name, role);
  }
  for (const name of names) {
    const role = next(free, name.span);
    if (role && NAME_THEN_ROLE.test(between(name.span, role.span))) pair(name, role);
  }
  for (const role of free) {
    const name = nextName(role);
    if (name && ROLE_THEN_NAME.test(between(role.span, name.span))) pair(name, role);
  }
  return [
    ...names.map((name) => mentionOf(message, name, pairs.get(name))),
    ...free
      .filter((role) => !taken.has(role) && role.determined && !isPlace(message, role))
      .map((role) => mentionOf(message, null, role)),
  ]
    .filter((mention) => !isBystander(mention) && !isSaidInFull(mention, names))
    .toSorted((one, other) => one.span.start - other.span.start);
});

/** "Ma collègue Inès pense que c'est …": she has an opinion of the facts, no part in them. */
const isBystander = ({ message, span }: Mention): boolean =>
  /^ (?:pense(?:nt)?|croi(?:t|ent)|estime(?:nt)?|suppose(?:nt)?|imagine(?:nt)?|trouve(?:nt)?) (?:aussi )?qu(?:e |' ?| )(?:c'? ?est|ca|cela|il|elle|ils)(?![a-z])/.test(
    message.text.slice(span.end, span.end + 40),
  );

/** "Il s'appelle Gérard, Thomas Gérard": one name, said twice in a breath. */
const isSaidInFull = ({ message, name, nameWords, role }: Mention, names: readonly FoundName[]): boolean =>
  name !== null &&
  role === null &&
  names.some(
    ({ span, words }) =>
      words.length > nameWords.length &&
      words.slice(-nameWords.length).join(' ') === nameWords.join(' ') &&
      /^, (?:enfin |donc )?$/.test(message.text.slice(name.end, span.start)),
  );

const rolesIn = (message: ReadMessage): FoundRole[] =>
  matchesOf(ROLES, message.text).map((match) => {
    const determiner = match[1] ?? '';
    const end = match.index + match[0].trimEnd().length;
    return {
      span: { start: match.index, end },
      role: { start: match.index + determiner.length, end },
      determined: determiner !== '' || isActing(message, { start: match.index, end }),
    };
  });

/** "Chef me crie dessus", "mn chef m'insulte": somebody, in haste without a determiner. */
const isActing = ({ text }: ReadMessage, { start, end }: Span): boolean =>
  /(?:^|[.!?\n] ?|(?<![a-z'])(?:mn|m|et|mais|hier|la) )$/.test(text.slice(Math.max(0, start - 6), start)) &&
  /^ (?:il |elle )?(?:me |m'(?:a |ont |avait )?)[a-z]/.test(text.slice(end, end + 16));

const mentionOf = (message: ReadMessage, name: FoundName | null, role: FoundRole | undefined): Mention => {
  const spans = [name?.span, role?.span].filter((span) => span !== undefined);
  return {
    message,
    span: {
      start: Math.min(...spans.map(({ start }) => start)),
      end: closed(message, Math.max(...spans.map(({ end }) => end))),
    },
    name: name?.span ?? null,
    nameWords: name?.words ?? [],
    role: role?.role ?? null,
    roleWithDeterminer: role?.span ?? null,
    titled: name?.titled ?? false,
  };
};

/** "de chez le client", "au bureau de mon chef": where, not who. */
const isPlace = (message: ReadMessage, { span }: FoundRole): boolean =>
  /(?:chez|bureaux? de|bureaux? d') ?$/.test(message.text.slice(Math.max(0, span.start - 14), span.start));

/** "(responsable RH)": the bracket closes what it opened. */
const closed = (message: ReadMessage, end: number): number =>
  message.text.charAt(end) === ')' ? end + 1 : end;
