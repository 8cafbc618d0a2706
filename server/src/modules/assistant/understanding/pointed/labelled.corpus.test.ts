/** The labelled conversations with a model that is always right beside the reading, and with one that is always wrong. */
import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS, type DetailKind } from '#contract/details.ts';
import type { Collected } from '#contract/interview.ts';
import { LABELLED_CONVERSATIONS } from '../../corpus/conversations.ts';
import type { Label, LabelledConversation } from '../../corpus/labelled.ts';
import { saidIn } from '../../corpus/score.ts';
import { verified } from '../../extraction/verified.ts';
import { meetsRuleOfSix } from '../../interview.ts';
import { readInterview } from '../../read-interview.ts';

const toldIn = ({ details }: LabelledConversation): [DetailKind, Label][] =>
  DETAIL_KINDS.flatMap((kind): [DetailKind, Label][] => {
    const label = details[kind];
    return label && label.as !== 'unknown' ? [[kind, label]] : [];
  });

/** @param kindFor what the model takes the words of a label for */
const readWith = (
  conversation: LabelledConversation,
  kindFor: ((kind: DetailKind) => DetailKind) | null,
): Collected => {
  const said = saidIn(conversation.lines);
  const hers = said.filter(({ role }) => role === 'user');
  const pointers = toldIn(conversation).flatMap(([kind, label]) =>
    label.in.flatMap((quote) =>
      verified(
        hers.map((_, at) => ({
          kind: kindFor?.(kind) ?? kind,
          message: at + 1,
          quote,
          certainty: label.as === 'precise' ? 'exact' : 'approximate',
        })),
        hers,
      ),
    ),
  );
  const timeZone = 'Europe/Paris';
  return readInterview(said, kindFor ? { timeZone, pointers } : { timeZone }).collected;
};

const foundIn = (conversation: LabelledConversation, { details }: Collected): number =>
  toldIn(conversation).filter(([kind, label]) =>
    details.some(
      (detail) =>
        detail.kind === kind &&
        detail.certainty !== 'unknown' &&
        detail.sources.some(({ words }) =>
          label.in.some((told) => words.includes(told) || told.includes(words)),
        ),
    ),
  ).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const shifted = (kind: DetailKind): DetailKind =>
  DETAIL_KINDS[(DETAIL_KINDS.indexOf(kind) + 3) % DETAIL_KINDS.length] ?? kind;

describe('the held conversations', () => {
  const held = LABELLED_CONVERSATIONS.filter((conversation) => conversation.held);

  it('have a good part of what the reading misses found by a model that is right', () => {
    const told = sum(held.map((conversation) => toldIn(conversation).length));
    const alone = sum(held.map((conversation) => foundIn(conversation, readWith(conversation, null))));
    const joined = sum(
      held.map((conversation) =>
        foundIn(
          conversation,
          readWith(conversation, (kind) => kind),
        ),
      ),
    );
    expect((joined - alone) / (told - alone)).toBeGreaterThan(0.4);
  });
});

describe('all labelled conversations', () => {
  it.each([
    ['right', (kind: DetailKind) => kind],
    ['wrong', shifted],
  ])('make no offer under six details for a model that is %s, where there was none', (_what, kindFor) => {
    for (const conversation of LABELLED_CONVERSATIONS) {
      const precise = toldIn(conversation).filter(([, { as }]) => as === 'precise').length;
      if (precise >= 6 || meetsRuleOfSix(readWith(conversation, null))) continue;
      expect([conversation.about, meetsRuleOfSix(readWith(conversation, kindFor))]).toEqual([
        conversation.about,
        false,
      ]);
    }
  });
});
