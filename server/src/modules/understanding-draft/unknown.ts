/** "Je ne sais pas": an answer like any other, which closes a question. */
import type { DetailKind } from '#contract/interview.ts';
import { holds, phrases, type Span, spansOf } from './phrases.ts';
import { type ReadMessage, sentenceAt } from './read-message.ts';

const UNKNOWN = phrases(
  "(?:je )?(?:ne |n')?(?:me |m'en )?(?:sais|souviens|rappelle) (?:vraiment |meme |absolument )?(?:pas|plus)(?: (?:trop|exactement|vraiment|du tout))?",
  "(?:je )?(?:n'en |en )?sais rien",
  'aucune idee',
  'pas (?:la moindre )?idee',
  "(?:j'ai|j'avais) oublie",
  'chais pas',
  'jsp',
  '(?:je )?(?:ne )?(?:prefere|veux|souhaite) (?:ne )?pas (?:[a-z]{1,4} )?(?:repondre|le dire|en parler|dire)',
  'aucun souvenir',
);
const HOUR = phrases("l'heure", 'quelle heure', 'heure exacte', "l'heure exacte", 'quel moment');
const TOPICS: readonly (readonly [DetailKind, RegExp])[] = [
  ['when', phrases('quel jour', 'quelle date', 'la date', 'quand', 'date exacte', 'jour exact')],
  ['where', phrases("ou c'etait", 'a quel endroit', 'ou exactement', "l'endroit")],
  [
    'people',
    phrases(
      '(?:son|leur|leurs|ses) (?:nom|prenom)s?',
      "comment il s'appelle",
      "comment elle s'appelle",
      "qui c'(?:est|etait)",
    ),
  ],
  [
    'witnesses',
    phrases(
      "s'il y avait (?:des temoins|quelqu'un|du monde)",
      "si quelqu'un",
      'si il y avait',
      'qui (?:a|etait) (?:vu|la|entendu|present)',
    ),
  ],
];
const LONG_ANSWER_WORDS = 14;
/** How far behind "je ne sais plus" its object stands. */
const TOPIC_REACH = 60;

export interface UnknownFinding {
  kind: DetailKind;
  message: ReadMessage;
  span: Span;
  /** Only the hour is not known: the day may be. */
  hourOnly: boolean;
}

/** What the person says that she does not know, or does not wish to say. */
export const findUnknowns = (messages: readonly ReadMessage[]): UnknownFinding[] =>
  messages.flatMap((message) =>
    spansOf(UNKNOWN, message.text).flatMap((span): UnknownFinding[] => {
      const rest = message.text.slice(
        span.end,
        Math.min(span.end + TOPIC_REACH, sentenceAt(message, span).end),
      );
      if (holds(HOUR, rest))
        return [{ kind: 'when', message, span: sentenceAt(message, span), hourOnly: true }];
      const topic = TOPICS.find(([, words]) => holds(words, rest))?.[0];
      const kind = topic ?? (message.wordCount <= LONG_ANSWER_WORDS ? message.asked : null);
      return kind ? [{ kind, message, span: sentenceAt(message, span), hourOnly: false }] : [];
    }),
  );
