/** What an interview collects, measured: `npm run corpus -- conversations` prints the whole table. */
import { describe, expect, it } from 'vitest';
import { DETAILS_NEEDED_FOR_INCIDENT } from '#contract/limits.ts';
import { LABELLED_CONVERSATIONS } from './conversations.ts';
import type { LabelledConversation } from './labelled.ts';
import { detailRates, judgeConversation, offeredTooEarly } from './score.ts';

const judged = LABELLED_CONVERSATIONS.map(judgeConversation);
const held = judged.filter(({ conversation }) => conversation.held);

describe('the extractor on the labelled conversations', () => {
  it('finds nine in ten rightly and no less than 85 in a hundred of what is told', () => {
    const { precision, recall } = detailRates(judged);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });

  it('does not fall behind on those that no rule was made for', () => {
    const { precision, recall } = detailRates(held);
    expect(precision).toBeGreaterThanOrEqual(0.88);
    expect(recall).toBeGreaterThanOrEqual(0.78);
  });

  it('offers nothing where a careful reader finds fewer than six precise details', () => {
    expect(offeredTooEarly(judged, DETAILS_NEEDED_FOR_INCIDENT)).toEqual([]);
  });
});

describe('the measure', () => {
  const conversation: LabelledConversation = {
    about: 'A measure that cannot fail measures nothing',
    held: false,
    lines: ['Hier mon chef m’a insultée à la cantine.'],
    details: {
      when: { as: 'vague', in: ['Hier'] },
      where: { as: 'precise', in: ['au bureau'] },
      impact: { as: 'precise', in: ['cantine'] },
      people: { as: 'vague', in: ['mon chef'], notIn: ['mon chef'] },
    },
    type: null,
    day: null,
    time: null,
    people: [],
    witnesses: [],
  };

  it('tells right from wrong, missed and invented', () => {
    const verdicts = judgeConversation(conversation).details.map(({ kind, verdict }) => [kind, verdict]);
    expect(Object.fromEntries(verdicts)).toEqual({
      incident_type: 'invented',
      when: 'right',
      where: 'wrong',
      people: 'right',
      description: 'invented',
      impact: 'missed',
    });
  });
});
