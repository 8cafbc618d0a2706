/** Each message with what was found in it, and who of those it names is no witness and nobody of the facts. */
import type { answerIn } from './answers.ts';
import { isAbsent, isSamePerson } from './corrections/cleared.ts';
import type { Mention } from './people/mention.ts';
import type { ReadMessage } from './read-message.ts';
import type { asidesIn } from './since.ts';
import type { Witnesses } from './witnesses.ts';
import { overlaps } from './words/phrases.ts';

export interface Part {
  message: ReadMessage;
  answer: ReturnType<typeof answerIn>;
  asides: ReturnType<typeof asidesIn>;
  mentions: Mention[];
  witnesses: Witnesses;
}

/** Without what she has erased by hand: persons of the facts, witnesses. See [Note: edits] in edits.ts. */
export const withoutErased = (
  parts: readonly Part[],
  isErased: (kind: 'people' | 'witnesses', message: ReadMessage) => boolean,
): Part[] =>
  parts.map((part) => {
    const { message, witnesses } = part;
    const isSeeing = (mention: Mention) =>
      witnesses.mentions.includes(mention) || message.asked === 'witnesses';
    const noWitnesses = isErased('witnesses', message);
    const noPeople = isErased('people', message);
    if (!noWitnesses && !noPeople) return part;
    return {
      ...part,
      mentions: part.mentions.filter((mention) => (isSeeing(mention) ? !noWitnesses : !noPeople)),
      witnesses: noWitnesses ? { findings: [], mentions: [] } : witnesses,
    };
  });

/** Without those of whom she says later that they were not there or saw nothing: no witnesses, and nobody of the facts. */
export const withoutAbsent = (parts: readonly Part[]): Part[] => {
  const absences = parts.flatMap(({ mentions }, at) =>
    mentions.filter(isAbsent).map((mention) => ({ mention, at })),
  );
  if (absences.length === 0) return [...parts];
  return parts.map((part, at) => {
    const isGone = (mention: Mention) =>
      absences.some(
        (absence) =>
          isSamePerson(absence.mention, mention) &&
          (at < absence.at || (at === absence.at && mention.span.start <= absence.mention.span.start)),
      );
    const { findings, mentions: seeing } = part.witnesses;
    return {
      ...part,
      // Asked who was there, she says who was not: that answers nothing else.
      answer: part.mentions.some((mention) => isAbsent(mention) || isGone(mention)) ? null : part.answer,
      mentions: part.mentions.filter(
        (mention) =>
          !isAbsent(mention) &&
          !((seeing.includes(mention) || part.message.asked === 'witnesses') && isGone(mention)),
      ),
      witnesses: {
        findings: findings
          .filter(({ mention }) => !mention || !isGone(mention))
          .map((finding) => {
            // "Sophie et Karim ont tout entendu", and Karim has not: Sophie alone is cited.
            const tellsOfGone = part.mentions.some(
              (mention) => isGone(mention) && overlaps(mention.span, finding.span),
            );
            return finding.mention && tellsOfGone ? { ...finding, span: finding.mention.span } : finding;
          }),
        mentions: seeing.filter((mention) => !isGone(mention)),
      },
    };
  });
};
