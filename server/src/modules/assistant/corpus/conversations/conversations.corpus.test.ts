import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS } from '#contract/details.ts';
import { INCIDENT_TYPES } from '#contract/incidents.ts';
import type { LabelledConversation, Line } from '../labelled.ts';
import { BUILDING_SITES } from './building-sites.ts';
import { CORRECTIONS } from './corrections.ts';
import { HOSPITAL_AND_CARE } from './hospital-and-care.ts';
import { OFFICE } from './office.ts';
import { SCHOOL_AND_STAGE } from './school-and-stage.ts';
import { SHOP_AND_RESTAURANT } from './shop-and-restaurant.ts';
import { TRANSPORT_AND_CLEANING } from './transport-and-cleaning.ts';
import { TYPED_IN_HASTE } from './typed-in-haste.ts';

const ALL: readonly LabelledConversation[] = [
  ...HOSPITAL_AND_CARE,
  ...SHOP_AND_RESTAURANT,
  ...OFFICE,
  ...BUILDING_SITES,
  ...SCHOOL_AND_STAGE,
  ...TRANSPORT_AND_CLEANING,
  ...TYPED_IN_HASTE,
  ...CORRECTIONS,
];

const said = (line: Line): string => (typeof line === 'string' ? line : line[1]);
const isTyped = (conversation: LabelledConversation, words: string): boolean =>
  conversation.lines.some((line) => said(line).includes(words));

describe('the labelled conversations', () => {
  it('are enough to tune with and enough to measure with', () => {
    expect(ALL.filter(({ held }) => !held).length).toBeGreaterThanOrEqual(40);
    expect(ALL.filter(({ held }) => held).length).toBeGreaterThanOrEqual(20);
  });

  it('all begin differently', () => {
    const first = ALL.map(({ lines }) => said(lines[0] ?? ''));
    expect(first.filter((words, at) => words === '' || first.indexOf(words) !== at)).toEqual([]);
  });

  describe.each(ALL.map((conversation) => [conversation.about, conversation] as const))('%s', (_, one) => {
    it('cites only words that were typed', () => {
      const cited = Object.entries(one.details).flatMap(([kind, label]) =>
        [...label.in, ...(label.notIn ?? [])].map((words) => [kind, words] as const),
      );
      expect(cited.filter(([, words]) => words === '' || !isTyped(one, words))).toEqual([]);
    });

    it('does not ask for words that it forbids', () => {
      const both = Object.values(one.details).flatMap((label) =>
        label.in.filter((words) => label.notIn?.includes(words)),
      );
      expect(both).toEqual([]);
    });

    it('names persons as they were typed', () => {
      expect([...one.people, ...one.witnesses].filter((name) => !isTyped(one, name))).toEqual([]);
      if (one.people.length > 0) expect(one.details.people).toBeDefined();
      if (one.witnesses.length > 0) expect(one.details.witnesses).toBeDefined();
    });

    it('knows its kinds, its type, its day and its time', () => {
      const { details, type, day, time } = one;
      expect(Object.keys(details).filter((kind) => !DETAIL_KINDS.some((known) => known === kind))).toEqual(
        [],
      );
      expect(Object.values(details).every((label) => label.in.length > 0)).toBe(true);
      if (type !== null) expect(INCIDENT_TYPES).toContain(type);
      if (day !== null) {
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        expect(day <= '2026-11-21').toBe(true);
      }
      if (time !== null) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      if (details.when?.as === 'precise') expect(day).not.toBeNull();
      if (details.incident_type?.as === 'precise') expect(type).not.toBeNull();
    });
  });
});
