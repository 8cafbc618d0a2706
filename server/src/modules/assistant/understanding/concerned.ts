/** The persons of the facts, with the detail that they are. */
import type { CollectedDetail, MentionedPerson } from '#contract/interview.ts';
import { onlyKnows, tellsWhoSaw } from './answer-forms.ts';
import { isSamePerson } from './corrections/cleared.ts';
import { correctsName } from './corrections/corrects-name.ts';
import { MAX_SOURCES, readingAid, sourcesOf } from './detail.ts';
import type { Finding } from './finding.ts';
import type { TypeFinding } from './incident-type.ts';
import type { Part } from './parts.ts';
import { isConsulted } from './people/consulted.ts';
import type { Mention } from './people/mention.ts';
import { peopleFrom } from './people/people.ts';
import { type ReadMessage, sentenceAt, textOf } from './read-message.ts';
import { isInside } from './since.ts';
import { overlaps, type Span } from './words/phrases.ts';

/** "Il s'appelle Didier": of somebody spoken of before. */
const isIntroduced = ({ message, span }: Mention): boolean =>
  /(?:il|elle) s'? ?appelle (?:donc |en fait )?$|son (?:pre)?nom (?:c'? ?)?(?:est|etait) $/.test(
    message.text.slice(Math.max(0, span.start - 26), span.start),
  );

/** "C'est Paul Girard, mon chef, qui m'a insultée": whoever did it, also when asked who saw it. */
const isDoer = ({ message, span }: Mention, types: readonly TypeFinding[]): boolean => {
  const sentence = sentenceAt(message, span);
  return types.some(
    (finding) =>
      finding.message === message &&
      overlaps(finding.span, sentence) &&
      finding.span.start >= span.start &&
      finding.span.end > span.end,
  );
};

/** "Le délégué est au courant": asked who saw it, she says who knows of it. */
const isAboutKnowing = (message: ReadMessage, span: Span): boolean =>
  message.asked === 'witnesses' &&
  !correctsName(message) &&
  (!tellsWhoSaw(message) || onlyKnows(textOf(message, sentenceAt(message, span))));

export const peopleOf = (
  parts: readonly Part[],
  types: readonly TypeFinding[],
): { persons: MentionedPerson[]; detail: CollectedDetail | null } => {
  const doers = parts.flatMap(({ mentions }) => mentions.filter((mention) => isDoer(mention, types)));
  /** Asked who saw it, whom she names did; not the one whom she accuses, nor the one whose name she puts right. */
  const isNamedAsWitness = (mention: Mention) =>
    !isIntroduced(mention) &&
    tellsWhoSaw(mention.message) &&
    !onlyKnows(textOf(mention.message, sentenceAt(mention.message, mention.span))) &&
    !doers.some((doer) => doer === mention || isSamePerson(doer, mention));
  const witnesses = new Set(
    parts.flatMap(({ message, mentions, witnesses: { mentions: seeing } }) =>
      message.asked === 'witnesses'
        ? mentions.filter((mention) => seeing.includes(mention) || isNamedAsWitness(mention))
        : seeing,
    ),
  );
  const asides = new Set(
    parts.flatMap(({ message, mentions, asides: clauses }) =>
      mentions.filter(
        ({ span }) =>
          isInside(message.ofOthers, span) ||
          (message.asked !== 'people' &&
            (message.asked === 'actions' || isAboutKnowing(message, span) || isInside(clauses, span))),
      ),
    ),
  );
  const people = peopleFrom(
    parts.flatMap(({ mentions, asides: clauses }) =>
      mentions.filter(
        (mention) =>
          witnesses.has(mention) ||
          doers.some((doer) => doer === mention || isSamePerson(doer, mention)) ||
          !isConsulted(mention, clauses),
      ),
    ),
    witnesses,
    (mention) => asides.has(mention),
  );
  const findings = people.mentions.map(
    ({ message, span }): Finding => ({ message, span, certainty: 'exact' }),
  );
  const detail: CollectedDetail | null = people.certainty && {
    kind: 'people',
    certainty: people.certainty,
    value: readingAid(findings),
    sources: sourcesOf(findings, MAX_SOURCES),
  };
  return { persons: people.persons, detail };
};
