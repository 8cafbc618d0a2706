/** "J'ai oublié la date": said unasked, it answers the question that would be asked. */
import type { DetailKind } from '#contract/details.ts';
import { clauseAt, type ReadMessage } from './read-message.ts';
import { phrases, type Span, spansOf } from './words/phrases.ts';

const NO_LONGER =
  "(?:j'ai (?:completement |totalement )?oublie|(?:ne )?(?:me )?(?:sais|souviens|rappelle) (?:vraiment |du tout )?plus(?: (?:du tout|trop|exactement|bien|vraiment))?)";

const FORGOTTEN: readonly (readonly [DetailKind, RegExp])[] = [
  ['when', phrases(`${NO_LONGER} (?:(?:de )?(?:la date|quel jour|quelle date|quand)|(?:du|le) jour)`)],
  [
    'where',
    phrases(
      `${NO_LONGER} (?:ou (?:c'etait|ca s'est passe|on etait|j'etais)|(?:de )?l'endroit|(?:du|le) lieu)`,
    ),
  ],
];

export const forgottenIn = (message: ReadMessage): { kind: DetailKind; span: Span }[] =>
  FORGOTTEN.flatMap(([kind, words]) =>
    spansOf(words, message.text)
      .slice(0, 1)
      .map((span) => ({
        kind,
        span: { start: Math.min(span.start, clauseAt(message, span).start), end: span.end },
      })),
  );
