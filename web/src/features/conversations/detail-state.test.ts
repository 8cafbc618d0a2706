import { expect, it } from 'vitest';
import { DETAIL_KINDS } from '#contract/interview.ts';
import { detailValue, shownDetails } from './detail-state.ts';
import { conversationOf } from './test-messages.ts';

const collected = {
  ...conversationOf().collected,
  details: [
    { kind: 'where', certainty: 'approximate', value: 'au bureau', sources: [] },
    { kind: 'witnesses', certainty: 'unknown', value: 'je ne sais pas', sources: [] },
  ] as const,
};

it('all eight details are listed, in the order of the contract, the missing ones as empty', () => {
  const shown = shownDetails({ ...collected, details: [...collected.details] as never });
  expect(shown.map(({ kind }) => kind)).toEqual([...DETAIL_KINDS]);
  expect(shown.find(({ kind }) => kind === 'where')?.state).toBe('approximate');
  expect(shown.find(({ kind }) => kind === 'when')?.state).toBe('empty');
});

it('what the person does not know has no value', () => {
  const given = { ...collected, details: [...collected.details] as never };
  expect(detailValue(given, 'where')).toBe('au bureau');
  expect(detailValue(given, 'witnesses')).toBeNull();
  expect(detailValue(given, 'impact')).toBeNull();
});
