/** What happened: the sentences in which somebody does something to the person. */

import { findTypes } from './incident-type.ts';
import { phrases, type Span, spansOf } from './phrases.ts';
import { isQuestion, type ReadMessage, sentenceAt, wholeOf, wordCount } from './read-message.ts';
import { findUnknowns } from './unknown.ts';

/** "Il m'a … ", "elle me …", "on m'a …", "je me suis fait …", "il a jeté mon …". */
const ACTS = phrases(
  "m'(?:a|ont|avait|avaient) (?:[a-z]{2,12} ){0,2}[a-z]{2,14}(?:e|ee|i|ie|it|u|ue|is|ise|rt|te|es)",
  "(?:il|elle|on|ils|elles|qui) (?:ne )?(?:me|m'|nous) ?[a-z]{3,14}",
  "(?:je me suis|j'ai ete|j'ai etait|je me) (?:encore |aussi )?(?:faite?|vue?|retrouvee?|[a-z]{3,12}ee?)",
  "(?:il|elle|ils|elles) (?:a|ont|s'est|se sont) (?:[a-z]{2,12} ){0,4}(?:mon|ma|mes|moi|sur moi|devant moi)",
  "(?:il|elle|ils|elles) (?:m'a|a) (?:dit|repondu|lance|ecrit|envoye|hurle|crie)",
);
/** "Il ne m'a rien fait." */
const NO_ACT = /\brien (?:fait|dit)\b/;
const WORDS_OF_AN_ACCOUNT = 12;

export interface NarrativeFinding {
  sentences: { message: ReadMessage; span: Span }[];
  certainty: 'exact' | 'approximate';
}

export const findNarrative = (messages: readonly ReadMessage[]): NarrativeFinding | null => {
  const sentences = messages.flatMap((message) => narratedIn(message).map((span) => ({ message, span })));
  if (sentences.length === 0) return null;
  const words = sentences.reduce(
    (sum, { message, span }) => sum + wordCount(message.text.slice(span.start, span.end)),
    0,
  );
  return { sentences, certainty: words >= WORDS_OF_AN_ACCOUNT ? 'exact' : 'approximate' };
};

/** The sentences of a message that tell what was done. */
export const narratedIn = (message: ReadMessage): Span[] => {
  const told = spansOf(ACTS, message.text).filter(
    ({ start, end }) => !NO_ACT.test(message.text.slice(start, end + 12)),
  );
  const acts = [...told, ...findTypes([message]).map(({ span }) => span)].map((span) =>
    sentenceAt(message, span),
  );
  const whole = wholeOf(message);
  const answers =
    message.asked === 'description' && wordCount(message.text) >= 4 && findUnknowns([message]).length === 0;
  const sentences = answers ? [...acts, ...message.sentences] : acts;
  return message.sentences.filter(
    (sentence) =>
      sentences.includes(sentence) &&
      !isQuestion(message.text.slice(sentence.start, Math.min(sentence.end + 1, whole.end))),
  );
};
