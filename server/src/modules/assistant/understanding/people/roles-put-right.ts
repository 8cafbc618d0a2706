/** "Ce n'est pas mon comptable, c'est mon chef de projet": the role was wrong, and the person is the same. */
import { oncePerMessage } from '../once.ts';
import { type ReadMessage, textOf } from '../read-message.ts';
import { matchesOf, overlaps, type Span } from '../words/phrases.ts';
import type { Mention } from './mention.ts';
import { ROLES } from './role-words.ts';

interface PutRight {
  /** Without their determiners. */
  wrong: Span;
  right: Span;
}

const NOT = /(?<![a-z])(?:pas|pas du tout|pas vraiment|pas exactement|plus|jamais ete) $/;
const BUT =
  /^[ ,.;:]*(?:(?:mais|non|en fait|plutot|lui|elle|c'? ?(?:est|etait)|il est|elle est|il etait|elle etait|bien)[ ,]+){1,3}$/;
const AND_NOT = /^,? (?:et )?(?:non )?pas $/;
const CLOSED = /^ ?(?:$|[.,;!?)\n])/;
/** Told of somebody else: "c'est pas mon chef, c'est mon collègue qui m'a insultée". */
const WHO = /^,? qui(?![a-z])/;

const rolesPutRightIn = oncePerMessage((message): PutRight[] => {
  const { text } = message;
  const roles = matchesOf(ROLES, text).map((match) => {
    const end = match.index + match[0].trimEnd().length;
    return { start: match.index, end, role: { start: match.index + (match[1] ?? '').length, end } };
  });
  return roles.slice(1).flatMap((next, at): PutRight[] => {
    const one = roles[at];
    if (!one || WHO.test(text.slice(next.end, next.end + 6))) return [];
    const between = text.slice(one.end, next.start);
    if (NOT.test(text.slice(Math.max(0, one.start - 20), one.start)) && BUT.test(between))
      return [{ wrong: one.role, right: next.role }];
    const isLast = AND_NOT.test(between) && CLOSED.test(text.slice(next.end, next.end + 2));
    return isLast ? [{ wrong: next.role, right: one.role }] : [];
  });
});

/** "…, en fait." */
const MAX_REST = 12;

/** Nothing but who somebody is: no act is told by it. */
export const onlyPutsRoleRight = (message: ReadMessage, sentence: Span): boolean =>
  rolesPutRightIn(message).some(
    ({ wrong, right }) =>
      overlaps(wrong, sentence) &&
      overlaps(right, sentence) &&
      sentence.end - Math.max(wrong.end, right.end) <= MAX_REST,
  );

/** Whoever was named with a wrong role keeps the name alone, and the right one is said to be in the place of it. */
export const withRolesPutRight = (
  all: readonly (readonly Mention[])[],
  messages: readonly ReadMessage[],
): Mention[][] => {
  const putRight = messages.flatMap((message, at) =>
    rolesPutRightIn(message).map((each) => ({ ...each, message, at, former: textOf(message, each.wrong) })),
  );
  const isWrong = (mention: Mention, at: number, each: (typeof putRight)[number]): boolean => {
    if (!mention.name || !mention.role) return false;
    if (at > each.at || (at === each.at && mention.span.end > each.wrong.start)) return false;
    return textOf(mention.message, mention.role) === each.former;
  };
  const meant = putRight.filter((each) =>
    all.some((own, at) => own.some((mention) => isWrong(mention, at, each))),
  );
  if (meant.length === 0) return all.map((own) => [...own]);
  return all.map((own, at) => {
    const here = meant.filter((each) => each.at === at);
    const kept = own
      .filter(({ name, span }) => name || !here.some(({ wrong }) => overlaps(wrong, span)))
      .map((mention): Mention => {
        const wrong = meant.find((each) => isWrong(mention, at, each));
        if (wrong && mention.name) return withoutRole(mention, mention.name, wrong.former);
        const right = here.find((each) => !mention.name && overlaps(each.right, mention.span));
        return right ? { ...mention, insteadOf: right.former } : mention;
      });
    const unread = here.filter((each) => !kept.some(({ span }) => overlaps(span, each.right)));
    return [...kept, ...unread.map(mentionOf)].toSorted((one, other) => one.span.start - other.span.start);
  });
};

const withoutRole = (mention: Mention, name: Span, formerRole: string): Mention => ({
  ...mention,
  span: name,
  role: null,
  roleWithDeterminer: null,
  formerRole,
});

/** "Il est chef de projet": without a determiner, nobody is spoken of by it elsewhere. */
const mentionOf = (each: PutRight & { message: ReadMessage; former: string }): Mention => ({
  message: each.message,
  span: each.right,
  name: null,
  nameWords: [],
  role: each.right,
  roleWithDeterminer: each.right,
  titled: false,
  insteadOf: each.former,
});
