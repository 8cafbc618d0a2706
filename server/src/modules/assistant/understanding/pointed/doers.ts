/**
 * Who is told of as having done it: no witness, whoever takes him for one. "Mon chef Marc Dupont m'a giflée" names the one
 * whom she accuses; a model that points at him as somebody who saw it would make him a witness of his own act.
 */
import { isSamePerson } from '../corrections/cleared.ts';
import { findTypes } from '../incident-type.ts';
import type { Mention } from '../people/mention.ts';
import { mentionsIn } from '../people/mentions.ts';
import type { ReadMessage } from '../read-message.ts';
import { overlaps } from '../words/phrases.ts';
import type { Pointed } from './pointed.ts';

/** "Marc Dupont, le chef d'équipe, m'a …", "c'est Marc qui me …"; not "Julie m'a vue". */
const DOES_TO_HER =
  /^(?:,[^,.!?;\n]{1,40},)?(?: qui)? (?:ne |n')?(?:m'(?:a|ont|avait|avaient)|me|nous(?: a| ont)?) (?!(?:tout |bien |tous |toujours )*(?:vue?s?|entendue?s?|regard|aid|defend|soutenu|consol|cru|ramasse|releve)[a-z]{0,4}(?![a-z]))/;
/** "Marc Dupont a encore insulté". */
const NEAR_CHARACTERS = 24;

const doersIn = (messages: readonly ReadMessage[]): Mention[] => {
  const types = findTypes(messages);
  return messages.flatMap((message) => {
    const mentions = mentionsIn(message);
    return mentions.filter(({ span }, at) => {
      const next = mentions[at + 1]?.span.start ?? message.text.length;
      return (
        DOES_TO_HER.test(message.text.slice(span.end, span.end + 80)) ||
        types.some(
          ({ message: told, span: { start } }) =>
            told === message && start >= span.end && start < next && start - span.end <= NEAR_CHARACTERS,
        )
      );
    });
  });
};

/** True for words that name nobody but them. */
export const namesDoersAlone = (
  messages: readonly ReadMessage[],
): ((pointed: Pick<Pointed, 'message' | 'span'>) => boolean) => {
  const doers = doersIn(messages);
  return ({ message, span }) => {
    const named = mentionsIn(message).filter((mention) => overlaps(mention.span, span));
    return (
      named.length > 0 &&
      named.every((mention) => doers.some((doer) => doer === mention || isSamePerson(doer, mention)))
    );
  };
};
